'use client'

import { MarkerF } from '@react-google-maps/api'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { personLinkId } from '@/components/worker-search/person-card'
import { formatBaht } from '@/lib/money/format-baht'
import { pillIcon, pillText } from './pin-icons'

/** Somebody of the list: what they ask for a day, in satang, and the middle of the area they live in. */
export type PersonPin = {
  readonly id: string
  readonly name: string
  readonly dailyPay: number | null
  readonly lat: number
  readonly lng: number
}

type PersonPinMarkerProps = {
  person: PersonPin
  isActive: boolean
  isSeen: boolean
  onActive: (id: string | null) => void
}

/** The pin of somebody in the list; pressing it leads to their card. */
export function PersonPinMarker({ person, isActive, isSeen, onActive }: PersonPinMarkerProps) {
  const t = useTranslations('people.map')
  const { id, name, dailyPay, lat, lng } = person
  const text = dailyPay === null ? t('anyPay') : formatBaht(dailyPay)
  const position = useMemo(() => ({ lat, lng }), [lat, lng])
  const icon = useMemo(() => pillIcon(text, { isActive, isSeen }), [text, isActive, isSeen])
  return (
    <MarkerF
      position={position}
      title={dailyPay === null ? t('personAnyPay', { name }) : t('person', { name, pay: text })}
      icon={icon}
      label={pillText(text, { isActive })}
      zIndex={isActive ? 1_000 : 100}
      // Markers that are rendered one by one can be reached by keyboard.
      options={{ optimized: false }}
      onMouseOver={() => onActive(id)}
      onMouseOut={() => onActive(null)}
      onClick={() => {
        onActive(id)
        const link = document.getElementById(personLinkId(id))
        link?.scrollIntoView({ block: 'center' })
        link?.focus({ preventScroll: true })
      }}
    />
  )
}
