import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { JobPostList } from '@/components/job-posts/job-post-list'
import { filterOf, listPath } from '@/components/job-posts/list-path'
import { ListSearch } from '@/components/job-posts/list-search'
import { StateTabs } from '@/components/job-posts/state-tabs'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { requireEmployer } from '@/lib/accounts/data'
import type { Member } from '@/lib/accounts/me'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { countJobPosts, listJobPosts } from '@/lib/job-posts/data'
import type { JobPostFilter } from '@/lib/job-posts/job-post'

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
        <JobPosts member={me.member} filter={filterOf(await searchParams)} />
      ) : (
        <CompanyRequired {...me} />
      )}
    </>
  )
}

async function JobPosts({ member, filter: asked }: { member: Member; filter: JobPostFilter }) {
  const branch = await getChosenBranch()
  const filter = { ...asked, branchId: branch?.id }
  const [page, counts] = await Promise.all([listJobPosts(filter), countJobPosts(branch?.id)])
  if (Object.values(counts).every((count) => count === 0)) {
    return <NothingYet branchName={branch?.name} member={member} />
  }
  return (
    <div className="grid gap-5">
      <StateTabs filter={filter} counts={counts} />
      <ListSearch filter={filter} />
      {page.items.length === 0 ? (
        <NothingFound filter={filter} />
      ) : (
        <ClientMessages messages={await pickMessages('jobPosts', 'dates', 'problems')}>
          <div>
            <JobPostList key={`${listPath(filter)} ${branch?.id}`} page={page} filter={filter} />
          </div>
        </ClientMessages>
      )}
    </div>
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

async function NothingFound({ filter }: { filter: JobPostFilter }) {
  const t = await getTranslations('jobPosts.list')
  return (
    <EmptyState
      illustration="posts"
      title={t(filter.q ? 'nothingFound' : 'emptyState')}
      action={
        <ButtonLink href={listPath(filter.q ? { state: filter.state } : {})} variant="secondary">
          {t(filter.q ? 'clear' : 'showAll')}
        </ButtonLink>
      }
    />
  )
}
