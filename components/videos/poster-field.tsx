'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { Stills } from './use-stills'

type PosterFieldProps = {
  stills: Stills
  chosen: Blob | null
  onChoose: (picture: Blob) => void
}

/** The still that stands for the film in lists, chosen from several. */
export function PosterField({ stills, chosen, onChoose }: PosterFieldProps) {
  const t = useTranslations('introVideos.stills')
  const name = useId()
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  const frames = stills.state === 'drawn' ? stills.frames : []
  const first = frames[0]?.picture
  // The first is chosen until somebody prefers another: a film without a picture is opened by nobody.
  useEffect(() => {
    if (first && !chosen) choose.current(first)
  }, [first, chosen])

  if (stills.state === 'failed') return <p className="text-ink-2">{t('failed')}</p>
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p className="mb-2 text-sm text-ink-3">{t('about')}</p>
      {stills.state === 'drawing' ? (
        <p className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {t('drawing')}
        </p>
      ) : (
        <div className="grid grid-cols-4 gap-2">
          {frames.map(({ atMs, address, picture }, index) => (
            <label
              key={atMs}
              className="cursor-pointer overflow-hidden rounded-control border-2 border-line has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:shadow-[0_0_0_4px_var(--color-mango)]"
            >
              <input
                type="radio"
                name={name}
                aria-label={t('still', { number: index + 1 })}
                checked={chosen === picture}
                onChange={() => onChoose(picture)}
                className="sr-only"
              />
              {/* biome-ignore lint/performance/noImgElement: a picture in memory */}
              <img src={address} alt="" className="aspect-square w-full object-cover" />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
