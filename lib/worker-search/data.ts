import 'server-only'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type {
  ComparedWorker,
  FoundWorker,
  FoundWorkers,
  HeldWorker,
  NotCompared,
  WorkerQuery,
} from './worker-search'

/** The first page of the workers who meet a search; for employers of a registered company. */
export async function findWorkers(query: WorkerQuery): Promise<FoundWorkers> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/workers/search', { params: { query } }))
}

/** Who stands beside somebody in the order of a search. */
export type Neighbours = {
  readonly previous: FoundWorker | null
  readonly found: FoundWorker
  readonly next: FoundWorker | null
  /** Their place in the order, from 1. */
  readonly position: number
}

/** Pages that are looked through for somebody: nobody scrolls farther. */
const pagesLookedThrough = 10

/** Where somebody stands among those a search finds; null where it does not find them that far. */
export async function findNeighbours(query: WorkerQuery, workerId: string): Promise<Neighbours | null> {
  const seen: FoundWorker[] = []
  let cursor: string | undefined
  for (let page = 0; page < pagesLookedThrough; page += 1) {
    const { items, nextCursor } = await findWorkers({ ...query, cursor })
    seen.push(...items)
    const at = seen.findIndex(({ id }) => id === workerId)
    const found = seen[at]
    // The one after the last of a page begins the next page.
    if (found && (seen[at + 1] || nextCursor === null)) {
      return { previous: seen[at - 1] ?? null, found, next: seen[at + 1] ?? null, position: at + 1 }
    }
    if (nextCursor === null) return null
    cursor = nextCursor
  }
  const last = seen.at(-1)
  return last?.id === workerId
    ? { previous: seen.at(-2) ?? null, found: last, next: null, position: seen.length }
    : null
}

/**
 * Some workers to be compared, in the order of the ids, each as a search sees them, whether they meet it or not; whom no
 * search finds, or all without one, by their profiles. Who hides is left out.
 */
export async function compareWorkers(
  search: WorkerQuery | null,
  ids: readonly string[],
): Promise<readonly ComparedWorker[]> {
  await requireViewer()
  const held = search && ids.length > 0 ? await heldAgainst(search, ids) : []
  const compared = await Promise.all(
    ids.map(async (id) => {
      const found = held.find((worker) => worker.id === id)
      return found ? ofFound(found) : ofProfile(id, search ? 'notFound' : 'noPlace')
    }),
  )
  return compared.filter((person) => person !== null)
}

async function heldAgainst(search: WorkerQuery, ids: readonly string[]): Promise<readonly HeldWorker[]> {
  const { sort: _, cursor: __, limit: ___, ...wanted } = search
  const query = { ...wanted, workerIds: ids.join() }
  return (await answerOf(partimApi().GET('/v1/workers/comparison', { params: { query } }))).items
}

function ofFound(found: HeldWorker): ComparedWorker {
  const free = found.reasons.find((reason) => reason.of === 'free')
  const worked = found.reasons.find((reason) => reason.of === 'worked_for_us')
  return {
    ...found,
    free: free?.outOf ? { count: free.count ?? 0, outOf: free.outOf } : null,
    known: {
      hasVideo: found.hasVideo,
      workedForUs: worked?.on ? { shifts: worked.shifts ?? 1, on: worked.on } : null,
    },
    notCompared: null,
  }
}

async function ofProfile(workerId: string, notCompared: NotCompared): Promise<ComparedWorker | null> {
  const profile = await answerOrNull(
    partimApi().GET('/v1/workers/{workerId}', { params: { path: { workerId } } }),
  )
  return profile && { ...profile, dailyPay: profile.minDailyPay, free: null, known: null, notCompared }
}
