import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { JobHandler } from './jobs/kind'
import { routineHandler } from './jobs/routines'

type Routine = {
  readonly name: string
  readonly everySeconds: number
  readonly run: (work: RoutineWork) => Promise<unknown>
}

/**
 * What a turn gets; a long one must stop when `stopping` aborts, because the app stops or another instance has the
 * turn.
 */
export type RoutineWork = {
  readonly name: string
  readonly log: FastifyBaseLogger
  readonly stopping: AbortSignal
  /** Where the previous turn stopped. */
  readonly cursor: string | null
  /** Records where the next turn continues. */
  readonly moveOn: (cursor: string) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What takes the turns of routines, where they run by themselves. */
    routineRunner?: { readonly add: (handler: JobHandler) => void }
  }
}

/**
 * Runs a routine repeatedly while the app listens, one turn at a time across all instances; failures are logged and not
 * fatal. Its work must tolerate a second turn at the same time, because a process that was suspended does not notice that
 * it has lost its own.
 */
export function addRoutine(app: FastifyInstance, { name, everySeconds, run }: Routine): void {
  const log = app.log.child({ routine: name })
  app.routineRunner?.add(
    routineHandler(name, everySeconds, ({ cursor }, { stopping, savePayload }) =>
      run({ name, log, stopping, cursor, moveOn: (cursor) => savePayload({ cursor }) }),
    ),
  )
}
