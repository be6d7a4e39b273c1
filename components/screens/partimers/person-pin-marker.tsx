'use client'

import { MarkerF } from '@react-google-maps/api'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
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
  /** Those of the list who live in one area, at least one: their homes have the same middle. */
  people: readonly PersonPin[]
  isActive: boolean
  isSeen: boolean
  onActive: (id: string | null) => void
  onPress: (people: readonly PersonPin[]) => void
}

/** The people of the list by the middle of their area, which is where their pin stands. */
export function peopleByPlace(people: readonly PersonPin[]): (readonly PersonPin[])[] {
  const places = new Map<string, PersonPin[]>()
  for (const person of people) {
    const place = `${person.lat} ${person.lng}`
    places.set(place, [...(places.get(place) ?? []), person])
  }
  return [...places.values()]
}

/** The least that any of them asks for a day; null when nobody names a sum. */
function leastPay(people: readonly PersonPin[]): number | null {
  const pays = people.flatMap(({ dailyPay }) => dailyPay ?? [])
  return pays.length > 0 ? Math.min(...pays) : null
}

/** The pin of those in the list who live in one area; pressing it leads to their cards. */
export function PersonPinMarker({ people, isActive, isSeen, onActive, onPress }: PersonPinMarkerProps) {
  const t = useTranslations('people.map')
  const [first] = people
  const { id, lat, lng } = first as PersonPin
  const names = people.map(({ name }) => name).join(', ')
  const dailyPay = leastPay(people)
  const pay = dailyPay === null ? t('anyPay') : formatBaht(dailyPay)
  const isShared = people.length > 1
  const text = !isShared ? pay : t('several', { pay, count: people.length })
  const position = useMemo(() => ({ lat, lng }), [lat, lng])
  const icon = useMemo(() => pillIcon(text, { isActive, isSeen }), [text, isActive, isSeen])
  return (
    <MarkerF
      position={position}
      title={
        dailyPay === null
          ? t('personAnyPay', { name: names })
          : t(isShared ? 'persons' : 'person', { name: names, pay })
      }
      icon={icon}
      label={pillText(text, { isActive })}
      zIndex={isActive ? 1_000 : 100}
      // Markers that are rendered one by one can be reached by keyboard.
      options={{ optimized: false }}
      onMouseOver={() => onActive(id)}
      onMouseOut={() => onActive(null)}
      onClick={() => onPress(people)}
    />
  )
}
