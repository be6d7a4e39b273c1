import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database'

const open = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Tracks which work of a test's database runs within a transaction, for `noteProviderCall`. */
export function watchTransactions(db: Database): void {
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => {
    const mark = { isOpen: true }
    return open
      .run(mark, () => transaction(work, config))
      .finally(() => {
        mark.isOpen = false
      })
  }
}

const calls: string[] = []

/**
 * Records a call to the identity provider made within a transaction: such a call takes seconds, during which the
 * transaction holds a connection of the pool (docs/decisions/0050).
 */
export function noteProviderCall(): void {
  if (open.getStore()?.isOpen) calls.push(new Error('within a transaction').stack ?? '')
}

/** Throws when a call to the identity provider was made within a transaction since the last check. */
export function requireNoCallsInTransactions(): void {
  const noted = calls.splice(0)
  if (noted.length > 0)
    throw new Error(`${noted.length} calls of the identity provider waited in a transaction:\n${noted[0]}`)
}
