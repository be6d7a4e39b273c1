import { type Static, type TObject, Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { dropped, handle, type JobHandler } from '../jobs/kind'
import { serviceClient } from '../service-client'
import { requesterOf } from '../service-questions/question'
import { type EventType, jobKindOf } from './event-type'

/** An event on its way to the other service. */
export type ServiceEvent = {
  readonly id: string
  readonly type: string
  readonly about: Readonly<Record<string, unknown>>
  readonly facts: Readonly<Record<string, unknown>>
}

/** The other service, which receives events. */
export interface EventReceiver {
  /** Resolves when it has the event, by this call or an earlier one; throws when it gives no usable answer. */
  receive(event: ServiceEvent): Promise<void>
}

/** The receiver of one service's events at the other's address. */
export function eventReceiver(
  { from, to }: Pick<EventType, 'from' | 'to'>,
  address: string,
  { ATTESTATION_SECRET }: Pick<Settings<'job-post'>, 'ATTESTATION_SECRET'>,
): EventReceiver {
  const receiver = serviceClient(to, address)
  const question = { from, to, operation: 'PUT /v1/events/:eventId' }
  return {
    async receive({ id, ...event }) {
      const requester = await requesterOf(question, ATTESTATION_SECRET)
      await receiver.put(`/v1/events/${id}`, requester, event, Type.Object({}))
    },
  }
}

/** Delivers the events of a type that says everything when it is published. */
export const deliver = <About extends TObject>(
  type: EventType<About, TObject<Record<never, never>>>,
  to: EventReceiver,
): JobHandler => deliverFacts(type, to, async () => ({}))

/**
 * Delivers the events of a type with its facts as they are then, or drops an event about which `read` finds nothing. While
 * one is on its way, a change of the facts publishes another, which is delivered after it.
 */
export const deliverFacts = <About extends TObject, Facts extends TObject>(
  type: EventType<About, Facts>,
  to: EventReceiver,
  read: (about: Static<About>) => Promise<Static<Facts> | null>,
): JobHandler =>
  handle(jobKindOf(type), async (about, { jobId: id }) => {
    const facts = await read(about)
    if (facts === null) return dropped
    await to.receive({ id, type: type.name, about: { ...about }, facts: { ...facts } })
  })
