'use client'

import { useState } from 'react'
import { classNames } from './class-names'
import { initialOf } from './initial'

type AvatarProps = {
  /** The person's name; the image is decorative, so the name must be shown beside it or announced by its container. */
  name: string
  /** The profile image, if there is one. */
  src?: string | null
  /** How round it is: a circle, or a tile where there is room for a face. */
  round?: 'rounded-full' | 'rounded-control'
  className?: string
}

/** A profile image; the default image when it fails to load, and the initial of the name when there is none. */
export function Avatar({ name, src, round = 'rounded-full', className = 'size-9' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const looks = classNames('shrink-0 overflow-hidden bg-mango-soft text-mango-ink', round, className)
  if (!src) {
    return (
      <span
        aria-hidden="true"
        translate="no"
        className={classNames('grid place-items-center font-semibold', looks)}
      >
        {initialOf(name)}
      </span>
    )
  }
  if (failed === src) {
    return (
      <svg aria-hidden="true" viewBox="0 0 36 36" data-default-image className={looks}>
        <circle cx="18" cy="14" r="6" fill="currentColor" />
        <path d="M6 36a12 12 0 0 1 24 0Z" fill="currentColor" />
      </svg>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: pictures of people are small and served as they are
    <img
      // Also detects an image that failed before this script had loaded.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
      }}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={classNames('object-cover', looks)}
    />
  )
}
