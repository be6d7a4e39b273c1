import { LRUCache } from 'lru-cache'
import { Problem, unavailable } from '../problem'
import { isEnded } from '../sessions/ended-sessions'
import type { IdentityProvider, UserRecord } from './provider'

const freshForMs = 60_000
const capacity = 10_000

/** The sign-in of a token: its time, in seconds since the epoch, and its session, if any. */
type SignIn = { readonly authTime: number; readonly sessionId?: string }

/**
 * Looks users up at the identity provider: for every write, and for a read at most 60 s ago, so that a revoked or
 * disabled user can no longer write at once, and no longer read within a minute.
 */
export class UserDirectory {
  readonly #cache: LRUCache<string, UserRecord>
  /** Look-ups in progress; reads that arrive meanwhile share them. */
  readonly #pending = new Map<string, Promise<UserRecord | null>>()
  /** Counts calls of `forget`: a look-up that began before one may return the old record, so it is not cached. */
  #forgotten = 0

  constructor(
    private readonly provider: IdentityProvider,
    private readonly now: () => number = Date.now,
  ) {
    this.#cache = new LRUCache({ max: capacity, ttl: freshForMs, ttlResolution: 0, perf: { now } })
  }

  /** The current user, or 401 `session_revoked` when they were removed, disabled or signed out since. */
  async require(uid: string, { authTime, sessionId }: SignIn, use: 'read' | 'write'): Promise<UserRecord> {
    const user = use === 'read' ? await this.#recentOrLookup(uid) : await this.#lookup(uid)
    const isOver = !user || user.disabled || authTime < user.validAfter
    if (isOver || (sessionId && isEnded(user.endedSessions, sessionId))) {
      throw new Problem(401, 'session_revoked')
    }
    return user
  }

  /** Forgets a user whose record this service has just changed. */
  forget(uid: string): void {
    this.#forgotten += 1
    this.#cache.delete(uid)
    this.#pending.delete(uid)
  }

  #recentOrLookup(uid: string): Promise<UserRecord | null> | UserRecord {
    const cached = this.#cache.get(uid)
    // A user without a kind may be registering right now, perhaps in the other service, so is looked up again.
    if (cached?.kind) return cached
    const underWay = this.#pending.get(uid)
    if (underWay) return underWay
    const pending = this.#lookup(uid).finally(() => {
      if (this.#pending.get(uid) === pending) this.#pending.delete(uid)
    })
    this.#pending.set(uid, pending)
    return pending
  }

  async #lookup(uid: string): Promise<UserRecord | null> {
    try {
      const start = this.now()
      const forgotten = this.#forgotten
      const user = await this.provider.lookup(uid)
      if (forgotten === this.#forgotten) this.#cache.set(uid, user ?? undefined, { start })
      return user
    } catch (error) {
      throw unavailable(error)
    }
  }
}
