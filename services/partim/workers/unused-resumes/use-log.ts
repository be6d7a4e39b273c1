import { LRUCache } from 'lru-cache'
import type { Caller } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import { noteUse } from './service'

/** How long after a look nobody looks again whether a use is to be noted, which is so once a day. */
const askEveryMs = 60 * 60_000
const capacity = 10_000

/** Notes which workers use their accounts, with few queries: an account's requests come by the dozen. */
export class UseLog {
  /** Accounts that were looked at lately. */
  readonly #seen = new LRUCache<string, true>({ max: capacity, ttl: askEveryMs })

  constructor(private readonly db: Database) {}

  async note({ uid, user }: Pick<Caller, 'uid' | 'user'>): Promise<void> {
    if (user.kind !== 'worker' || this.#seen.has(uid)) return
    this.#seen.set(uid, true)
    try {
      await noteUse(this.db, uid)
    } catch (error) {
      this.#seen.delete(uid)
      throw error
    }
  }
}
