import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { JobPostList } from '@/components/job-posts/list/job-post-list'
import {
  allBranches,
  filtersOf,
  type JobPostView,
  listPath,
  viewOf,
} from '@/components/job-posts/list/list-path'
import { ListSearch } from '@/components/job-posts/list/list-search'
import { StateTabs } from '@/components/job-posts/list/state-tabs'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { requireEmployer } from '@/lib/accounts/data'
import type { Member } from '@/lib/accounts/me'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { pickPostListMessages } from '@/lib/i18n/pick-messages'
import { countJobPosts, listJobPosts } from '@/lib/job-posts/data'
import { pendingStates } from '@/lib/job-posts/job-post'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('title') }
}

type JobPostingPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The company's job posts by state. */
export default async function JobPostingPage({ searchParams }: JobPostingPageProps) {
  const me = await requireEmployer()
  const t = await getTranslations('jobPosts')
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
        {me.member?.can.includes('job_posts.edit') && (
          <ButtonLink href="/job-posting/create" variant="accent">
            <Icon name="plus" />
            {t('new')}
          </ButtonLink>
        )}
      </div>
      {me.member ? (
        <JobPosts member={me.member} view={viewOf(await searchParams)} />
      ) : (
        <CompanyRequired {...me} />
      )}
    </>
  )
}

async function JobPosts({ member, view: asked }: { member: Member; view: JobPostView }) {
  const [branches, chosen] = await Promise.all([listBranches(), getChosenBranch()])
  const isKnown = asked.branch === allBranches || branches.some(({ id }) => id === asked.branch)
  const view = isKnown ? asked : { ...asked, branch: undefined }
  const { branch = chosen?.id, state, ...rest } = view
  const filter = { ...rest, branchId: branch === allBranches ? undefined : branch }
  const shown = { ...filter, state, openFirst: state === undefined }
  const [page, counts] = await Promise.all([listJobPosts(shown), countJobPosts(filter)])
  const isNarrowed = Boolean(view.q) || filtersOf(view) > 0
  if (!isNarrowed && Object.values(counts).every((count) => count === 0)) {
    return <NothingYet branchName={chosen?.name} member={member} />
  }
  const pending = pendingStates.reduce((sum, waiting) => sum + counts[waiting], 0)
  return (
    <div className="grid gap-5">
      <StateTabs view={view} counts={counts} />
      <ListSearch view={view} branches={branches} chosenId={chosen?.id} />
      {!isNarrowed && pending > 0 && <PendingLink count={pending} />}
      {page.items.length === 0 ? (
        <NothingFound view={view} isNarrowed={isNarrowed} />
      ) : (
        <ClientMessages messages={await pickPostListMessages('dates', 'problems')}>
          <JobPostList
            key={`${listPath(view)} ${filter.branchId}`}
            page={page}
            filter={shown}
            can={{
              edit: member.can.includes('job_posts.edit'),
              publish: member.can.includes('job_posts.publish'),
            }}
          />
        </ClientMessages>
      )}
    </div>
  )
}

async function PendingLink({ count }: { count: number }) {
  const t = await getTranslations('jobPosts.pending')
  return (
    <Link
      href="/job-posting/pending"
      className="flex min-h-11 items-center gap-3 rounded-card bg-mango-soft px-4 py-2 font-medium text-mango-ink"
    >
      <Icon name="clock" />
      <span className="flex-1">{t('link', { count })}</span>
      <Icon name="chevron-right" />
    </Link>
  )
}

async function NothingYet({ branchName, member }: { branchName?: string; member: Member }) {
  const [t, branches] = await Promise.all([getTranslations('jobPosts'), listBranches()])
  const branchFirst = branches.length === 0 && member.can.includes('branches.create')
  return branchFirst ? (
    <EmptyState
      illustration="branches"
      title={t('list.branchFirst.title')}
      action={
        <ButtonLink href="/branch/create" variant="accent">
          {t('list.branchFirst.action')}
        </ButtonLink>
      }
    >
      {t('list.branchFirst.explain')}
    </EmptyState>
  ) : (
    <EmptyState
      illustration="posts"
      title={branchName ? t('list.empty.titleOfBranch', { branch: branchName }) : t('list.empty.title')}
      action={
        member.can.includes('job_posts.edit') && (
          <ButtonLink href="/job-posting/create" variant="accent">
            {t('new')}
          </ButtonLink>
        )
      }
    >
      {t(branchName ? 'list.empty.explainOfBranch' : 'list.empty.explain')}
    </EmptyState>
  )
}

async function NothingFound({ view, isNarrowed }: { view: JobPostView; isNarrowed: boolean }) {
  const t = await getTranslations('jobPosts.list')
  return (
    <EmptyState
      illustration="posts"
      title={t(isNarrowed ? 'nothingFound' : 'emptyState')}
      action={
        <ButtonLink href={listPath(isNarrowed ? { state: view.state } : {})} variant="secondary">
          {t(isNarrowed ? 'clear' : 'showAll')}
        </ButtonLink>
      }
    />
  )
}
