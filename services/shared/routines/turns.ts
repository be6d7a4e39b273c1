import { and, eq, lte, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database'
import { routineTurns } from './table'

/** A turn is somebody else's after this long without a word; one that goes on says so three times as often. */
const usualLeaseSeconds = 60

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** A turn that was taken, and where the one before it left off. */
export type Turn = { readonly routine: string; readonly cursor: string | null }

/**
 * The turns of one app's routines, taken from those of every other app on the database: a row each, with a time until which
 * it is held, so that neither a pooler nor a crash can keep one for ever. What a turn does must bear a second one beside it,
 * for a process that was stopped for a minute does not know that it was.
 */
export class RoutineTurns {
  readonly #holder = uuidv7()

  constructor(
    private readonly db: Database,
    readonly leaseSeconds = usualLeaseSeconds,
  ) {}

  /** Takes a turn that is due and nobody's; null where there is none. */
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

  /** Keeps a turn that is being worked on; false where it has become somebody else's. */
  hold({ routine }: Turn): Promise<boolean> {
    return this.#change(routine, { heldUntil: inSeconds(this.leaseSeconds) })
  }

  /** Notes where the next turn goes on. */
  async moveOn({ routine }: Turn, cursor: string): Promise<void> {
    await this.#change(routine, { cursor })
  }

  /** Gives a turn back; the next one is due in so many seconds. */
  async end({ routine }: Turn, dueInSeconds: number): Promise<void> {
    await this.#change(routine, { heldUntil: sql`now()`, holder: null, dueAt: inSeconds(dueInSeconds) })
  }

  /** Seconds until somebody may take the next turn. */
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
