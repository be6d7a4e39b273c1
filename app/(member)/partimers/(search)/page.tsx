import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { NotForYou } from '@/components/screens/not-for-you'
import { PeopleSearch } from '@/components/screens/partimers/people-search'
import { PeopleTabs } from '@/components/screens/partimers/people-tabs'
import { requireEmployer } from '@/lib/accounts/data'
import { viewOf } from '@/lib/worker-search/search-view'

type PartimersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('peopleSearch')
  return { title: t('title') }
}

/** The search for people to hire, near a branch or another place; the address holds the whole search. */
export default async function PartimersPage({ searchParams }: PartimersPageProps) {
  const [me, query, t] = await Promise.all([requireEmployer(), searchParams, getTranslations('peopleSearch')])
  const { member } = me
  const say = typeof query.say === 'string' ? query.say.trim().slice(0, 200) : ''
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      {!member && <CompanyRequired {...me} />}
      {member &&
        (member.can.includes('favourites.edit') ? (
          <>
            <PeopleTabs current="search" />
            <PeopleSearch me={{ ...me, member }} view={viewOf(query)} say={say} />
          </>
        ) : (
          <NotForYou />
        ))}
    </>
  )
}
