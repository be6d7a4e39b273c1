'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { AbsenceCard } from '@/components/applications/own/absence-card'
import { ComingJob } from '@/components/applications/own/coming-job'
import { ContactFacts } from '@/components/applications/own/contact-facts'
import { DecisionButtons, DecisionDialog, Refusal } from '@/components/applications/own/decision-parts'
import { DoneNotice } from '@/components/applications/own/done-notice'
import { EndedApplications } from '@/components/applications/own/ended-applications'
import { JobTicket } from '@/components/applications/own/job-ticket'
import { TitlesProvider, type WholeTitles } from '@/components/applications/own/job-title'
import { OfferCard } from '@/components/applications/own/offer-card'
import { OwnApplicationCard } from '@/components/applications/own/own-application-card'
import { SentNotice } from '@/components/applications/own/sent-notice'
import { type JobsInstead, TakenBackCard } from '@/components/applications/own/taken-back-card'
import { TakenOnCard } from '@/components/applications/own/taken-on-card'
import { TermsCard } from '@/components/applications/own/terms-card'
import { useDecisions } from '@/components/applications/own/use-decisions'
import { useInterviews } from '@/components/interviews/use-interviews'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import { useClock } from '@/components/ui/use-clock'
import { useIdlePart } from '@/components/ui/use-idle-part'
import type { OwnApplication, OwnApplicationPage } from '@/lib/applications/own-application'
import {
  isSoon,
  isUnreadAbsence,
  isUnreadLoss,
  type OwnJob,
  ownJobsOf,
  toAnswerOf,
} from '@/lib/applications/own-jobs'
import { calledOff, type Interview } from '@/lib/interviews/interview'
import { liveStates } from '@/validators/states/application'
import { uncountedInsteadOf } from './jobs-on-days'
import { JobFacts, Talk } from './own-job-facts'
import { useJustSent, useOpened } from './use-led-to'

type OwnJobsProps = {
  /** What waits for somebody or leads to work. */
  live: readonly OwnApplication[]
  /** What is over, the first page of it. */
  ended: OwnApplicationPage
  /** The one a link leads to; it may be among neither. */
  opened: OwnApplication | null
  /** What there is to do instead of jobs that were taken back, by their applications. */
  instead: Readonly<Record<string, JobsInstead>>
  /** The one that was sent a moment ago. */
  sent: string | null
  /** Titles that the server drew. */
  titles?: WholeTitles
  /** Their interviews, of which some parts of the page show more. */
  interviews?: readonly Interview[]
  /** When the page was made, in milliseconds since the epoch. */
  now: number
  /** What companies ask for, beside the offers. */
  invites: ReactNode
  /** What else somebody may do, before what is over. */
  children: ReactNode
}

const loadWatch = () => import('./own-jobs-watch')

// Terms that the company asks to change afterwards are another standing, too.
const isSameStanding = (one: OwnApplication, other: OwnApplication | undefined) =>
  one.id === other?.id &&
  one.state === other.state &&
  (one.termChange === null || one.version === other.version)

const isLive = (application: OwnApplication) =>
  isUnreadLoss(application) ||
  isUnreadAbsence(application) ||
  (liveStates as readonly OwnApplication['state'][]).includes(application.state)

