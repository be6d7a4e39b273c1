import { adultAge } from '@/validators/age'
import { type WorkType, workTypes } from '@/validators/work-types'
import type { LanguageSkill } from '../shapes/language-skill'
import { jobWords } from './job-words'
import { type LifeSituation, lifeSituationAt } from './life-situations'
import { type FullName, type Gender, nameFor } from './names'
import { type Place, places, shortName } from './places'
import { createRandom, type Random } from './random'
import { isoDay, monthsWorked, referenceDate } from './reference-date'
import { detailsOf } from './resume-details'
import { writeAbout, writeHeadline } from './resume-text'
import type { SampleExperience, SampleWorker } from './sample-worker'

const firstRegistration = Date.parse('2025-01-06T02:00:00Z')

/**
 * The first `count` sample workers. Each has its own generator, so worker 17 is the same person however many are made;
 * full names never repeat.
 */
export function sampleWorkers(count: number): SampleWorker[] {
  const takenNames = new Set<string>()
  return Array.from({ length: count }, (_, index) => sampleWorker(index + 1, takenNames))
}

function sampleWorker(number: number, takenNames: Set<string>): SampleWorker {
  const random = createRandom(number * 7_919)
  const registeredAt = new Date(random.integer(firstRegistration, referenceDate.getTime() - 86_400_000))
  const gender: Gender = random.chance(0.54) ? 'female' : 'male'
  const age = ageOf(random)
  const birthDate = birthDateAt(age, random)
  const situation = lifeSituationAt(age, random)
  const place = random.pickWeighted(places, ({ weight }) => weight)
  const wanted = wantedWorkTypes(age, gender, random)
  const experiences = experienceOf(age, situation, wanted, place, random)
  const workTypesBestFirst = bestFirst(wanted, experiences)
  const person = {
    number,
    workerId: random.uuid(registeredAt.getTime()),
    resumeId: random.uuid(registeredAt.getTime()),
    ...freshName(gender, Number(birthDate.slice(0, 4)), takenNames, random),
    gender,
    birthDate,
    age,
    place,
    ...homeNear(place, random),
    situation: situation.name,
    workTypes: workTypesBestFirst,
    experiences,
    experienceYears: Math.floor(monthsWorked(experiences) / 12),
    availability: situation.availability(
      random,
      wanted.some((type) => jobWords[type].alsoAtNight),
    ),
    languages: languagesOf(age, place, wanted, random),
    education: educationOf(age, situation, random),
    minDailyPaySatang: minimumPay(place, wanted, experiences, random),
    visibility: visibilityOf(age, random),
    registeredAt,
  }
  const told = {
    ...person,
    yearsInMainType: Math.floor(
      monthsWorked(experiences.filter(({ workType }) => workType === workTypesBestFirst[0])) / 12,
    ),
  }
  const written = { headline: writeHeadline(told, random), about: writeAbout(told, random) }
  return { ...person, ...written, ...detailsOf(person) }
}

const visibilityShare = { open: 62, limited: 27, hidden: 11 }

/** Nobody under 18 is seen whole. */
function visibilityOf(age: number, random: Random): SampleWorker['visibility'] {
  const wanted = random.pickWeighted(
    ['open', 'limited', 'hidden'] as const,
    (choice) => visibilityShare[choice],
  )
  return age < adultAge && wanted === 'open' ? 'limited' : wanted
}

function freshName(gender: Gender, birthYear: number, taken: Set<string>, random: Random): FullName {
  const name = nameFor(gender, birthYear, random)
  const full = `${name.givenName} ${name.familyName}`
  if (taken.has(full)) return freshName(gender, birthYear, taken, random)
  taken.add(full)
  return name
}

const ageBands = [
  { from: 15, to: 17, share: 3 },
  { from: 18, to: 22, share: 31 },
  { from: 23, to: 29, share: 26 },
  { from: 30, to: 39, share: 21 },
  { from: 40, to: 49, share: 12 },
  { from: 50, to: 60, share: 7 },
]

