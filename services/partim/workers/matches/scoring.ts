import {
  type FreeTime,
  isFreeFor,
  type PlannedShift,
  plannedShift,
  type ShiftTime,
} from '@/validators/free-time'
import { languageLevels } from '@/validators/languages'
import type { LanguageSkill } from '../../shapes/language-skill'

/** What a job asks for and offers; what it does not state is not scored. */
export type Wanted = {
  readonly radiusKm: number
  readonly shifts: readonly ShiftTime[]
  /** Satang per person and day; null when not stated. */
  readonly dailyPay: number | null
  readonly experienceMonths: number
  /** Each with the lowest sufficient level. */
  readonly languages: readonly LanguageSkill[]
}

/** What a resume says about the same points. */
export type Offered = {
  readonly distanceKm: number
  /** When they are free; no parts and no days where they have not said. */
  readonly freeParts: FreeTime['freeParts']
  readonly dates: FreeTime['dates']
  /** Satang per day; null when any pay is accepted. */
  readonly minDailyPay: number | null
  /** Months worked in the same type of work. */
  readonly monthsInWorkType: number
  readonly languages: readonly LanguageSkill[]
}

/** How well a worker fits, and the facts in their favour. */
export type Fit = {
  /** 0 to 100. */
  readonly score: number
  /** How many of the job's shifts the worker is free for; null when they have not said. */
  readonly shiftsFree: number | null
  readonly shifts: number
  /** Whether the job pays at least what they ask for; null when the job does not state its pay. */
  readonly isPayEnough: boolean | null
  readonly monthsInWorkType: number
  /** The wanted languages that they speak well enough. */
  readonly languages: LanguageSkill['code'][]
}

/**
 * The weight of each part of the fit. Availability comes first, because a worker who cannot come is no match whatever
 * their skills; distance comes second, because workers who live near come again. The type of work has no weight: only
 * workers who want it are compared.
 */
export const weights = { free: 35, near: 25, pay: 15, experience: 15, languages: 10 } as const

/** Workers who have not said when they are free may or may not be. */
const unsaidFree = 0.4

/** Pay that is lower than asked for by this share or more scores 0; above that, the score rises linearly to 1. */
const worstPayGap = 0.25

/** Months of experience that score full points, unless the job asks for more. */
const enoughMonths = 24

const speaks = (spoken: readonly LanguageSkill[], { code, level }: LanguageSkill): boolean =>
  spoken.some(
    (skill) => skill.code === code && languageLevels.indexOf(skill.level) >= languageLevels.indexOf(level),
  )

const clamp = (part: number): number => Math.min(1, Math.max(0, part))

function payPart({ dailyPay }: Wanted, { minDailyPay }: Offered): number {
  if (dailyPay === null || minDailyPay === null || dailyPay >= minDailyPay) return 1
  return clamp(1 - (minDailyPay - dailyPay) / (minDailyPay * worstPayGap))
}

function experiencePart({ experienceMonths: wanted }: Wanted, months: number): number {
  if (wanted > 0 && months < wanted) return 0
  return clamp(months / Math.max(wanted, enoughMonths))
}

/**
 * Tells how well a worker fits the job: the weighted mean of the parts the job states, as a whole number of percent.
 */
export function scorerOf(wanted: Wanted): (offered: Offered) => Fit {
  const shifts = wanted.shifts.map(plannedShift)
  return (offered) => fitOf(wanted, shifts, offered)
}

function fitOf(wanted: Wanted, shifts: readonly PlannedShift[], offered: Offered): Fit {
  const { freeParts, dates, monthsInWorkType } = offered
  const hasSaid = freeParts !== 0 || dates.length > 0
  const shiftsFree = hasSaid ? shifts.filter((shift) => isFreeFor({ freeParts, dates }, shift)).length : null
  const spoken = wanted.languages.filter((language) => speaks(offered.languages, language))
  const parts: Readonly<Record<keyof typeof weights, number | null>> = {
    free: shifts.length === 0 ? null : shiftsFree === null ? unsaidFree : shiftsFree / shifts.length,
    near: clamp(1 - offered.distanceKm / wanted.radiusKm),
    pay: wanted.dailyPay === null ? null : payPart(wanted, offered),
    experience: experiencePart(wanted, monthsInWorkType),
    languages: wanted.languages.length === 0 ? null : spoken.length / wanted.languages.length,
  }
  let points = 0
  let possible = 0
  for (const [name, part] of Object.entries(parts) as [keyof typeof weights, number | null][]) {
    if (part === null) continue
    points += weights[name] * part
    possible += weights[name]
  }
  return {
    score: Math.round((points / possible) * 100),
    shiftsFree,
    shifts: shifts.length,
    isPayEnough: wanted.dailyPay === null ? null : payPart(wanted, offered) === 1,
    monthsInWorkType,
    languages: spoken.map(({ code }) => code),
  }
}
