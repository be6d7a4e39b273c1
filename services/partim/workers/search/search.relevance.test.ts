import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readWorkerSentence } from '@/lib/workers/worker-sentence'
import { bangkokToday } from '@/validators/rules'
import { sampleWorkers } from '../../samples/population'
import { demoWorkerNumber } from '../../samples/sample-accounts'
import { seededPartim, type TestPartim } from '../../testing/test-partim'
import { isRelevant, type LabelledSearch, labelledSearches } from './labelled-searches'

/** What is found of those who are relevant, of a page of twenty; and how far the best ten come first. */
type Figures = { readonly recall: number; readonly gain: number }

const pageSize = 20
/** A company is shown so many different workers a day that a few dozen searches use them up. */
const searchesPerCompany = 40

const findable = sampleWorkers(demoWorkerNumber).filter(
  ({ number, visibility }) => number === demoWorkerNumber || visibility !== 'hidden',
)

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
})
afterAll(() => partim.stop())

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

async function figuresOf(search: LabelledSearch, uid: string): Promise<Figures | null> {
  const relevant = new Set(
    findable.filter((worker) => isRelevant(worker, search)).map(({ workerId }) => workerId),
  )
  if (relevant.size === 0) return null
  const query = queryOf(search.text)
  if (!query) return { recall: 0, gain: 0 }
  const { json, status, text } = await partim.ask(`GET /v1/workers/search?${new URLSearchParams(query)}`, {
    as: uid,
  })
  if (status !== 200) throw new Error(text)
  const hits = json.items.map(({ id }: { id: string }) => relevant.has(id))
  const discount = (place: number) => 1 / Math.log2(place + 2)
  const best = Array.from({ length: Math.min(10, relevant.size) }, (_, place) => discount(place))
  const gained = hits.slice(0, 10).map((isHit: boolean, place: number) => (isHit ? discount(place) : 0))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    recall: hits.filter(Boolean).length / Math.min(pageSize, relevant.size),
    gain: sum(gained) / sum(best),
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)

describe('of sentences as employers type them', () => {
  test.each(process.env.TUNING ? ['tuned'] : ['tuned', 'held out'])(
    'the %s ones find who is meant',
    async (part) => {
      const searches = labelledSearches().filter(({ isHeldOut }) => isHeldOut === (part === 'held out'))
      const found: { search: LabelledSearch; figures: Figures }[] = []
      for (const [index, search] of searches.entries()) {
        const uid = `${part} ${Math.floor(index / searchesPerCompany)}`
        if (index % searchesPerCompany === 0) partim.addMember(uid)
        const figures = await figuresOf(search, uid)
        if (figures) found.push({ search, figures })
      }
      const kinds = [...new Set(found.map(({ search }) => search.kind))].sort()
      const rows = kinds.map((kind) => {
        const own = found.filter(({ search }) => search.kind === kind).map(({ figures }) => figures)
        return {
          kind,
          searches: own.length,
          recall: mean(own.map(({ recall }) => recall)),
          gain: mean(own.map(({ gain }) => gain)),
        }
      })
      if (process.env.SHOW_RELEVANCE) {
        console.table(rows)
        if (part === 'tuned')
          console.log(
            found
              .filter(({ figures }) => figures.recall < 1)
              .map(
                ({ search, figures }) =>
                  `${figures.recall.toFixed(2)} ${search.text} (${JSON.stringify(search.label)}) ${JSON.stringify(queryOf(search.text))}`,
              )
              .join('\n'),
          )
      }
      expect(searches.length).toBeGreaterThan(100)
      expect(mean(found.map(({ figures }) => figures.recall))).toBeGreaterThanOrEqual(0.95)
    },
  )
})
