'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { ShownVideo } from '@/lib/shown-videos/shown-video'
import { PersonPlayer } from './person-player'
import { PersonSteps, type Step } from './person-steps'
import { VideoReactions } from './video-reaction'

type PersonFilmsProps = {
  workerId: string
  name: string
  videos: readonly ShownVideo[]
  /** Captions were chosen before, on the way here. */
  hasCaptionsOn: boolean
  previous: Step | null
  next: Step | null
}

const withCaptions = (step: Step | null, isOn: boolean): Step | null =>
  step && isOn ? { ...step, href: `${step.href}${step.href.includes('?') ? '&' : '?'}cc=1` } : step

/** The films of a person as segments of one player, what the team thinks of each, and the ways to others. */
export function PersonFilms({ workerId, name, videos, previous, next, ...props }: PersonFilmsProps) {
  const [at, setAt] = useState(0)
  const [hasPlayed, setPlayed] = useState(false)
  const [isCaptioned, setCaptioned] = useState(props.hasCaptionsOn)
  const video = videos[at]
  if (!video) return null
  const goTo = (index: number, isPlayed: boolean) => {
    setPlayed(isPlayed)
    setAt(index)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {videos.length > 1 && <Segments videos={videos} at={at} onChoose={(index) => goTo(index, false)} />}
      <PersonSteps previous={withCaptions(previous, isCaptioned)} next={withCaptions(next, isCaptioned)}>
        <PersonPlayer
          key={video.id}
          workerId={workerId}
          name={name}
          video={video}
          hasCaptionsOn={isCaptioned}
          onCaptions={setCaptioned}
          isNextOfPlayed={hasPlayed}
          onEnd={() => {
            if (at < videos.length - 1) goTo(at + 1, true)
          }}
        />
      </PersonSteps>
      <VideoReactions key={video.id} workerId={workerId} videoId={video.id} reaction={video.reaction} />
    </div>
  )
}

type SegmentsProps = { videos: readonly ShownVideo[]; at: number; onChoose: (index: number) => void }

/** One button a film, named by the question that it answers. */
function Segments({ videos, at, onChoose }: SegmentsProps) {
  const t = useTranslations('personVideos')
  return (
    <ul aria-label={t('segments')} className="grid auto-cols-fr grid-flow-col gap-2">
      {videos.map(({ id, question }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-current={index === at || undefined}
            onClick={() => onChoose(index)}
            className="min-h-11 w-full rounded-control px-2 text-sm font-medium text-ink-2 aria-[current]:text-ink"
          >
            <span
              aria-hidden="true"
              className={classNames('mb-1 block h-1.5 rounded-full', index === at ? 'bg-mango' : 'bg-line')}
            />
            {question ? t(`questions.${question}`) : t('free', { number: index + 1 })}
          </button>
        </li>
      ))}
    </ul>
  )
}
