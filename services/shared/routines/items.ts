import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database'
import { routineFailures } from './table'

/** The turn an item belongs to. */
export type ItemWork = {
  readonly name: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly stopping: AbortSignal
}

type Items<Item> = {
  /** Items that are due, the longest waiting first; not those named, and not more than `limit`. */
  readonly list: (db: Database, except: readonly string[], limit: number) => Promise<readonly Item[]>
  readonly idOf: (item: Item) => string
  /** Deals with one item, in a transaction of its own. */
  readonly handle: (item: Item) => Promise<unknown>
  /** How many items a turn deals with. */
  readonly atMost?: number
}

/** Items listed at once, and dealt with in one turn. */
const [atOnce, usualMost] = [200, 5_000]
/** Failures a turn knows of; more fail together only where everything does. */
const knownFailures = 2_000
/** What failed waits a minute, two, four … at most a day before it is tried again. */
const [firstWaitSeconds, longestWaitSeconds] = [60, 86_400]

/**
 * Works through everything that is due, item by item. One that fails is an error in the log, with its id, and is left alone
 * for a while, longer each time: it keeps nobody waiting. Answers how many were dealt with.
 */
export async function workThrough<Item>(
  db: Database,
  work: ItemWork,
  { list, idOf, handle, atMost = usualMost }: Items<Item>,
): Promise<number> {
  const failures = await failuresOf(db, work.name)
  const failedBefore = new Set(failures.map(({ item }) => item))
  // What was dealt with and is due all the same waits for the next turn, as what failed does.
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

/** Deals with items once each, and with those of earlier turns that failed and are due again: for what is listed only once. */
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

/** False where dealing with an item failed, which is noted. */
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
