'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useOptimistic, useTransition } from 'react'
import { Icon } from '@/components/ui/icon'
import { branchCookie } from '@/lib/branches/branch-cookie'
import { keepInCookie } from '@/lib/consent/lasting-cookies'
import { type BranchName, type ChoiceProps, controlLook } from './switcher-control'

/** Few companies have so many branches. */
const BranchSearch = lazy(() => import('./branch-search'))

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

  if (!branches) {
    return (
      <Suspense>
        <BranchSearch chosen={chosen} isChanging={isChanging} onChoose={choose} />
      </Suspense>
    )
  }
  return <BranchSelect branches={branches} shownId={shownId} isChanging={isChanging} onChoose={choose} />
}

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
        className={`${controlLook} appearance-none`}
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
