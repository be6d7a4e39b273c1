'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { isHeldBack, longAria, TooLong } from '@/components/forms/too-long'
import { Button } from '@/components/ui/button'
import { Unbroken } from '@/components/ui/unbroken'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'
import type { BlockableCompany } from '@/lib/resumes/readers'
import { searchBlockableCompanies } from '@/lib/resumes/requests'
import { companyNameSearch } from '@/validators/company-name-search'

type CompanySearchProps = {
  /** Ids of the companies that are blocked already. */
  blocked: readonly string[]
  onBlock: (company: BlockableCompany) => void
  onProblem: (problem: Problem | null) => void
}

/** Finds a company by its name, to block it before it has read anything. It is part of a form that saves by itself. */
export function CompanySearch({ blocked, onBlock, onProblem }: CompanySearchProps) {
  const t = useTranslations('resumes.blocked')
  const id = useId()
  const [name, setName] = useState('')
  const [isSearching, setSearching] = useState(false)
  const [isTooShort, setTooShort] = useState(false)
  const [found, setFound] = useState<readonly BlockableCompany[] | null>(null)

  const search = async () => {
    if (isSearching) return
    const typed = name.trim()
    setTooShort(typed.length < companyNameSearch.shortest)
    onProblem(null)
    if (typed.length < companyNameSearch.shortest) return
    if (isHeldBack(id, { text: name, limit: companyNameSearch.longest })) return
    setSearching(true)
    try {
      setFound(await searchBlockableCompanies(typed))
    } catch (error) {
      setFound(null)
      onProblem(problemFrom(error))
    } finally {
      setSearching(false)
    }
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t('search')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t('searchHint')}
      </p>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          value={name}
          enterKeyHint="search"
          {...longAria(id, {
            text: name,
            limit: companyNameSearch.longest,
            hint: isTooShort ? `${id}-hint ${id}-short` : `${id}-hint`,
            isFaulty: isTooShort,
          })}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It stands in the form of the resume, which Enter would send.
            event.preventDefault()
            void search()
          }}
          className="control min-w-0 flex-1"
        />
        <Button variant="secondary" loading={isSearching} onClick={() => void search()}>
          {t('find')}
        </Button>
      </div>
      <TooLong id={id} text={name} limit={companyNameSearch.longest} />
      {isTooShort && (
        <p id={`${id}-short`} className="text-sm text-chilli">
          {t('tooShort')}
        </p>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {found && t('found', { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={t('results')} className="grid gap-2">
          {found.map((company) => (
            <li
              key={company.companyId}
              className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-2"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <Unbroken isName>{company.companyName}</Unbroken>
                <span className="block text-sm text-ink-2">{company.province}</span>
              </span>
              {blocked.includes(company.companyId) ? (
                <span className="text-sm text-ink-2">{t('isBlocked')}</span>
              ) : (
                <Button variant="secondary" size="sm" onClick={() => onBlock(company)}>
                  {t('blockShort')}
                  <span className="sr-only"> {company.companyName}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
