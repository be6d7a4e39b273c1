import type { QuickPostBranch } from '@/lib/job-posts/quick-post/places'
import type { SearchView } from '@/lib/worker-search/search-view'
import { readWorkerSentence, type WorkerSentence } from '@/lib/workers/worker-sentence'
import { bangkokToday } from '@/validators/rules'
import { searchRadius } from '@/validators/worker-search'

const nonEmpty = <Value>(values: readonly Value[]) => (values.length > 0 ? values : undefined)

const hoursOf = (slot: string): string => slot.split('T')[1] ?? ''

/** Slots as the form has them, days with the same hours; others as they are. */
function timesOf(slots: readonly string[]): Pick<SearchView, 'days' | 'from' | 'until' | 'free'> {
  const dated = slots.filter((slot) => slot.includes('-'))
  const [hours = '', ...others] = new Set(dated.map(hoursOf))
  if (dated.length === 0 || others.length > 0) return { free: nonEmpty(slots) }
  const [from, until] = hours ? hours.split('/') : []
  const days = dated.map((slot) => slot.slice(0, 10))
  return { days, from, until, free: nonEmpty(slots.filter((slot) => !slot.includes('-'))) }
}

function placeOf({ place }: WorkerSentence): Partial<SearchView> {
  if (!place) return {}
  if ('branchId' in place) return { branch: place.branchId, near: undefined, place: undefined }
  return { branch: undefined, near: `${place.lat},${place.lng}`, place: place.name }
}

const said = (changes: SearchView): SearchView =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined && value !== false))

/** A view with what a sentence asks for in place of what it had of the same; words that say nothing known are searched for. */
export function viewOfSentence(
  view: SearchView,
  text: string,
  branches: readonly QuickPostBranch[],
): SearchView {
  const sentence = readWorkerSentence(text, { today: bangkokToday(), branches })
  const { pay, languages, certificates, q } = sentence
  const times = sentence.free.length > 0 ? timesOf(sentence.free) : {}
  const isOfTimes = sentence.unread.some(({ topic }) => topic === 'free')
  const saysTimes = sentence.free.length + sentence.possibleFree.length > 0 || isOfTimes
  const before = saysTimes ? { ...view, days: undefined, from: undefined, until: undefined } : view
  return {
    ...before,
    ...placeOf(sentence),
    ...said({
      ...times,
      km: sentence.radiusKm ?? undefined,
      work: nonEmpty(sentence.workTypes),
      pay: pay ? Math.floor(pay.most / 100) : undefined,
      unit: pay && pay.unit !== 'day' ? pay.unit : undefined,
      exp: sentence.experienceMonths ?? undefined,
      lang: nonEmpty(languages.map(({ code, level }) => (level === 'basic' ? code : `${code}:${level}`))),
      cert: nonEmpty(certificates),
      verified: sentence.verified,
      worked: sentence.workedForUs,
      fav: sentence.favourites,
      sort: sentence.sort ?? undefined,
    }),
    q: q || undefined,
    said: q === text ? undefined : text,
  }
}

export type SaidDays = { readonly days: readonly string[]; readonly view: SearchView }

/** The days that a view's sentence can mean, each with the view for them; none where the view has days. */
export function possibleDaysOf(view: SearchView, branches: readonly QuickPostBranch[]): SaidDays[] {
  if (!view.said || view.days) return []
  const { possibleFree } = readWorkerSentence(view.said, { today: bangkokToday(), branches })
  return possibleFree.map((free) => ({
    days: [...new Set(free.filter((slot) => slot.includes('-')).map((slot) => slot.slice(0, 10)))],
    view: { ...view, ...said(timesOf(free)) },
  }))
}

/** What a view's sentence asks for and no search gives: how old somebody is to be, and how far away where that is too far. */
export function refusedOf({ said: text, km }: SearchView, branches: readonly QuickPostBranch[]) {
  const { ages, isBeyond } = readWorkerSentence(text ?? '', { today: bangkokToday(), branches })
  return { ages, isBeyond: isBeyond && km === searchRadius.most }
}

/** The words of a view's sentence that became no filter and are not looked for, as typed; those beside each other together. */
export function unreadWordsOf({ said: text }: SearchView, branches: readonly QuickPostBranch[]): string[] {
  if (!text) return []
  const { unread } = readWorkerSentence(text, { today: bangkokToday(), branches })
  const pieces: { start: number; end: number }[] = []
  for (const { start, end } of unread) {
    const last = pieces.at(-1)
    if (last && text.slice(last.end, start).trim() === '') last.end = end
    else pieces.push({ start, end })
  }
  return pieces.map(({ start, end }) => text.slice(start, end))
}
