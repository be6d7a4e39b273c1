import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Routine = {
  readonly name: string
  readonly everySeconds: number
  readonly run: (work: RoutineWork) => Promise<unknown>
}

/** What a turn works with; one that takes long gives up when the app is `stopping`. */
export type RoutineWork = { readonly log: FastifyBaseLogger; readonly stopping: AbortSignal }

/** Runs something again and again while the app listens, never twice at once; a failure is logged, not fatal. */
export function addRoutine(app: FastifyInstance, { name, everySeconds, run }: Routine): void {
  const log: FastifyBaseLogger = app.log.child({ routine: name })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const stop = new AbortController()

  const turn = () => {
    running = run({ log, stopping: stop.signal })
      .catch((err) => log.error({ err }, 'routine failed'))
      .finally(() => {
        if (!stop.signal.aborted) timer = setTimeout(turn, everySeconds * 1000).unref()
      })
  }
  app.addHook('onListen', async () => turn())
  app.addHook('preClose', async () => {
    stop.abort()
    clearTimeout(timer)
    await running
  })
}
