'use client'

import { useState } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type PhotoProps = {
  /** Address of the picture; none shows the default picture. */
  src: string | undefined
  alt: string
  /** What the default picture shows. */
  icon: IconName
  /** Size and shape. */
  className?: string
  /** The shape as pixels of width to height, so that its place is kept before style and picture are there. */
  width?: number
  height?: number
  /** `eager` for one that is among the first things seen. */
  loading?: 'lazy' | 'eager'
}

/** A picture people uploaded, or the default one where there is none or it cannot be shown. */
export function Photo({ src, alt, icon, className, width, height, loading = 'lazy' }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  const frame = classNames('overflow-hidden bg-mango-soft', className)
  if (!src || failed === src) {
    return (
      <span
        // Where the picture says nothing, what stands for it says nothing either.
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={classNames('grid place-items-center text-mango-ink', frame)}
      >
        <Icon name={icon} className="size-1/3 max-h-10 max-w-10" />
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: it lies in the file storage, already small, and says when it fails
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={classNames('object-cover', frame)}
      // It may have failed before this script was there to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
      }}
      onError={() => setFailed(src)}
    />
  )
}
