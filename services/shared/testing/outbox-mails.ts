import { and, eq, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { outboxMails } from '../outbox/table'
import type { memoryMail } from './memory-mail'
import { until } from './until'

/** Mails that are due or being sent; neither those for later nor those that failed and will be tried again. */
const isUnderWay = and(
  eq(outboxMails.state, 'pending'),
  or(
    and(eq(outboxMails.attempts, 0), lte(outboxMails.nextAttemptAt, sql`now()`)),
    and(sql`${outboxMails.attempts} > 0`, sql`${outboxMails.lastError} is null`),
  ),
)

/** The mails of a service that listens at this address and sends them into memory. */
export function mailOf(memory: ReturnType<typeof memoryMail>, db: Database, address: string) {
  /** Makes the service look for mails that were enqueued outside of a request, which it would do seconds later. */
  const wake = () => fetch(`${address}/healthz`)
  return {
    ...memory,
    /** The `count`th mail to an address, once it is sent. */
    to: async (mailbox: string, count?: number) => {
      await wake()
      return memory.to(mailbox, count)
    },
    /** Waits until every mail that is due is sent or dropped, so that a test may say how many there are. */
    allSent: async (): Promise<void> => {
      await wake()
      await until(
        () => db.$count(outboxMails, isUnderWay),
        (count) => count === 0,
      )
    },
  }
}
