import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'

/** Workers who asked for the removal of their account, until it is removed or they keep it after all. */
export const leavingWorkers = pgTable('leaving_workers', {
  /** uid of the worker's account. */
  workerUid: text('worker_uid').primaryKey(),
})

/** Whether the worker of an application, in a query of applications, asked for the removal of their account. */
export const isLeaving = sql<boolean>`exists (select from leaving_workers as leaver
  where leaver.worker_uid = applications.worker_uid)`
