'use client'

import type { ComponentProps } from 'react'
import type { MapsAccess } from '@/lib/config/maps-access'
import type { Position } from '@/lib/geolocation/position'
import type { FoundPlace } from '@/lib/maps/find-places'
import { MapsGate } from './maps-gate'
import { PinMap } from './pin-map'
import { PlaceSearch } from './place-search'
import { PositionPicture } from './position-picture'

type PinPickerProps = Pick<ComponentProps<typeof PinMap>, 'position' | 'near' | 'sought'> & {
  maps: MapsAccess
  onMove: (position: Position) => void
  onPlace: (place: FoundPlace) => void
}

/** A map for setting a pin; if it cannot be shown, a plain picture and the reason. */
export default function PinPicker({ maps, position, near, sought, onMove, onPlace }: PinPickerProps) {
  return (
    <MapsGate maps={maps} instead={<PositionPicture position={position} maps={null} />}>
      <div className="grid gap-3">
        <PlaceSearch near={sought ?? position ?? near} onChoose={onPlace} />
        <PinMap position={position} near={near} sought={sought} onMove={onMove} />
      </div>
    </MapsGate>
  )
}
