import { type CertificateKind, certificateKinds } from '@/validators/certificate-kinds'
import { type LanguageCode, type LanguageLevel, languageCodes, languageLevels } from '@/validators/languages'
import { isDate, isTime } from '@/validators/rules'
import { type Skill, skills } from '@/validators/skills'
import { type WorkType, workTypes } from '@/validators/work-types'
import { searchRadius } from '@/validators/worker-search'

/** The orders of the people found, the usual first. */
export const searchSorts = ['fit', 'distance', 'pay', 'newest'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Radii to choose from, in kilometres, and the one without a choice. */
export const radii = [1, 3, 5, 10, 20, 50] as const
export const usualRadius = 10

/** Least months of experience to choose from. */
export const experiences = [6, 12, 24, 36] as const

const switches = ['video', 'verified', 'worked', 'fav'] as const
export type SearchSwitch = (typeof switches)[number]
export { switches as searchSwitches }

/** What the search screen shows according to its address. */
export type SearchView = {
  /** A branch's id: the place to search near. */
  readonly branch?: string
  /** Another place, `lat,lng`, and its name; a branch comes before it. */
  readonly near?: string
  readonly place?: string
  readonly km?: number
  /** Days, YYYY-MM-DD, and hours of all of them; no hours are any. */
  readonly days?: readonly string[]
  readonly from?: string
  readonly until?: string
  /** Other times, as the search takes them: `2026-11-28T09:00/18:00`, parts of weekdays such as `6.morning`, or `6`. */
  readonly free?: readonly string[]
  readonly work?: readonly WorkType[]
  /** Baht that they ask at most, a day unless `unit` says otherwise. */
  readonly pay?: number
  readonly unit?: 'hour' | 'night'
  /** Months of experience that they have at least. */
  readonly exp?: number
  /** Codes of languages, with a level behind a colon where it is not the lowest. */
  readonly lang?: readonly string[]
  readonly cert?: readonly CertificateKind[]
  readonly skill?: readonly Skill[]
  readonly q?: string
  /** The sentence that was read into filters. */
  readonly said?: string
  /** The post that people are looked for. */
  readonly post?: string
  readonly sort?: SearchSort
  /** The saved search that was opened. */
  readonly saved?: string
  /** The map in place of the list, where there is no room for both. */
  readonly map?: boolean
} & { readonly [Switch in SearchSwitch]?: boolean }

type Query = Readonly<Record<string, string | string[] | undefined>>

/** Most characters of a text in the address. */
const textLimit = 200

function textOf(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, textLimit) : undefined
}

/** The values of a list: several parameters of the name, or one with commas. */
const listOf = (query: Query, name: string): string[] => [
  ...new Set(
    [query[name] ?? []]
      .flat()
      .flatMap((text) => text.split(','))
      .map((text) => text.trim().slice(0, textLimit))
      .filter(Boolean),
  ),
]

const known = <Code extends string>(codes: readonly Code[], values: readonly string[]) =>
  nonEmpty(codes.filter((code) => values.includes(code)))

const nonEmpty = <Value>(values: readonly Value[]) => (values.length > 0 ? values : undefined)

function numberOf(text: string | undefined, [least, most]: readonly [number, number]): number | undefined {
  const number = text === undefined ? Number.NaN : Number(text)
  return Number.isFinite(number) && number >= least && number <= most ? number : undefined
}

/** Too far is as far as there is, which the form then shows. */
function kilometresOf(text: string | undefined): number | undefined {
  const asked = numberOf(text, [1, 100_000])
  return asked && Math.min(asked, searchRadius.most)
}

/** A place anywhere, `lat,lng`: the page says of one outside Thailand that nobody is searched there. */
function nearOf(text: string | undefined): string | undefined {
  const [lat, lng, ...more] = (text ?? '').split(',').map(Number)
  const isThere = more.length === 0 && isWithin(lat, -90, 90) && isWithin(lng, -180, 180)
  return isThere ? `${lat},${lng}` : undefined
}

const isWithin = (degrees: number | undefined, least: number, most: number) =>
  degrees !== undefined && degrees >= least && degrees <= most

