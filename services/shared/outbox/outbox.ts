import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database'
import { outboxMails } from './table'
import type { Mail, MailTransport } from './transport'

/** Makes the mail of a kind from what was known when it was promised; null drops it. */
export type MailComposer = (params: Readonly<Record<string, string>>) => Promise<Mail | null>

type OutboxParts = {
  readonly db: Database
  readonly transport: MailTransport
  readonly composers: Readonly<Record<string, MailComposer>>
  /** Host part of Message-IDs. */
  readonly host: string
}

type DueMail = typeof outboxMails.$inferSelect

const batchSize = 10
const pollSeconds = 5
/** A claimed mail is nobody else's for this long; a crash gives it back. */
const claimSeconds = 60

/** Waits 5 s, 10 s, 20 s … at most half an hour between attempts. */
export const backOffSeconds = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), 1_800)

/** What a mail server or a composer complained of, without the addresses it named: logs and staff do not need them. */
const complaintOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .slice(0, 500)

/** How many mails this process has promised; an outbox looks for them once the request that promised one is answered. */
let promisedMails = 0

/** Promises a mail without an outbox at hand; it exists only if `tx` commits. */
export async function promiseMail(tx: Database, kind: string, params: Record<string, string>): Promise<void> {
  promisedMails += 1
  await tx.insert(outboxMails).values({ id: uuidv7(), kind, params })
}

/**
 * Transactional outbox: a mail is promised in the transaction that causes it and sent afterwards, at least
 * once. Every attempt carries the same Message-ID, so a crash between sending and noting it is harmless.
 */
export class Outbox {
  /** Of how many promised mails there were when it last looked. */
  #lookedFor = 0
  #stopped = false
  #log: FastifyBaseLogger | undefined
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | null = null

  constructor(private readonly parts: OutboxParts) {}

  /** Promises a mail; it exists only if `tx` commits. */
  async promise(tx: Database, kind: string, params: Record<string, string>): Promise<void> {
    await promiseMail(tx, kind, params)
  }

  /** Sends promised mails while the app listens: at once after a request that promised one, else by polling. */
  attach(app: FastifyInstance): void {
    const { log } = app
    this.#log = log
    const look = () =>
      this.wake().catch((err: unknown) => log.error({ err }, 'mails could not be looked for'))
    const turn = () => {
      this.#timer = setTimeout(() => void look().finally(() => this.#stopped || turn()), pollSeconds * 1000)
      this.#timer.unref()
    }
    app.addHook('onListen', async () => {
      void look()
      turn()
    })
    app.addHook('onResponse', async () => {
      if (this.#lookedFor === promisedMails) return
      this.#lookedFor = promisedMails
      void look()
    })
    app.addHook('preClose', async () => {
      this.#stopped = true
      clearTimeout(this.#timer)
      await this.#working
      this.parts.transport.close()
    })
  }

  /** Sends everything due now; a call while one is at work waits for that one and looks again. */
  async wake(): Promise<void> {
    while (this.#working) await this.#working
    if (this.#stopped) return
    this.#working = this.#sendDue().finally(() => {
      this.#working = null
    })
    await this.#working
  }

  async #sendDue(): Promise<void> {
    for (;;) {
      const due = await this.#claim()
      for (const mail of due) await this.#attempt(mail)
      if (due.length < batchSize || this.#stopped) return
    }
  }

  async #claim(): Promise<DueMail[]> {
    const { db } = this.parts
    const due = db
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(eq(outboxMails.state, 'pending'), lte(outboxMails.nextAttemptAt, sql`now()`)))
      .orderBy(asc(outboxMails.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    return db
      .update(outboxMails)
      .set({
        attempts: sql`${outboxMails.attempts} + 1`,
        nextAttemptAt: sql`now() + make_interval(secs => ${claimSeconds})`,
      })
      .where(sql`${outboxMails.id} = any(array(${due}))`)
      .returning()
  }

  async #attempt({ id, kind, params, attempts, giveUpAt }: DueMail): Promise<void> {
    const { transport, composers, host } = this.parts
    try {
      const compose = composers[kind]
      if (!compose) throw new Error(`no composer for mails of kind ${kind}`)
      const mail = await compose(params)
      if (mail) await transport.send(mail, `<${id}@${host}>`)
      await this.#note(id, { state: mail ? 'sent' : 'dropped', lastError: null })
    } catch (error) {
      const isDead = giveUpAt.getTime() <= Date.now()
      const lastError = complaintOf(error)
      const failure = { outboxId: id, kind, attempts, reason: lastError }
      if (isDead) this.#log?.error(failure, 'mail given up: npm run ops -- mails list')
      else this.#log?.warn(failure, 'mail not sent, will be tried again')
      await this.#note(id, {
        state: isDead ? 'dead' : 'pending',
        nextAttemptAt: new Date(Date.now() + backOffSeconds(attempts) * 1000),
        lastError,
      })
    }
  }

  async #note(id: string, outcome: Partial<DueMail>): Promise<void> {
    await this.parts.db.update(outboxMails).set(outcome).where(eq(outboxMails.id, id))
  }
}
