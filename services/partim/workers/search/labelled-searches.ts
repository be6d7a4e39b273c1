import { readFileSync } from 'node:fs'
import { onPlane, toKilometres } from '@/services/shared/nearness'
import { ageOn } from '@/validators/age'
import { dayBits, dayParts, partBit } from '@/validators/free-parts'
import { languageLevels } from '@/validators/languages'
import { bangkokToday } from '@/validators/rules'
import type { SampleWorker } from '../../samples/sample-worker'

export type LabelledSearch = {
  readonly kind: string
  readonly text: string
  readonly label: Readonly<Record<string, string>>
  /** Every third is held out. */
  readonly isHeldOut: boolean
}

/** The labelled searches of the file beside this one. */
export function labelledSearches(): LabelledSearch[] {
  const file = readFileSync(new URL('./labelled-searches.txt', import.meta.url), 'utf8')
  return file
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line, index) => {
      const [kind = '', text = '', asked = ''] = line.split(' | ')
      const label = Object.fromEntries(asked.split(' ').map((part) => part.split(/=(.*)/s).slice(0, 2)))
      return { kind, text, label, isHeldOut: index % 3 === 2 }
    })
}

const dayMs = 86_400_000
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
const plusDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Bits of the parts that hours of a day touch, of that day's four. */
function partsTouched(from: number, until: number): number {
  return dayParts.reduce(
    (bits, part, index) => (part.from < until && part.until > from ? bits | (1 << index) : bits),
    0,
  )
}

/** Whether somebody is free as a label says: `date:6`, `date:+1@12:00-22:00`, `week:1.evening+2.evening`. */
function isFree(worker: SampleWorker, label: string, today: string): boolean {
  const [how, what = ''] = label.split(/:(.*)/s)
  if (how === 'week') {
    return what.split('+').every((slot) => {
      const [day = '0', part] = slot.split('.')
      const index = dayParts.findIndex(({ key }) => key === part)
      const bits = part ? partBit(Number(day), index) : dayBits(Number(day))
      return part ? (worker.freeParts & bits) === bits : (worker.freeParts & bits) !== 0
    })
  }
  const [on = '', hours] = what.split('@')
  const [day = '', part] = on.split('.')
  const ahead = day.startsWith('+') ? Number(day) : (Number(day) - weekdayOf(today) + 7) % 7 || 7
  const date = plusDays(today, ahead)
  const single = worker.dates.find(({ inDays }) => inDays === ahead)
  if (single) return single.isFree
  const free = (worker.freeParts >> (weekdayOf(date) * dayParts.length)) & (2 ** dayParts.length - 1)
  if (hours) {
    const [from = 0, until = 0] = hours.split('-').map((clock) => Number(clock.slice(0, 2)))
    const bits = partsTouched(from, until)
    return (free & bits) === bits
  }
  if (!part) return free !== 0
  return (free & (1 << dayParts.findIndex(({ key }) => key === part))) !== 0
}

function asksAtMost(worker: SampleWorker, label: string): boolean {
  const [unit, most] = label.split('<=')
  const asked = unit === 'hour' ? worker.minHourlyPaySatang : worker.minDailyPaySatang
  return (asked ?? 0) <= Number(most) * 100
}

/** Months in a type of work, up to today, as a search counts them. */
function monthsIn({ experiences, lengthsOfExperience }: SampleWorker, type: string, today: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const worked = experiences
    .filter(({ workType }) => workType === type)
    .reduce((sum, { startedOn, endedOn }) => sum + monthOf(endedOn ?? today) - monthOf(startedOn), 0)
  const said = lengthsOfExperience.find(({ workType }) => workType === type)?.length
  const least = { never: 0, under_year: 1, one_to_two: 12, three_or_more: 36 }
  return Math.max(worked, said ? least[said] : 0)
}

function speaks({ languages }: SampleWorker, label: string): boolean {
  const [code, level] = label.split(':')
  return languages.some(
    (spoken) =>
      spoken.code === code &&
      languageLevels.indexOf(spoken.level) >=
        languageLevels.indexOf(level as (typeof languageLevels)[number]),
  )
}

/** Whether what employers read of somebody holds a word. */
function writes(
  { headline, about, education, visibility, experiences }: SampleWorker,
  word: string,
): boolean {
  const jobs = experiences.flatMap(({ title, workplace }) => [title, workplace])
  return [headline, visibility === 'open' ? about : '', education, ...jobs].some((text) =>
    text.includes(word),
  )
}

function kilometresTo({ lat, lng }: SampleWorker, label: string): number {
  const [atLat = 0, atLng = 0] = label.split(',').map(Number)
  const from = onPlane({ lat: atLat, lng: atLng })
  const to = onPlane({ lat: Math.round(lat * 200) / 200, lng: Math.round(lng * 200) / 200 })
  return toKilometres(Math.hypot(to.x - from.x, to.y - from.y))
}

/** Whether a worker meets everything that a label names; read from the sample alone, without the search's own code. */
export function isRelevant(worker: SampleWorker, { label }: LabelledSearch, today = bangkokToday()): boolean {
  const { at, r = '10', type, free, pay, exp, lang, cert, word } = label
  if (ageOn(today, worker.birthDate) < 18) return false
  if (type && !worker.workTypes.some((wanted) => wanted === type)) return false
  if (free && !isFree(worker, free, today)) return false
  if (pay && !asksAtMost(worker, pay)) return false
  if (exp && monthsIn(worker, type ?? '', today) < Number(exp)) return false
  if (lang && !speaks(worker, lang)) return false
  if (cert && !worker.certificates.some((kind) => kind === cert)) return false
  if (word && !writes(worker, word)) return false
  return !at || kilometresTo(worker, at) <= Number(r)
}