const units = ['hour', 'night'] as const
const clock = '([01]\\d|2[0-3]):[0-5]\\d'
const slotShape = new RegExp(
  `^(\\d{4}-\\d\\d-\\d\\d(T${clock}/${clock})?|[0-6](\\.(morning|afternoon|evening|night))?)$`,
)

/** A language and the lowest level that will do, from the text in `lang`; null for another text. */
export function languageOf(
  text: string,
): { readonly code: LanguageCode; readonly level: LanguageLevel } | null {
  const [codeText, levelText = 'basic', ...more] = text.split(':')
  const code = languageCodes.find((one) => one === codeText)
  const level = languageLevels.find((one) => one === levelText)
  return code && level && more.length === 0 ? { code, level } : null
}

/** The view in an address; what makes no sense is left out. */
export function viewOf(query: Query): SearchView {
  const one = (name: string) => textOf(query, name)
  const [from, until] = [one('from'), one('until')]
  const areHours = from !== undefined && until !== undefined && isTime(from) && isTime(until)
  const branch = one('branch')
  const pay = numberOf(one('pay'), [1, 100_000])
  const near = branch ? undefined : nearOf(one('near'))
  return clean({
    branch,
    near,
    place: near && one('place'),
    km: kilometresOf(one('km')),
    days: nonEmpty(listOf(query, 'days').filter(isDate).sort().slice(0, 14)),
    from: areHours ? from : undefined,
    until: areHours ? until : undefined,
    free: nonEmpty(
      listOf(query, 'free')
        .filter((slot) => slotShape.test(slot))
        .slice(0, 30),
    ),
    work: known(workTypes, listOf(query, 'work')),
    pay,
    unit: pay === undefined ? undefined : units.find((unit) => unit === one('unit')),
    exp: numberOf(one('exp'), [1, 600]),
    lang: nonEmpty(listOf(query, 'lang').filter((text) => languageOf(text) !== null)),
    cert: known(certificateKinds, listOf(query, 'cert')),
    skill: known(skills, listOf(query, 'skill').slice(0, 10)),
    q: one('q'),
    said: one('said'),
    post: one('post'),
    sort: searchSorts.find((sort) => sort === one('sort')),
    saved: one('saved'),
    map: one('map') === '1' || undefined,
    ...Object.fromEntries(switches.map((name) => [name, one(name) === '1' || undefined])),
  })
}

/** Without what is undefined, so that two views of the same search are equal. */
function clean(view: SearchView): SearchView {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined))
}

const textIn = (value: SearchView[keyof SearchView]): string => {
  if (value === undefined || value === false) return ''
  if (value === true) return '1'
  return typeof value === 'object' ? value.join(',') : String(value)
}

/** The query of the screen's address in a view. */
export function queryOf(view: SearchView): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(view)) {
    const text = textIn(value)
    if (text) query.set(name, text)
  }
  // Commas and colons need no escape in a query, and the address is easier to read.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
}

export const peoplePath = '/partimers'

/** The address of the search screen in a view. */
export function searchPath(view: SearchView): string {
  const query = queryOf(view)
  return query ? `${peoplePath}?${query}` : peoplePath
}

/** The position in a view's `near`. */
export function positionOf(near: string): { readonly lat: number; readonly lng: number } {
  const [lat = 0, lng = 0] = near.split(',').map(Number)
  return { lat, lng }
}

/** The filters that stand behind the button: everything but place, days and hours. */
export const filterNames = [
  'work',
  'pay',
  'exp',
  'lang',
  'cert',
  'skill',
  ...switches,
] as const satisfies readonly (keyof SearchView)[]

/** How many filters are set. */
export const countFilters = (view: SearchView): number =>
  filterNames.filter((name) => view[name] !== undefined).length

/** The view without its filters: the place, the days and the order stay. */
export function withoutFilters(view: SearchView): SearchView {
  const names: readonly string[] = [...filterNames, 'q', 'said']
  return Object.fromEntries(Object.entries(view).filter(([name]) => !names.includes(name)))
}
