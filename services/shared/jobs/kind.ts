import { type Static, type TProperties, type TSchema, Type } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger } from 'fastify'
import { Errors } from 'typebox/value'

/** What a job is about: its payload, and how it is attempted. */
export type JobKind<Payload extends TSchema = TSchema> = {
  readonly name: string
  readonly payload: Payload
  /** How many jobs of this kind one instance attempts at a time. */
  readonly concurrency: number
  /** The longest wait between two attempts; half an hour unless it is given. */
  readonly longestWaitSeconds?: number
  /** What a job is about: those of one subject, of whatever kind, are done one after another as they were enqueued. */
  subjectOf?(payload: Static<Payload>): string
}

/** A kind of jobs; one at a time per instance unless `concurrency` is given. */
export const jobKind = <Name extends string, Properties extends TProperties>(
  name: Name,
  payload: Properties,
  { concurrency = 1 }: { readonly concurrency?: number } = {},
) => ({ name, payload: Type.Object(payload), concurrency }) as const

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
}

/** Carries out the jobs of a kind, any of them perhaps more than once. */
export type JobHandler = {
  readonly kind: JobKind
  readonly run: (payload: unknown, attempt: Attempt) => Promise<unknown>
}

/** What a handler answers when what the job was for no longer stands, and it did nothing. */
export const dropped = Symbol('dropped')

/** The handler of a kind; answers `dropped` when there was nothing to do any more, and throws to be tried again. */
export const handle = <Payload extends TSchema>(
  kind: JobKind<Payload>,
  run: (payload: Static<Payload>, attempt: Attempt) => Promise<unknown>,
): JobHandler => ({
  kind,
  run: async (payload, attempt) => {
    requirePayload(kind, payload)
    return run(payload, attempt)
  },
})
