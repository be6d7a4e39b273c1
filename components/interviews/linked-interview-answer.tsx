'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { LinkOutcome } from '@/components/ui/link-outcome'
import type { LinkedInterview } from '@/lib/interviews/interview'
import { answerByLink } from '@/lib/interviews/requests'
import { useWhen } from './use-when'

type LinkedInterviewAnswerProps = { token: string; interview: LinkedInterview }

/** A proposal as its mail told it, with the answers that its link can give. */
export function LinkedInterviewAnswer({ token, interview: first }: LinkedInterviewAnswerProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const problemText = useProblemText()
  const [interview, setInterview] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const { state, companyName: company, postTitle, kind, minutes, times, startsAt, expiresAt } = interview
  const answer = async (event: 'accept' | 'decline', at: string | null) => {
    setBusy(true)
    setRefusal(null)
    try {
      setInterview(await answerByLink(token, { event, at }))
    } catch (error) {
      setRefusal(problemOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const own = (
    <ButtonLink href="/jobs/applications" size="lg" block>
      {t('link.own')}
    </ButtonLink>
  )
  if (state === 'accepted' && startsAt)
    return (
      <LinkOutcome illustration="verified" title={t('link.accepted', { when: when(startsAt) })} action={own}>
        {t('link.acceptedAbout', { company })}
      </LinkOutcome>
    )
  if (state !== 'proposed')
    return (
      <LinkOutcome illustration="mail" title={t('link.over', { state: t(`states.${state}`) })} action={own}>
        {t('link.overAbout', { company })}
      </LinkOutcome>
    )
  return (
    <>
      <h1 className="text-2xl break-words">{t('link.title', { company })}</h1>
      <p className="mt-2 text-ink-2">{t('link.about')}</p>
      <p className="mt-4 mb-4 text-ink-2">
        {[postTitle, t(`kinds.${kind}`), t('length', { minutes })].filter(Boolean).join(' · ')}
        {expiresAt && <span className="block">{t('answerBy', { when: when(expiresAt) })}</span>}
      </p>
      {refusal && <Alert live tone="chilli" className="mb-4" title={problemText(refusal)} />}
      <div className="grid gap-3">
        {times.map((at, index) => (
          <Button
            key={at}
            size="lg"
            block
            variant={index === 0 ? 'accent' : 'secondary'}
            loading={isBusy}
            onClick={() => void answer('accept', at)}
          >
            {t('accept', { when: when(at) })}
          </Button>
        ))}
        <ButtonLink href="/jobs/applications" variant="secondary" size="lg" block>
          {t('link.toPartim')}
        </ButtonLink>
        <Button variant="ghost" size="lg" block loading={isBusy} onClick={() => void answer('decline', null)}>
          {t('decline')}
        </Button>
      </div>
    </>
  )
}
