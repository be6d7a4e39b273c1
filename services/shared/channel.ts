import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** What becomes of notifications on a channel. */
export type ChannelListener = {
  readonly heard: (payload: string) => void
  /** Notifications may have been missed: the connection was lost, and is there again. */
  readonly missed: () => void
}

/** Between tries to connect again; milliseconds. */
const retryAfterMs = 1_000

/**
 * Listens on a channel by a connection of its own, which a pool would hand to others (postgresql.org/docs/15/sql-notify.html).
 * A lost connection is replaced until the listener stops. Rejects where there is none to begin with.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  { heard, missed }: ChannelListener,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let present: pg.Client

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    client.on('notification', ({ payload = '' }) => heard(payload))
    // Unheard, a lost connection would end the process; `end` follows.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    client.on('end', () => void replace())
    return client
  }

  async function replace(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        present = await connect()
        // It was stopped while it connected.
        if (stopping.signal.aborted) void present.end().catch(() => undefined)
        else missed()
        return
      } catch {
        await sleep(retryAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  present = await connect()
  return async () => {
    stopping.abort()
    await present.end().catch(() => undefined)
  }
}
