import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Main } from '@/components/layout/main'
import { NotYours } from '@/components/screens/resume/not-yours'
import { Icon } from '@/components/ui/icon'
import type { Worker } from '@/lib/accounts/me'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getOwnIntroVideos } from '@/lib/videos/data'
import { maxIntroVideos } from '@/validators/intro-video-terms'
import { Studio } from './studio'

type RecordingScreenProps = { me: Pick<Worker, 'uid'>; isOwn: boolean }

/** The whole window for a worker's film, with the way back to the resume. */
export async function RecordingScreen({ me, isOwn }: RecordingScreenProps) {
  const t = await getTranslations('recording')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-4 py-3">
        <div className="mx-auto flex w-full max-w-2xl items-center gap-2">
          {/* A document of its own: no other page is to be shown where the camera is allowed. */}
          <a
            href={`/resume/${me.uid}?step=about#intro-videos`}
            aria-label={t('close')}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
          >
            <Icon name="close" className="size-6" />
          </a>
          <h1 className="min-w-0 flex-1 truncate text-xl">{t('title')}</h1>
        </div>
      </header>
      <Main className="contact-room flex flex-1 flex-col px-4">
        {isOwn ? <OwnStudio uid={me.uid} /> : <NotYours uid={me.uid} />}
      </Main>
    </div>
  )
}

async function OwnStudio({ uid }: { uid: string }) {
  const [{ items }, messages] = await Promise.all([
    getOwnIntroVideos(),
    pickMessages('introVideos', 'recording', 'editing', 'forms', 'problems'),
  ])
  return (
    <ClientMessages messages={messages}>
      <Studio
        uid={uid}
        answered={items.map(({ question }) => question)}
        room={maxIntroVideos - items.length}
      />
    </ClientMessages>
  )
}
