'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { pressPart } from '@/components/ui/press-part'
import type { Tone } from '@/components/ui/tone'
import { useIdlePart } from '@/components/ui/use-idle-part'
import { mapLink, mapSearchLink } from '@/lib/geolocation/map-link'
import {
  daysWithoutResult,
  eventsNow,
  type Interview,
  isOverdue,
  isToAnswer,
  lacksResult,
  type WorkTime,
} from '@/lib/interviews/interview'
import { acceptTime, endInterview, reconsiderInterview } from '@/lib/interviews/requests'
import { externalLink } from '@/lib/navigation/external-link'
import { phoneHref } from '@/validators/contact-phone'
import { agreedBeforeWish, timesToCome } from '@/validators/states/interview'
import type { TalkSide } from '@/validators/talk-terms'
import { TimeWarnings } from './time-warnings'
import { type InterviewAsked, useInterview } from './use-interview'
import { aboutOf, useJobStart } from './use-job-start'
import { useWhen } from './use-when'

const loadDialogs = () => import('./interview-dialogs')
const InterviewDialogs = pressPart(loadDialogs)

const icons = { video: 'camera', phone: 'phone', on_site: 'pin' } as const satisfies Record<
  Interview['kind'],
  IconName
>

const tones: Readonly<Record<Interview['state'], Tone>> = {
  proposed: 'mango',
  reschedule_requested: 'mango',
  accepted: 'leaf',
  completed: 'neutral',
  no_show: 'chilli',
  declined: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
}

type InterviewCardProps = {
  side: TalkSide
  interview: Interview
  now: number
  /** When the viewer works, where it is known. */
  work?: readonly WorkTime[]
  /** Under which number the worker reaches the workplace, where the page knows it. */
  workplacePhone?: string | undefined
  /** The company reads the worker's number already, as what surrounds it says. */
  isNumberRead?: boolean | undefined
  /** The one whose step stands out. */
  isNext?: boolean
  /** The other side is said by what surrounds it. */
  isAmongTwo?: boolean
  onChange?: (interview: Interview) => void
}

