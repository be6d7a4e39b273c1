import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database'
import { within } from '../deadline'
import { outboxMails } from './table'
import type { Mail, MailTransport } from './transport'

/** Composes the mail of a kind from its params, anew for each attempt (numbered from 1); null drops the mail. */
export type MailComposer = (params: Readonly<Record<string, string>>, attempt: number) => Promise<Mail | null>

type OutboxParts = {
  readonly db: Database
  readonly transport: MailTransport
  readonly composers: Readonly<Record<string, MailComposer>>
  /** Host part of Message-IDs. */
  readonly host: string
  /** Kinds that are sent before all others, however long those have waited. */
  readonly first?: readonly string[]
  /** How long one attempt may take. */
  readonly attemptMs?: number
}

type DueMail = typeof outboxMails.$inferSelect

const batchSize = 10
const pollSeconds = 5
/** A claimed mail belongs to one instance for this long; after a crash it becomes free again. */
const claimSeconds = 60
/** Limits an attempt, because a mail server that keeps sending a little would otherwise block it for ever. */
const usualAttemptMs = 20_000

/** Waits 5 s, 10 s, 20 s … at most half an hour between attempts. */
export const backOffSeconds = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), 1_800)

/** The error message of a mail server or composer without e-mail addresses, which logs and staff do not need. */
const complaintOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 500)

/** How many mails this process has promised; after a request that promised one, the outbox looks for mails to send. */
let promisedMails = 0

/**
 * Promises a mail without a reference to the outbox; it exists only if `tx` commits. It is sent at once, or after
 * `notBefore`.
 */
export async function promiseMail(
  tx: Database,
  kind: string,
  params: Record<string, string>,
  notBefore?: Date,
): Promise<void> {
  promisedMails += 1
  await tx.insert(outboxMails).values({ id: uuidv7(), kind, params, nextAttemptAt: notBefore })
}

/** Promises a mail under an id that the caller chose: the same id again promises nothing more. */
export async function promiseMailOnce(
  tx: Database,
  id: string,
  kind: string,
  params: Record<string, string>,
): Promise<void> {
  promisedMails += 1
  await tx.insert(outboxMails).values({ id, kind, params }).onConflictDoNothing()
}

/** Promises several mails of a kind in one statement; they exist only if `tx` commits. */
export async function promiseMails(
  tx: Database,
  kind: string,
  mails: readonly Record<string, string>[],
): Promise<void> {
  if (mails.length === 0) return
  promisedMails += mails.length
  await tx.insert(outboxMails).values(mails.map((params) => ({ id: uuidv7(), kind, params })))
}

/**
 * Transactional outbox: a mail is promised in the transaction that causes it and sent afterwards, at least
 * once. Every attempt carries the same Message-ID, so a crash between sending and noting it is harmless.
 */
export class Outbox {
  /** The value of `promisedMails` when it last looked. */
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

  /** Logs that a promised task failed when carried out at once; the outbox will retry it. */
  logPostponed(kind: string, error: unknown): void {
    this.#log?.warn({ kind, reason: complaintOf(error) }, 'not done at once, will be tried again')
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

  /** Sends everything that is due; a call during a run waits for that run and then looks again. */
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
      const claimedAt = performance.now()
      const due = await this.#claim()
      for (const mail of due) {
        // The claims must outlast the attempts; the remaining mails are claimed again later.
        const isOver = performance.now() - claimedAt + this.#attemptMs > claimSeconds * 1000
        if (isOver || this.#stopped) break
        await this.#attempt(mail)
      }
      if (due.length < batchSize || this.#stopped) return
    }
  }

  async #claim(): Promise<DueMail[]> {
    const { db, first = [] } = this.parts
    const due = db
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(eq(outboxMails.state, 'pending'), lte(outboxMails.nextAttemptAt, sql`now()`)))
      .orderBy(sql`${outboxMails.kind} = any(${sql.param(first)}) desc`, asc(outboxMails.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const claimed = await db
      .update(outboxMails)
      .set({
        attempts: sql`${outboxMails.attempts} + 1`,
        nextAttemptAt: sql`now() + make_interval(secs => ${claimSeconds})`,
      })
      .where(sql`${outboxMails.id} = any(array(${due}))`)
      .returning()
    // `returning` has no defined order.
    const place = ({ kind, id }: DueMail) => `${first.includes(kind) ? 0 : 1}${id}`
    return claimed.sort((one, other) => (place(one) < place(other) ? -1 : 1))
  }

  get #attemptMs(): number {
    return this.parts.attemptMs ?? usualAttemptMs
  }

  async #attempt(due: DueMail): Promise<void> {
    const { id, kind, attempts } = due
    const outcome = await within(this.#attemptMs, 'the attempt took too long', this.#send(due)).catch(
      (error: unknown) => this.#failure(due, error),
    )
    try {
      await this.#note(due, outcome)
    } catch (err) {
      // Its claim expires and it is tried again; the other mails do not wait for it.
      this.#log?.error({ err, outboxId: id, kind, attempts }, 'what became of a mail could not be noted')
    }
  }

  async #send({ id, kind, params, attempts }: DueMail): Promise<Partial<DueMail>> {
    const { transport, composers, host } = this.parts
    const compose = composers[kind]
    if (!compose) throw new Error(`no composer for mails of kind ${kind}`)
    const mail = await compose(params, attempts)
    if (mail) await transport.send(mail, `<${id}@${host}>`)
    return { state: mail ? 'sent' : 'dropped', lastError: null }
  }

  #failure({ id, kind, attempts, giveUpAt }: DueMail, error: unknown): Partial<DueMail> {
    const isDead = giveUpAt.getTime() <= Date.now()
    const lastError = complaintOf(error)
    const failure = { outboxId: id, kind, attempts, reason: lastError }
    if (isDead) this.#log?.error(failure, 'mail given up: npm run ops -- mails list')
    else this.#log?.warn(failure, 'mail not sent, will be tried again')
    const nextAttemptAt = new Date(Date.now() + backOffSeconds(attempts) * 1000)
    return { state: isDead ? 'dead' : 'pending', nextAttemptAt, lastError }
  }

  /** Records the outcome of an attempt, unless the mail was claimed again since. */
  async #note({ id, attempts }: DueMail, outcome: Partial<DueMail>): Promise<void> {
    const isOfThisClaim = and(
      eq(outboxMails.id, id),
      eq(outboxMails.attempts, attempts),
      eq(outboxMails.state, 'pending'),
    )
    await this.parts.db.update(outboxMails).set(outcome).where(isOfThisClaim)
  }
}
