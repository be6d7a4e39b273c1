'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useOptimistic, useTransition } from 'react'
import { Icon } from '@/components/ui/icon'
import { branchCookie } from '@/lib/branches/branch-cookie'
import { keepInCookie } from '@/lib/consent/lasting-cookies'

type BranchSwitcherProps = {
  branches: readonly { readonly id: string; readonly name: string }[]
  /** null for all branches. */
  chosenId: string | null
}

/** Which branch an employer looks at: posts, figures and new posts follow. The browser's own list of choices. */
export function BranchSwitcher({ branches, chosenId }: BranchSwitcherProps) {
  const t = useTranslations('branchSwitcher')
  const router = useRouter()
  const [shownId, show] = useOptimistic(chosenId)
  const [isChanging, change] = useTransition()

  const choose = (branchId: string | null) => {
    keepInCookie(branchCookie, branchId ?? '')
    change(() => {
      show(branchId)
      router.refresh()
    })
  }

  return (
    <label className="relative block min-w-0 text-ink-2" aria-busy={isChanging}>
      <span className="sr-only">{t('label')}</span>
      <Icon name="branch" className="pointer-events-none absolute top-3 left-3 size-5" />
      <select
        value={shownId ?? ''}
        onChange={({ target }) => choose(target.value || null)}
        className="control min-h-11 appearance-none truncate py-1.5 pr-9 pl-10 text-sm font-medium"
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
