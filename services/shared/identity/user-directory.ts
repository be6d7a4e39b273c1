import { LRUCache } from 'lru-cache'
import { Problem, unavailable } from '../problem'
import { isEnded } from '../sessions/ended-sessions'
import type { IdentityProvider, UserRecord } from './provider'

const freshForMs = 60_000
const capacity = 10_000

/** What a token says of its sign-in: when it was, in seconds since the epoch, and the session made of it, if any. */
type SignIn = { readonly authTime: number; readonly sessionId?: string }

/**
 * Looks users up at the identity provider: always anew for a write, at most 60 s old for a read, so that a
 * revoked or disabled user stops writing at once and reading within a minute.
 */
export class UserDirectory {
  readonly #cache: LRUCache<string, UserRecord>
  /** Look-ups under way; reads that come meanwhile share them. */
  readonly #pending = new Map<string, Promise<UserRecord | null>>()

  constructor(
    private readonly provider: IdentityProvider,
    private readonly now: () => number = Date.now,
  ) {
    this.#cache = new LRUCache({ max: capacity, ttl: freshForMs, ttlResolution: 0, perf: { now } })
  }

  /** The user as of now, or 401 `session_revoked` when they are gone, disabled or signed out since. */
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
    this.#cache.delete(uid)
  }

  #recentOrLookup(uid: string): Promise<UserRecord | null> | UserRecord {
    const cached = this.#cache.get(uid)
    // Who has no kind is about to register, perhaps in the other service, and is asked for as what they are then.
    if (cached?.kind) return cached
    const pending = this.#pending.get(uid) ?? this.#lookup(uid).finally(() => this.#pending.delete(uid))
    this.#pending.set(uid, pending)
    return pending
  }

  async #lookup(uid: string): Promise<UserRecord | null> {
    try {
      const start = this.now()
      const user = await this.provider.lookup(uid)
      this.#cache.set(uid, user ?? undefined, { start })
      return user
    } catch (error) {
      throw unavailable(error)
    }
  }
}
