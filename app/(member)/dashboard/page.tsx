import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { ActionList } from '@/components/dashboard/action-list'
import { DashboardSkeleton } from '@/components/dashboard/dashboard-skeleton'
import { NextSteps } from '@/components/dashboard/next-steps'
import { VerificationStep } from '@/components/dashboard/verification-step'
import { StateFigures } from '@/components/job-posts/list/state-figures'
import { findActionItems } from '@/components/screens/dashboard/find-action-items'
import { ActivityPanel } from '@/components/trends/activity-panel'
import { SpendPanel } from '@/components/trends/spend-panel'
import { TimeToHirePanel } from '@/components/trends/time-to-hire-panel'
import { allBranches, type TrendView, trendPath, trendsId, trendViewOf } from '@/components/trends/trend-path'
import { TrendSwitch } from '@/components/trends/trend-switch'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import { Unbroken } from '@/components/ui/unbroken'
import { requireEmployer, requireMe } from '@/lib/accounts/data'
import type { Employer, Member } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { homeOfWorkers } from '@/lib/auth/home-of-members'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { formatLongDay } from '@/lib/dates/format-thai'
import { countJobPosts } from '@/lib/job-posts/data'
import { getActivity, getSpend, getTimeToHire } from '@/lib/trends/data'

type DashboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard')
  return { title: t('title') }
}

/** What needs the employer's attention now, followed by how hiring went. */
export default async function DashboardPage({ searchParams }: DashboardPageProps) {
  // The home of everybody: a worker's own is their jobs.
  if ((await requireMe()).kind === 'worker') redirect(homeOfWorkers)
  const [me, query] = await Promise.all([requireEmployer(), searchParams])
  const t = await getTranslations('dashboard')
  const day = formatLongDay(new Date())
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{t('greeting', { name: me.displayName })}</h1>
          <p className="text-ink-2">
            <Unbroken>{[day, me.member?.company.name].filter(Boolean).join(' · ')}</Unbroken>
          </p>
        </div>
        {me.member?.can.includes('job_posts.edit') && (
          <ButtonLink href="/job-posting/create" variant="accent">
            <Icon name="plus" />
            {t('newPost')}
          </ButtonLink>
        )}
      </div>
      {me.member ? (
        <Suspense fallback={<DashboardSkeleton />}>
          <CompanyDashboard me={me} member={me.member} view={trendViewOf(query)} />
        </Suspense>
      ) : (
        <FirstVisit me={me} />
      )}
    </div>
  )
}

function FirstVisit({ me }: { me: Employer }) {
  return <NextSteps done={{ email: me.emailVerified, company: false, branch: false, jobPost: false }} />
}

type CompanyDashboardProps = { me: Employer; member: Member; view: TrendView }

/** Loads everything in parallel; a part that cannot be loaded is missing alone. */
async function CompanyDashboard({ me, member, view }: CompanyDashboardProps) {
  const [t, branches, chosen] = await Promise.all([
    getTranslations('dashboard'),
    listBranches(),
    getChosenBranch(),
  ])
  const branchId = chosen?.id
  const trends = { days: view.days, branchId: trendBranchOf(view, branches, branchId) }
  const canSeeBilling = member.can.includes('billing.view')
  const [posts, actionItems, activity, timeToHire, spend] = await Promise.all([
    settled(Promise.all([countJobPosts(), countJobPosts({ branchId })])),
    settled(findActionItems(member, branchId)),
    settled(getActivity(trends)),
    settled(getTimeToHire(trends)),
    canSeeBilling ? settled(getSpend(trends)) : null,
  ])
  const failure = (title: string) => (
    <PanelFailure title={title} retryHref={trendPath(view)} retryLabel={t('retry')} />
  )
  const hasPosts = posts === null || Object.values(posts.data[0]).some((count) => count > 0)
  const done = { email: me.emailVerified, company: true, branch: branches.length > 0, jobPost: hasPosts }
  return (
    <>
      {member.can.includes('company.edit') && <VerificationStep {...member.company} />}
      {member.can.includes('job_posts.edit') && <NextSteps done={done} />}
      {(hasPosts || actionItems === null || actionItems.data.length > 0) && (
        <section aria-labelledby="action-items" className="grid gap-3">
          <h2 id="action-items" className="text-xl">
            {t('actionItems.title')}
          </h2>
          {actionItems ? <ActionList items={actionItems.data} /> : failure(t('actionItems.failed'))}
        </section>
      )}
      {hasPosts && (
        <section aria-labelledby="figures">
          <h2 id="figures" className="mb-3 text-xl">
            {t('figures')}
          </h2>
          {posts ? <StateFigures counts={posts.data[1]} /> : failure(t('figuresFailed'))}
        </section>
      )}
      {hasPosts && (
        <section aria-labelledby={trendsId} className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={trendsId} className="text-xl">
              {t('trends')}
            </h2>
            <TrendSwitch view={view} branches={branches} chosenId={branchId} />
          </div>
          {activity ? <ActivityPanel items={activity.data} /> : failure(t('activityFailed'))}
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {timeToHire ? <TimeToHirePanel {...timeToHire.data} /> : failure(t('timeToHireFailed'))}
            {canSeeBilling && (spend ? <SpendPanel items={spend.data} /> : failure(t('spendFailed')))}
          </div>
        </section>
      )}
    </>
  )
}

/** The branch of the trends: from the address, otherwise from the branch switcher; undefined for all. */
function trendBranchOf(
  { branch }: TrendView,
  branches: readonly { readonly id: string }[],
  chosenId: string | undefined,
): string | undefined {
  if (branch === allBranches) return undefined
  return branches.find(({ id }) => id === branch)?.id ?? chosenId
}
