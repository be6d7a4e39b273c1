'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Unbroken } from '@/components/ui/unbroken'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'
import type { BlockableCompany, HiddenFrom } from '@/lib/resumes/readers'
import { blockCompany, unblockCompany } from '@/lib/resumes/requests'
import { currentTime } from '@/validators/clock'
import { CompanySearch } from './company-search'

type BlockedCompaniesProps = { uid: string; blocked: HiddenFrom['blocked'] }

/** The companies that do not find the worker, each with the way back, and the search for another one. */
export function BlockedCompanies({ uid, blocked }: BlockedCompaniesProps) {
  const t = useTranslations('resumes.blocked')
  const [shown, setShown] = useState(blocked)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [status, setStatus] = useState('')

  const unblock = async ({ companyId, companyName }: HiddenFrom['blocked'][number]) => {
    const before = shown
    setProblem(null)
    setShown(shown.filter((company) => company.companyId !== companyId))
    setStatus(t('undone', { company: companyName }))
    try {
      await unblockCompany(companyId)
    } catch (error) {
      setShown(before)
      setStatus('')
      setProblem(problemFrom(error))
    }
  }

  const block = async ({ companyId, companyName }: BlockableCompany) => {
    const before = shown
    setProblem(null)
    setShown([...shown, { companyId, companyName, at: currentTime().toISOString() }])
    setStatus(t('done', { company: companyName }))
    try {
      await blockCompany(companyId)
    } catch (error) {
      setShown(before)
      setStatus('')
      setProblem(problemFrom(error))
    }
  }

  return (
    <section aria-label={t('title')} className="grid gap-2">
      <h2 className="font-medium">{t('title')}</h2>
      <ErrorSummary problem={problem} />
      {shown.length === 0 && <p className="text-sm text-ink-2">{t('none')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {shown.map((company) => (
          <li
            key={company.companyId}
            className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-2"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Unbroken isName>{company.companyName}</Unbroken>
            </span>
            <Button variant="ghost" size="sm" onClick={() => void unblock(company)}>
              {t('unblock', { company: company.companyName })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {status}
      </p>
      <CompanySearch
        blocked={shown.map(({ companyId }) => companyId)}
        onBlock={(company) => void block(company)}
        onProblem={setProblem}
      />
      <div>
        <ButtonLink variant="secondary" href={`/resume/${uid}?view=readers`}>
          {t('see')}
        </ButtonLink>
      </div>
    </section>
  )
}
