import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { RoutineTurns, Turn } from './routines/turns'

type Routine = {
  readonly name: string
  readonly everySeconds: number
  /** Every app takes its own turns, for a routine whose instances divide the work themselves. */
  readonly isShared?: boolean
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
    /** Where routines run by themselves. */
    routineTurns?: RoutineTurns
  }
}

/**
 * Runs a routine repeatedly while the app listens, one turn at a time across all instances; failures are logged and not
 * fatal.
 */
export function addRoutine(
  app: FastifyInstance,
  { name, everySeconds, isShared = false, run }: Routine,
): void {
  const { routineTurns: turns } = app
  if (!turns) return
  const log: FastifyBaseLogger = app.log.child({ routine: name })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const stop = new AbortController()

  /** Runs a turn if one is due; answers the seconds to wait before trying again. */
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
        // A random delay, so that instances do not all try in the same instant.
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

/** Renews a turn while its work runs, and aborts the work when another instance has taken the turn. */
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
