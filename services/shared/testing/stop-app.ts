import type { ServiceApp } from '../service'

/** Enough for the requests that are under way; a connection that a client opened and never used would last a minute. */
const stopWithinMs = 500

/** Stops an app and closes its connections, as a service does at its end. */
export async function stopApp(app: ServiceApp): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 20)
  const cutOff = setTimeout(() => app.server.closeAllConnections(), stopWithinMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cutOff)
}
