import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { DashboardSkeleton } from '@/components/dashboard/dashboard-skeleton'
import { NextSteps } from '@/components/dashboard/next-steps'
import { DashboardHead } from '@/components/days/dashboard-head'
import { CompanyDashboard } from '@/components/screens/dashboard/company-dashboard'
import { trendViewOf } from '@/components/trends/trend-path'
import { requireEmployer, requireMe } from '@/lib/accounts/data'
import { homeOfWorkers } from '@/lib/auth/home-of-members'
import { formatLongDay } from '@/lib/dates/format-long'

type DashboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard')
  return { title: t('title') }
}

/** Who comes today and tomorrow, what waits for the employer, and how hiring went. */
export default async function DashboardPage({ searchParams }: DashboardPageProps) {
  // The home of everybody: a worker's own is their jobs.
  if ((await requireMe()).kind === 'worker') redirect(homeOfWorkers)
  const [me, query, t] = await Promise.all([requireEmployer(), searchParams, getTranslations('dashboard')])
  if (me.member) {
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <CompanyDashboard me={me} member={me.member} view={trendViewOf(query)} />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-6">
      <DashboardHead
        title={t('days.first')}
        about={[formatLongDay(new Date())]}
        canPost={false}
        leads={false}
      />
      <NextSteps done={{ email: me.emailVerified, company: false, branch: false, jobPost: false }} />
    </div>
  )
}
