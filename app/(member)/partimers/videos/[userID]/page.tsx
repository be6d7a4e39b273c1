import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { NotForYou } from '@/components/screens/not-for-you'
import { PersonVideos } from '@/components/screens/partimers/videos/person-videos'
import { requireEmployer } from '@/lib/accounts/data'
import { viewOf } from '@/lib/worker-search/search-view'

type VideosPageProps = {
  params: Promise<{ userID: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('personVideos')
  return { title: t('title') }
}

/** The intro videos of one worker, with the others of the search in the address before and after; `cc` shows captions. */
export default async function VideosPage({ params, searchParams }: VideosPageProps) {
  const [me, { userID }, query, t] = await Promise.all([
    requireEmployer(),
    params,
    searchParams,
    getTranslations('personVideos'),
  ])
  const { member } = me
  if (member?.can.includes('favourites.edit')) {
    return (
      <PersonVideos
        me={{ ...me, member }}
        workerId={userID}
        view={viewOf(query)}
        hasCaptionsOn={query.cc === '1'}
      />
    )
  }
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('title')}</h1>
      {member ? <NotForYou /> : <CompanyRequired {...me} />}
    </>
  )
}
