import type { Database } from '@/services/shared/database'
import { moveRoutineTo } from '@/services/shared/jobs/routines'
import { addRoutine, type RoutineWork } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import { bangkokToday } from '@/validators/rules'
import { indexWorkers } from '../search-entries/service'
import { listOwners } from './repository'
import { countYears } from './service'

/** Workers whom one turn renews at most. */
const atMost = 20_000

/** Where a month's renewal is: the last worker, or `done`. A month is YYYY-MM. */
const cursorOf = (month: string, at: string): string => `${month} ${at}`

/**
 * Counts everybody's experience anew once a month, in their resume and in the search, because months in a job are counted by
 * the calendar; single days that are over leave the search with it. Goes on where the previous turn stopped, and answers how
 * many workers were renewed.
 */
export async function renewEntries(
  db: Database,
  work: ItemWork & Pick<RoutineWork, 'cursor' | 'moveOn'>,
  today = bangkokToday(),
): Promise<number> {
  const month = today.slice(0, 7)
  const [begun, at = null] = work.cursor?.split(' ') ?? []
  let last = begun === month ? at : null
  if (last === 'done') return 0
  const renewed = await workThrough(db, work, {
    // Those before the last are dealt with, so that only later ones must be left out by their ids.
    list: (reads, except, limit) => {
      const from = last
      return listOwners(reads, from, from ? except.filter((id) => id > from) : except, limit)
    },
    idOf: ({ workerId }) => workerId,
    handle: ({ workerId }) => {
      last = workerId
      return db.transaction(async (tx) => {
        await countYears(tx, workerId, today)
        await indexWorkers(tx, [workerId], today)
      })
    },
    atMost,
  })
  const isDone = !work.stopping.aborted && (await listOwners(db, last, [], 1)).length === 0
  await work.moveOn(cursorOf(month, isDone ? 'done' : (last ?? '')))
  return renewed
}

const name = 'renew search entries'

/** Counts the month's renewal as done where everybody was just counted. */
export const skipRenewal = (db: Database, today = bangkokToday()): Promise<void> =>
  moveRoutineTo(db, name, cursorOf(today.slice(0, 7), 'done'))

/** Does that every hour, until a month's workers are through. */
export function scheduleRenewal(app: ServiceApp, db: Database): void {
  addRoutine(app, {
    name,
    everySeconds: 3_600,
    run: (work) => renewEntries(db, work),
  })
}
