import type { FastifyInstance } from 'fastify'
import type { ServiceSettings } from './service'

/** Cloud Run allows 10 s after SIGTERM; connections still open after this long are closed. */
const stopWithinMs = 4_500

/**
 * Listens until SIGTERM or SIGINT; then accepts no new requests, finishes running ones, and exits. Outside production
 * the operations can be browsed at /docs. `afterClose` releases what the app uses.
 */
export async function run(
  app: FastifyInstance,
  settings: ServiceSettings,
  afterClose: () => Promise<void>,
): Promise<void> {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    // A kept-alive connection that becomes idle during shutdown would keep the server open.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    const cutOff = setTimeout(() => app.server.closeAllConnections(), stopWithinMs)
    await app.close()
    clearInterval(sweep)
    clearTimeout(cutOff)
    await afterClose()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  if (settings.environment !== 'production') {
    // Production images do not contain this package; a service then runs without the browsable documentation.
    const swaggerUi = await import('@fastify/swagger-ui').catch(() => null)
    if (swaggerUi) await app.register(swaggerUi.default, { routePrefix: '/docs' })
  }
  await app.listen({ host: settings.HOST, port: Number(settings.PORT) })
}

/** Starts a process; a failed start prints one clear line and exits with code 1. */
export async function start(boot: () => Promise<void>): Promise<void> {
  try {
    await boot()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exit(1)
  }
}

/** The cause of a failed statement says what was wrong with it. */
const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}\n${sentenceOf(error.cause)}` : error.message
}
