import 'server-only'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { settled } from '@/lib/api/settled'
import { requireViewer } from '@/lib/auth/viewer'
import type { ComparedWorker, FoundWorker, FoundWorkers, NotCompared, WorkerQuery } from './worker-search'

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
 * Some workers to be compared, in the order of the ids: those of the search's first page as it finds them, the others by
 * their profiles; who cannot be found any more is left out.
 */
export async function compareWorkers(
  query: WorkerQuery | null,
  ids: readonly string[],
): Promise<readonly ComparedWorker[]> {
  await requireViewer()
  const page = query && (await settled(findWorkers(query)))
  const compared = await Promise.all(
    ids.map(async (id) => {
      const found = page?.data.items.find((item) => item.id === id)
      return found ? ofFound(found) : ofProfile(id, query ? 'notFound' : 'noPlace')
    }),
  )
  return compared.filter((person) => person !== null)
}

function ofFound(found: FoundWorker): ComparedWorker {
  const free = found.reasons.find((reason) => reason.of === 'free')
  return {
    ...found,
    free: free?.outOf ? { count: free.count ?? 0, outOf: free.outOf } : null,
    notCompared: null,
  }
}

async function ofProfile(workerId: string, notCompared: NotCompared): Promise<ComparedWorker | null> {
  const profile = await answerOrNull(
    partimApi().GET('/v1/workers/{workerId}', { params: { path: { workerId } } }),
  )
  return profile && { ...profile, dailyPay: profile.minDailyPay, isVerified: false, free: null, notCompared }
}
