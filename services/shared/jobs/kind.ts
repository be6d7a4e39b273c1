import {
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  Type,
} from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger } from 'fastify'
import { Check, Errors } from 'typebox/value'
import type { Database } from '../database'

/** What a job is about: its payload, and how it is attempted. */
export type JobKind<Payload extends TSchema = TSchema> = {
  readonly name: string
  readonly payload: Payload
  /** How many jobs of this kind one instance attempts at a time. */
  readonly concurrency: number
  /** How long an attempt may take; null where only `stopping` ends it. */
  readonly attemptSeconds: number | null
  /** The longest wait between two attempts. */
  readonly longestWaitSeconds: number
  /** For how long it is attempted. */
  readonly triedForDays: number
  /** After how many failed attempts a job is given up, unless its time is over first. */
  readonly attemptsAtMost: number
  /**
   * What a job is about: those of one subject, of whatever kind, are done one after another as they were enqueued, and one
   * that was given up is kept until staff have it attempted again.
   */
  subjectOf?(payload: Static<Payload>): string
}

/** The limit of an attempt is there because a mail server that keeps sending a little would block its kind for ever. */
const usual = {
  concurrency: 1,
  attemptSeconds: 20,
  longestWaitSeconds: 1_800,
  triedForDays: 1,
  attemptsAtMost: Number.POSITIVE_INFINITY,
} as const

type Options<Payload extends TSchema> = Partial<Omit<JobKind<Payload>, 'name' | 'payload'>>

/**
 * A kind of jobs: one at a time per instance, 20 s per attempt, with at most half an hour between attempts for a day, unless
 * given otherwise.
 */
export const jobKind = <Name extends string, Properties extends TProperties>(
  name: Name,
  payload: Properties,
  options: Options<TObject<Properties>> = {},
): JobKind<TObject<Properties>> & { readonly name: Name } => ({
  name,
  payload: Type.Object(payload),
  ...usual,
  ...options,
})

/** Throws, without naming a value, when a payload is not one of the kind. */
export function requirePayload<Payload extends TSchema>(
  { name, payload }: JobKind<Payload>,
  value: unknown,
): asserts value is Static<Payload> {
  const [fault] = Errors(payload, value)
  if (fault) throw new Error(`not a payload of ${name}: ${fault.instancePath || '/'} ${fault.keyword}`)
}

/** One attempt at a job. */
export type Attempt = {
  readonly jobId: string
  /** Which attempt it is, from 1. */
  readonly number: number
  /** Aborts when the attempt is over: its time is, its lease was lost, or the app stops. */
  readonly stopping: AbortSignal
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Records with which payload the next attempt begins, unless this one has lost its lease. */
  readonly savePayload: (payload: unknown) => Promise<void>
}

/** Carries out the jobs of a kind, any of them perhaps more than once. */
export type JobHandler = {
  readonly kind: JobKind
  readonly run: (payload: unknown, attempt: Attempt) => Promise<unknown>
  /** Records what follows when a job is given up, in the transaction that gives it up. */
  readonly onGivenUp?: (tx: Database, payload: unknown) => Promise<unknown>
  /** Of a job that recurs: how long after an attempt, whatever became of it, the next one is due. */
  readonly everySeconds?: number
}

/** What a handler answers when what the job was for no longer stands, and it did nothing. */
export const dropped = Symbol('dropped')

/**
 * The handler of a kind. `run` answers `dropped` when there was nothing to do any more, and throws to be tried again;
 * `onGivenUp` is told in the same transaction of a job for which that is over.
 */
export const handle = <Payload extends TSchema>(
  kind: JobKind<Payload>,
  run: (payload: Static<Payload>, attempt: Attempt) => Promise<unknown>,
  onGivenUp?: (tx: Database, payload: Static<Payload>) => Promise<unknown>,
): JobHandler => ({
  kind,
  run: async (payload, attempt) => {
    requirePayload(kind, payload)
    return run(payload, attempt)
  },
  onGivenUp:
    onGivenUp &&
    (async (tx, payload) => {
      // One that cannot be read is given up, too.
      if (Check(kind.payload, payload)) await onGivenUp(tx, payload as Static<Payload>)
    }),
})
