import { ageOn } from '@/validators/age'
import type { FoundWorker, WorkerProfile } from './repository'

/**
 * What an employer may see of a worker before the contact is unlocked: who they are roughly and what they
 * can do, never a whole name, an address or a way to reach them.
 */
export function maskedWorker(worker: FoundWorker, today: string) {
  return {
    id: worker.id,
    displayName: maskedName(worker.givenName, worker.familyName),
    age: worker.birthDate === null ? null : ageOn(today, worker.birthDate),
    workTypes: worker.workTypes,
    district: worker.district,
    province: worker.province,
    distanceKm: worker.distanceKm === null ? null : Math.round(worker.distanceKm * 10) / 10,
    minDailyPay: worker.minDailyPay,
    experienceYears: worker.experienceYears,
    languages: worker.languages,
    headline: withoutContactDetails(worker.headline),
  }
}

/** The same for one worker's own page; somebody of `limited` visibility keeps their own words to themselves. */
export function maskedProfile(profile: WorkerProfile, today: string) {
  return {
    ...maskedWorker({ ...profile, distanceKm: null }, today),
    about: profile.visibility === 'open' ? withoutContactDetails(profile.about) : null,
    education: profile.education,
    availability: profile.availability,
    experiences: profile.experiences.map((experience) => ({
      ...experience,
      title: withoutContactDetails(experience.title),
      workplace: withoutContactDetails(experience.workplace),
    })),
  }
}

/** Vowels written before the consonant they follow in speech: "ใจดี" is shortened to "จ." */
const leadingVowels = /^[เแโใไ]/u

/** Given name and initial of the family name: "ธีรเดช ศ." */
export function maskedName(givenName: string, familyName: string): string {
  const given = withoutContactDetails(givenName.trim())
  const initial = /^\p{L}/u.exec(familyName.trim().replace(leadingVowels, ''))?.[0]
  return initial ? `${given} ${initial.toUpperCase()}.` : given
}

/** Stands where a contact detail was. */
const removed = '•••'

const contactDetails: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)\S+/giu,
  /[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/giu,
  /(?:line\.me|lin\.ee|facebook\.com|fb\.com|fb\.me|m\.me|instagram\.com|t\.me|wa\.me)\/?\S*/giu,
  // "ไลน์ somchai88", "Line ID: som_chai", "ไอดีไลน์ @som", "IG som.chai"
  /(?:ไอดี\s?)?(?:(?<!ออน)ไลน์|ไอจี|เฟซบุ๊ก|เฟสบุ๊ค|เฟซ|เฟส|(?<![a-z])(?:line|ig|instagram|facebook|fb))\s*(?:id|ไอดี)?\s*[:=：]?\s*@?[a-z0-9][\w.-]{3,}/giu,
  /@[a-z0-9][\w.-]{2,}/giu,
  // A Thai number is 0 and 8 or 9 more digits, or +66 for the 0, however they are spaced.
  /(?:\+\s?66|66|0|๐)(?:[\s().-]{0,2}[0-9๐-๙]){8,}/gu,
]

/** A text with phone numbers, addresses of mail and web, and messenger names taken out. */
export function withoutContactDetails(text: string): string {
  return contactDetails.reduce((rest, pattern) => rest.replace(pattern, removed), text)
}
