import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { listPath } from '@/components/job-posts/list-path'
import { missingFields } from '@/components/job-posts/missing-fields'
import { PendingPost } from '@/components/job-posts/pending-post'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { requireEmployer } from '@/lib/accounts/data'
import type { Member } from '@/lib/accounts/me'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { countJobPosts, listJobPosts } from '@/lib/job-posts/data'
import { pendingStates } from '@/lib/job-posts/job-post'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts.pending')
  return { title: t('title') }
}

/** Posts somebody has to go on with, or that wait for us: each with its one next step. */
export default async function PendingJobPostsPage() {
  const me = await requireEmployer()
  const t = await getTranslations('jobPosts')
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('pending.title')}</h1>
        <ButtonLink href="/job-posting" variant="secondary">
          {t('list.showAll')}
        </ButtonLink>
      </div>
      {me.member ? <PendingPosts member={me.member} /> : <CompanyRequired {...me} />}
    </>
  )
}

/** As many of each state as somebody goes through at once; the list has the rest. */
const perState = 20

async function PendingPosts({ member }: { member: Member }) {
  const [branches, chosen] = await Promise.all([listBranches(), getChosenBranch()])
  const branchId = chosen?.id
  const [t, counts, ...pages] = await Promise.all([
    getTranslations('jobPosts'),
    countJobPosts({ branchId }),
    ...pendingStates.map((state) => listJobPosts({ branchId, state }, perState)),
  ])
  const canEdit = member.can.includes('job_posts.edit')
  const groups = await Promise.all(
    pendingStates.map(async (state, index) => {
      const { items = [], nextCursor = null } = pages[index] ?? {}
      const posts = items.map(async (post) => ({
        post,
        missing: state === 'draft' ? await missingFields(post, branches) : [],
      }))
      return { state, posts: await Promise.all(posts), hasMore: nextCursor !== null }
    }),
  )
  if (groups.every(({ posts }) => posts.length === 0)) return <NothingPending canEdit={canEdit} />
  return (
    <div className="grid gap-8">
      {groups
        .filter(({ posts }) => posts.length > 0)
        .map(({ state, posts, hasMore }) => (
          <section key={state} aria-labelledby={state}>
            <h2 id={state} className="text-xl">
              {t(`states.${state}`)} <span className="text-ink-3">{counts[state]}</span>
            </h2>
            <p className="mb-3 text-ink-2">{t(`pending.about.${state}`)}</p>
            <ul className="grid gap-3">
              {posts.map(({ post, missing }) => (
                <li key={post.id}>
                  <PendingPost post={post} state={state} missing={missing} canEdit={canEdit} />
                </li>
              ))}
            </ul>
            {hasMore && (
              <Link
                href={listPath({ state })}
                className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
              >
                {t('pending.rest', { count: counts[state] })}
              </Link>
            )}
          </section>
        ))}
    </div>
  )
}

async function NothingPending({ canEdit }: { canEdit: boolean }) {
  const t = await getTranslations('jobPosts')
  return (
    <EmptyState
      illustration="verified"
      title={t('pending.empty.title')}
      action={
        canEdit && (
          <ButtonLink href="/job-posting/create" variant="accent">
            <Icon name="plus" />
            {t('new')}
          </ButtonLink>
        )
      }
    >
      {t('pending.empty.explain')}
    </EmptyState>
  )
}