function ageOf(random: Random): number {
  const band = random.pickWeighted(ageBands, ({ share }) => share)
  return random.integer(band.from, band.to)
}

function birthDateAt(age: number, random: Random): string {
  const birthday = new Date(referenceDate)
  birthday.setUTCFullYear(birthday.getUTCFullYear() - age)
  birthday.setUTCDate(birthday.getUTCDate() - random.integer(1, 364))
  return isoDay(birthday)
}

const kilometresPerDegree = 111.2

/** A home near the centre of the district, rounded to three decimals: a street, not a house. */
function homeNear(place: Place, random: Random): { lat: number; lng: number } {
  const bearing = random.fraction() * 2 * Math.PI
  const distance = Math.min(Math.abs(random.normal()) * place.spreadKm, place.spreadKm * 2)
  const north = (Math.cos(bearing) * distance) / kilometresPerDegree
  const east = (Math.sin(bearing) * distance) / (kilometresPerDegree * Math.cos((place.lat * Math.PI) / 180))
  const toThreeDecimals = (degrees: number) => Math.round(degrees * 1_000) / 1_000
  return { lat: toThreeDecimals(place.lat + north), lng: toThreeDecimals(place.lng + east) }
}

/** People under 40 want up to four types of work; older people keep to what they know. */
function wantedWorkTypes(age: number, gender: Gender, random: Random): WorkType[] {
  const appealing = workTypes.filter((type) => age >= jobWords[type].minimumAge)
  const count = random.integer(1, age < 40 ? 4 : 2)
  const wanted: WorkType[] = []
  while (wanted.length < Math.min(count, appealing.length)) {
    const left = appealing.filter((type) => !wanted.includes(type))
    wanted.push(random.pickWeighted(left, (type) => appealOf(type, age) * genderShare(type, gender)))
  }
  return wanted
}

function appealOf(type: WorkType, age: number): number {
  const [young, adult, older] = jobWords[type].appeal
  if (age <= 22) return young
  return age < 40 ? adult : older
}

/** Models who does which work today, not who may do it (labour force survey habits). */
function genderShare(type: WorkType, gender: Gender): number {
  const mostlyMen: readonly WorkType[] = ['security', 'delivery', 'stock']
  const mostlyWomen: readonly WorkType[] = ['cleaner', 'promoter', 'receptionist', 'cashier']
  if (mostlyMen.includes(type)) return gender === 'male' ? 1.5 : 0.4
  if (mostlyWomen.includes(type)) return gender === 'female' ? 1.4 : 0.6
  return 1
}

/** Earlier jobs, latest first; most of them are in the first wanted type. */
function experienceOf(
  age: number,
  situation: LifeSituation,
  wanted: readonly WorkType[],
  place: Place,
  random: Random,
): SampleExperience[] {
  const jobs: SampleExperience[] = []
  const wantedJobs = random.pickWeighted([0, 1, 2, 3], (count) => situation.jobs[count] ?? 0)
  let endedMonthsAgo = random.chance(0.25) ? 0 : random.integer(1, 14)
  while (jobs.length < wantedJobs) {
    const workType = random.chance(0.7) ? (wanted[0] ?? random.pick(wanted)) : random.pick(wanted)
    const monthsSinceOldEnough = (age - jobWords[workType].minimumAge) * 12
    const length = Math.min(
      random.integer(2, situation.longestJobMonths),
      monthsSinceOldEnough - endedMonthsAgo,
    )
    if (length < 2) break
    jobs.push({
      workType,
      title: jobWords[workType].title,
      workplace: workplaceOf(workType, place, jobs, random),
      startedOn: monthsBefore(endedMonthsAgo + length),
      endedOn: endedMonthsAgo === 0 ? null : monthsBefore(endedMonthsAgo),
    })
    endedMonthsAgo += length + random.integer(1, 8)
  }
  return jobs
}

