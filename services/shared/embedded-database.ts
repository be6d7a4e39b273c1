import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long, in milliseconds, statements may follow each other before the process does something else. */
const longestTurnMs = 20

/**
 * Opens PGlite in a folder, or in memory with an initial content. It answers within the turn of the event loop in which it
 * was asked, so that work of many statements would let no request in until it is over; this one gives way in between.
 * Imported only when used, because production images do not contain PGlite.
 */
export async function openEmbedded(folder: string, snapshot?: Blob) {
  const { PGlite } = await import('@electric-sql/pglite')
  class GivingWay extends PGlite {
    #turnBegan = performance.now()
    override async execProtocolStream(
      ...asked: Parameters<InstanceType<typeof PGlite>['execProtocolStream']>
    ) {
      if (performance.now() - this.#turnBegan > longestTurnMs) {
        await nextTurn()
        this.#turnBegan = performance.now()
      }
      return super.execProtocolStream(...asked)
    }
  }
  const client = new GivingWay(folder, { loadDataDir: snapshot })
  await client.waitReady
  return client
}
