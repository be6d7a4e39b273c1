import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database'
import type { AccountKind } from '../identity/provider'
import { deviceOf } from './device'
import { noteUse } from './repository'

/** How precisely the last use of a session is known. */
const noteEveryMs = 5 * 60_000
const capacity = 10_000

type Use = {
  readonly id: string
  readonly uid: string
  readonly kind: AccountKind | null
  readonly userAgent: string | undefined
  /** Seconds since the epoch. */
  readonly authTime: number
  readonly expiresAt: number
}

/** The id of a session: 128 bits of its cookie's SHA-256, from which the cookie cannot be recovered. */
export const sessionId = (cookie: string): string =>
  createHash('sha256').update(cookie).digest('base64url').slice(0, 22)

/**
 * Records which sessions are in use, for the user's list of devices. Only for users of this service's kind; the other
 * service records its own.
 */
export class SessionLog {
  /** Sessions whose use was recorded recently. */
  readonly #noted: LRUCache<string, true>

  constructor(
    private readonly db: Database,
    private readonly kind: AccountKind,
    private readonly now: () => number = Date.now,
  ) {
    this.#noted = new LRUCache({ max: capacity, ttl: noteEveryMs, ttlResolution: 0, perf: { now } })
  }

  async note({ id, uid, kind, userAgent, authTime, expiresAt }: Use): Promise<void> {
    if (kind !== this.kind) return
    if (this.#noted.has(id)) return
    this.#noted.set(id, true)
    await noteUse(this.db, {
      id,
      uid,
      ...deviceOf(userAgent),
      signedInAt: new Date(authTime * 1000),
      lastUsedAt: new Date(this.now()),
      expiresAt: new Date(expiresAt * 1000),
    })
  }
}
