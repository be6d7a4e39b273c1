import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** A list of a company's registration details; empty values are left out. */
export function CompanyFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm [overflow-wrap:anywhere] min-[22rem]:grid-cols-[fit-content(50%)_minmax(0,1fr)]">
      {children}
    </dl>
  )
}

/** One detail in the list. */
export function CompanyFact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('companies')
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>{children || t('profile.empty')}</dd>
    </>
  )
}
