import { PassThrough } from 'node:stream'
import { retryAfter, type ServerSentEvent, wireOf } from '@/lib/event-streams/wire'

/** Bytes that may wait for a reader. One who is slower is cut off: they connect again, and read anew. */
const mostWaiting = 512 * 1024

/** Milliseconds until readers connect again. */
const retryMs = 1_000

/** The server-sent events of one reader. What is sent before the stream has begun waits for that. */
export class EventStream<Reader> {
  readonly out = new PassThrough()
  #held: string[] | null = []
  #heldBytes = 0

  constructor(
    /** Who reads, as of the last check. */
    public reader: Reader,
  ) {
    // Whoever hangs up is no failure.
    this.out.on('error', () => undefined)
    this.out.write(retryAfter(retryMs))
  }

  /** Sends an event, after all that the stream begins with. */
  send(event: ServerSentEvent): void {
    const text = wireOf(event)
    if (this.#held) {
      this.#held.push(text)
      this.#heldBytes += Buffer.byteLength(text)
      this.#boundWaiting()
    } else this.#write(text)
  }

  /** Sends what the stream begins with, ahead of what waits. */
  sendFirst(events: readonly ServerSentEvent[]): void {
    this.#write(events.map(wireOf).join(''))
  }

  /** The stream has begun: what waited is sent, and the rest as it comes. */
  begun(): void {
    const held = this.#held ?? []
    this.#held = null
    this.#heldBytes = 0
    this.#write(held.join(''))
  }

  /** Ends the stream. One whose reader is slow is cut off, for they would keep it open. */
  end(): void {
    if (this.out.readableLength > 0) this.out.destroy()
    else this.out.end()
  }

  #write(text: string): void {
    if (this.out.writableEnded || this.out.destroyed || text === '') return
    this.out.write(text)
    this.#boundWaiting()
  }

  #boundWaiting(): void {
    if (this.out.readableLength + this.out.writableLength + this.#heldBytes > mostWaiting) this.out.destroy()
  }
}
