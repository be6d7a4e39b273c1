import { adultAge } from '@/validators/age'
import { type Avoid, avoids } from '@/validators/avoids'
import type { CertificateKind } from '@/validators/certificate-kinds'
import { type ExperienceLength, experienceLengths, leastMonths } from '@/validators/experience-lengths'
import { dayParts, withPart } from '@/validators/free-parts'
import { skillsOf } from '@/validators/skills'
import type { WorkType } from '@/validators/work-types'
import type { TimeWindow } from './life-situations'
import { createRandom, type Random } from './random'
import { monthsWorked } from './reference-date'
import type { SampleWorker } from './sample-worker'

type Person = Pick<
  SampleWorker,
  'number' | 'age' | 'situation' | 'workTypes' | 'experiences' | 'availability' | 'minDailyPaySatang'
>

/**
 * What a sample worker answers beside their story. Its own generator makes it, so that the story of worker 17 stays as it
 * is when questions are added.
 */
export function detailsOf(person: Person) {
  const random = createRandom(person.number * 6_857)
  const freeParts = freePartsOf(person.availability)
  return {
    freeParts,
    radiusKm: random.pickWeighted([3, 6, 10, 15, 25, 40], (radius) => radiusShare[radius] ?? 0),
    minHourlyPaySatang: random.chance(0.55) ? hourlyPay(person) : null,
    minNightlyPaySatang: worksAtNight(freeParts) ? nightlyPay(person) : null,
    skills: knownSkills(person, random),
    avoids: avoidedBy(person, random),
    lengthsOfExperience: person.workTypes.map((workType) => ({
      workType,
      length: lengthOf(person, workType),
    })),
    dates: singleDays(random),
    certificates: certificatesOf(person, random),
    photoInLists: person.age >= adultAge && random.chance(0.6),
    hideFromWorkplaces: random.chance(0.12),
  }
}

const radiusShare: Readonly<Record<number, number>> = { 3: 12, 6: 24, 10: 32, 15: 18, 25: 10, 40: 4 }

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The parts of days of which somebody has half or more. */
function freePartsOf(windows: readonly TimeWindow[]): number {
  return windows.reduce((free, { day, from, until }) => {
    const begins = minuteOf(from)
    const ends = minuteOf(until) > begins ? minuteOf(until) : minuteOf(until) + 24 * 60
    return dayParts.reduce((more, part, index) => {
      const overlap = Math.min(ends, part.until * 60) - Math.max(begins, part.from * 60)
      return overlap * 2 >= (part.until - part.from) * 60 ? withPart(more, day, index, true) : more
    }, free)
  }, 0)
}

const nightPart = dayParts.findIndex(({ key }) => key === 'night')
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]
const worksAtNight = (freeParts: number): boolean =>
  daysOfWeek.some((day) => withPart(freeParts, day, nightPart, false) !== freeParts)

const toFiveBaht = (satang: number): number => Math.ceil(satang / 500) * 500
const hourlyPay = ({ minDailyPaySatang }: Person): number => toFiveBaht(minDailyPaySatang / 8)
const nightlyPay = ({ minDailyPaySatang }: Person): number => toFiveBaht(minDailyPaySatang * 1.2)

function lengthOf({ experiences }: Person, type: WorkType): ExperienceLength {
  const months = monthsWorked(experiences.filter(({ workType }) => workType === type))
  return experienceLengths.findLast((length) => months >= leastMonths[length]) ?? 'never'
}

/** Who worked longer can do more of what belongs to their work. */
function knownSkills({ workTypes, experiences }: Person, random: Random) {
  const possible = skillsOf(workTypes)
  const share = experiences.length === 0 ? 0.25 : 0.35 + Math.min(experiences.length, 3) * 0.1
  return random.sample(possible, Math.max(1, Math.round(possible.length * share)))
}

/** What can be avoided without giving up one’s own work. */
const belongsTo: Partial<Record<WorkType, readonly Avoid[]>> = {
  waiter: ['long_standing', 'alcohol'],
  barista: ['long_standing'],
  kitchen_helper: ['raw_meat', 'long_standing'],
  cook: ['raw_meat', 'long_standing'],
  cashier: ['cash', 'long_standing'],
  sales: ['cash', 'long_standing'],
  stock: ['heavy_lifting', 'cold_room'],
  packer: ['heavy_lifting'],
  cleaner: ['chemicals'],
  promoter: ['long_standing'],
  event_staff: ['heavy_lifting', 'outdoor_heat'],
  delivery: ['driving', 'outdoor_heat', 'alone'],
  receptionist: ['calls'],
  admin: ['calls'],
  security: ['night_shift', 'alone', 'outdoor_heat'],
}

function avoidedBy({ age, workTypes }: Person, random: Random): Avoid[] {
  const own = workTypes.flatMap((type) => belongsTo[type] ?? [])
  const possible = avoids.filter((avoid) => !own.includes(avoid))
  const young: Avoid[] = age < adultAge ? ['night_shift', 'alcohol'] : []
  const chosen = random.sample(
    possible,
    random.pickWeighted([0, 1, 2, 3], (count) => [40, 32, 20, 8][count] ?? 0),
  )
  return avoids.filter((avoid) => young.includes(avoid) || chosen.includes(avoid))
}

function singleDays(random: Random) {
  if (random.chance(0.7)) return []
  const days = random.sample([2, 3, 5, 6, 9, 12, 13, 16, 20, 24], random.integer(1, 3))
  return days.sort((one, other) => one - other).map((inDays) => ({ inDays, isFree: random.chance(0.35) }))
}

function certificatesOf({ age, workTypes }: Person, random: Random): CertificateKind[] {
  const isIn = (...types: WorkType[]) => workTypes.some((type) => types.includes(type))
  const found: CertificateKind[] = []
  if (isIn('cook', 'kitchen_helper', 'barista') && random.chance(0.35)) found.push('food_handler')
  if (age >= adultAge && (isIn('delivery') || random.chance(0.08))) found.push('driving_licence')
  if (isIn('security', 'receptionist') && random.chance(0.2)) found.push('other')
  return found
}
