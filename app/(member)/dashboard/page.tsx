import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NextSteps } from '@/components/dashboard/next-steps'
import { VerificationStep } from '@/components/dashboard/verification-step'
import { JobPostCard } from '@/components/job-posts/job-post-card'
import { StateFigures } from '@/components/job-posts/state-figures'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { requireEmployer } from '@/lib/accounts/data'
import type { Employer, Member } from '@/lib/accounts/me'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { daysUntil, formatLongDay } from '@/lib/dates/format-thai'
import { countJobPosts, listJobPosts } from '@/lib/job-posts/data'
import type { JobPost } from '@/lib/job-posts/job-post'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard')
  return { title: t('title') }
}

/** What needs the employer now. */
export default async function DashboardPage() {
  const me = await requireEmployer()
  const t = await getTranslations('dashboard')
  const day = formatLongDay(new Date())
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{t('greeting', { name: me.displayName })}</h1>
          <p className="text-ink-2">{[day, me.member?.company.name].filter(Boolean).join(' · ')}</p>
        </div>
        {me.member?.can.includes('job_posts.edit') && (
          <ButtonLink href="/job-posting/create" variant="accent">
            <Icon name="plus" />
            {t('newPost')}
          </ButtonLink>
        )}
      </div>
      {me.member ? <CompanyDashboard me={me} member={me.member} /> : <FirstVisit me={me} />}
    </div>
  )
}

function FirstVisit({ me }: { me: Employer }) {
  return <NextSteps done={{ email: me.emailVerified, company: false, branch: false, jobPost: false }} />
}

/** Posts of one kind that are looked at for attention; enough to act on, the list has the rest. */
const perState = 3

async function CompanyDashboard({ me, member }: { me: Employer; member: Member }) {
  const branchId = (await getChosenBranch())?.id
  const [t, all, counts, branches, rejected, drafts, pending, published] = await Promise.all([
    getTranslations('dashboard'),
    countJobPosts(),
    countJobPosts({ branchId }),
    listBranches(),
    listJobPosts({ branchId, state: 'rejected' }, perState),
    listJobPosts({ branchId, state: 'draft' }, perState),
    listJobPosts({ branchId, state: 'pending_review' }, perState),
    listJobPosts({ branchId, state: 'published' }, 100),
  ])
  const endingSoon = published.items.filter(isEndingSoon).slice(0, perState)
  const attention = [...rejected.items, ...endingSoon, ...drafts.items, ...pending.items]
  const hasPosts = Object.values(all).some((count) => count > 0)
  const done = { email: me.emailVerified, company: true, branch: branches.length > 0, jobPost: hasPosts }
  return (
    <>
      {member.can.includes('company.edit') && <VerificationStep verification={member.company.verification} />}
      {member.can.includes('job_posts.edit') && <NextSteps done={done} />}
      {attention.length > 0 && (
        <section aria-labelledby="attention">
          <h2 id="attention" className="mb-3 text-xl">
            {t('attention')}
          </h2>
          <ul className="grid gap-3">
            {attention.map((post) => (
              <li key={post.id}>
                <JobPostCard post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasPosts && (
        <section aria-labelledby="figures">
          <h2 id="figures" className="mb-3 text-xl">
            {t('figures')}
          </h2>
          <StateFigures counts={counts} />
        </section>
      )}
    </>
  )
}

function isEndingSoon({ expiresAt }: JobPost): boolean {
  return expiresAt !== null && daysUntil(new Date(expiresAt)) <= 1
}
