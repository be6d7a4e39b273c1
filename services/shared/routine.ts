import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { RoutineTurns, Turn } from './routines/turns'

type Routine = {
  readonly name: string
  readonly everySeconds: number
  /** Every app takes turns of its own, for a routine whose instances share the work out among themselves. */
  readonly isShared?: boolean
  readonly run: (work: RoutineWork) => Promise<unknown>
}

/** What a turn works with; one that takes long gives up when the app is `stopping`, or the turn is somebody else's. */
export type RoutineWork = {
  readonly name: string
  readonly log: FastifyBaseLogger
  readonly stopping: AbortSignal
  /** Where the turn before this one left off. */
  readonly cursor: string | null
  /** Notes where the next one goes on. */
  readonly moveOn: (cursor: string) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    routineTurns: RoutineTurns
  }
}

/**
 * Runs something again and again while the app listens, one turn at a time in all instances together; a failure is logged,
 * not fatal.
 */
export function addRoutine(
  app: FastifyInstance,
  { name, everySeconds, isShared = false, run }: Routine,
): void {
  const { routineTurns: turns } = app
  const log: FastifyBaseLogger = app.log.child({ routine: name })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const stop = new AbortController()

  /** Answers the seconds until the next look. */
  const takeTurn = async (): Promise<number> => {
    if (isShared) {
      await run({ name, log, stopping: stop.signal, cursor: null, moveOn: async () => {} })
      return everySeconds
    }
    const turn = await turns.take(name)
    if (!turn) return Math.min(everySeconds, await turns.secondsUntil(name))
    try {
      await holding(turns, turn, stop.signal, log, (stopping) =>
        run({
          name,
          log,
          stopping,
          cursor: turn.cursor,
          moveOn: (cursor) => turns.moveOn(turn, cursor),
        }),
      )
    } finally {
      await turns
        .end(turn, everySeconds)
        .catch((err) => log.error({ err }, 'the turn could not be given back'))
    }
    return everySeconds
  }
  const look = () => {
    running = takeTurn()
      .catch((err) => {
        log.error({ err }, 'routine failed')
        return everySeconds
      })
      .then((seconds) => {
        // A little after the others' turn is over, not in the same instant.
        const wait = (seconds + Math.random()) * 1000
        if (!stop.signal.aborted) timer = setTimeout(look, wait).unref()
      })
  }
  app.addHook('onListen', async () => look())
  app.addHook('preClose', async () => {
    stop.abort()
    clearTimeout(timer)
    await running
  })
}

/** Keeps a turn while it is worked on, and ends the work where it has become somebody else's. */
async function holding(
  turns: RoutineTurns,
  turn: Turn,
  stopping: AbortSignal,
  log: FastifyBaseLogger,
  work: (stopping: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const lost = new AbortController()
  const keep = async () => {
    const isHeld = await turns.hold(turn).catch((err: unknown) => {
      log.warn({ err }, 'the turn could not be kept')
      return true
    })
    if (!isHeld) lost.abort()
  }
  const timer = setInterval(() => void keep(), (turns.leaseSeconds / 3) * 1000).unref()
  try {
    await work(AbortSignal.any([stopping, lost.signal]))
  } finally {
    clearInterval(timer)
  }
}
