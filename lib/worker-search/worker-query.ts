import { languageOf, type SearchView, usualRadius } from './search-view'
import type { WorkerQuery } from './worker-search'

type Place = { readonly lat: number; readonly lng: number }

const listed = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined)

const spoken = (text: string) => {
  const language = languageOf(text)
  return language && `${language.code}:${language.level}`
}

/** The slots in which somebody shall be free: the hours of each day, or some time that day. */
const slotsOf = ({ days = [], from, until, free = [] }: SearchView): string[] => [
  ...days.map((day) => (from && until ? `${day}T${from}/${until}` : day)),
  ...free,
]

/** The query of the service that finds what a view shows, near a place. */
export function workerQuery(view: SearchView, { lat, lng }: Place): WorkerQuery {
  const { work = [], lang = [], cert = [], skill = [], pay, unit, exp, km = usualRadius, q, sort } = view
  const slots = slotsOf(view)
  return {
    lat,
    lng,
    radiusKm: km,
    workTypes: listed(work),
    free: listed(slots),
    // Of several days nobody has to be free on all: whoever is on most comes first.
    freeIn: slots.length > 1 ? 'any' : undefined,
    pay: pay === undefined ? undefined : pay * 100,
    experienceMonths: exp,
    payUnit: unit,
    languages: listed(lang.flatMap((text) => spoken(text) ?? [])),
    certificates: listed(cert),
    skills: listed(skill),
    hasVideo: view.video,
    verified: view.verified,
    workedForUs: view.worked,
    favourites: view.fav,
    q,
    sort,
  }
}

/** The same as the text of each parameter, without the order: what a saved search keeps. */
export function keptFilters(query: WorkerQuery): Record<string, string> {
  const { sort: _, cursor: __, limit: ___, ...filters } = query
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
