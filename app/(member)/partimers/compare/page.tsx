import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { NotForYou } from '@/components/screens/not-for-you'
import { ComparedPeople } from '@/components/screens/partimers/compared-people'
import { requireEmployer } from '@/lib/accounts/data'
import { isId } from '@/lib/api/ids'
import { viewOf } from '@/lib/worker-search/search-view'
import { comparedTogether } from '@/validators/worker-search'

type ComparePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('comparing')
  return { title: t('title') }
}

/** Some people side by side, by the ids in the address, for the search that they were found with. */
export default async function ComparePage({ searchParams }: ComparePageProps) {
  const [me, query, t] = await Promise.all([requireEmployer(), searchParams, getTranslations('comparing')])
  const { member } = me
  const ids = String(query.people ?? '')
    .split(',')
    .filter(isId)
    .slice(0, comparedTogether)
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('title')}</h1>
      {!member && <CompanyRequired {...me} />}
      {member &&
        (member.can.includes('favourites.edit') ? (
          <ComparedPeople me={{ ...me, member }} view={viewOf(query)} ids={[...new Set(ids)]} />
        ) : (
          <NotForYou />
        ))}
    </>
  )
}
