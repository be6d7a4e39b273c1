'use client'

import type { Position } from '@/lib/maps/position'
import { MapsGate } from './maps-gate'
import { PinMap } from './pin-map'
import { PlaceSearch } from './place-search'
import { PositionPicture } from './position-picture'

type PinPickerProps = {
  mapsKey: string
  position: Position | null
  onMove: (position: Position) => void
}

/** A map to put a pin on; where it cannot be shown, the plain picture and why. */
export default function PinPicker({ mapsKey, position, onMove }: PinPickerProps) {
  return (
    <MapsGate mapsKey={mapsKey} instead={<PositionPicture position={position} mapsKey="" />}>
      <div className="grid gap-3">
        <PlaceSearch near={position} onChoose={onMove} />
        <PinMap position={position} onMove={onMove} />
      </div>
    </MapsGate>
  )
}
