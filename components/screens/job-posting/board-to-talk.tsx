'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import ApplicationBoard, {
  type ApplicationBoardProps,
  type ToAsk,
} from '@/components/applications/application-board'
import { InterviewSlotProvider } from '@/components/applications/interview-slot'
import { useHiringChanges } from '@/components/hiring-changes/use-hiring-changes'
import {
  ApplicantInterview,
  ApplicantInterviewLine,
  NeedlessInterviewLine,
} from '@/components/interviews/applicant-interview'
import { useInterviews } from '@/components/interviews/use-interviews'
import { useProposed } from '@/components/interviews/use-proposed'
import { useNews } from '@/components/notifications/use-news'
import { LazyTalkButton } from '@/components/talk/talk-ways'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import { ReachProvider } from '@/components/ui/reach'
import { restoreLostPlace } from '@/lib/days/requests'
import {
  type Interview,
  interviewOfApplicant,
  isNeedless,
  mayProposeBeside,
} from '@/lib/interviews/interview'
import { currentTime } from '@/validators/clock'
import { isBeforeInterview } from '@/validators/states/application'

const ProposeDialog = pressPart(() => import('@/components/interviews/propose-dialog'))

const everyMs = 30_000

const nobodyToAsk: { readonly people: readonly ToAsk[]; readonly at: number } = { people: [], at: 0 }

export type BoardToTalkProps = ApplicationBoardProps & {
  isUnproven: boolean
  /** The company's interviews; null when they could not be loaded. */
  interviews: readonly Interview[] | null
  /** Of the post's branch, in a line; empty when it is not known. */
  address: string
}

/** The board of a post's applicants, each with a way to write to them, and their interview or the way to one. */
export default function BoardToTalk({ isUnproven, interviews: first, address, ...board }: BoardToTalkProps) {
  const t = useTranslations('interviewing')
  const [news, setNews] = useState(0)
  const [made] = useState(() => currentTime().getTime())
  const { interviews, put, refresh } = useInterviews('company', first, everyMs, made)
  useNews(() => {
    setNews((before) => before + 1)
    refresh()
  })
  useHiringChanges(() => setNews((before) => before + 1))
  /** Who is still to be asked for an interview, one after another. */
  const [{ people: toAsk, at: turn }, setTurn] = useState(nobodyToAsk)
  const proposingTo = toAsk[turn]
  const ask = (people: readonly ToAsk[]) => setTurn({ people, at: 0 })
  /** The interview whose times went out last, from here. */
  const [sentId, setSentId] = useState<string | null>(null)
  const tellProposed = useProposed()
  const { jobPostId } = board
  const interviewOf = (workerId: string) =>
    interviews && interviewOfApplicant(interviews, { workerId, jobPostId })
  const canProposeTo = (workerId: string) => !isUnproven && mayProposeBeside(interviewOf(workerId))
  const proposeNow = (workerId: string, name: string, className = '') => (
    <Button
      size="sm"
      variant="secondary"
      className={className}
      aria-label={t('proposeNowTo', { name })}
      onClick={() => ask([{ workerId, name }])}
    >
      <Icon name="calendar" className="size-4.5" />
      {t('proposeNow')}
    </Button>
  )
  return (
    <ReachProvider
      value={({ id, name, looks }) => (
        <LazyTalkButton
          partner={{ workerId: id }}
          postId={jobPostId}
          {...{ name, looks, isUnproven }}
          size="sm"
        />
      )}
    >
      <InterviewSlotProvider
        value={({ workerId, name, state, isNumberRead, at }) => {
          if (at === 'ways')
            return (
              canProposeTo(workerId) && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('proposeTo', { name })}
                  onClick={() => ask([{ workerId, name }])}
                >
                  <Icon name="calendar" className="size-5" />
                  {t('propose')}
                </Button>
              )
            )
          const interview = interviewOf(workerId)
          if (interview && state === 'hired' && at !== 'report' && isNeedless(interview, [jobPostId], made))
            return <NeedlessInterviewLine interview={interview} />
          if (at === 'dialog')
            return (
              interview && (
                <ApplicantInterview
                  {...{ interview, name, jobPostId, isNumberRead }}
                  isJustSent={interview.id === sentId && interview.state === 'proposed'}
                  onChange={put}
                />
              )
            )
          const isMissing =
            interviews !== null &&
            state === 'interview' &&
            canProposeTo(workerId) &&
            interview?.state !== 'completed'
          if (at === 'report') return isMissing && proposeNow(workerId, name)
          // Of those who went on, only what is to come matters.
          const isSaid = interview && (state === 'interview' || !mayProposeBeside(interview))
          return (
            <>
              {isSaid && <ApplicantInterviewLine {...{ interview, jobPostId }} />}
              {isMissing && proposeNow(workerId, name, 'mt-1.5')}
            </>
          )
        }}
      >
        <ApplicationBoard
          {...board}
          restoreLost={restoreLostPlace}
          news={news}
          asksTimes={({ state, worker, workerId, isLeaving, events }) =>
            worker !== null &&
            !isLeaving &&
            canProposeTo(workerId) &&
            (isBeforeInterview(state)
              ? events.includes('interview')
              : state === 'interview' && interviews !== null)
          }
          isHeld={({ state, workerId }) => {
            const interview = interviewOf(workerId)
            // Taking back an offer leads back to the interview that it is about.
            const isBack = interview?.post?.id === jobPostId && !isBeforeInterview(state)
            return !mayProposeBeside(interview) && !isBack
          }}
          onAskTimes={ask}
        />
        {proposingTo && (
          <ProposeDialog
            key={proposingTo.workerId}
            workerId={proposingTo.workerId}
            name={proposingTo.name}
            address={address}
            turn={
              toAsk.length > 1
                ? {
                    number: turn + 1,
                    of: toAsk.length,
                    next: toAsk.slice(turn + 1).map(({ name }) => name),
                  }
                : undefined
            }
            postId={jobPostId}
            onProposed={(interview) => {
              setTurn({ people: toAsk, at: turn + 1 })
              proposingTo.onSent?.()
              setSentId(interview.id)
              put(interview)
              tellProposed(proposingTo.name, interview)
              setNews((before) => before + 1)
            }}
            onClose={() => setTurn(nobodyToAsk)}
          />
        )}
      </InterviewSlotProvider>
    </ReachProvider>
  )
}
