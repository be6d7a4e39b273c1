'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Unbroken } from '@/components/ui/unbroken'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'
import { formatClock, formatDay, momentOf } from '@/lib/dates/format-thai'
import type { ResumeReader } from '@/lib/resumes/readers'
import { blockCompany, unblockCompany } from '@/lib/resumes/requests'

/** Companies that read the worker's resume, and when; each can be blocked, and unblocked again. */
export function ResumeReaders({ readers }: { readers: readonly ResumeReader[] }) {
  const t = useTranslations('resumes.readers')
  const blocked = useTranslations('resumes.blocked')
  const [shown, setShown] = useState(readers)
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)

  const put = async ({ companyId, companyName, isBlocked }: ResumeReader) => {
    const before = shown
    setProblem(null)
    setShown(shown.map((one) => (one.companyId === companyId ? { ...one, isBlocked: !isBlocked } : one)))
    setStatus(blocked(isBlocked ? 'undone' : 'done', { company: companyName }))
    try {
      await (isBlocked ? unblockCompany : blockCompany)(companyId)
    } catch (error) {
      setShown(before)
      setStatus('')
      setProblem(problemFrom(error))
    }
  }

  if (shown.length === 0) {
    return (
      <EmptyState illustration="resume" title={t('none')}>
        {t('noneAbout')}
      </EmptyState>
    )
  }
  return (
    <div className="grid max-w-2xl gap-3">
      <ErrorSummary problem={problem} />
      <ul className="grid gap-2">
        {shown.map((reader) => (
          <li
            key={reader.companyId}
            className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-2"
          >
            <span className="min-w-0 flex-1 basis-44">
              <span className="block leading-snug font-semibold wrap-anywhere">
                <Unbroken isName>{reader.companyName}</Unbroken>
              </span>
              <span className="block text-sm text-ink-3">
                {[
                  t('last', { when: formatDay(reader.lastAt), time: formatClock(momentOf(reader.lastAt)) }),
                  t('times', { times: reader.times }),
                ].join(' · ')}
              </span>
            </span>
            {reader.isBlocked && <Badge>{t('blocked')}</Badge>}
            <Button variant="ghost" size="sm" onClick={() => void put(reader)}>
              {blocked(reader.isBlocked ? 'unblock' : 'block', { company: reader.companyName })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {status}
      </p>
    </div>
  )
}
