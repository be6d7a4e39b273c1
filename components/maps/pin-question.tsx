'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type NamedArea, strayKm } from '@/lib/geolocation/area'
import { degreesOf, type Position } from '@/lib/geolocation/position'

type PinQuestionProps = {
  position: Position | null
  /** Where the place is by its address. */
  near: NamedArea
  /** The pin is to be moved. */
  onMove: () => void
}

/** Asks about a pin far from its address, until it is said to be right or one of the two changes. */
export function PinQuestion({ position, near, onMove }: PinQuestionProps) {
  const t = useTranslations('maps.stray')
  const said = useRef<HTMLDivElement>(null)
  const pin = position ? `${degreesOf(position.lat)} ${degreesOf(position.lng)} ${near.name}` : ''
  const [right, setRight] = useState('')
  const km = position && strayKm(position, near.area)
  const isAsked = km !== null && pin !== right
  return (
    // The pressed button goes: what has focus stays.
    <div ref={said} tabIndex={-1} className="rounded-card empty:hidden">
      {isAsked && (
        <Alert
          live
          tone="mango"
          title={t('question', { place: near.name, km })}
          action={
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  said.current?.focus()
                  setRight(pin)
                }}
              >
                {t('right')}
              </Button>
              <Button variant="secondary" size="sm" onClick={onMove}>
                {t('move')}
              </Button>
            </div>
          }
        />
      )}
    </div>
  )
}
