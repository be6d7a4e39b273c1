import type { Database } from '../database'

/** A database whose transactions fail when they are to be committed, as where the connection is lost. */
export const withoutCommit = (db: Database): Database =>
  Object.assign(Object.create(db), {
    transaction: (work: (tx: Database) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await work(tx)
        throw new Error('the commit failed')
      }),
  })
