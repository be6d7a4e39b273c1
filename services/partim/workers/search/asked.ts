import { onPlane, toDegrees } from '@/services/shared/nearness'
import { adultAge } from '@/validators/age'
import { workTypes } from '@/validators/work-types'
import type { AskedPayUnit } from '@/validators/worker-search'
import { certificateBits, languageBit, workTypeBits } from '../search-entries/bits'
import { tilesAround } from '../search-entries/tiles'
import { bornUntilAge } from './born-until'
import { isOfNumbers, textQuery } from './text-query'
import type { Around, Wanted } from './wanted'

/** The values of a search, as parameters of its statements; null where nothing is asked. */
export type Asked = {
  readonly companyId: string
  /** YYYY-MM-DD */
  readonly bornUntil: string
  /** YYYY-MM-DD: of whom a video is asked for, because companies find only those of adults. */
  readonly filmedBornUntil: string | null
  /** The place on the plane, and the radius in its degrees. */
  readonly x: number
  readonly y: number
  readonly reach: number
  /** Bits, as in `search_entries`. */
  readonly workTypes: number | null
  readonly languages: number | null
  readonly certificates: number | null
  /** Satang */
  readonly pay: number | null
  readonly experienceMonths: number | null
  /** The tsquery of what only texts tell. */
  readonly texts: string | null
  /** Bits of what each slot needs, and its date where it has one, by `slotName`. */
  readonly [need: `bits ${string}`]: number
  readonly [need: `date ${string}`]: string
}

/** What a statement's text depends on, besides on which values are null. */
export type Shape = {
  readonly unit: AskedPayUnit
  readonly isFreeInAll: boolean
  /** The needs of each slot: whether it is on a date. */
  readonly slots: readonly { readonly isAnyPart: boolean; readonly isDated: readonly boolean[] }[]
  /** In which types of work, by their index, the months are counted; none is in any. */
  readonly experienceIn: readonly number[]
  readonly isOfNumbers: boolean
  readonly isVerified: boolean
  readonly workedForUs: boolean
  readonly isFavourite: boolean
}

/** The name of a slot's need among the values. */
export const needName = (slot: number, need: number) => `${slot}.${need}` as const

/** A search as values and the shape of its statements, so that a statement is built once for many searches. */
export function askedOf(search: Wanted & Around, isLoose: boolean): { asked: Asked; shape: Shape } {
  const { near, radiusKm, companyId, bornUntil, slots, pay, languages, certificates } = search
  const spoken = languages.reduce((bits, language) => bits | languageBit(language), 0)
  const needs = slots.flatMap((slot, at) =>
    slot.needs.flatMap(({ date, bits }, index) => {
      const name = needName(at, index)
      return [[`bits ${name}`, bits], ...(date ? [[`date ${name}`, date]] : [])]
    }),
  )
  return {
    asked: {
      companyId,
      bornUntil,
      filmedBornUntil: search.hasVideo ? bornUntilAge(adultAge) : null,
      ...onPlane(near),
      reach: toDegrees(radiusKm),
      workTypes: workTypeBits(search.workTypes) || null,
      languages: spoken || null,
      certificates: certificateBits(certificates) || null,
      pay: pay?.most ?? null,
      experienceMonths: search.experienceMonths || null,
      texts: textQuery(search, tilesAround(near, radiusKm), isLoose),
      ...Object.fromEntries(needs),
    },
    shape: {
      unit: pay?.unit ?? 'day',
      isFreeInAll: search.isFreeInAll,
      slots: slots.map(({ isAnyPart, needs: own }) => ({
        isAnyPart,
        isDated: own.map(({ date }) => date !== null),
      })),
      experienceIn: search.experienceMonths ? search.workTypes.map((type) => workTypes.indexOf(type)) : [],
      isOfNumbers: isOfNumbers(search.q),
      isVerified: search.isVerified,
      workedForUs: search.workedForUs,
      isFavourite: search.isFavourite,
    },
  }
}
