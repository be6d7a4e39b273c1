'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BesidePersonProvider } from '@/components/ui/beside-person'
import { MarkButton } from './mark-button'
import { useMarks } from './use-marks'

type FavouriteMarksProps = {
  /** Ids of the workers who are favourites when the page opens. */
  marked: readonly string[]
  children: ReactNode
}

/** Puts a star beside the name of every worker below: a worker who appears twice has one mark. */
export function FavouriteMarks({ marked, children }: FavouriteMarksProps) {
  const t = useTranslations('favouriteMark')
  const marks = useMarks(marked)
  return (
    <BesidePersonProvider
      value={({ id, name }) => (
        <MarkButton
          label={t('action', { name })}
          isMarked={marks.isMarked(id)}
          onChange={(isMarked) => void marks.set(id, isMarked)}
        />
      )}
    >
      {children}
    </BesidePersonProvider>
  )
}
