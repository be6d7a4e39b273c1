import { withoutContactIn } from '@/services/shared/shown-words'
import { ageOn } from '@/validators/age'
import { nameWithInitial } from '@/validators/masked-name'
import type { FoundWorker, WorkerProfile } from './repository'

/**
 * What an employer may see of a worker before the contact is unlocked: roughly who they are and what they can do, but
 * no full name, address or contact details.
 */
export const maskedWorker = (worker: FoundWorker, today: string) => maskedWith(worker, today, []).card

/** Searches the texts for contact details in reading order, because a phone number may be split over two of them. */
function maskedWith(worker: FoundWorker, today: string, below: readonly string[]) {
  const { words, more } = withoutContactIn(worker, below)
  const card = {
    id: worker.id,
    displayName: nameWithInitial(words.givenName, worker.familyName),
    age: worker.birthDate === null ? null : ageOn(today, worker.birthDate),
    workTypes: worker.workTypes,
    district: words.district,
    province: words.province,
    distanceKm: worker.distanceKm === null ? null : Math.round(worker.distanceKm * 10) / 10,
    isFromDistrict: worker.isFromDistrict,
    minDailyPay: worker.minDailyPay,
    experienceYears: worker.experienceYears,
    languages: worker.languages,
    headline: words.headline,
    photoUrl: worker.photoUrl,
  }
  return { card, more }
}

/** How a worker is reached, from their account. */
export type Contact = {
  readonly displayName: string
  readonly phone: string
  readonly photoUrl: string | null
}

/** A worker's page for a company that may reach them: every word as it was written, with their name and phone. */
export function unlockedProfile(profile: WorkerProfile, contact: Contact, today: string) {
  const { givenName, familyName, birthDate, visibility, isUnused, ...resume } = profile
  return {
    ...resume,
    ...contact,
    age: birthDate === null ? null : ageOn(today, birthDate),
    distanceKm: null,
  }
}

/** The same for a worker's own page; with `limited` visibility the text about themselves is left out. */
export function maskedProfile(profile: WorkerProfile, today: string) {
  const about = profile.visibility === 'open' ? profile.about : ''
  const jobs = profile.workExperiences.flatMap(({ title, workplace }) => [title, workplace])
  const { card, more } = maskedWith({ ...profile, distanceKm: null }, today, [
    about,
    profile.education,
    ...jobs,
  ])
  const [shownAbout = '', education = '', ...shownJobs] = more
  return {
    ...card,
    isVerified: profile.isVerified,
    about: profile.visibility === 'open' ? shownAbout : null,
    education,
    radiusKm: profile.radiusKm,
    minHourlyPay: profile.minHourlyPay,
    minNightlyPay: profile.minNightlyPay,
    lengthsOfExperience: profile.lengthsOfExperience,
    skills: profile.skills,
    avoids: profile.avoids,
    freeParts: profile.freeParts,
    dates: profile.dates,
    certificates: profile.certificates,
    workExperiences: profile.workExperiences.map((experience, index) => ({
      ...experience,
      title: shownJobs[index * 2] ?? '',
      workplace: shownJobs[index * 2 + 1] ?? '',
    })),
  }
}
