'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useOptimistic, useState, useTransition } from 'react'
import { Icon } from '@/components/ui/icon'
import { branchCookie } from '@/lib/branches/branch-cookie'
import { keepInCookie } from '@/lib/consent/lasting-cookies'

const BranchFinder = lazy(() => import('./branch-finder'))

type BranchName = { readonly id: string; readonly name: string }

type BranchSwitcherProps = {
  /** null when there are too many for a list; then they are searched. */
  branches: readonly BranchName[] | null
  /** null for all branches. */
  chosen: BranchName | null
}

/** Which branch an employer views: posts, figures and new posts follow. */
export function BranchSwitcher({ branches, chosen }: BranchSwitcherProps) {
  const router = useRouter()
  const [shownId, show] = useOptimistic(chosen?.id ?? null)
  const [isChanging, change] = useTransition()

  const choose = (branchId: string | null) => {
    keepInCookie(branchCookie, branchId ?? '')
    change(() => {
      show(branchId)
      router.refresh()
    })
  }

  if (!branches) return <BranchSearch chosen={chosen} isChanging={isChanging} onChoose={choose} />
  return <BranchSelect branches={branches} shownId={shownId} isChanging={isChanging} onChoose={choose} />
}

type ChoiceProps = { isChanging: boolean; onChoose: (branchId: string | null) => void }

const looks = 'control min-h-11 truncate py-1.5 pr-9 pl-10 text-sm font-medium'

/** The browser's own select. */
function BranchSelect({
  branches,
  shownId,
  isChanging,
  onChoose,
}: ChoiceProps & { branches: readonly BranchName[]; shownId: string | null }) {
  const t = useTranslations('branchSwitcher')
  return (
    <label className="relative block min-w-0 text-ink-2" aria-busy={isChanging}>
      <span className="sr-only">{t('label')}</span>
      <Icon name="branch" className="pointer-events-none absolute top-3 left-3 size-5" />
      <select
        value={shownId ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
        className={`${looks} appearance-none`}
      >
        <option value="">{t('all')}</option>
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-2.5 size-5" />
    </label>
  )
}

function BranchSearch({ chosen, isChanging, onChoose }: ChoiceProps & { chosen: BranchName | null }) {
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
        className={`${looks} text-left`}
      >
        <span className="sr-only">{t('label')}: </span>
        {chosen?.name ?? t('all')}
      </button>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-2.5 size-5" />
      <Suspense>
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
      </Suspense>
    </div>
  )
}
