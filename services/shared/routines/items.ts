import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database'
import { routineFailures } from './table'

/** The turn in which items are handled. */
export type ItemWork = {
  readonly name: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly stopping: AbortSignal
}

type Items<Item> = {
  /** Items that are due, the longest waiting first, without those in `except`, at most `limit`. */
  readonly list: (db: Database, except: readonly string[], limit: number) => Promise<readonly Item[]>
  readonly idOf: (item: Item) => string
  /** Handles one item, in its own transaction. */
  readonly handle: (item: Item) => Promise<unknown>
  /** How many items one turn handles at most. */
  readonly atMost?: number
}

/** Items per list query, and items per turn. */
const [atOnce, usualMost] = [200, 5_000]
/** How many failures a turn considers; more exist only when everything fails. */
const knownFailures = 2_000
/** After a failure an item waits a minute, two, four … at most a day before it is retried. */
const [firstWaitSeconds, longestWaitSeconds] = [60, 86_400]

/**
 * Handles every item that is due. A failed item is logged as an error, with its id, and then waits longer after each
 * failure, so that it delays no other item. Answers how many were handled.
 */
export async function workThrough<Item>(
  db: Database,
  work: ItemWork,
  { list, idOf, handle, atMost = usualMost }: Items<Item>,
): Promise<number> {
  const failures = await failuresOf(db, work.name)
  const failedBefore = new Set(failures.map(({ item }) => item))
  // An item that is still due after being handled also waits for the next turn.
  const except = failures.filter(({ isPutOff }) => isPutOff).map(({ item }) => item)
  let done = 0
  for (let left = atMost; left > 0; left -= atOnce) {
    const limit = Math.min(atOnce, left)
    const items = await list(db, except, limit)
    for (const item of items) {
      if (work.stopping.aborted) return done
      const id = idOf(item)
      except.push(id)
      if (!(await isDealtWith(db, work, id, () => handle(item)))) continue
      done += 1
      if (failedBefore.has(id)) await forgetFailure(db, work.name, id)
    }
    if (items.length < limit) break
  }
  return done
}

/**
 * Handles each item once, and items of earlier turns that failed and are due for a retry: for items that are listed
 * only once.
 */
export async function workOnce(
  db: Database,
  work: ItemWork,
  ids: readonly string[],
  handle: (id: string) => Promise<unknown>,
): Promise<void> {
  const failures = new Map((await failuresOf(db, work.name)).map(({ item, isPutOff }) => [item, isPutOff]))
  for (const id of new Set([...failures.keys(), ...ids])) {
    if (failures.get(id)) continue
    if (work.stopping.aborted) return
    const isDone = await isDealtWith(db, work, id, () => handle(id))
    if (isDone && failures.has(id)) await forgetFailure(db, work.name, id)
  }
}

/** False when handling an item failed, which is recorded. */
async function isDealtWith(
  db: Database,
  { name, log }: ItemWork,
  item: string,
  handle: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await handle()
    return true
  } catch (err) {
    log.error({ err, item }, 'an item of a routine failed, and is put off')
    await putItOff(db, name, item)
    return false
  }
}

const isThis = (routine: string, item: string) =>
  and(eq(routineFailures.routine, routine), eq(routineFailures.item, item))

async function putItOff(db: Database, routine: string, item: string): Promise<void> {
  const wait = (attempts: SQL) =>
    sql`now() + make_interval(secs => least(${firstWaitSeconds} * 2 ^ least(${attempts}, 20), ${longestWaitSeconds}))`
  await db
    .insert(routineFailures)
    .values({ routine, item, retryAt: wait(sql`0`) })
    .onConflictDoUpdate({
      target: [routineFailures.routine, routineFailures.item],
      set: {
        attempts: sql`${routineFailures.attempts} + 1`,
        retryAt: wait(sql`${routineFailures.attempts}`),
      },
    })
}

async function forgetFailure(db: Database, routine: string, item: string): Promise<void> {
  await db.delete(routineFailures).where(isThis(routine, item))
}

const failuresOf = (db: Database, routine: string) =>
  db
    .select({ item: routineFailures.item, isPutOff: sql<boolean>`${routineFailures.retryAt} > now()` })
    .from(routineFailures)
    .where(eq(routineFailures.routine, routine))
    .orderBy(asc(routineFailures.retryAt))
    .limit(knownFailures)
