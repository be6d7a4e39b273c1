import { readWorkerSentence } from '@/lib/workers/worker-sentence'
import { sampleWorkers } from '@/services/partim/samples/population'
import { demoWorkerNumber } from '@/services/partim/samples/sample-accounts'
import type { TestPartim } from '@/services/partim/testing/test-partim'
import {
  isRelevant,
  type LabelledSearch,
  labelledSearches,
} from '@/services/partim/workers/search/labelled-searches'
import { bangkokToday } from '@/validators/rules'

/** What is found of those who are relevant, of a page of twenty; and how far the best ten come first. */
type Figures = { readonly recall: number; readonly gain: number }
export type KindOfSearch = Figures & { readonly kind: string; readonly searches: number }

/** How well searches find whom they mean: on average, by kind of search, and those that miss somebody. */
export type Relevance = Figures & {
  readonly searches: number
  readonly kinds: readonly KindOfSearch[]
  readonly missed: readonly string[]
}

/** Recall that the searches of each part reach at least. */
export const leastRecall = 0.95

const pageSize = 20
/** A company is shown so many different workers a day that a few dozen searches use them up. */
const searchesPerCompany = 40

const findable = sampleWorkers(demoWorkerNumber).filter(
  ({ number, visibility }) => number === demoWorkerNumber || visibility !== 'hidden',
)

/** The sentence as a page would ask it: what was read as filters, the rest as words. */
function queryOf(text: string): Record<string, string> | null {
  const read = readWorkerSentence(text, { today: bangkokToday(), branches: [] })
  if (!read.place || !('lat' in read.place)) return null
  const { lat, lng } = read.place
  const filters = {
    radiusKm: read.radiusKm,
    workTypes: read.workTypes.join(','),
    free: read.free.join(','),
    pay: read.pay?.most,
    payUnit: read.pay?.unit,
    experienceMonths: read.experienceMonths,
    languages: read.languages.map(({ code, level }) => `${code}:${level}`).join(','),
    certificates: read.certificates.join(','),
    q: read.q,
  }
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return { lat: String(lat), lng: String(lng), limit: String(pageSize), ...Object.fromEntries(given) }
}

async function figuresOf(partim: TestPartim, search: LabelledSearch, uid: string): Promise<Figures | null> {
  const relevant = new Set(
    findable.filter((worker) => isRelevant(worker, search)).map(({ workerId }) => workerId),
  )
  if (relevant.size === 0) return null
  const query = queryOf(search.text)
  if (!query) return { recall: 0, gain: 0 }
  const asked = `GET /v1/workers/search?${new URLSearchParams(query)}`
  const { json, status, text } = await partim.ask(asked, { as: uid })
  if (status !== 200) throw new Error(text)
  const hits = json.items.map(({ id }: { id: string }) => relevant.has(id))
  const discount = (place: number) => 1 / Math.log2(place + 2)
  const best = Array.from({ length: Math.min(10, relevant.size) }, (_, place) => discount(place))
  const gained = hits.slice(0, 10).map((isHit: boolean, place: number) => (isHit ? discount(place) : 0))
  return {
    recall: hits.filter(Boolean).length / Math.min(pageSize, relevant.size),
    gain: sum(gained) / sum(best),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length)
const meanOf = (figures: readonly Figures[]): Figures => ({
  recall: mean(figures.map(({ recall }) => recall)),
  gain: mean(figures.map(({ gain }) => gain)),
})

/** Asks the labelled searches of a part of a seeded service, each as an employer types it. */
export async function relevanceOf(partim: TestPartim, part: 'tuned' | 'held out'): Promise<Relevance> {
  const searches = labelledSearches().filter(({ isHeldOut }) => isHeldOut === (part === 'held out'))
  const found: { search: LabelledSearch; figures: Figures }[] = []
  for (const [index, search] of searches.entries()) {
    const uid = `${part} ${Math.floor(index / searchesPerCompany)}`
    if (index % searchesPerCompany === 0) partim.addMember(uid)
    const figures = await figuresOf(partim, search, uid)
    if (figures) found.push({ search, figures })
  }
  const kinds = [...new Set(found.map(({ search }) => search.kind))].sort().map((kind) => {
    const own = found.filter(({ search }) => search.kind === kind).map(({ figures }) => figures)
    return { kind, searches: own.length, ...meanOf(own) }
  })
  return {
    searches: searches.length,
    ...meanOf(found.map(({ figures }) => figures)),
    kinds,
    missed: found
      .filter(({ figures }) => figures.recall < 1)
      .map(({ search, figures }) =>
        [
          figures.recall.toFixed(2),
          search.text,
          JSON.stringify(search.label),
          JSON.stringify(queryOf(search.text)),
        ].join(' '),
      ),
  }
}
