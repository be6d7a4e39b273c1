import { Type } from '@fastify/type-provider-typebox'
import { and, asc, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { namedUuid } from '../named-uuid'
import { nullable } from '../schema'
import { type Attempt, handle, type JobHandler, jobKind } from './kind'
import { jobs } from './table'

const prefix = 'routine:'

/** Whether a job is a routine: one row that recurs for as long as a service has it. */
export const isRoutine = sql`starts_with(${jobs.kind}, ${prefix})`

type Run = (payload: { readonly cursor: string | null }, attempt: Attempt) => Promise<unknown>

/** The handler of a routine, which is a kind of its own, so that no routine waits for another. */
export const routineHandler = (name: string, everySeconds: number, run: Run): JobHandler => ({
  ...handle(jobKind(`${prefix}${name}`, { cursor: nullable(Type.String()) }, { attemptSeconds: null }), run),
  everySeconds,
})

const rowOf = (kind: string, cursor: string | null = null) => ({
  id: namedUuid(kind),
  kind,
  payload: { cursor },
})

/** Has a routine go on at `cursor`, as if its turns had come so far. */
export async function moveRoutineTo(db: Database, name: string, cursor: string): Promise<void> {
  const row = rowOf(`${prefix}${name}`, cursor)
  await db
    .insert(jobs)
    .values(row)
    .onConflictDoUpdate({ target: jobs.id, set: { payload: row.payload } })
}

/** Adds the routines that are missing, due at once; those of others that are there stay for another day. */
export async function addRoutines(db: Database, kinds: readonly string[]): Promise<void> {
  if (kinds.length === 0) return
  // In one order, because instances that start together would otherwise wait for each other.
  const rows = [...kinds].sort().map((kind) => rowOf(kind))
  await db
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({ target: jobs.id, set: { giveUpAt: sql`excluded.give_up_at` } })
}

/** A routine whose latest turn failed; `attempts` counts the turns since one that did not. */
export type FailingRoutine = Pick<typeof jobs.$inferSelect, 'attempts' | 'lastError' | 'nextAttemptAt'> & {
  readonly name: string
}

/** The routines whose latest turn failed, by name. */
export async function listFailingRoutines(db: Database): Promise<FailingRoutine[]> {
  const { kind, attempts, lastError, nextAttemptAt } = jobs
  const rows = await db
    .select({ kind, attempts, lastError, nextAttemptAt })
    .from(jobs)
    // As literal text, because with a parameter PostgreSQL would not use the partial index.
    .where(and(sql`${jobs.state} = 'pending'`, isRoutine, isNotNull(lastError)))
    .orderBy(asc(kind))
  return rows.map(({ kind: name, ...routine }) => ({ ...routine, name: name.slice(prefix.length) }))
}
