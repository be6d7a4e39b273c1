import { ageOn } from '@/validators/age'
import { withoutContactDetailsIn } from '@/validators/contact-details'
import { maskedName } from '@/validators/masked-name'
import type { FoundWorker, WorkerProfile } from './repository'

/**
 * What an employer may see of a worker before the contact is unlocked: who they are roughly and what they can do, never a
 * whole name, an address or a way to reach them. Its texts are looked through as they stand together.
 */
export function maskedWorker(worker: FoundWorker, today: string) {
  const { givenName, headline: said, district: where } = worker
  const texts = withoutContactDetailsIn([givenName, said, where, worker.province])
  const [name = '', headline = '', district = '', province = ''] = texts
  return {
    id: worker.id,
    displayName: maskedName(name, worker.familyName),
    age: worker.birthDate === null ? null : ageOn(today, worker.birthDate),
    workTypes: worker.workTypes,
    district,
    province,
    distanceKm: worker.distanceKm === null ? null : Math.round(worker.distanceKm * 10) / 10,
    minDailyPay: worker.minDailyPay,
    experienceYears: worker.experienceYears,
    languages: worker.languages,
    headline,
  }
}

/**
 * The same for one worker's own page; somebody of `limited` visibility keeps their own words to themselves. Texts are
 * looked through as they are read, one after the other: a number in two of them is a number.
 */
export function maskedProfile(profile: WorkerProfile, today: string) {
  const about = profile.visibility === 'open' ? profile.about : ''
  const jobs = profile.experiences.flatMap(({ title, workplace }) => [title, workplace])
  const texts = withoutContactDetailsIn([profile.headline, about, profile.education, ...jobs])
  const [headline = '', shownAbout = '', education = '', ...shownJobs] = texts
  return {
    ...maskedWorker({ ...profile, headline, distanceKm: null }, today),
    about: profile.visibility === 'open' ? shownAbout : null,
    education,
    availability: profile.availability,
    experiences: profile.experiences.map((experience, index) => ({
      ...experience,
      title: shownJobs[index * 2] ?? '',
      workplace: shownJobs[index * 2 + 1] ?? '',
    })),
  }
}
