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
import { mapSearchLink } from '@/lib/geolocation/map-link'
import { type LinkedInterview, remindersUntil } from '@/lib/interviews/interview'
import { answerByLink } from '@/lib/interviews/requests'
import { externalLink } from '@/lib/navigation/external-link'
import { currentTime } from '@/validators/clock'
import { useWhen } from './use-when'

type LinkedInterviewAnswerProps = { token: string; interview: LinkedInterview }

type Answer =
  | { readonly event: 'accept'; readonly at: string }
  | { readonly event: 'decline' | 'reconsider'; readonly at: null }

/**
 * A proposal as its mail told it, with the answers that its link can give. Whatever opens links for people may press one, so that
 * an answer is given by a second press.
 */
export function LinkedInterviewAnswer({ token, interview: first }: LinkedInterviewAnswerProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const problemText = useProblemText()
  const [interview, setInterview] = useState(first)
  const [asked, setAsked] = useState<Exclude<Answer, { event: 'reconsider' }> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const { state, companyName: company, postTitle, kind, minutes, times, startsAt, expiresAt } = interview
  const { reconsiderUntil } = interview
  const where = interview.place && <Where place={interview.place} />
  const give = async (answer: Answer) => {
    setBusy(true)
    setRefusal(null)
    try {
      setInterview(await answerByLink(token, answer))
    } catch (error) {
      setRefusal(problemOfFailure(error))
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  const question = ({ event, at }: NonNullable<typeof asked>) =>
    event === 'accept'
      ? t('link.acceptAsked', { company, when: when(at) })
      : t('link.declineAsked', { company })
  const own = (
    <ButtonLink href="/jobs/applications" size="lg" block>
      {t('link.own')}
    </ButtonLink>
  )
  if (state === 'accepted' && startsAt)
    return (
      <LinkOutcome illustration="verified" title={t('link.accepted', { when: when(startsAt) })} action={own}>
        <span>
          {t('link.acceptedAbout', { company, reminders: remindersUntil(startsAt, currentTime().getTime()) })}
        </span>
        {where}
      </LinkOutcome>
    )
  const refused = refusal && <Alert live tone="chilli" className="mb-4" title={problemText(refusal)} />
  if (reconsiderUntil)
    return (
      <LinkOutcome
        illustration="mail"
        title={t('link.declined')}
        action={
          <>
            {refused}
            <Button
              variant="secondary"
              size="lg"
              block
              loading={isBusy}
              onClick={() => void give({ event: 'reconsider', at: null })}
            >
              {t('reconsider')}
            </Button>
          </>
        }
      >
        {t('link.declinedAbout', { company, when: when(reconsiderUntil) })}
      </LinkOutcome>
    )
  const hasAsked = state === 'reschedule_requested'
  if (state !== 'proposed' && !hasAsked)
    return (
      <LinkOutcome illustration="mail" title={t('link.over', { state: t(`states.${state}`) })} action={own}>
        {t('link.overAbout', { company })}
      </LinkOutcome>
    )
  return (
    <>
      <h1 className="text-2xl break-words">{hasAsked ? t('link.asked') : t('link.title', { company })}</h1>
      <p className="mt-2 text-ink-2">{hasAsked ? t('link.askedAbout', { company }) : t('link.about')}</p>
      <p className="mt-4 mb-4 text-ink-2">
        <span>{[postTitle, t(`kinds.${kind}`), t('length', { minutes })].filter(Boolean).join(' · ')}</span>
        {where}
        {kind === 'phone' && <span className="block">{t('numberOpens', { side: 'worker' })}</span>}
        {expiresAt && (
          <span className="block">
            {hasAsked
              ? t('answerOfOther', { name: company, when: when(expiresAt) })
              : t('answerBy', { when: when(expiresAt) })}
          </span>
        )}
      </p>
      {refused}
      {asked ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div data-asked role="group" aria-label={question(asked)} className="grid gap-3">
          <p className="font-semibold">{question(asked)}</p>
          <Button
            variant="secondary"
            size="lg"
            block
            autoFocus
            disabled={isBusy}
            onClick={() => setAsked(null)}
          >
            {t('link.back')}
          </Button>
          <Button
            variant={asked.event === 'accept' ? 'accent' : 'ghost'}
            size="lg"
            block
            loading={isBusy}
            onClick={() => void give(asked)}
          >
            {t('link.yes', { event: asked.event })}
          </Button>
        </div>
      ) : (
        <div data-asked className="grid gap-3">
          {times.map((at, index) => (
            <Button
              key={at}
              size="lg"
              block
              variant={index === 0 && !hasAsked ? 'accent' : 'secondary'}
              onClick={() => setAsked({ event: 'accept', at })}
            >
              {t('accept', { when: when(at) })}
            </Button>
          ))}
          <ButtonLink href="/jobs/applications" variant="secondary" size="lg" block>
            {t('link.toPartim')}
          </ButtonLink>
          <Button variant="ghost" size="lg" block onClick={() => setAsked({ event: 'decline', at: null })}>
            {t('decline')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The address of a visit, with the way to its map. */
function Where({ place }: { place: string }) {
  const t = useTranslations('interviewing')
  return (
    <span className="block [overflow-wrap:anywhere]">
      {place}{' '}
      <a
        {...externalLink(mapSearchLink(place))}
        className="font-medium whitespace-nowrap underline underline-offset-4"
      >
        {t('map')}
      </a>
    </span>
  )
}
