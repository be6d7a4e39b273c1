import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { SaveSearchButton } from '@/components/saved-searches/save-search-button'
import { Marks } from '@/components/screens/job-posting/marks'
import { Talking } from '@/components/screens/talking'
import { StandingNote } from '@/components/standing/standing-note'
import { WorkersWithheld, withheldReason } from '@/components/standing/workers-withheld'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import { unlockOffer } from '@/components/unlocks/unlock-offer'
import { NothingFound } from '@/components/worker-search/nothing-found'
import { searchChips } from '@/components/worker-search/search-chips'
import { SortLinks } from '@/components/worker-search/sort-links'
import type { Employer, Member } from '@/lib/accounts/me'
import { outcomeOf, settled } from '@/lib/api/settled'
import type { MapsAccess } from '@/lib/config/maps-access'
import { getCreditBalances } from '@/lib/credits/data'
import { formatClock } from '@/lib/dates/format-thai'
import { pickPeopleMessages } from '@/lib/i18n/pick-messages'
import { listInvites } from '@/lib/job-post-invites/data'
import type { JobPost } from '@/lib/job-posts/job-post'
import { listSavedSearches } from '@/lib/saved-searches/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { findWorkers } from '@/lib/worker-search/data'
import { queryOf, type SearchView, searchPath } from '@/lib/worker-search/search-view'
import { keptFilters, workerQuery } from '@/lib/worker-search/worker-query'
import type { FoundWorkers, WorkerQuery } from '@/lib/worker-search/worker-search'
import { LazyPeopleBrowser } from './lazy-people-browser'
import type { SearchPlace } from './place-of-view'
import { waysToInvite } from './ways-to-invite'

type FoundPeopleProps = {
  me: Employer & { readonly member: Member }
  view: SearchView
  place: SearchPlace
  post: JobPost | null
  maps: MapsAccess | null
}

/** The people found, or what to loosen where nobody is; loads after the form. */
export async function FoundPeople({ me, view, place, post, maps }: FoundPeopleProps) {
  const query = workerQuery(view, place)
  const [t, found, balances, invites] = await Promise.all([
    getTranslations('peopleSearch'),
    outcomeOf(findWorkers(query)),
    settled(getCreditBalances()),
    // Without these marks nobody is invited twice either.
    post && settled(listInvites(post.id)),
  ])
  const own = ownStanding(me)
  if ('problem' in found) {
    const reason = withheldReason(found.problem)
    if (reason) return <WorkersWithheld reason={reason} params={found.problem.params} own={own} />
    return (
      <PanelFailure title={t('failed.title')} retryHref={searchPath(view)} retryLabel={t('failed.retry')} />
    )
  }
  const page = found.data
  return (
    <div className="min-w-0">
      <StandingNote own={own} about="workers" className="mb-4" />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{await headingOf(page, view)}</h2>
        <div className="flex flex-wrap gap-2">
          {maps && page.items.length > 0 && (
            <ButtonLink
              href={searchPath({ ...view, map: true })}
              variant="secondary"
              size="sm"
              className="lg:hidden"
            >
              <Icon name="pin" className="size-4.5" />
              {t('map')}
            </ButtonLink>
          )}
          <SaveSearch view={view} query={query} branchId={place.branchId} />
        </div>
      </div>
      {page.items.length > 0 && <SortLinks view={view} />}
      {page.items.length === 0 ? (
        <NothingFound view={view} relaxations={page.relaxations} />
      ) : (
        <Marks show>
          <Talking member={me.member}>
            {/* The marks bring their own messages, in place of those around them. */}
            <ClientMessages messages={await pickPeopleMessages(view.skill ?? [], 'problems', 'forms')}>
              <LazyPeopleBrowser
                key={searchPath({ ...view, map: undefined })}
                page={page}
                query={query}
                view={view}
                time={formatClock(new Date())}
                post={
                  post && {
                    id: post.id,
                    title: post.title,
                    invitedIds: invites?.data.items.map(({ workerId }) => workerId),
                    isReplacement: Boolean(invites?.data.insteadOf.length),
                  }
                }
                groups={[]}
                inviting={waysToInvite(me.member)}
                offer={unlockOffer({
                  can: me.member.can,
                  standing: me.member.company.standing,
                  left: balances?.data.profileUnlock.available ?? null,
                })}
                mayBuy={me.member.can.includes('billing.pay')}
                maps={maps}
              />
            </ClientMessages>
          </Talking>
        </Marks>
      )}
    </div>
  )
}

/** The answer in words: how many people, and whether they are free when they are needed. */
async function headingOf({ total: { count, isExact } }: FoundWorkers, { days = [] }: SearchView) {
  const t = await getTranslations('peopleSearch.found')
  const kind = days.length > 0 ? 'free' : 'plain'
  return isExact ? t(`${kind}`, { count }) : t(`${kind}More`, { count })
}

type SaveSearchProps = { view: SearchView; query: WorkerQuery; branchId: string | null }

async function SaveSearch({ view, query, branchId }: SaveSearchProps) {
  const [t, workType, language, skill, searches] = await Promise.all([
    getTranslations('peopleSearch'),
    getTranslations('workTypes'),
    getTranslations('matches.languages'),
    getTranslations('skills'),
    view.saved ? settled(listSavedSearches()) : null,
  ])
  const { saved: id, map: _, ...kept } = view
  const words = searchChips(view, { t, workType, language, skill }).map(({ text }) => text)
  return (
    <SaveSearchButton
      search={{ address: queryOf(kept), filters: keptFilters(query), branchId }}
      suggestion={words.join(' ') || t('title')}
      saved={searches?.data.find((search) => search.id === id) ?? null}
    />
  )
}