/** An interview with its state and what the viewer can do with it: one tap for an answer. */
export function InterviewCard({
  side,
  interview: given,
  now,
  work = [],
  workplacePhone,
  isNumberRead,
  isNext,
  isAmongTwo,
  onChange,
}: InterviewCardProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const problemText = useProblemText()
  const { interview, put, act, isBusy, refusal } = useInterview(given, onChange)
  const [asked, setAsked] = useState<InterviewAsked | null>(null)
  const { id, state, with: other, post, kind, minutes, startsAt, asked: wish, outcome } = interview
  const { reconsiderUntil } = interview
  const can = eventsNow(interview, now)
  // A worker reads it where there may be no network.
  useIdlePart(side === 'worker' && can.length > 0 ? loadDialogs : null)
  const name = other.name || t('gone')
  const waiting = daysWithoutResult(interview, now)
  const isAgreed = state === 'accepted'
  const hasBegun = lacksResult(interview, now)
  const isOwnTurn = isToAnswer(interview)
  const standing = agreedBeforeWish(interview)
  const isOpen = state === 'proposed' || state === 'reschedule_requested'
  const offered = wish && side === 'company' ? [wish.at] : timesToCome(interview.times, now)
  const meant = isOpen ? [...(wish ? [wish.at] : []), ...offered] : isAgreed && startsAt ? [startsAt] : []
  const start = useJobStart(side, isOpen ? aboutOf(interview) : null)
  // Nobody goes to one that is cancelled: neither its place nor a calendar matters any more.
  const isCancelled = state === 'cancelled'
  const hasCalendar = startsAt !== null && (isAgreed || state === 'reschedule_requested')
  const variant = isNext ? 'accent' : 'primary'
  return (
    <article
      id={`interview-${id}`}
      aria-labelledby={`interview-${id}-name`}
      className="grid scroll-mt-6 grid-cols-1 gap-3 rounded-card border border-line bg-card p-4"
    >
      <div className="flex items-start gap-3">
        {!isAmongTwo && <Avatar name={name} src={other.photoUrl} className="size-10" />}
        <div className="min-w-0 flex-1">
          <h3 id={`interview-${id}-name`} className="truncate py-0.5 text-base leading-snug">
            {isAmongTwo ? t('title') : name}
          </h3>
          {post && <p className="truncate text-sm text-ink-2">{post.title}</p>}
        </div>
        <Icon name={icons[kind]} className="mt-1 size-5 text-ink-2" />
      </div>
      <div className="grid gap-1.5">
        {isAgreed && startsAt && <p className="font-semibold">{when(startsAt)}</p>}
        {wish && (
          <p className="font-semibold">
            {t(side === 'company' ? 'wishOfOther' : 'wishOfOwn', { when: when(wish.at) })}
          </p>
        )}
        {wish?.reason && <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{`“${wish.reason}”`}</p>}
        {state === 'proposed' && side === 'company' && (
          <ul className="grid gap-0.5 font-semibold">
            {interview.times.map((at) => (
              <li key={at}>{when(at)}</li>
            ))}
          </ul>
        )}
        {!isAgreed && !wish && state !== 'proposed' && (startsAt ?? interview.times[0]) && (
          <p className="text-ink-2">{when(startsAt ?? interview.times[0] ?? '')}</p>
        )}
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <Badge tone={tones[state]}>
            {isCancelled
              ? t('cancelledBy', { by: interview.cancelledBy ?? 'nobody', side })
              : t(`states.${state}`)}
          </Badge>
          <span>{[t(`kinds.${kind}`), t('length', { minutes })].join(' · ')}</span>
        </p>
        {!isCancelled && <Place {...{ interview, side, now, isNumberRead }} />}
        {side === 'worker' && isAgreed && !hasBegun && workplacePhone && <RingShop phone={workplacePhone} />}
        {!isCancelled && interview.note && (
          <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{interview.note}</p>
        )}
        {interview.expiresAt && (
          <p className={`flex gap-1.5 text-sm ${isOwnTurn ? 'font-medium text-mango-ink' : 'text-ink-2'}`}>
            <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
            {isOwnTurn
              ? t('answerBy', { when: when(interview.expiresAt) })
              : t('answerOfOther', { name, when: when(interview.expiresAt) })}
          </p>
        )}
        {reconsiderUntil && Date.parse(reconsiderUntil) > now && (
          <p className="text-sm text-ink-2">{t('reconsiderBy', { when: when(reconsiderUntil) })}</p>
        )}
        {standing && Date.parse(standing) > now && (
          <p className="text-sm text-ink-2">{t('standsUnanswered', { when: when(standing) })}</p>
        )}
        <TimeWarnings {...{ interview, work, start }} times={[...new Set(meant)]} />
        {waiting !== null && (
          <p className="text-sm font-medium text-mango-ink">{t('waiting', { days: waiting })}</p>
        )}
        {outcome?.decision && (
          <p>
            <Badge tone={outcome.decision === 'fits' ? 'leaf' : 'neutral'}>
              {t(`decisions.${outcome.decision}`)}
            </Badge>
          </p>
        )}
        {outcome?.note && <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{outcome.note}</p>}
      </div>
      {refusal && <Alert live tone="chilli" title={problemText(refusal)} />}
      {can.includes('accept') && !isOwnTurn && !standing && (
        <p className="text-sm text-ink-2">{t('stillOffered')}</p>
      )}
      <div data-asked={isOwnTurn || undefined} className="flex flex-wrap gap-2">
        {can.includes('accept') &&
          offered.map((at, index) => (
            <Button
              key={at}
              size="sm"
              block
              variant={isOwnTurn && index === 0 ? variant : 'secondary'}
              loading={isBusy}
              onClick={() => void act(() => acceptTime(side, interview, at), 'accepted')}
            >
              {t('accept', { when: when(at) })}
            </Button>
          ))}
        {can.includes('ask_other') && (
          <Button size="sm" variant="secondary" onClick={() => setAsked('wish')}>
            {t('askOther')}
          </Button>
        )}
        {can.includes('decline') && (
          <Button
            size="sm"
            variant="ghost"
            loading={isBusy}
            onClick={() => void act(() => endInterview(side, interview, 'decline'), 'declined')}
          >
            {t('decline')}
          </Button>
        )}
        {can.includes('reconsider') && (
          <Button
            size="sm"
            variant="secondary"
            loading={isBusy}
            onClick={() => void act(() => reconsiderInterview(interview), 'reconsidered')}
          >
            {t('reconsider')}
          </Button>
        )}
        {isAgreed && can.includes('complete') && (
          <Button size="sm" block variant={variant} onClick={() => setAsked('outcome')}>
            {t('noteOutcome')}
          </Button>
        )}
        {outcome && (
          <Button size="sm" variant="secondary" onClick={() => setAsked('outcome')}>
            {t('changeOutcome')}
          </Button>
        )}
        {can.includes('propose') && (
          <Button size="sm" variant="secondary" onClick={() => setAsked('times')}>
            {t('otherTimes')}
          </Button>
        )}
        {can.includes('cancel') && (
          <Button size="sm" variant="ghost" onClick={() => setAsked('cancel')}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {side === 'worker' && hasBegun && <WhatNow {...{ interview, now }} phone={workplacePhone} />}
      <Ways interview={interview} side={side} isAmongTwo={isAmongTwo} hasCalendar={hasCalendar} />
      {asked && (
        <InterviewDialogs
          {...{ asked, side, interview }}
          onDone={(next) => {
            put(next)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </article>
  )
}

type PlaceProps = Pick<InterviewCardProps, 'side' | 'interview' | 'now' | 'isNumberRead'>

/** Where it is: the number or the link of a call, or the address with its map. */
function Place({ side, interview, now, isNumberRead }: PlaceProps) {
  const t = useTranslations('interviewing')
  const { kind, place, position, state, phone } = interview
  if (kind === 'phone')
    return phone ? (
      <a href={phoneHref(phone)} className={buttonClass({ variant: 'secondary', size: 'sm' }, 'w-fit')}>
        <Icon name="phone" className="size-5" />
        {t('ring', { phone })}
      </a>
    ) : (
      <p className="text-sm text-ink-2 empty:hidden">
        {byPhoneOf(t, { side, interview, now, isNumberRead })}
      </p>
    )
  if (kind === 'on_site')
    return (
      <p className="text-sm [overflow-wrap:anywhere] text-ink-2">
        {place}{' '}
        <a
          {...externalLink(position ? mapLink(position) : mapSearchLink(place))}
          className="font-medium whitespace-nowrap underline underline-offset-4"
        >
          {t('map')}
        </a>
      </p>
    )
  if (state !== 'accepted') return null
  return (
    <a {...externalLink(place)} className={buttonClass({ variant: 'secondary', size: 'sm' }, 'w-fit')}>
      <Icon name="camera" className="size-5" />
      {t('join')}
    </a>
  )
}

/** What is said of a telephone interview whose number is not there: who rings whom, and from when they can. */
function byPhoneOf(
  t: ReturnType<typeof useTranslations<'interviewing'>>,
  { side, interview, now, isNumberRead }: PlaceProps,
): string {
  const { state, with: other } = interview
  const whoRings = t('byPhone', { side, name: other.name || t('gone') })
  if (state === 'proposed' || state === 'reschedule_requested')
    return isNumberRead ? whoRings : `${whoRings} ${t('numberOpens', { side })}`
  if (state !== 'accepted' || isOverdue(interview, now)) return ''
  return side === 'company' && !isNumberRead ? t('noNumber') : whoRings
}

/** What a worker does once an interview has begun and nobody is there, and what they wait for after it. */
function WhatNow({
  interview,
  now,
  phone,
}: Pick<InterviewCardProps, 'interview' | 'now'> & { phone: string | undefined }) {
  const t = useTranslations('interviewing')
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-well px-3 py-2 text-sm">
      <p>
        {[
          isOverdue(interview, now) && t('over'),
          t('nobodyThere', { kind: interview.kind, way: phone ? 'call' : 'chat' }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {phone && <RingShop phone={phone} />}
    </div>
  )
}

/** The number of the workplace, which the worker may read since they are to meet. */
function RingShop({ phone }: { phone: string }) {
  const t = useTranslations('interviewing')
  return (
    <a href={phoneHref(phone)} className={buttonClass({ variant: 'secondary', size: 'sm' }, 'w-fit')}>
      <Icon name="phone" className="size-5" />
      {t('ringShop', { phone })}
    </a>
  )
}

type WaysProps = Pick<InterviewCardProps, 'side' | 'interview' | 'isAmongTwo'> & { hasCalendar: boolean }

/** The ways on: to the calendar, to the person, to the conversation. */
function Ways({ interview, side, isAmongTwo, hasCalendar }: WaysProps) {
  const t = useTranslations('interviewing')
  const { id, conversationId, post, outcome, with: other } = interview
  const way = (href: string, icon: IconName, text: ReactNode) => (
    <Link
      href={href}
      prefetch="reach"
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium underline underline-offset-4"
    >
      <Icon name={icon} className="size-4" />
      {text}
    </Link>
  )
  return (
    <div className="flex flex-wrap gap-x-4 empty:hidden">
      {hasCalendar && (
        <a
          href={`/api/interviews/calendar?interview=${id}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium underline underline-offset-4"
        >
          <Icon name="calendar" className="size-4" />
          {t('toCalendar')}
        </a>
      )}
      {!isAmongTwo && conversationId && way(`/chat?c=${conversationId}`, 'chat', t('toChat'))}
      {side === 'company' && outcome?.decision === 'fits' && post
        ? way(`/job-posting/${post.id}`, 'check', t('toHire'))
        : side === 'company' && !isAmongTwo && way(`/resume/${other.id}`, 'person', t('toResume'))}
    </div>
  )
}
