import { sampleWorkers } from '@/messages/guides/sample-workers'
import { type WorkType, workTypes } from '@/validators/work-types'

/** Invented people for the samples: no real data is needed to show what a masked profile looks like. */
const people = [
  { initials: 'น. ว.', district: 'ห้วยขวาง', distanceKm: 1.8, years: 2, pay: 500_00 },
  { initials: 'ก. ส.', district: 'บางกะปิ', distanceKm: 3.4, years: 4, pay: 600_00 },
  { initials: 'พ. ร.', district: 'เมืองเชียงใหม่', distanceKm: 2.1, years: 1, pay: 450_00 },
  { initials: 'ธ. ม.', district: 'เมืองชลบุรี', distanceKm: 4.6, years: 3, pay: 550_00 },
  { initials: 'อ. จ.', district: 'หาดใหญ่', distanceKm: 0.9, years: 5, pay: 600_00 },
] as const

/** An invented masked profile; `pay` is the minimum per day in satang. */
export type SampleProfile = (typeof people)[number] & {
  readonly headline: string
  readonly skills: readonly string[]
}

/** A description of a type of work, and two invented masked profiles. */
export function sampleProfiles(type: WorkType): { about: string; profiles: readonly SampleProfile[] } {
  const { about, skills, samples: headlines } = sampleWorkers[type]
  const start = workTypes.indexOf(type)
  const profiles = headlines.flatMap((headline, index) => {
    const person = people[(start * headlines.length + index) % people.length]
    return person ? [{ ...person, headline, skills: skills.slice(index, index + 3) }] : []
  })
  return { about, profiles }
}
