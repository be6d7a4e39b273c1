import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LazyCancelledInterviews, LazyOwnInterviews } from '@/components/interviews/lazy-interviews'
import { OwnInvites } from '@/components/job-post-invites/own-invites'
import { ClientMessages } from '@/components/layout/client-messages'
import { EarnedThisMonth } from '@/components/screens/jobs/earned-this-month'
import { FittingJobs } from '@/components/screens/jobs/fitting-jobs'
import { jobsInsteadOf } from '@/components/screens/jobs/jobs-instead'
import { LazyOwnJobs } from '@/components/screens/jobs/lazy-own-jobs'
import { OfflineTickets } from '@/components/screens/jobs/offline-tickets'
import { UnsentPart } from '@/components/screens/jobs/unsent-part'
import { wholeTitlesOf } from '@/components/screens/jobs/whole-titles'
import { UnusedPart } from '@/components/screens/resume/unused-part'
import { LazyTalkButton } from '@/components/talk/talk-ways'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PanelFailure } from '@/components/ui/panel-failure'
import { requireWorker } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { saysWhen, weekFrom } from '@/lib/applications/free-days'
import { findOwnApplication, listEndedApplications, listLiveApplications } from '@/lib/applications/own-data'
import { phonesOf, readFor, workTimesOf } from '@/lib/applications/own-jobs'
import { sendEmailPath } from '@/lib/auth/next-path'
import { requireViewer } from '@/lib/auth/viewer'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listInterviews } from '@/lib/interviews/data'
import { listOwnInvites } from '@/lib/job-post-invites/data'
import { getOwnResume } from '@/lib/resumes/data'
import type { FreeTime } from '@/validators/free-time'
import { bangkokToday } from '@/validators/rules'

type ApplicationsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownApplications')
  return { title: t('title') }
}

/** A worker's home: what to answer, where to go next, what waits, and jobs that fit. */
export default async function OwnApplicationsPage({ searchParams }: ApplicationsProps) {
  const viewer = await requireViewer()
  const { sent, application } = await searchParams
  const wanted = [application, sent].find((id) => typeof id === 'string')
  // Not streamed: standing first, it would push the rest down when it came.
  const [account, t, ownLive, ownEnded, opened, found, ownResume, ownInterviews] = await Promise.all([
    // Their jobs are another service's, and shown while that of their account does not answer.
    viewer.kind === 'worker' ? settled(requireWorker()) : requireWorker().then((data) => ({ data })),
    getTranslations('ownApplications'),
    settled(listLiveApplications()),
    settled(listEndedApplications()),
    typeof wanted === 'string' ? findOwnApplication(wanted) : null,
    settled(listOwnInvites()),
    settled(getOwnResume()),
    settled(listInterviews('worker')),
  ])
  const live = ownLive?.data ?? []
  const ended = ownEnded?.data ?? { items: [], nextCursor: null }
  const invites = found?.data ?? null
  const resume = ownResume?.data ?? null
  const timesHref = `/resume/${viewer.uid}?step=times`
  const areAllLoaded = ownLive !== null && ownEnded !== null
  const interviews = ownInterviews?.data ?? []
  const hiredFor = live.filter(({ state }) => state === 'hired').map(({ jobPostId }) => jobPostId)
  const now = Date.now()
  const isFirstDay =
    interviews.length === 0 &&
    areAllLoaded &&
    live.length === 0 &&
    ended.items.length === 0 &&
    invites?.length === 0
  const isWithout = ownLive !== null && live.length === 0 && invites?.length === 0
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-4 text-3xl">{t('title')}</h1>
      {account?.data.emailVerified === false && <Unverified email={account.data.email} />}
      <UnusedPart resume={resume} />
      <UnsentPart />
      {isFirstDay ? (
        <div className="grid grid-cols-1 gap-8">
          <NoJobs time={resume} />
          <FittingJobs live={live} resume={resume} timesHref={timesHref} />
        </div>
      ) : (
        <ClientMessages
          messages={
            await pickMessages(
              'addresses',
              'cannotCome',
              'dates',
              'editing',
              'forms',
              'interviewing',
              'jobPostInvites',
              'ownApplications',
              'problems',
              'shiftChoice',
              'standing',
              'talkWays',
              'unsent',
              'validation',
            )
          }
        >
          {ownLive ? (
            <OfflineTickets live={live} interviews={interviews} now={now} />
          ) : (
            <Failure part="live" />
          )}
          <LazyOwnJobs
            live={live}
            ended={ended}
            instead={await jobsInsteadOf(live)}
            opened={typeof application === 'string' ? opened : null}
            sent={opened?.id === sent ? (opened?.id ?? null) : null}
            titles={wholeTitlesOf([...live, ...ended.items, ...(opened ? [opened] : [])])}
            interviews={interviews}
            now={now}
            invites={
              <>
                <LazyOwnInterviews
                  interviews={interviews}
                  work={workTimesOf(live)}
                  phones={phonesOf(live)}
                  readFor={readFor(live, now)}
                  {...{ hiredFor, now }}
                />
                <OwnInvites
                  invites={invites}
                  retryHref="/jobs/applications"
                  reach={({ companyId, companyName, jobPostId }) => (
                    <LazyTalkButton partner={{ companyId }} name={companyName} postId={jobPostId} size="sm" />
                  )}
                />
              </>
            }
          >
            <LazyCancelledInterviews {...{ interviews, hiredFor, now }} />
            {/* What fits depends on what they have. */}
            {ownLive && (
              <FittingJobs
                live={live}
                resume={resume}
                timesHref={timesHref}
                otherwise={isWithout && <NoJobs time={resume} />}
              />
            )}
            <EarnedThisMonth />
            {!ownEnded && <Failure part="ended" />}
          </LazyOwnJobs>
        </ClientMessages>
      )}
    </div>
  )
}

async function Failure({ part }: { part: 'live' | 'ended' }) {
  const t = await getTranslations('ownApplications.failed')
  return <PanelFailure title={t(part)} retryHref="/jobs/applications" retryLabel={t('retry')} />
}

/** The way to the jobs, for who has none. */
async function NoJobs({ time }: { time: FreeTime | null }) {
  const t = await getTranslations('ownApplications.firstDay')
  const week = time && saysWhen(time) ? weekFrom(bangkokToday(), time, []) : []
  const days = week.filter(({ state }) => state === 'free').length
  return (
    <Card>
      <EmptyState
        illustration="posts"
        title={t('title')}
        action={
          <ButtonLink href="/jobs" variant="accent" size="lg">
            {t('action')}
          </ButtonLink>
        }
      >
        {days > 0 ? t('freeDays', { days }) : t('about')}
      </EmptyState>
    </Card>
  )
}

/** Mails about jobs go to proven addresses only: somebody else may read an unproven one. */
async function Unverified({ email }: { email: string }) {
  const t = await getTranslations('ownApplications.unverified')
  return (
    <Alert
      tone="mango"
      title={t('title')}
      action={
        <ButtonLink href={sendEmailPath('/jobs/applications')} size="sm">
          {t('action')}
        </ButtonLink>
      }
      className="mb-6"
    >
      {t('about', { email })}
    </Alert>
  )
}
