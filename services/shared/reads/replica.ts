import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { isDatabaseOutage, isReadOnlyViolation } from '../database-errors'

/** A replica that is farther behind its primary than this is not read. */
export const behindAtMostMs = 5_000
/** How often the replica is looked at, and how long it may take to answer: together, what it takes to notice that it hangs. */
const lookEveryMs = 400
export const answerWithinMs = 500

/** Where reads go, and why they no longer go to the replica. */
export type ReadsState = { readonly isReplica: boolean; readonly why: string }

/** What of a pool is used to read; also what Drizzle asks of it. */
type Queryable = { query(asked: unknown, values?: unknown): Promise<pg.QueryResult> }

type ReplicaParts = {
  readonly replica: Queryable
  readonly primary: Queryable
  /** Connections for looks alone, which must not wait for the queries of requests; they give up after `answerWithinMs`. */
  readonly looks: { readonly replica: Queryable; readonly primary: Queryable }
  readonly now?: () => number
}

type Position = { readonly at: number; readonly position: number }

/**
 * A streaming replica whose queries go to the primary whenever it cannot answer them: it is stopped, hangs, is behind, follows
 * no primary or cancels a query. Nothing fails because of it. Only for statements that read.
 */
export class Replica {
  readonly #parts: ReplicaParts
  readonly #now: () => number
  /** Where the primary was at past looks, as far as the replica has not come; the oldest first. */
  #ahead: readonly Position[] = []
  /** The last position of the primary that was seen; null before the first look. */
  #last: number | null = null
  #state: ReadsState = { isReplica: false, why: 'not looked at yet' }
  /** Give up the queries that the replica is working on. */
  readonly #waiting = new Set<(why: Error) => void>()
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> | null = null
  /** Is told when reads begin to go elsewhere. */
  onChange: (state: ReadsState) => void = () => {}

  constructor(parts: ReplicaParts) {
    this.#parts = parts
    this.#now = parts.now ?? (() => performance.now())
    this.#timer = setInterval(() => void this.look(), lookEveryMs).unref()
    void this.look()
  }

  get isUsed(): boolean {
    return this.#state.isReplica
  }

  /** Runs one statement that reads. */
  async query(asked: unknown, values?: unknown): Promise<pg.QueryResult> {
    const { primary } = this.#parts
    if (!this.isUsed) return primary.query(asked, values)
    try {
      return await this.#ask(asked, values)
    } catch (error) {
      // A statement that writes is a fault of the program, which the primary would hide.
      if (isReadOnlyViolation(error)) throw error
      if (isDatabaseOutage(error)) this.#change({ isReplica: false, why: messageOf(error) })
      return primary.query(asked, values)
    }
  }

  /** Asks the replica; rejects as well as soon as a look finds that it is lost. */
  #ask(asked: unknown, values: unknown): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      this.#parts.replica
        .query(asked, values)
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject))
    })
  }

  /** Looks whether the replica may be read; only one look at a time. */
  look(): Promise<void> {
    this.#looking ??= this.#examined().then((state) => {
      this.#looking = null
      this.#change(state)
    })
    return this.#looking
  }

  async #examined(): Promise<ReadsState> {
    const { looks } = this.#parts
    try {
      const [[follows, position] = []] = await Promise.all([
        rowOf(looks.replica, `select pg_is_in_recovery(), pg_last_wal_replay_lsn() - '0/0'::pg_lsn`),
        this.#notePrimary(),
      ])
      if (follows !== true) return { isReplica: false, why: 'it follows no primary' }
      const behind = this.#behind(Number(position))
      return behind <= behindAtMostMs
        ? { isReplica: true, why: '' }
        : { isReplica: false, why: `it is more than ${behindAtMostMs} ms behind` }
    } catch (error) {
      return { isReplica: false, why: messageOf(error) }
    }
  }

  /** Notes where the primary is. That it does not answer says nothing of the replica. */
  async #notePrimary(): Promise<void> {
    const at = this.#now()
    const text = `select pg_current_wal_lsn() - '0/0'::pg_lsn`
    const row = await rowOf(this.#parts.looks.primary, text).catch(() => null)
    if (!row) return
    const position = Number(row[0])
    // Since when the primary was at its first known position is unknown.
    if (this.#last === null) this.#ahead = [{ at: Number.NEGATIVE_INFINITY, position }]
    else if (position > this.#last) this.#ahead = [...this.#ahead, { at, position }]
    this.#last = position
  }

  /** For how many milliseconds at least the replica has lacked something of the primary. */
  #behind(replayed: number): number {
    if (this.#last === null) return Number.POSITIVE_INFINITY
    this.#ahead = this.#ahead.filter(({ position }) => position > replayed)
    const [oldest] = this.#ahead
    return oldest ? this.#now() - oldest.at : 0
  }

  #change(state: ReadsState): void {
    const isNew = state.isReplica !== this.#state.isReplica
    this.#state = state
    if (!state.isReplica) for (const giveUp of this.#waiting) giveUp(new Error(state.why))
    if (isNew) this.onChange(state)
  }

  /** Ends the looks. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }
}

async function rowOf(of: Queryable, text: string): Promise<unknown[]> {
  const { rows } = await of.query({ text, rowMode: 'array' })
  return rows[0] as unknown[]
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
