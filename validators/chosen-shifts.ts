import { brokenLaws, type LawRule, labourFindings } from './labour-law'
import { hasPlace } from './places-left'
import type { RuleName, RuleParams } from './violation'
import { type ShiftTerms, timedShifts, timeLimits, workDays } from './working-time'

type Fault = { readonly rule: RuleName; readonly params: RuleParams }

/** Rules that shifts of one day can break together, whatever else the person works that week. */
const rulesOfDay: readonly LawRule[] = ['rest', 'young_overtime']
/** Rules about all the work of one person. */
const rulesOfWork: readonly LawRule[] = [...rulesOfDay, 'weekly_hours', 'weekly_overtime']

function faultsOf(shifts: readonly ShiftTerms[], age: number | null, rules: readonly LawRule[]): Fault[] {
  // Overlapping shifts cannot be worked by one person, so labour law has nothing to say about them.
  const times = timedShifts(shifts)
  if (times.some(({ start }, index) => index > 0 && start < (times[index - 1]?.end ?? 0)))
    return [{ rule: 'chosen_overlap', params: {} }]
  return brokenLaws(labourFindings({ shifts, minAge: age }, null))
    .filter(({ rule }) => rules.includes(rule))
    .map(({ rule, params }) => ({ rule: rule === 'rest' ? 'chosen_rest' : rule, params }))
}

/**
 * Why one person of this age (in years; null is an adult) cannot choose all of these shifts: two overlap, or a day
 * breaks labour law. Weekly limits are not checked here: somebody who can come on seven days can still be hired for
 * fewer.
 */
export const choiceFaults = (shifts: readonly ShiftTerms[], age: number | null): Fault[] =>
  faultsOf(shifts, age, rulesOfDay)

/**
 * Several shifts of a day that are more than a normal one together: what is beyond it is overtime, which each worker has
 * to agree to and is paid more for (Labour Protection Act B.E. 2541, sections 23, 24 and 61). A post says that of one
 * long shift; shifts that people choose one by one say it of none.
 */
function dayFaults(shifts: readonly ShiftTerms[]): Fault[] {
  const long = workDays(shifts).find(
    ({ positions, overtimeMinutes }) => positions.length > 1 && overtimeMinutes > 0,
  )
  if (!long) return []
  const hours = (minutes: number) => Math.round(minutes / 6) / 10
  const { normalDay } = timeLimits
  return [
    {
      rule: 'chosen_day_hours',
      params: { hours: hours(long.normalMinutes + long.overtimeMinutes), max: hours(normalDay) },
    },
  ]
}

/**
 * Why one person of this age (in years; null is an adult) cannot work all of these shifts: two overlap, a day is longer
 * than a normal one, or a day or a week breaks labour law.
 */
export const assignmentFaults = (shifts: readonly ShiftTerms[], age: number | null): Fault[] => [
  ...faultsOf(shifts, age, rulesOfWork),
  ...dayFaults(shifts),
]

type Place = {
  readonly shiftId: string
  readonly places: number
  readonly taken: number
  readonly hasBegun: boolean
}

/**
 * The shifts somebody gets when nobody chose: of those that have not begun, the ones with a free place, otherwise all;
 * the earliest first, each as long as those before it leave room for it (`fits`).
 */
export function shiftsToGive<Shift extends ShiftTerms & { readonly id: string }>(
  theirs: readonly Shift[],
  places: readonly Place[],
  fits: (together: readonly Shift[]) => boolean,
): { readonly toCome: readonly Shift[]; readonly given: readonly Shift[] } {
  const placeOf = new Map(places.map((place) => [place.shiftId, place]))
  const startOf = ({ date, startTime }: Shift) => `${date}T${startTime}`
  const toCome = theirs
    .filter(({ id }) => !placeOf.get(id)?.hasBegun)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
  const free = toCome.filter(({ id }) => {
    const place = placeOf.get(id)
    return place && hasPlace(place)
  })
  const given: Shift[] = []
  for (const shift of free.length > 0 ? free : toCome) if (fits([...given, shift])) given.push(shift)
  return { toCome, given }
}