function workplaceOf(
  workType: WorkType,
  place: Place,
  earlier: readonly SampleExperience[],
  random: Random,
): string {
  const possible = jobWords[workType].workplaces.map((text) =>
    text.replace('{place}', shortName(place.district)),
  )
  return random.pick(possible.filter((name) => earlier.every(({ workplace }) => workplace !== name)))
}

function monthsBefore(months: number): string {
  const day = new Date(referenceDate)
  day.setUTCMonth(day.getUTCMonth() - months)
  return isoDay(day)
}

/** Orders wanted types by experience, longest first. */
function bestFirst(wanted: readonly WorkType[], experiences: readonly SampleExperience[]): WorkType[] {
  const monthsIn = (type: WorkType) => monthsWorked(experiences.filter(({ workType }) => workType === type))
  return [...wanted].sort((one, other) => monthsIn(other) - monthsIn(one))
}

function languagesOf(
  age: number,
  place: Place,
  wanted: readonly WorkType[],
  random: Random,
): LanguageSkill[] {
  const languages: LanguageSkill[] = [{ code: 'th', level: 'fluent' }]
  const meetsGuests = wanted.some((type) =>
    ['receptionist', 'barista', 'waiter', 'event_staff'].includes(type),
  )
  const english = (age < 35 ? 0.42 : 0.15) + (place.touristic ? 0.25 : 0) + (meetsGuests ? 0.12 : 0)
  if (random.chance(english)) {
    const level = random.pickWeighted(
      ['basic', 'conversational', 'fluent'] as const,
      (each) => ({ basic: 60, conversational: 32, fluent: age < 35 ? 8 : 3 })[each],
    )
    languages.push({ code: 'en', level })
  }
  if (random.chance(place.touristic ? 0.1 : 0.03))
    languages.push({ code: 'zh', level: random.pick(['basic', 'conversational']) })
  if (place.province === 'สงขลา' && random.chance(0.2))
    languages.push({ code: 'ms', level: random.pick(['basic', 'conversational']) })
  if (['สมุทรสาคร', 'สมุทรปราการ'].includes(place.province) && random.chance(0.08))
    languages.push({ code: 'my', level: 'basic' })
  return languages
}

function educationOf(age: number, situation: LifeSituation, random: Random): string {
  if (situation.name === 'pupil') return random.pick(['กำลังเรียน ม.ปลาย', 'กำลังเรียน ปวช.'])
  if (situation.name === 'student')
    return random.pick(['กำลังเรียนปริญญาตรี', 'กำลังเรียนปริญญาตรี', 'กำลังเรียน ปวส.'])
  const grades = age < 40 ? younger : older
  return random.pick(grades.filter(({ from }) => age >= from)).grade
}

const younger = [
  { grade: 'ม.3', from: 16 },
  { grade: 'ม.6', from: 18 },
  { grade: 'ม.6', from: 18 },
  { grade: 'ปวช.', from: 18 },
  { grade: 'ปวส.', from: 20 },
  { grade: 'ปริญญาตรี', from: 22 },
  { grade: 'ปริญญาตรี', from: 22 },
]
const older = ['ป.6', 'ม.3', 'ม.3', 'ม.6', 'ปวช.', 'ปวส.'].map((grade) => ({ grade, from: 40 }))

/** Asked pay in satang: at least the local minimum wage, more for skill and seniority, in steps of 10 baht. */
function minimumPay(
  place: Place,
  wanted: readonly WorkType[],
  experiences: readonly SampleExperience[],
  random: Random,
): number {
  const premium = Math.min(...wanted.map((type) => jobWords[type].premium))
  const seniority = Math.min(monthsWorked(experiences) / 12, 10) * 0.015
  const baht = place.minimumWage * (1 + premium + seniority + random.fraction() * 0.18)
  return Math.ceil(baht / 10) * 10 * 100
}
