import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database'

const open = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Notes which work of a test's database happens within a transaction, for `noteProviderCall`. */
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
 * Notes a call of the identity provider that a transaction waits for: it takes seconds, and a connection of the pool with
 * it (docs/decisions/0050).
 */
export function noteProviderCall(): void {
  if (open.getStore()?.isOpen) calls.push(new Error('within a transaction').stack ?? '')
}

/** Throws where a transaction waited for the identity provider since the process began. */
export function requireNoCallsInTransactions(): void {
  const [first] = calls
  if (first)
    throw new Error(`${calls.length} calls of the identity provider waited in a transaction:\n${first}`)
}
