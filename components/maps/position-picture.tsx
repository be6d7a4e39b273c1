'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { MapsAccess } from '@/lib/config/maps-access'
import type { Position } from '@/lib/geolocation/position'
import { staticMapUrl } from '@/lib/maps/static-map'
import { onOutline, outlinePath, outlineSize } from '@/lib/maps/thailand'

type PositionPictureProps = {
  position: Position | null
  /** Without maps the picture is our own outline of the country. */
  maps: MapsAccess | null
}

const staticSize = { zoom: 15, width: 640, height: 280 }

/** A picture of a position: the streets around it, or its place in the country. */
export function PositionPicture({ position, maps }: PositionPictureProps) {
  const t = useTranslations('maps')
  const [failed, setFailed] = useState(false)
  if (position && maps && !failed) {
    return (
      // biome-ignore lint/performance/noImgElement: the map provider delivers it in the right size
      <img
        src={staticMapUrl({ ...position, ...staticSize }, maps)}
        alt={t('staticMap', position)}
        width={staticSize.width}
        height={staticSize.height}
        className="aspect-16/7 w-full rounded-card border border-line object-cover"
        onError={() => setFailed(true)}
      />
    )
  }
  const place = position && onOutline(position)
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-well/50 p-4">
      <Outline position={position} />
      <div className="min-w-0 text-sm">
        <p className="font-medium break-words tabular-nums">{position ? t('at', position) : t('none')}</p>
        {position && !place && (
          <p role="status" className="mt-1 text-chilli">
            {t('outside')}
          </p>
        )}
      </div>
    </div>
  )
}

function Outline({ position }: { position: Position | null }) {
  const t = useTranslations('maps')
  const place = position && onOutline(position)
  const { width, height } = outlineSize
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={position && place ? t('pictureWithPin', position) : t('picture')}
      className="h-32 w-auto shrink-0 overflow-visible"
    >
      <path d={outlinePath} className="fill-leaf-soft stroke-leaf stroke-2 [stroke-linejoin:round]" />
      {place && (
        <g transform={`translate(${place.x} ${place.y})`}>
          <path
            d="M0 0C-4 -12 -15 -17 -15 -29A15 15 0 1 1 15 -29C15 -17 4 -12 0 0Z"
            className="fill-chilli stroke-card stroke-2"
          />
          <circle cy="-29" r="5.5" className="fill-card" />
        </g>
      )}
    </svg>
  )
}
