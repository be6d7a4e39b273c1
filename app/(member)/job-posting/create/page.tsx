import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LazyJobPostEditor } from '@/app/(member-minimal)/job-posting/lazy-job-post-editor'
import { CompanyRequired } from '@/components/companies/company-required'
import { FirstSteps } from '@/components/companies/first-steps'
import { postReach } from '@/components/job-posts/post-reach'
import { ClientMessages } from '@/components/layout/client-messages'
import { openPostsNote } from '@/components/standing/open-posts-note'
import { StandingNote } from '@/components/standing/standing-note'
import { requireEmployer } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { listFavouriteGroups } from '@/lib/favourites/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { countJobPosts, getJobPostPrice } from '@/lib/job-posts/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { bangkokToday } from '@/validators/rules'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('jobPosts')
  return { title: t('createTitle') }
}

const dayMs = 86_400_000

/** A new job post, starting tomorrow unless the person says otherwise. */
export default async function CreateJobPostPage() {
  const me = await requireEmployer()
  if (!me.member) return <CompanyRequired {...me} />
  const [t, branches, chosen, counts, price, reach] = await Promise.all([
    getTranslations('jobPosts'),
    listBranches(),
    getChosenBranch(),
    countJobPosts(),
    getJobPostPrice(),
    settled(listFavouriteGroups()),
  ])
  if (branches.length === 0) redirect('/branch/create')
  const isFirst = Object.values(counts).every((count) => count === 0)
  return (
    <>
      {isFirst && <FirstSteps current="jobPost" />}
      <h1 className="mb-5 text-3xl">{t('createTitle')}</h1>
      {price && <StandingNote own={ownStanding(me)} about={openPostsNote(price)} className="mb-5" />}
      <ClientMessages
        messages={
          await pickMessages(
            'jobPosts',
            'workTypes',
            'editing',
            'dates',
            'forms',
            'problems',
            'uploads',
            'validation',
          )
        }
      >
        <LazyJobPostEditor
          uid={me.uid}
          post={null}
          branchId={chosen?.id}
          price={price}
          reach={postReach(me.member.company.standing, reach?.data ?? null)}
          branches={branches.map(({ id, name, province, district }) => ({ id, name, province, district }))}
          today={bangkokToday()}
          firstDay={bangkokToday(new Date(Date.now() + dayMs))}
          aboveNavigation
        />
      </ClientMessages>
    </>
  )
}
