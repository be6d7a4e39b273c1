import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { ClientMessages } from '@/components/layout/client-messages'
import type { ShownSearch } from '@/components/saved-searches/saved-search-item'
import { SavedSearchList } from '@/components/saved-searches/saved-search-list'
import { NotForYou } from '@/components/screens/not-for-you'
import { PeopleTabs } from '@/components/screens/partimers/people-tabs'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { searchChips } from '@/components/worker-search/search-chips'
import { requireEmployer } from '@/lib/accounts/data'
import { listBranches } from '@/lib/branches/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listSavedSearches } from '@/lib/saved-searches/data'
import { peoplePath, usualRadius, viewOf } from '@/lib/worker-search/search-view'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('savedSearches')
  return { title: t('title') }
}

/** The searches for people that a member keeps, and how each tells of new ones. */
export default async function SavedSearchesPage() {
  const [me, t] = await Promise.all([requireEmployer(), getTranslations('savedSearches')])
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-4 max-w-2xl text-ink-2">{t('about')}</p>
      {!me.member && <CompanyRequired {...me} />}
      {me.member &&
        (me.member.can.includes('favourites.edit') ? (
          <>
            <PeopleTabs current="saved" />
            <SavedSearches />
          </>
        ) : (
          <NotForYou />
        ))}
    </>
  )
}

async function SavedSearches() {
  const [t, searches] = await Promise.all([getTranslations('savedSearches'), shownSearches()])
  if (searches.length === 0) {
    return (
      <EmptyState
        illustration="people"
        title={t('empty.title')}
        action={<ButtonLink href={peoplePath}>{t('empty.action')}</ButtonLink>}
      >
        {t('empty.about')}
      </EmptyState>
    )
  }
  return (
    <ClientMessages messages={await pickMessages('savedSearches', 'problems')}>
      <SavedSearchList searches={searches} />
    </ClientMessages>
  )
}

async function shownSearches(): Promise<ShownSearch[]> {
  const [searches, branches, t, workType, language, skill] = await Promise.all([
    listSavedSearches(),
    listBranches(),
    getTranslations('peopleSearch'),
    getTranslations('workTypes'),
    getTranslations('matches.languages'),
    getTranslations('skills'),
  ])
  return searches.map((search) => {
    const view = viewOf(Object.fromEntries(new URLSearchParams(search.address)))
    const branch = branches.find(({ id }) => id === search.branchId)
    const place = branch?.name ?? view.place ?? t('otherPlace')
    const words = searchChips(view, { t, workType, language, skill }).map(({ text }) => text)
    return {
      search,
      summary: [t('near', { place, kilometres: view.km ?? usualRadius }), ...words].join(' · '),
      isBranchGone: search.branchId !== null && (search.isBranchGone || !branch),
    }
  })
}
