import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import type { ListOfWaiting } from '@/components/job-posts/detail/ask-for-credit'
import { LazyAskForCredit } from '@/components/job-posts/detail/lazy-ask-for-credit'
import { missingFields } from '@/components/job-posts/form/missing-fields'
import { listPath } from '@/components/job-posts/list/list-path'
import { PendingPost } from '@/components/job-posts/list/pending-post'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { requireEmployer } from '@/lib/accounts/data'
import type { Member } from '@/lib/accounts/me'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { pickAskingMessages } from '@/lib/i18n/pick-messages'
import { countJobPosts, getCreditRequest, getJobPostPrice, listJobPosts } from '@/lib/job-posts/data'
import { filterOfGroup, type JobPost, pendingGroups } from '@/lib/job-posts/job-post'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts.pending')
  return { title: t('title') }
}

/** Posts that somebody has to continue, or that wait for our staff: each with one next step. */
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

/** Posts loaded per state, as many as somebody handles at once; the list has the rest. */
const perState = 20

async function PendingPosts({ member }: { member: Member }) {
  const [branches, chosen] = await Promise.all([listBranches(), getChosenBranch()])
  const branchId = chosen?.id
  const [t, price, counts, waiting, ...pages] = await Promise.all([
    getTranslations('jobPosts'),
    getJobPostPrice(),
    countJobPosts({ branchId }),
    countJobPosts({ branchId, waitsForCredit: true }),
    ...pendingGroups.map((group) => listJobPosts({ branchId, ...filterOfGroup(group) }, perState)),
  ])
  const countOf = { ...counts, draft: counts.draft - waiting.draft, waits_for_credit: waiting.draft }
  const canEdit = member.can.includes('job_posts.edit')
  const canPay = member.can.includes('billing.pay')
  const groups = await Promise.all(
    pendingGroups.map(async (group, index) => {
      const { items = [], nextCursor = null } = pages[index] ?? {}
      const posts = items.map(async (post) => ({
        post,
        missing: post.state === 'draft' ? await missingFields(post, branches) : [],
      }))
      return { group, posts: await Promise.all(posts), hasMore: nextCursor !== null }
    }),
  )
  if (groups.every(({ posts }) => posts.length === 0)) return <NothingPending canEdit={canEdit} />
  return (
    <div className="grid gap-8">
      {groups
        .filter(({ posts }) => posts.length > 0)
        .map(({ group, posts, hasMore }) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className="text-xl">
              {t(group === 'waits_for_credit' ? `pending.groups.${group}` : `states.${group}`)}{' '}
              <span className="text-ink-3">{countOf[group]}</span>
            </h2>
            <p className="mb-3 text-ink-2">{t(`pending.about.${group}`)}</p>
            <ul className="grid gap-3">
              {posts.map(({ post, missing }) => (
                <li key={post.id}>
                  <PendingPost
                    post={post}
                    group={group}
                    missing={missing}
                    price={price}
                    canEdit={canEdit}
                    canPay={canPay}
                    ask={
                      !canPay && post.publishesItself ? (
                        <Ask
                          post={post}
                          among={{ filter: { branchId, ...filterOfGroup(group) }, ids: waitingIn(posts) }}
                        />
                      ) : null
                    }
                  />
                </li>
              ))}
            </ul>
            {hasMore && (
              <Link
                href={listPath({ state: filterOfGroup(group).state })}
                className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
              >
                {t('pending.rest', { count: countOf[group] })}
              </Link>
            )}
          </section>
        ))}
    </div>
  )
}

/** The posts that credit alone would publish. */
const waitingIn = (posts: readonly { readonly post: JobPost }[]) =>
  posts.flatMap(({ post: { id, publishesItself } }) => (publishesItself ? [id] : []))

/** Asks the colleagues who may pay, as on the post's own page. */
async function Ask({ post: { id, title }, among }: { post: JobPost; among: ListOfWaiting }) {
  const [t, messages, asked] = await Promise.all([
    getTranslations('jobPosts'),
    pickAskingMessages(),
    getCreditRequest(id),
  ])
  return (
    <ClientMessages messages={messages}>
      <LazyAskForCredit jobPostId={id} of={title || t('untitled')} among={among} asked={asked} />
    </ClientMessages>
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
