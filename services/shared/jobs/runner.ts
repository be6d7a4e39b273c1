import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database, OpenDatabase } from '../database'
import { within } from '../deadline'
import { addRoutine } from '../routine'
import { jobsChannel } from './enqueue'
import { dropped, type JobHandler } from './kind'
import { claimJobs, endAttempt, giveUpUnhandled, type Job, leaseSeconds, renewLease } from './repository'

type RunnerParts = {
  readonly db: Database
  readonly handlers: readonly JobHandler[]
  /** How long one attempt may take. */
  readonly attemptMs?: number
  /** How often it looks for jobs that it was not told of: delayed ones, and those of an instance that crashed. */
  readonly pollSeconds?: number
}

/** Limits an attempt, because a mail server that keeps sending a little would otherwise block its kind for ever. */
const usualAttemptMs = 20_000
const usualPollSeconds = 5

/** Of a runner that was attached to no app, as in tests. */
const noLog = { warn: () => undefined, error: () => undefined }

const usualLongestWaitSeconds = 1_800

/** Waits 5 s, 10 s, 20 s … between attempts. */
export const backOffSeconds = (attempts: number, longest = usualLongestWaitSeconds) =>
  Math.min(5 * 2 ** (attempts - 1), longest)

/** The message of an error without e-mail addresses, which logs and staff do not need. */
const complaintOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 500)

/**
 * Attempts the jobs of a service, at least once each, while the app listens. Kinds do not wait for each other: each has
 * its own few attempts at a time (docs/decisions/0129).
 */
export class JobRunner {
  readonly #handlers: ReadonlyMap<string, JobHandler>
  /** How many attempts of each kind are under way. */
  readonly #busy = new Map<string, number>()
  readonly #attempts = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  #log: FastifyBaseLogger | undefined
  #working: Promise<void> | null = null
  /** Whether there may be jobs to claim since it last looked. */
  #hasNews = false
  #ring = () => {}

  constructor(private readonly parts: RunnerParts) {
    this.#handlers = new Map(parts.handlers.map((handler) => [handler.kind.name, handler]))
  }

  /** Attempts jobs while the app listens: as soon as they are committed, else by polling. */
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
      look()
      timer = setInterval(look, pollSeconds * 1000).unref()
    })
    app.addHook('preClose', async () => {
      clearInterval(timer)
      await stopListening()
      this.#stop.abort()
      this.#ring()
      await Promise.allSettled([this.#working, ...this.#attempts])
    })
    addRoutine(app, {
      name: 'jobs nobody handles',
      everySeconds: 3_600,
      run: async () => {
        const givenUp = await giveUpUnhandled(db, [...this.#handlers.keys()])
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
    while (!this.#stop.signal.aborted) {
      this.#hasNews = false
      const jobs = await claimJobs(this.parts.db, this.#freeKinds())
      for (const job of jobs) void this.#begin(job)
      if (jobs.length > 0 || this.#hasNews) continue
      if (this.#attempts.size === 0) return
      await new Promise<void>((ring) => {
        this.#ring = ring
      })
    }
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
    const { db } = this.parts
    const over = new AbortController()
    const renew = async () => {
      const isHeld = await renewLease(db, job).catch((err: unknown) => {
        this.#log?.warn({ err, jobId, kind }, 'the lease of a job could not be renewed')
        return true
      })
      if (!isHeld) over.abort()
    }
    const renewing = setInterval(() => void renew(), (leaseSeconds / 3) * 1000).unref()
    const stopping = AbortSignal.any([this.#stop.signal, over.signal])
    const run = async () => {
      const handler = this.#handlers.get(kind)
      if (!handler) throw new Error(`nobody handles ${kind}`)
      return handler.run(job.payload, { jobId, number: attempts, stopping, log: this.#log ?? noLog })
    }
    const outcome = await within(
      this.parts.attemptMs ?? usualAttemptMs,
      'the attempt took too long',
      run(),
    ).then(
      (answer): Partial<Job> => ({ state: answer === dropped ? 'dropped' : 'done', lastError: null }),
      (error: unknown) => this.#failure(job, error),
    )
    over.abort()
    clearInterval(renewing)
    try {
      await endAttempt(db, job, outcome)
    } catch (err) {
      // Its lease expires and it is attempted again; the other jobs do not wait for it.
      this.#log?.error({ err, jobId, kind, attempts }, 'what became of a job could not be noted')
    }
  }

  #failure({ id: jobId, kind, attempts, giveUpAt }: Job, error: unknown): Partial<Job> {
    const isDead = giveUpAt.getTime() <= Date.now()
    const lastError = complaintOf(error)
    const failure = { jobId, kind, attempts, reason: lastError }
    if (isDead) this.#log?.error(failure, 'job given up: npm run ops -- jobs list')
    else this.#log?.warn(failure, 'job failed, will be tried again')
    const wait = backOffSeconds(attempts, this.#handlers.get(kind)?.kind.longestWaitSeconds)
    const nextAttemptAt = new Date(Date.now() + wait * 1000)
    return { state: isDead ? 'dead' : 'pending', nextAttemptAt, lastError }
  }
}
