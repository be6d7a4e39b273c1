import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NotYours } from '@/components/screens/resume/not-yours'
import { OwnResume } from '@/components/screens/resume/own-resume'
import { WorkerProfileScreen } from '@/components/screens/resume/worker-profile-screen'
import { requireMe } from '@/lib/accounts/data'

export async function generateMetadata(): Promise<Metadata> {
  const [me, ofWorker, own] = await Promise.all([
    requireMe(),
    getTranslations('workerProfiles'),
    getTranslations('resumes'),
  ])
  return { title: 'member' in me ? ofWorker('title') : own('title') }
}

type ResumeProps = {
  params: Promise<{ userID: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What notifications and mails lead to, which do not name whose resume it is. */
const ownResume = 'me'

/**
 * For an employer, the worker with this id. For a worker, their own resume, with the uid of their account or `me`; `next` is
 * the page from which they came to write it.
 */
export default async function ResumePage({ params, searchParams }: ResumeProps) {
  const [me, { userID }, query] = await Promise.all([requireMe(), params, searchParams])
  if ('member' in me) return <WorkerProfileScreen me={me} workerId={userID} />
  if (userID === ownResume) {
    const step = typeof query.step === 'string' ? `?step=${encodeURIComponent(query.step)}` : ''
    redirect(`/resume/${me.uid}${step}`)
  }
  if (me.uid !== userID) return <NotYours uid={me.uid} />
  return <OwnResume me={me} query={query} />
}