/** A worker's own jobs: what to answer, what comes next and then, what waits, and what is over. */
export function OwnJobs({
  live: given,
  ended,
  opened,
  instead,
  sent,
  titles = {},
  interviews: givenInterviews = [],
  now: made,
  invites,
  children,
}: OwnJobsProps) {
  const t = useTranslations('ownApplications')
  const now = useClock(made)
  // As the part that shows and asks for them has them.
  const { interviews } = useInterviews('worker', givenInterviews, 0, made)
  // What was heard since, until the page brings it.
  const [heard, setHeard] = useState<{ readonly since: typeof given; readonly live: typeof given } | null>(
    null,
  )
  const live = heard?.since === given ? heard.live : given
  const [changed, setChanged] = useState<readonly OwnApplication[]>([])
  const router = useRouter()
  const Watch = useIdlePart(loadWatch)
  const put = (application: OwnApplication) => {
    setChanged((others) => [application, ...others.filter(({ id }) => id !== application.id)])
    // The badge at this page's name and the jobs that fit follow.
    router.refresh()
  }
  const decisions = useDecisions(live, put)
  // What was decided here, until the page brings something newer.
  const latest = (one: OwnApplication) => {
    const own = changed.find(({ id }) => id === one.id)
    return own && own.version >= one.version ? own : one
  }
  // What ended here stays in sight, wherever the list of those that are over begins.
  const also = [...(opened ? [opened] : []), ...changed.filter((one) => !isLive(one))]
  const all = [...live, ...also]
    .filter(({ id }, index, some) => index === some.findIndex((one) => one.id === id))
    .map(latest)
  const jobs = ownJobsOf(all.filter(isLive), now)
  const over = [...all.filter((one) => !isLive(one)), ...jobs.over]
  // What ended stands in a part that is folded.
  const isRefused = ({ id }: { id: string }) => decisions.refusalOf(id) !== null
  const gone = decisions.gone && isRefused(decisions.gone) ? decisions.gone : null
  const late = over.find(isRefused) ?? gone
  const held = [...(jobs.next ? [jobs.next] : []), ...jobs.coming]
  useOpened(opened?.id ?? null)
  const justSent = useJustSent(sent, all)
  // What was decided stands until something else becomes of it.
  const done = all.some((one) => isSameStanding(one, decisions.done?.application)) ? decisions.done : null
  const hasJob = done !== null && held.some(({ application }) => application.id === done.application.id)
  const doneNotice = done && (
    <DoneNotice key={`${done.application.id} ${done.application.version}`} done={done} />
  )
  const noticeOf = ({ application }: OwnJob) => hasJob && application.id === done.application.id && doneNotice

  // The way to a job of the next hours is what to do next, before any answer; its ticket asks itself.
  const isFirst = jobs.next !== null && isSoon(jobs.next.next, now)
  const { asked, ticket, count } = toAnswerOf(jobs, now)
  const [next = null, ...coming] = held.filter((job) => !asked.includes(job))
  const toAnswer = ticket ? count - 1 : count
  const takenBack = (application: OwnApplication, isNext: boolean) =>
    application.takenBack && (
      <li key={application.id}>
        <TakenBackCard
          application={application}
          takenBack={application.takenBack}
          decisions={decisions}
          instead={instead[application.id] ?? uncountedInsteadOf(application)}
          isNext={isNext}
          now={now}
        />
      </li>
    )
  const answer = (
    <>
      {toAnswer + jobs.withdrawn.length > 0 && (
        <Group
          id="offers"
          title={t(ticket && toAnswer > 0 ? 'groups.moreOffers' : 'groups.offers', { count: toAnswer })}
        >
          {jobs.offers.map((offer, index) => (
            <li key={offer.id}>
              <OfferCard
                offer={offer}
                decisions={decisions}
                jobs={held}
                isNext={index === 0 && !isFirst && jobs.lost.length === 0}
                now={now}
              >
                {offer.contact && <ContactFacts contact={offer.contact} now={now} />}
                <Talk application={offer} />
              </OfferCard>
            </li>
          ))}
          {asked.map((job) => (
            <li key={job.application.id}>
              {noticeOf(job)}
              <TakenOnCard
                application={job.application}
                decisions={decisions}
                isOpen={Boolean(noticeOf(job))}
              >
                <JobFacts job={job} decisions={decisions} now={now} isBelowAnswer />
              </TakenOnCard>
            </li>
          ))}
          {jobs.withdrawn.map((application) => takenBack(application, false))}
        </Group>
      )}
      {invites}
    </>
  )
  return (
    <TitlesProvider value={titles}>
      <div className="grid grid-cols-1 gap-8">
        {Watch && <Watch live={live} onOthers={(others) => setHeard({ since: given, live: others })} />}
        {jobs.absent.length > 0 && (
          <Group id="absent" title={t('groups.absent')} isSaidBelow>
            {jobs.absent.map((application) => (
              <li key={application.id}>
                <AbsenceCard application={application} decisions={decisions}>
                  <Talk application={application} />
                </AbsenceCard>
              </li>
            ))}
          </Group>
        )}
        {jobs.lost.length + jobs.cancelled.length > 0 && (
          <Group id="lost" title={t('groups.lost')} isSaidBelow>
            {jobs.lost.map((application, index) => takenBack(application, index === 0 && !isFirst))}
            {jobs.cancelled.map((application) => takenBack(application, false))}
          </Group>
        )}
        {jobs.asked.length > 0 && (
          <Group id="asked" title={t('groups.asked')} isSaidBelow>
            {jobs.asked.map(
              (application) =>
                application.termChange && (
                  <li key={application.id}>
                    <TermsCard
                      application={application}
                      change={application.termChange}
                      decisions={decisions}
                      jobs={held}
                      now={now}
                    />
                  </li>
                ),
            )}
          </Group>
        )}
        {late && (
          <div>
            <p className="mb-1 font-medium">
              <Unbroken>{late.post.title}</Unbroken>
            </p>
            <Refusal application={late} decisions={decisions} />
          </div>
        )}
        {justSent && <SentNotice application={justSent} />}
        {!hasJob && doneNotice}
        {!isFirst && answer}
        {next && (
          <Group id="next" title={t('groups.next')} isSaidBelow={isFirst}>
            <li>
              {noticeOf(next)}
              <JobTicket job={next} now={now}>
                <JobFacts
                  job={next}
                  decisions={decisions}
                  now={now}
                  ticket={{ isNext: isFirst && next.next.start.getTime() > now }}
                />
              </JobTicket>
            </li>
          </Group>
        )}
        {isFirst && answer}
        {coming.length > 0 && (
          <Group
            id="coming"
            title={t('groups.coming', { count: coming.length })}
            action={
              <a
                href="/api/own-applications/calendar"
                className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium underline underline-offset-4"
              >
                <Icon name="calendar" className="size-4" />
                {t('calendarOfAll')}
              </a>
            }
          >
            {coming.map((job) => (
              <li key={job.application.id}>
                {noticeOf(job)}
                <ComingJob
                  job={job}
                  isOpen={Boolean(noticeOf(job)) || decisions.refusalOf(job.application.id) !== null}
                >
                  <JobFacts job={job} decisions={decisions} now={now} />
                </ComingJob>
              </li>
            ))}
          </Group>
        )}
        {jobs.waiting.length > 0 && (
          <Group id="waiting" title={t('groups.waiting', { count: jobs.waiting.length })}>
            {jobs.waiting.map((application) => (
              <li key={application.id}>
                <OwnApplicationCard
                  application={application}
                  interviewEnd={calledOff(interviews, application)}
                >
                  {application.contact && <ContactFacts contact={application.contact} now={now} />}
                  <Refusal application={application} decisions={decisions} />
                  <div className="flex flex-wrap items-start justify-between gap-2">
                    <Talk application={application} />
                    <DecisionButtons application={application} decisions={decisions} />
                  </div>
                </OwnApplicationCard>
              </li>
            ))}
          </Group>
        )}
        {children}
        {(over.length > 0 || ended.items.length > 0) && (
          <Ended isOpen={over.some(({ id }) => id === opened?.id)}>
            <EndedApplications key={ended.items.map(({ id }) => id).join()} page={ended} first={over} />
          </Ended>
        )}
        <DecisionDialog decisions={decisions} />
      </div>
    </TitlesProvider>
  )
}

type GroupProps = {
  id: string
  title: string
  action?: ReactNode
  /** What it holds says the title itself. */
  isSaidBelow?: boolean
  children: ReactNode
}

function Group({ id, title, action, isSaidBelow, children }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <div className={isSaidBelow ? 'sr-only' : 'mb-3 flex flex-wrap items-center justify-between gap-x-4'}>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      <ul className="grid gap-3">{children}</ul>
    </section>
  )
}

function Ended({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useTranslations('ownApplications')
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-control text-xl font-semibold [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{t('groups.ended')}</h2>
        <Icon name="chevron-down" className="size-5 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}
