'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import type { Tone } from '@/components/ui/tone'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { OwnJoinRequest as JoinRequest } from '@/lib/companies/join-request'
import { formatDay } from '@/lib/dates/format-thai'
import { askAgainAfterDays } from '@/validators/join-request-terms'

const tones: Readonly<Record<JoinRequest['state'], Tone>> = {
  pending: 'sky',
  accepted: 'leaf',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'mango',
  lapsed: 'neutral',
}

/** The state of a request to join, with a way to withdraw it. */
export function OwnJoinRequest({ request }: { request: JoinRequest }) {
  const t = useTranslations('companies.asked')
  const router = useRouter()
  const problemText = useProblemText()
  const [busy, setBusy] = useState(false)
  const { company, state, events, message, expiresAt } = request

  const withdraw = async () => {
    setBusy(true)
    try {
      const { withdrawJoinRequest } = await import('@/lib/companies/join-requests')
      await withdrawJoinRequest(request.id)
      void toast('success', t('withdrawn'))
      router.refresh()
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : localProblem('network')
      void toast('error', problemText(problem))
      if (problem.code === 'wrong_state') router.refresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card className="p-4 sm:p-5">
      <section aria-label={t('title', { company: company.name })}>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <h2 className="mt-3 text-lg break-words">{t('title', { company: company.name })}</h2>
        <p className="mt-1 text-ink-2">
          {t(`about.${state}`, { day: formatDay(new Date(expiresAt)), days: askAgainAfterDays })}
        </p>
        <blockquote className="mt-3 border-l-2 border-line pl-3 text-sm break-words whitespace-pre-line text-ink-2">
          {message}
        </blockquote>
        {events.includes('withdraw') && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-4"
            loading={busy}
            onClick={() => void withdraw()}
          >
            {t('withdraw')}
          </Button>
        )}
      </section>
    </Card>
  )
}
