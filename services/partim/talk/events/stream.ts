import { PassThrough } from 'node:stream'
import type { Party } from '../conversations/party'

/** A client that reads slower than this many bytes behind is cut off; it connects again and asks. */
const mostWaiting = 512 * 1024

/** One event of a stream; `id` is where a client continues that has received it. */
export type TalkEvent = { readonly event: string; readonly data: unknown; readonly id?: string }

const wireOf = ({ event, data, id }: TalkEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The server-sent events of one open page. What comes before the stream has caught up waits for that. */
export class TalkStream {
  readonly out = new PassThrough()
  #waiting: TalkEvent[] | null = []

  constructor(public party: Party) {
    // Whoever hangs up is no failure.
    this.out.on('error', () => undefined)
  }

  /** Sends an event, after those that the stream has to catch up with. */
  send(event: TalkEvent): void {
    if (this.#waiting) this.#waiting.push(event)
    else this.write(wireOf(event))
  }

  /** Sends events at once, ahead of those that wait. */
  sendFirst(events: readonly TalkEvent[]): void {
    this.write(events.map(wireOf).join(''))
  }

  /** What waited is sent, and everything from now on at once. */
  open(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    this.sendFirst(waiting)
  }

  write(text: string): void {
    if (this.out.writableEnded || this.out.destroyed || text === '') return
    this.out.write(text)
    if (this.out.readableLength + this.out.writableLength > mostWaiting) this.out.destroy()
  }

  end(): void {
    this.out.end()
  }
}
