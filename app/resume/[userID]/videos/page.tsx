import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageAccount } from '@/components/screens/page-account'
import { RecordingScreen } from '@/components/screens/videos/recording-screen'
import { requireWorker } from '@/lib/accounts/data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recording')
  return { title: t('title') }
}

type VideosProps = { params: Promise<{ userID: string }> }

/** Where a worker records intro videos: the only page that may use camera and microphone. */
export default async function VideosPage({ params }: VideosProps) {
  const [me, { userID }] = await Promise.all([requireWorker(), params])
  return (
    <>
      <PageAccount />
      <RecordingScreen me={me} isOwn={me.uid === userID} />
    </>
  )
}
