import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@/services/shared/problem'
import type { Party } from '../conversations/party'
import type { TalkStream } from './stream'

/** Milliseconds between two checks of whether somebody may still listen; a lost right must end a stream within 5 s. */
const leastBetween = 3_000
const mostBetween = 4_000
/** After so many checks without an answer in a row, nobody knows who is listening. */
const mostUnanswered = 15
/** The longest time that a timer of the platform waits. */
const longestTimer = 2_147_483_647

export type Watched = {
  readonly stream: TalkStream
  /** When the token ends, in milliseconds. */
  readonly until: number
  /** Who it is now; throws a problem for somebody who may not listen any more. */
  readonly ask: () => Promise<Party>
}

const isRefusal = (error: unknown) => error instanceof Problem && error.status < 500

const isSameParty = (one: Party, other: Party) =>
  one.side === 'company'
    ? other.side === 'company' && other.companyId === one.companyId
    : other.side === 'worker' && other.workerId === one.workerId

/** Ends a stream when its token does, or soon after the right to it: a session that ended, a role that was lost. */
export function watchRight({ stream, until, ask }: Watched): void {
  const closed = new AbortController()
  const expiry = setTimeout(() => stream.end(), Math.min(longestTimer, Math.max(0, until - Date.now())))
  stream.out.once('close', () => {
    clearTimeout(expiry)
    closed.abort()
  })
  void watch()

  async function watch(): Promise<void> {
    let unanswered = 0
    while (!closed.signal.aborted) {
      // Not all at once, when an instance got all streams of another.
      const wait = leastBetween + Math.random() * (mostBetween - leastBetween)
      await sleep(wait, undefined, { signal: closed.signal, ref: false }).catch(() => undefined)
      if (closed.signal.aborted) return
      try {
        const party = await ask()
        if (!isSameParty(party, stream.party)) return stream.end()
        stream.party = party
        unanswered = 0
      } catch (error) {
        unanswered += 1
        if (isRefusal(error) || unanswered >= mostUnanswered) return stream.end()
      }
    }
  }
}
