import { getTranslations } from 'next-intl/server'
import { areReadyToPost, areStepsDone, NextSteps } from '@/components/dashboard/next-steps'
import { isVerificationDue, VerificationStep } from '@/components/dashboard/verification-step'
import { DashboardHead, DaysTitle } from '@/components/days/dashboard-head'
import { LostPlaces } from '@/components/days/lost-places'
import { WorkerAnswers } from '@/components/days/worker-answers'
import { LazyPostLine } from '@/components/job-posts/line/lazy-post-line'
import { type TrendView, trendPath } from '@/components/trends/trend-path'
import { PanelFailure } from '@/components/ui/panel-failure'
import type { Employer, Member } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { getDays } from '@/lib/days/data'
import { firstToChoose, isAmongShort } from '@/lib/days/shortage'
import { pickLineMessages } from '@/lib/i18n/pick-messages'
import { listInterviews, listInterviewsOfBranch } from '@/lib/interviews/data'
import { cancelledLately } from '@/lib/interviews/interview'
import { nameWorkers } from '@/lib/job-post-invites/data'
import { countJobPosts } from '@/lib/job-posts/data'
import { getActivity, getSpend, getTimeToHire } from '@/lib/trends/data'
import { BooksPart } from './books-part'
import { DaysPart } from './days-part'
import { findActionItems } from './find-action-items'
import { TrendsPart } from './trends-part'
import { WaitingPart } from './waiting-part'

type CompanyDashboardProps = { me: Employer; member: Member; view: TrendView }

/** Loads everything in parallel; a part that cannot be loaded is missing alone. */
export async function CompanyDashboard({ me, member, view }: CompanyDashboardProps) {
  const [t, branches, chosen] = await Promise.all([
    getTranslations('dashboard'),
    listBranches(),
    getChosenBranch(),
  ])
  const may = (permission: Member['can'][number]) => member.can.includes(permission)
  const branchId = chosen?.id
  const trends = { days: view.days, branchId }
  const seesDays = may('applications.decide')
  const keepsBooks = may('billing.view') && !may('job_posts.edit')
  const [posts, days, watched, interviews, actionItems, activity, timeToHire, spend] = await Promise.all([
    settled(Promise.all([countJobPosts(), countJobPosts({ branchId })])),
    seesDays ? settled(getDays(branchId)) : null,
    seesDays ? settled(listInterviews('company')) : null,
    seesDays ? settled(listInterviewsOfBranch(branchId)) : null,
    settled(findActionItems(member, branchId)),
    settled(getActivity(trends)),
    settled(getTimeToHire(trends)),
    view.isAsked && may('billing.view') ? settled(getSpend(trends)) : null,
  ])
  const failure = (title: string) => (
    <PanelFailure title={title} retryHref={retryPath(view)} retryLabel={t('retry')} />
  )
  const hasPosts = posts === null || Object.values(posts.data[0]).some((count) => count > 0)
  const done = { email: me.emailVerified, company: true, branch: branches.length > 0, jobPost: hasPosts }
  const hasSteps = may('job_posts.edit') && !areStepsDone(done)
  const shown = days && hasPosts ? days.data : null
  /** The shifts of both days are shown with their own step. */
  const items =
    actionItems?.data.filter(
      (item) => item.kind !== 'shift' || !shown || !isAmongShort(shown, item.id, item.startsAt),
    ) ?? null
  const toChoose = (shown && firstToChoose(shown)) ?? null
  const isDue = may('company.edit') && isVerificationDue(member.company)
  // One step of the page stands out, whichever comes first of these.
  const lostPlaces = shown?.lostPlaces ?? []
  const names = await settled(nameWorkers(lostPlaces.flatMap(({ invited }) => invited?.workerId ?? [])))
  const leads =
    lostPlaces.length > 0
      ? 'lost place'
      : hasSteps
        ? 'steps'
        : toChoose
          ? 'shift'
          : isDue
            ? 'verification'
            : items && items.length > 0
              ? 'item'
              : 'post'
  const now = new Date()
  const showsBranches = !chosen && branches.length > 1
  const branch = chosen?.name ?? (branches.length > 1 ? t('days.allBranches') : branches[0]?.name)
  return (
    <div className="grid gap-4">
      <DashboardHead
        title={
          keepsBooks ? (
            t('books')
          ) : shown ? (
            <DaysTitle days={shown} />
          ) : hasPosts ? (
            t('title')
          ) : (
            t('days.first')
          )
        }
        about={[formatDay(now), t('days.time', { time: formatClock(now) }), branch]}
        canPost={may('job_posts.edit')}
        leads={leads === 'post'}
      />
      {keepsBooks && <BooksPart canBuy={may('billing.pay')} failure={failure} />}
      <LostPlaces places={lostPlaces} showsBranches={showsBranches} names={names?.data ?? null} />
      {hasSteps && areReadyToPost(done) && (
        <LazyPostLine
          of="company"
          branches={branches.map(({ id, name, province, district }) => ({ id, name, province, district }))}
          href="/job-posting/create"
          messages={await pickLineMessages()}
        />
      )}
      {hasSteps && <NextSteps done={done} />}
      {shown && (
        <DaysPart
          days={shown}
          interviews={interviews?.data ?? []}
          watched={watched?.data ?? null}
          now={now.getTime()}
          branchId={branchId}
          showsBranches={showsBranches}
          leading={leads === 'shift' ? toChoose : null}
        />
      )}
      {shown && (
        <WorkerAnswers
          cancelled={shown.cancelled}
          answers={shown.answers}
          dismissed={shown.dismissed}
          interviews={cancelledLately(interviews?.data ?? [], now.getTime()).map(
            ({ id, with: { name }, startsAt, cancelledBy, updatedAt }) => ({
              id,
              by: cancelledBy,
              name: name || null,
              startsAt: startsAt ?? updatedAt,
              at: updatedAt,
            }),
          )}
        />
      )}
      {seesDays && hasPosts && !shown && failure(t('days.failed'))}
      {may('company.edit') && <VerificationStep {...member.company} leads={leads === 'verification'} />}
      {(hasPosts || items === null || items.length > 0) && (
        <WaitingPart
          items={items}
          leads={leads === 'item'}
          posts={shown?.openPosts ?? []}
          counts={posts?.data[1] ?? null}
          hasPosts={hasPosts}
          failure={failure}
        />
      )}
      {hasPosts && (
        <TrendsPart
          view={view}
          activity={activity}
          timeToHire={timeToHire}
          spend={spend}
          seesSpend={may('billing.view')}
          failure={failure}
        />
      )}
    </div>
  )
}

const retryPath = ({ days, isAsked }: TrendView) => (isAsked ? trendPath(days) : '/dashboard')
