import type { Static, TSchema } from '@fastify/type-provider-typebox'
import { dropped, handle, type JobHandler, type JobKind } from '../jobs/kind'
import type { Mail, MailTransport } from './transport'

/** Composes the mail of a kind of jobs from its payload. */
export type MailComposer = {
  readonly kind: JobKind
  readonly compose: (payload: never, attempt: number) => Promise<Mail | null>
}

/** Composes the mail of a kind, anew for each attempt (numbered from 1); null when nobody is to be mailed any more. */
export const composer = <Payload extends TSchema>(
  kind: JobKind<Payload>,
  compose: (payload: Static<Payload>, attempt: number) => Promise<Mail | null>,
): MailComposer => ({ kind, compose })

type MailParts = {
  readonly transport: Pick<MailTransport, 'send'>
  /** Host part of Message-IDs. */
  readonly host: string
}

/**
 * Sends the mails of these kinds. Every attempt at a job carries the same Message-ID, so a crash between sending and
 * noting it is harmless.
 */
export const mailJobs = (
  { transport, host }: MailParts,
  composers: readonly MailComposer[],
): readonly JobHandler[] =>
  composers.map(({ kind, compose }) =>
    handle(kind, async (payload, { jobId, number }) => {
      const mail = await compose(payload as never, number)
      if (!mail) return dropped
      return transport.send(mail, `<${jobId}@${host}>`)
    }),
  )
