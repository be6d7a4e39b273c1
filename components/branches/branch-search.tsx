'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import { type BranchName, type ChoiceProps, controlLook } from './switcher-control'

const BranchFinder = pressPart(() => import('./branch-finder'))

/** Opens the search for a branch, where they are too many for a list. */
export default function BranchSearch({
  chosen,
  isChanging,
  onChoose,
}: ChoiceProps & { chosen: BranchName | null }) {
  const t = useTranslations('branchSwitcher')
  const [finder, setFinder] = useState<{ open: boolean } | null>(null)
  const close = () => setFinder({ open: false })
  return (
    <div className="relative min-w-0 text-ink-2" aria-busy={isChanging}>
      <Icon name="branch" className="pointer-events-none absolute top-3 left-3 size-5" />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setFinder({ open: true })}
        className={`${controlLook} text-left`}
      >
        <span className="sr-only">{t('label')}: </span>
        {chosen?.name ?? t('all')}
      </button>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-2.5 size-5" />
      {finder && (
        <BranchFinder
          open={finder.open}
          chosenId={chosen?.id ?? null}
          onChoose={(branchId) => {
            close()
            onChoose(branchId)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
