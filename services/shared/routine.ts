import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Routine = { readonly name: string; readonly everySeconds: number; readonly run: () => Promise<unknown> }

/** Runs something again and again while the app listens, never twice at once; a failure is logged, not fatal. */
export function addRoutine(app: FastifyInstance, { name, everySeconds, run }: Routine): void {
  const log: FastifyBaseLogger = app.log.child({ routine: name })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false

  const turn = () => {
    running = run()
      .catch((err) => log.error({ err }, 'routine failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, everySeconds * 1000).unref()
      })
  }
  app.addHook('onListen', async () => turn())
  app.addHook('preClose', async () => {
    stopped = true
    clearTimeout(timer)
    await running
  })
}
