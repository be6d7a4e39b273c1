import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database, OpenDatabase } from '../database'
import { within } from '../deadline'
import { addRoutine } from '../routine'
import { jobsChannel } from './enqueue'
import { type Attempt, dropped, handle, type JobHandler, jobKind } from './kind'
import {
  claimJobs,
  endAttempt,
  fromNow,
  giveUpUnhandled,
  type Job,
  leaseSeconds,
  type Outcome,
  removeUnhandledRoutines,
  renewLease,
  savePayload,
  secondsUntilDue,
} from './repository'
import { addRoutines } from './routines'

type RunnerParts = {
  readonly db: Database
  readonly handlers: readonly JobHandler[]
  /** How often it looks for jobs that it was not told of: those of a crashed instance, and of a database that could not be asked. */
  readonly pollSeconds?: number
  /** How often it renews the lease of an attempt. */
  readonly renewSeconds?: number
}

const usualPollSeconds = 5
const usualRenewSeconds = leaseSeconds / 3

/** A longer one would ring at once. */
const longestTimerMs = 2 ** 31 - 1

/** Of a runner that was attached to no app, as in tests. */
const noLog = { warn: () => undefined, error: () => undefined }

/** Waits 5 s, 10 s, 20 s … between attempts. */
export const backOffSeconds = (attempts: number, longest: number) =>
  Math.min(5 * 2 ** (attempts - 1), longest)

/** The message of an error without e-mail addresses, which logs and staff do not need. */
const complaintOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 500)

/** The values of a recurring job that is due again; it is removed when nobody attempts it for a day. */
const dueAgain = (seconds: number): Outcome => ({
  nextAttemptAt: fromNow(seconds),
  giveUpAt: fromNow(seconds + 86_400),
})

const unhandled = (kind: string): JobHandler =>
  handle(jobKind(kind, {}), () => Promise.reject(new Error(`nobody handles ${kind}`)))

/** Makes an attempt, for as long as one of its kind may take. */
function attemptWithin({ kind, run }: JobHandler, payload: unknown, attempt: Attempt): Promise<unknown> {
  const working = run(payload, attempt)
  const { attemptSeconds } = kind
  return attemptSeconds === null
    ? working
    : within(attemptSeconds * 1000, 'the attempt took too long', working)
}

/**
 * Attempts the jobs of a service, at least once each, while the app listens. Kinds do not wait for each other: each has
 * its own few attempts at a time (docs/decisions/0129).
 */
export class JobRunner {
  readonly #handlers = new Map<string, JobHandler>()
  /** Whether every routine has its row. */
  #hasRoutines = false
  /** How many attempts of each kind are under way. */
  readonly #busy = new Map<string, number>()
  readonly #attempts = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  #log: FastifyBaseLogger | undefined
  #working: Promise<void> | null = null
  /** Whether there may be jobs to claim since it last looked. */
  #hasNews = false
  #ring = () => {}
  /** Looks for jobs while the app listens. */
  #look: (() => void) | undefined
  /** Rings when the next job is due. */
  #alarm: NodeJS.Timeout | undefined

  constructor(private readonly parts: RunnerParts) {
    for (const handler of parts.handlers) this.add(handler)
  }

