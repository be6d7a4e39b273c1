'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { reactToVideo } from '@/lib/shown-videos/requests'
import type { VideoReaction } from '@/lib/shown-videos/shown-video'

type VideoReactionsProps = { workerId: string; videoId: string; reaction: VideoReaction | null }

const choices = [
  { reaction: 'like', icon: 'star' },
  { reaction: 'maybe', icon: 'clock' },
  { reaction: 'no', icon: 'close' },
] as const satisfies readonly { reaction: VideoReaction; icon: IconName }[]

/** What the team thinks of a video: one of three or nothing, shown at once and taken back with the reason if it is refused. */
export function VideoReactions({ workerId, videoId, reaction }: VideoReactionsProps) {
  const t = useTranslations('personVideos.reaction')
  const problemText = useProblemText()
  const [shown, setShown] = useState(reaction)
  const [refusal, setRefusal] = useState('')

  const choose = async (chosen: VideoReaction) => {
    const before = shown
    const now = chosen === shown ? null : chosen
    setShown(now)
    setRefusal('')
    try {
      await reactToVideo(workerId, videoId, now)
    } catch (error) {
      setShown(before)
      setRefusal(problemText(problemOfFailure(error)))
    }
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t('title')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {choices.map(({ reaction: one, icon }) => (
          <Button
            key={one}
            variant={shown === one ? 'primary' : 'secondary'}
            size="sm"
            aria-pressed={shown === one}
            onClick={() => void choose(one)}
          >
            <Icon name={icon} className="size-4.5" />
            {t(one)}
          </Button>
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-2">{t('private')}</p>
      <p role="alert" className="text-sm text-chilli empty:hidden">
        {refusal}
      </p>
    </fieldset>
  )
}
