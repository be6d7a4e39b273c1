'use client'

import { useEffect, useState } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type PhotoProps = {
  /** Address of the picture; without it the default picture is shown. */
  src: string | undefined
  alt: string
  /** The icon of the default picture. */
  icon: IconName
  /** Size and shape. */
  className?: string
  /** The aspect ratio in pixels, so that its space is reserved before styles and picture have loaded. */
  width?: number
  height?: number
  /** `eager` for pictures that are visible first. */
  loading?: 'lazy' | 'eager'
}

/** An uploaded picture, or the default one when there is none or it cannot be shown; tried again with a network. */
export function Photo({ src, alt, icon, className, width, height, loading = 'lazy' }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (!failed) return
    const tryAgain = () => setFailed(undefined)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [failed])
  const frame = classNames('overflow-hidden bg-mango-soft', className)
  if (!src || failed === src) {
    return (
      <span
        // If the picture is decorative, so is its replacement.
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={classNames('grid place-items-center text-mango-ink', frame)}
      >
        <Icon name={icon} className="size-1/3 max-h-10 max-w-10" />
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: the stored picture is already small, and onError is needed
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={classNames('object-cover', frame)}
      // Also detects an image that failed before this script had loaded.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
      }}
      onError={() => setFailed(src)}
    />
  )
}
