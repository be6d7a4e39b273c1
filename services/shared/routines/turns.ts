import { and, eq, lte, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database'
import { routineTurns } from './table'

/** A turn that is not renewed for this long becomes free; it is renewed three times in that time. */
const usualLeaseSeconds = 60

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** A turn that was taken, and where the previous one stopped. */
export type Turn = { readonly routine: string; readonly cursor: string | null }

/**
 * The turns of one app's routines, shared with every other app on the database: one row per routine, with a time until
 * which it is held, so that neither a pooler nor a crash can keep a turn for ever. A turn's work must tolerate a second
 * turn at the same time, because a process that was suspended for a minute does not notice it.
 */
export class RoutineTurns {
  readonly #holder = uuidv7()

  constructor(
    private readonly db: Database,
    readonly leaseSeconds = usualLeaseSeconds,
  ) {}

  /** Takes a turn that is due and free; null when there is none. */
  async take(routine: string): Promise<Turn | null> {
    const heldUntil = inSeconds(this.leaseSeconds)
    const [taken] = await this.db
      .insert(routineTurns)
      .values({ routine, holder: this.#holder, heldUntil })
      .onConflictDoUpdate({
        target: routineTurns.routine,
        set: { holder: this.#holder, heldUntil },
        setWhere: and(lte(routineTurns.heldUntil, sql`now()`), lte(routineTurns.dueAt, sql`now()`)),
      })
      .returning({ cursor: routineTurns.cursor })
    return taken ? { routine, cursor: taken.cursor } : null
  }

  /** Renews a turn that is in progress; false when another instance has taken it. */
  hold({ routine }: Turn): Promise<boolean> {
    return this.#change(routine, { heldUntil: inSeconds(this.leaseSeconds) })
  }

  /** Records where the next turn continues. */
  async moveOn({ routine }: Turn, cursor: string): Promise<void> {
    await this.#change(routine, { cursor })
  }

  /** Releases a turn; the next one is due after `dueInSeconds`. */
  async end({ routine }: Turn, dueInSeconds: number): Promise<void> {
    await this.#change(routine, { heldUntil: sql`now()`, holder: null, dueAt: inSeconds(dueInSeconds) })
  }

  /** Seconds until the next turn can be taken. */
  async secondsUntil(routine: string): Promise<number> {
    const next = sql`greatest(${routineTurns.heldUntil}, ${routineTurns.dueAt})`
    const [row] = await this.db
      .select({ seconds: sql<number>`extract(epoch from ${next} - now())`.mapWith(Number) })
      .from(routineTurns)
      .where(eq(routineTurns.routine, routine))
    return Math.max(0, row?.seconds ?? 0)
  }

  async #change(
    routine: string,
    values: Parameters<ReturnType<Database['update']>['set']>[0],
  ): Promise<boolean> {
    const changed = await this.db
      .update(routineTurns)
      .set(values)
      .where(and(eq(routineTurns.routine, routine), eq(routineTurns.holder, this.#holder)))
      .returning({ routine: routineTurns.routine })
    return changed.length > 0
  }
}
