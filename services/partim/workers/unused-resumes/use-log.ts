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
    // A worker who lost the mark of their kind uses their account as before.
    if (user.kind === 'employer' || this.#seen.has(uid)) return
    // Whoever has no kind may be registering right now.
    if (user.kind) this.#seen.set(uid, true)
    try {
      await noteUse(this.db, uid)
    } catch (error) {
      this.#seen.delete(uid)
      throw error
    }
  }
}
