import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { FilterChips } from '@/components/worker-search/filter-chips'
import { FoldedSearch } from '@/components/worker-search/folded-search'
import { searchChips } from '@/components/worker-search/search-chips'
import { PeopleSearchForm } from '@/components/worker-search/search-form'
import type { Employer, Member } from '@/lib/accounts/me'
import type { BranchSummary } from '@/lib/branches/branch'
import { mapsAccess } from '@/lib/config/maps-access'
import { webSettings } from '@/lib/config/web-settings'
import { pickSearchMessages } from '@/lib/i18n/pick-messages'
import { getJobPost } from '@/lib/job-posts/data'
import type { JobPost } from '@/lib/job-posts/job-post'
import { type SearchView, searchPath, usualRadius } from '@/lib/worker-search/search-view'
import { Elsewhere } from './elsewhere'
import { FoundPeople } from './found-people'
import { OutsideThailand } from './outside-thailand'
import { placeOfView } from './place-of-view'
import { isForPostOnly, viewForPost } from './post-view'
import { possibleDaysOf, refusedOf, unreadWordsOf, viewOfSentence } from './said-view'
import { UnreadWords } from './unread-words'
import { WhichDays } from './which-days'

type PeopleSearchProps = {
  me: Employer & { readonly member: Member }
  view: SearchView
  /** A sentence to be read into filters. */
  say: string
}

/** The search form, what it looks for, and the people found. */
export async function PeopleSearch({ me, view: asked, say }: PeopleSearchProps) {
  const [{ branches, view, place }, post] = await Promise.all([
    placeOfView(asked),
    asked.post ? getJobPost(asked.post) : null,
  ])
  if (say) redirect(searchPath(viewOfSentence(asked, say, branches.map(named))))
  if (post && isForPostOnly(asked)) redirect(searchPath(viewForPost(post)))
  const [messages, maps] = await Promise.all([
    pickSearchMessages('people', 'problems', 'forms'),
    mapsAccess(webSettings()),
  ])
  return (
    <ClientMessages messages={messages}>
      <div className="grid grid-cols-1 gap-5">
        <div>
          <FoldedSearch
            isOpen={!place}
            isSearched={Object.keys(asked).length > 0}
            summary={await summaryOf(view, branches)}
          >
            <PeopleSearchForm
              view={view}
              branches={branches.map(({ id, name }) => ({ id, name }))}
              elsewhere={<Elsewhere view={view} maps={maps} />}
            />
          </FoldedSearch>
        </div>
        {asked.branch && view.branch !== asked.branch && (
          <BranchGone branch={await placeName(view, branches)} />
        )}
        {post && <ForPost post={post} />}
        <FilterChips view={view} />
        <UnreadWords
          words={unreadWordsOf(view, branches.map(named))}
          {...refusedOf(view, branches.map(named))}
        />
        <WhichDays possible={possibleDaysOf(view, branches.map(named))} />
        {place && (
          <Suspense key={searchPath(view)} fallback={<PeopleLoading />}>
            <FoundPeople me={me} view={view} place={place} post={post} maps={maps} />
          </Suspense>
        )}
        {!place && view.near && <OutsideThailand view={view} branches={branches} />}
        {!place && !view.near && <NoPlaceYet canPin={me.member.can.includes('branches.edit')} />}
      </div>
    </ClientMessages>
  )
}

/** A sentence names a branch by its name; where it is says its place. */
const named = ({ id, name }: BranchSummary) => ({ id, name, district: '', province: '' })

async function placeName({ branch, place }: SearchView, branches: readonly BranchSummary[]): Promise<string> {
  const t = await getTranslations('peopleSearch')
  return branches.find(({ id }) => id === branch)?.name ?? place ?? t('otherPlace')
}

/** The search in two lines, for where its form is folded. */
async function summaryOf(view: SearchView, branches: readonly BranchSummary[]) {
  const [t, workType, language, skill, place] = await Promise.all([
    getTranslations('peopleSearch'),
    getTranslations('workTypes'),
    getTranslations('matches.languages'),
    getTranslations('skills'),
    placeName(view, branches),
  ])
  const words = searchChips(view, { t, workType, language, skill }).map(({ text }) => text)
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold">
        {t('near', { place, kilometres: view.km ?? usualRadius })}
      </span>
      <span className="block truncate text-sm text-ink-2">{words.join(' · ') || t('addMore')}</span>
    </span>
  )
}

async function BranchGone({ branch }: { branch: string }) {
  const t = await getTranslations('peopleSearch')
  return <Alert tone="mango" title={t('branchGone', { branch })} />
}

async function ForPost({ post }: { post: JobPost }) {
  const t = await getTranslations('peopleSearch')
  return (
    <p className="min-w-0 [overflow-wrap:anywhere]">
      {t('forPost', { title: post.title ?? '' })}{' '}
      <Link
        href={`/job-posting/${post.id}`}
        className="inline-flex min-h-6 items-center rounded-control underline underline-offset-4"
      >
        {t('toPost')}
      </Link>
    </p>
  )
}

async function NoPlaceYet({ canPin }: { canPin: boolean }) {
  const t = await getTranslations('peopleSearch.noPlaceYet')
  return (
    <EmptyState
      illustration="branches"
      title={t('title')}
      action={canPin && <ButtonLink href="/branch">{t('action')}</ButtonLink>}
    >
      {t('about')}
    </EmptyState>
  )
}

function PeopleLoading() {
  return (
    <div
      aria-busy="true"
      className="grid min-h-dvh content-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid gap-3">
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
      <Skeleton className="h-96 max-lg:hidden" />
    </div>
  )
}
