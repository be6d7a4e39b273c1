import { languageLevels } from '@/validators/languages'
import type { LanguageSkill } from '../resumes/language-skill'
import { type FreeTime, isFreeFor, type ShiftTime } from './free-time'

/** What a job asks for and offers, as far as it says; what it leaves out counts for nothing. */
export type Wanted = {
  readonly radiusKm: number
  readonly shifts: readonly ShiftTime[]
  /** Satang for one person and day; null where it is not said. */
  readonly dailyPay: number | null
  readonly experienceMonths: number
  /** Each with the least level that will do. */
  readonly languages: readonly LanguageSkill[]
}

/** What a resume says of it. */
export type Offered = {
  readonly distanceKm: number
  /** Empty where the worker has not said when they are free. */
  readonly availability: readonly FreeTime[]
  /** Satang a day; null where any pay will do. */
  readonly minDailyPay: number | null
  /** Months in work of the same type. */
  readonly monthsInWorkType: number
  readonly languages: readonly LanguageSkill[]
}

/** How well somebody fits, and what speaks for them. */
export type Fit = {
  /** 0 to 100. */
  readonly score: number
  /** Of the job's shifts, those the worker is free for all of; null where they have not said. */
  readonly shiftsFree: number | null
  readonly shifts: number
  /** Whether the pay is what they ask for or more; null where the job does not say what it pays. */
  readonly isPayEnough: boolean | null
  readonly monthsInWorkType: number
  /** Of the wanted languages, those they speak well enough. */
  readonly languages: LanguageSkill['code'][]
}

/**
 * What each part of the fit counts. Being there at all comes first: a person who cannot come is no match however
 * skilled, and one who lives near comes again. Type of work is no part: nobody is compared who does not want it.
 */
export const weights = { free: 35, near: 25, pay: 15, experience: 15, languages: 10 } as const

/** Somebody who has not said when they are free may be, or not. */
const unsaidFree = 0.4

/** Pay below the wish by this part of it or more counts nothing; in between it falls in a straight line. */
const worstPayGap = 0.25

/** Where a job asks for no experience, this much is all that helps. */
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

/** How well one worker fits a job: the weighed parts the job says something of, as a whole number of hundredths. */
export function fitOf(wanted: Wanted, offered: Offered): Fit {
  const { availability, monthsInWorkType } = offered
  const { shifts } = wanted
  const shiftsFree =
    availability.length === 0 ? null : shifts.filter((shift) => isFreeFor(availability, shift)).length
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
