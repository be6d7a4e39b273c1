import type { Random } from './random'

/** Free time on one day of the week, Sunday = 0; an end at or before the start is on the next day. */
export type TimeWindow = { readonly day: number; readonly from: string; readonly until: string }

export type LifeSituation = {
  readonly name: 'pupil' | 'student' | 'starter' | 'side_job' | 'parent' | 'day_worker' | 'senior'
  readonly ages: readonly [youngest: number, oldest: number]
  readonly share: number
  /** Weights for 0, 1, 2 or 3 earlier jobs. */
  readonly jobs: readonly [none: number, one: number, two: number, three: number]
  readonly longestJobMonths: number
  readonly availability: (random: Random, takesNights: boolean) => TimeWindow[]
}

const weekend = [0, 6]
const weekdays = [1, 2, 3, 4, 5]
const everyDay = [...weekdays, 6, 0]

const windows = (days: readonly number[], from: string, until: string): TimeWindow[] =>
  days.map((day) => ({ day, from, until }))

function inWeekOrder(...parts: TimeWindow[][]): TimeWindow[] {
  return parts.flat().sort((one, other) => one.day - other.day)
}

const situations: readonly LifeSituation[] = [
  {
    name: 'pupil',
    ages: [15, 17],
    share: 100,
    jobs: [8, 2, 0, 0],
    longestJobMonths: 4,
    availability: (random) =>
      windows(weekend, random.pick(['08:00', '09:00', '10:00']), random.pick(['17:00', '18:00', '20:00'])),
  },
  {
    name: 'student',
    ages: [18, 23],
    share: 60,
    jobs: [4, 4, 2, 0],
    longestJobMonths: 12,
    availability: (random) =>
      inWeekOrder(
        windows(
          random.sample(weekdays, random.integer(0, 4)),
          random.pick(['16:30', '17:00', '17:30', '18:00']),
          random.pick(['21:00', '22:00', '23:00']),
        ),
        windows(weekend, random.pick(['08:00', '09:00', '10:00']), random.pick(['20:00', '22:00', '23:00'])),
      ),
  },
  {
    name: 'starter',
    ages: [18, 30],
    share: 40,
    jobs: [2, 4, 3, 1],
    longestJobMonths: 26,
    availability: (random) =>
      windows(
        random.sample(everyDay, random.integer(4, 7)),
        random.pick(['06:00', '08:00', '09:00']),
        random.pick(['18:00', '21:00', '23:00']),
      ).sort((one, other) => one.day - other.day),
  },
  {
    name: 'side_job',
    ages: [24, 52],
    share: 32,
    jobs: [1, 4, 4, 2],
    longestJobMonths: 40,
    availability: (random) =>
      inWeekOrder(
        random.chance(0.6)
          ? windows(
              random.sample(weekdays, random.integer(2, 5)),
              random.pick(['18:00', '18:30', '19:00']),
              random.pick(['22:00', '23:00', '02:00']),
            )
          : [],
        windows(
          random.chance(0.8) ? weekend : [random.pick(weekend)],
          random.pick(['07:00', '08:00', '09:00']),
          random.pick(['18:00', '20:00', '22:00']),
        ),
      ),
  },
  {
    name: 'parent',
    ages: [26, 48],
    share: 20,
    jobs: [2, 4, 4, 2],
    longestJobMonths: 36,
    availability: (random) =>
      windows(weekdays, random.pick(['08:30', '09:00']), random.pick(['14:30', '15:00', '16:00'])),
  },
  {
    name: 'day_worker',
    ages: [22, 60],
    share: 36,
    jobs: [0, 3, 4, 4],
    longestJobMonths: 54,
    availability: (random, takesNights) => {
      const days = random.sample(everyDay, random.integer(5, 7)).sort()
      return takesNights && random.chance(0.2)
        ? windows(days, '19:00', '07:00')
        : windows(
            days,
            random.pick(['05:00', '06:00', '07:00', '08:00']),
            random.pick(['17:00', '18:00', '20:00', '22:00']),
          )
    },
  },
  {
    name: 'senior',
    ages: [50, 60],
    share: 40,
    jobs: [0, 2, 4, 4],
    longestJobMonths: 96,
    availability: (random) =>
      windows(
        random.sample(everyDay, random.integer(3, 6)).sort(),
        random.pick(['06:00', '07:00', '08:00']),
        random.pick(['14:00', '16:00', '17:00']),
      ),
  },
]

/** Picks a plausible life situation for this age. */
export function lifeSituationAt(age: number, random: Random): LifeSituation {
  const possible = situations.filter(({ ages: [youngest, oldest] }) => age >= youngest && age <= oldest)
  return random.pickWeighted(possible, ({ share }) => share)
}
