'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { bringIntoSight } from '@/components/forms/bring-into-sight'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type NamedArea, strayKm } from '@/lib/geolocation/area'
import { degreesOf, type Position } from '@/lib/geolocation/position'

type PinQuestionProps = {
  position: Position | null
  /** Where the place is by its address. */
  near: NamedArea
  /** How a pin that was just put is to be asked about: the question takes the focus, or only comes into sight. */
  fresh: RefObject<'focus' | 'sight' | null>
  /** The pin is to be moved. */
  onMove: () => void
}

/**
 * Asks about a pin far from its address, until it is said to be right or one of the two changes. The form is not sent
 * without an answer, unless pin and address are as they were stored.
 */
export function PinQuestion({ position, near, fresh, onMove }: PinQuestionProps) {
  const t = useTranslations('maps.stray')
  const said = useRef<HTMLDivElement>(null)
  const pin = position ? `${degreesOf(position.lat)} ${degreesOf(position.lng)} ${near.name}` : ''
  const [right, setRight] = useState('')
  const km = position && strayKm(position, near.area)
  const isAsked = km !== null && pin !== right
  const { defaultValues } = useFormContext().formState
  const [firstName] = useState(near.name)
  const isAsStored =
    position !== null &&
    near.name === firstName &&
    degreesOf(position.lat) === degreesOf(Number(defaultValues?.lat)) &&
    degreesOf(position.lng) === degreesOf(Number(defaultValues?.lng))
  useEffect(() => {
    const how = fresh.current
    fresh.current = null
    if (!how || !isAsked || !said.current) return
    if (how === 'focus') said.current.focus({ preventScroll: true })
    bringIntoSight(said.current)
  })
  return (
    // The pressed button goes: what has focus stays.
    <div
      ref={said}
      tabIndex={-1}
      data-unanswered={(isAsked && !isAsStored) || undefined}
      className="rounded-card empty:hidden"
    >
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
