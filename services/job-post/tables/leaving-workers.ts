import { pgTable, text } from 'drizzle-orm/pg-core'

/** Workers who asked for the removal of their account, until it is removed or they keep it after all. */
export const leavingWorkers = pgTable('leaving_workers', {
  /** uid of the worker's account. */
  workerUid: text('worker_uid').primaryKey(),
})
