'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lateParts } from '@/components/layout/late-parts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import type { SaveSearchDialogProps } from './save-search-dialog'

const SaveSearchDialog = pressPart(lateParts('savedSearches', () => import('./save-search-dialog')))

type SaveSearchButtonProps = Omit<SaveSearchDialogProps, 'onClose'>

/** Keeps the search that is shown; the dialog's script and messages load when it opens. */
export function SaveSearchButton(props: SaveSearchButtonProps) {
  const t = useTranslations('savedSearches')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Icon name="bell" className="size-4.5" />
        {t(props.saved ? 'changeTitle' : 'saveTitle')}
      </Button>
      {isOpen && <SaveSearchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