  /** Adds the handler of another kind, before the app listens. */
  add(handler: JobHandler): void {
    const { name } = handler.kind
    if (this.#handlers.has(name)) throw new Error(`${name} has a handler`)
    this.#handlers.set(name, handler)
  }

  /** Attempts jobs while the app listens: as soon as they are committed or due, else by polling. */
  attach(app: FastifyInstance, listen: OpenDatabase['listen']): void {
    const { log } = app
    this.#log = log
    const { db, pollSeconds = usualPollSeconds } = this.parts
    const look = () =>
      void this.wake().catch((err: unknown) => log.error({ err }, 'jobs could not be looked for'))
    let stopListening = async () => {}
    let timer: NodeJS.Timeout | undefined
    app.addHook('onReady', async () => {
      stopListening = await listen(jobsChannel, { heard: look, missed: look })
    })
    app.addHook('onListen', async () => {
      this.#look = look
      look()
      timer = setInterval(look, pollSeconds * 1000).unref()
    })
    app.addHook('preClose', async () => {
      clearInterval(timer)
      await stopListening()
      this.#stop.abort()
      clearTimeout(this.#alarm)
      this.#ring()
      // Attempts that its last look began belong to them.
      await Promise.allSettled([this.#working])
      await Promise.allSettled(this.#attempts)
    })
    addRoutine(app, {
      name: 'jobs nobody handles',
      everySeconds: 3_600,
      run: async () => {
        const handled = [...this.#handlers.keys()]
        await removeUnhandledRoutines(db, handled)
        const givenUp = await giveUpUnhandled(db, handled)
        if (givenUp > 0) log.error({ givenUp }, 'jobs given up that nobody handles: npm run ops -- jobs list')
      },
    })
  }

  /** Attempts everything that is due; resolves when nothing is due and no attempt is under way. */
  async wake(): Promise<void> {
    this.#hasNews = true
    this.#ring()
    while (this.#hasNews && !this.#stop.signal.aborted) {
      this.#working ??= this.#work().finally(() => {
        this.#working = null
      })
      await this.#working
    }
  }

  /** Makes the attempt at a job that was enqueued with a lease; its failure is recorded like any other. */
  async attempt(job: Job): Promise<void> {
    await this.#begin(job)
  }

  async #work(): Promise<void> {
    if (!this.#hasRoutines) {
      const recurring = [...this.#handlers.values()].filter(({ everySeconds }) => everySeconds !== undefined)
      await addRoutines(
        this.parts.db,
        recurring.map(({ kind }) => kind.name),
      )
      this.#hasRoutines = true
    }
    while (!this.#stop.signal.aborted) {
      this.#hasNews = false
      const looked = performance.now()
      const jobs = await claimJobs(this.parts.db, this.#freeKinds())
      for (const job of jobs) void this.#begin(job)
      if (jobs.length === 0) await this.#setAlarm(looked)
      if (jobs.length > 0 || this.#hasNews) continue
      if (this.#attempts.size === 0) return
      await new Promise<void>((ring) => {
        this.#ring = ring
      })
    }
  }

  /** Has it look again at the moment at which the next job is due, at once where one has become due since it looked. */
  async #setAlarm(looked: number): Promise<void> {
    if (!this.#look) return
    const kinds = [...this.#handlers.keys()]
    const seconds = await secondsUntilDue(this.parts.db, kinds, (performance.now() - looked) / 1_000)
    clearTimeout(this.#alarm)
    if (seconds === null || this.#stop.signal.aborted) return
    const ms = Math.min(Math.max(0, Math.ceil(seconds * 1_000)), longestTimerMs)
    this.#alarm = setTimeout(this.#look, ms).unref()
  }

  #freeKinds(): string[] {
    return [...this.#handlers.values()]
      .map(({ kind }) => kind)
      .filter(({ name, concurrency }) => (this.#busy.get(name) ?? 0) < concurrency)
      .map(({ name }) => name)
  }

  #begin(job: Job): Promise<void> {
    const { kind } = job
    const count = (change: number) => this.#busy.set(kind, (this.#busy.get(kind) ?? 0) + change)
    count(1)
    const attempt = this.#make(job).finally(() => {
      count(-1)
      this.#attempts.delete(attempt)
      this.#hasNews = true
      this.#ring()
    })
    this.#attempts.add(attempt)
    return attempt
  }

  async #make(job: Job): Promise<void> {
    const { id: jobId, kind, attempts } = job
    const { db, renewSeconds = usualRenewSeconds } = this.parts
    const handler = this.#handlers.get(kind) ?? unhandled(kind)
    const over = new AbortController()
    const renew = async () => {
      const isHeld = await renewLease(db, job).catch((err: unknown) => {
        this.#log?.warn({ err, jobId, kind }, 'the lease of a job could not be renewed')
        return true
      })
      if (!isHeld) over.abort()
    }
    const renewing = setInterval(() => void renew(), renewSeconds * 1000).unref()
    const outcome = await attemptWithin(handler, job.payload, {
      jobId,
      number: attempts,
      stopping: AbortSignal.any([this.#stop.signal, over.signal]),
      log: this.#log ?? noLog,
      savePayload: (payload) => savePayload(db, job, payload),
    }).then(
      (answer) => this.#success(handler, answer),
      (error: unknown) => (over.signal.aborted ? null : this.#failure(handler, job, error)),
    )
    over.abort()
    clearInterval(renewing)
    if (!outcome) return
    try {
      await this.#end(handler, job, outcome)
    } catch (err) {
      // Its lease expires and it is attempted again; the other jobs do not wait for it.
      this.#log?.error({ err, jobId, kind, attempts }, 'what became of a job could not be noted')
    }
  }

  #success({ everySeconds }: JobHandler, answer: unknown): Outcome {
    if (everySeconds === undefined) return { state: answer === dropped ? 'dropped' : 'done', lastError: null }
    // When the app stops it may have left something undone, with which another instance goes on.
    const pause = this.#stop.signal.aborted ? 0 : everySeconds
    return { attempts: 0, lastError: null, ...dueAgain(pause) }
  }

  #failure(
    { kind: { attemptsAtMost, longestWaitSeconds }, everySeconds }: JobHandler,
    job: Job,
    error: unknown,
  ): Outcome {
    const { id: jobId, kind, attempts, giveUpAt } = job
    // Whether it failed or was only broken off, another instance will see.
    if (this.#stop.signal.aborted) return { attempts: attempts - 1, nextAttemptAt: fromNow(0) }
    const lastError = complaintOf(error)
    if (everySeconds !== undefined) {
      this.#log?.error({ err: error, kind, attempts }, 'routine failed')
      return { lastError, ...dueAgain(everySeconds) }
    }
    const isDead = giveUpAt.getTime() <= Date.now() || attempts >= attemptsAtMost
    const failure = { jobId, kind, attempts, reason: lastError }
    if (isDead) this.#log?.error(failure, 'job given up: npm run ops -- jobs list')
    else this.#log?.warn(failure, 'job failed, will be tried again')
    const nextAttemptAt = fromNow(backOffSeconds(attempts, longestWaitSeconds))
    return { state: isDead ? 'dead' : 'pending', nextAttemptAt, lastError }
  }

  async #end({ onGivenUp }: JobHandler, job: Job, outcome: Outcome): Promise<void> {
    const { db } = this.parts
    if (outcome.state !== 'dead' || !onGivenUp) return void (await endAttempt(db, job, outcome))
    await db.transaction(async (tx) => {
      if (await endAttempt(tx, job, outcome)) await onGivenUp(tx, job.payload)
    })
  }
}
