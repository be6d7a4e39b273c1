import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** What a company's registration says, as names and values; empty values are left out. */
export function CompanyFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm [overflow-wrap:anywhere]">
      {children}
    </dl>
  )
}

/** One of them. */
export function CompanyFact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('companies')
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>{children || t('profile.empty')}</dd>
    </>
  )
}
