import { isKnownAdult } from '@/validators/age'
import { bangkokToday } from '@/validators/rules'
import { workTypes } from '@/validators/work-types'
import { certificateBits, languageBit, workTypeBits } from '../search-entries/bits'
import { type FreeFacts, isFreeIn } from './slots'
import type { Wanted } from './wanted'

/** What the search keeps of a worker, as far as it is compared. */
export type EntryFacts = FreeFacts & {
  readonly workTypes: number
  readonly languages: number
  readonly certificates: number
  readonly hourlyPay: number | null
  readonly dailyPay: number | null
  readonly nightlyPay: number | null
  readonly months: readonly number[]
  readonly birthDate: string | null
  readonly isVerified: boolean
  readonly hasVideo: boolean
}

/** What a worker asks to be paid by a unit, in satang; null for any pay. */
export const askedPay = (
  { hourlyPay, dailyPay, nightlyPay }: Pick<EntryFacts, 'hourlyPay' | 'dailyPay' | 'nightlyPay'>,
  unit: 'hour' | 'day' | 'night',
): number | null => ({ hour: hourlyPay, day: dailyPay, night: nightlyPay })[unit]

/** Months in the wanted types of work, or in the one with the most where none is wanted. */
export function monthsIn({ months }: Pick<EntryFacts, 'months'>, wanted: Pick<Wanted, 'workTypes'>): number {
  const counted =
    wanted.workTypes.length > 0
      ? wanted.workTypes.map((type) => months[workTypes.indexOf(type)] ?? 0)
      : months
  return Math.max(0, ...counted)
}

/** How many of the slots somebody is free in. */
export const slotsFree = (entry: FreeFacts, { slots }: Pick<Wanted, 'slots'>): number =>
  slots.filter((slot) => isFreeIn(entry, slot)).length

const has = (bits: number, wanted: number) => (bits & wanted) === wanted

/** Whether everybody who finds somebody may watch an intro video of theirs: those of the young are not for everybody. */
export const hasOpenVideo = ({ hasVideo, birthDate }: Pick<EntryFacts, 'hasVideo' | 'birthDate'>): boolean =>
  hasVideo && isKnownAdult(bangkokToday(), birthDate)

/** Whether somebody meets a search, as conditions-repository.ts asks in SQL, but for texts and what only the company knows. */
export function meets(entry: EntryFacts, wanted: Wanted, bornUntil: string): boolean {
  const { slots, pay, experienceMonths } = wanted
  if (entry.birthDate !== null && entry.birthDate > bornUntil) return false
  if (wanted.workTypes.length > 0 && (entry.workTypes & workTypeBits(wanted.workTypes)) === 0) return false
  if (slots.length > 0) {
    const free = slotsFree(entry, wanted)
    if (wanted.isFreeInAll ? free < slots.length : free === 0) return false
  }
  if (pay && (askedPay(entry, pay.unit) ?? 0) > pay.most) return false
  if (experienceMonths > 0 && monthsIn(entry, wanted) < experienceMonths) return false
  const spoken = wanted.languages.reduce((bits, language) => bits | languageBit(language), 0)
  if (!has(entry.languages, spoken)) return false
  if (!has(entry.certificates, certificateBits(wanted.certificates))) return false
  if (wanted.hasVideo && !hasOpenVideo(entry)) return false
  return !wanted.isVerified || entry.isVerified
}
