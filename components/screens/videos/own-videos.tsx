'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import { OwnVideoCard } from '@/components/videos/own-video-card'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'
import type { OwnIntroVideo, OwnIntroVideos } from '@/lib/videos/intro-video'
import { maxIntroVideos } from '@/validators/intro-video-terms'

const PlayDialog = pressPart(() => import('./play-dialog'))
const CaptionsDialog = pressPart(() => import('./captions-dialog'))
const PosterDialog = pressPart(() => import('./poster-dialog'))
const RemoveDialog = pressPart(() => import('./remove-dialog'))

type Opened = { readonly part: 'play' | 'captions' | 'poster' | 'remove'; readonly video: OwnIntroVideo }

/** The worker's own intro videos with what becomes of them, and the way to record another. */
export function OwnVideos({ uid, videos: { items, seenBy } }: { uid: string; videos: OwnIntroVideos }) {
  const t = useTranslations('introVideos.own')
  const [kept, setKept] = useState(items)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)

  const open = (part: Opened['part'], video: OwnIntroVideo) => {
    setProblem(null)
    setStatus('')
    setOpened({ part, video })
  }
  const close = () => setOpened(null)
  const changed = (video: OwnIntroVideo, told: string) => {
    setKept((all) => all.map((other) => (other.id === video.id ? video : other)))
    setStatus(told)
    close()
  }
  const remove = async (video: OwnIntroVideo) => {
    close()
    const before = kept
    setKept(kept.filter(({ id }) => id !== video.id))
    setStatus(t('removed'))
    try {
      const { removeIntroVideo } = await import('@/lib/videos/requests')
      await removeIntroVideo(video.id)
    } catch (error) {
      setKept(before)
      setStatus('')
      setProblem(problemFrom(error))
    }
  }
  return (
    <section
      id="intro-videos"
      aria-label={t('title')}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <div>
        <h2 className="font-medium">{t('title')}</h2>
        <p className="text-sm text-ink-2">{t('about', { max: maxIntroVideos })}</p>
        {seenBy === 'who_i_applied_to' && <p className="text-sm text-ink-2">{t('seenByFew')}</p>}
      </div>
      <ErrorSummary problem={problem} />
      <ul className="grid gap-3 empty:hidden">
        {kept.map((video) => (
          <OwnVideoCard key={video.id} video={video} onOpen={(part) => open(part, video)} />
        ))}
      </ul>
      {kept.length >= maxIntroVideos ? (
        <Alert title={t('full', { max: maxIntroVideos })} />
      ) : (
        // A document of its own: only there may camera and microphone be used.
        <a
          href={`/resume/${uid}/videos`}
          className={buttonClass({ variant: 'secondary' }, 'justify-self-start max-sm:w-full')}
        >
          <Icon name="camera" />
          {kept.length === 0 ? t('first') : t('add')}
        </a>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {status}
      </p>
      {opened?.part === 'play' && <PlayDialog video={opened.video} onClose={close} />}
      {opened?.part === 'captions' && (
        <CaptionsDialog
          video={opened.video}
          onSaved={(video) => changed(video, t('captionsSaved'))}
          onClose={close}
        />
      )}
      {opened?.part === 'poster' && (
        <PosterDialog
          video={opened.video}
          onSaved={(video) => changed(video, t('posterSaved'))}
          onClose={close}
        />
      )}
      {opened?.part === 'remove' && (
        <RemoveDialog onRemove={() => void remove(opened.video)} onClose={close} />
      )}
    </section>
  )
}
