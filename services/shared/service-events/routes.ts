import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '../database'
import { Uuid } from '../schema'
import type { ServiceApp } from '../service'
import type { ServiceEvent } from './delivery'
import type { Subscription } from './subscription'
import { inbox } from './table'

/**
 * Receives the events of the other service, each once however often it is sent: what a subscription does and the row in
 * the inbox are one transaction.
 */
export function eventRoutes(app: ServiceApp, db: Database, subscriptions: readonly Subscription[]): void {
  const known = new Map(subscriptions.map((subscription) => [subscription.type.name, subscription]))
  if (known.size < subscriptions.length) throw new Error('two subscriptions to one type of events')
  app.put(
    '/v1/events/:eventId',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'receiveEvent',
        summary: 'Something happened in the other service; once however often it is told',
        params: Type.Object({ eventId: Uuid }),
        body: Type.Unsafe<Omit<ServiceEvent, 'id'>>(
          Type.Union(
            subscriptions.map(({ type: { name, about, facts } }) =>
              Type.Object({ type: Type.Literal(name), about, facts }),
            ),
          ),
        ),
        response: { 200: Type.Object({}) },
      },
    },
    async ({ params: { eventId: id }, body: { type, about, facts } }) => {
      await db.transaction(async (tx) => {
        const received = await tx
          .insert(inbox)
          .values({ eventId: id, type })
          .onConflictDoNothing()
          .returning({ id: inbox.eventId })
        if (received.length > 0) await known.get(type)?.apply(tx, { id, about, facts })
      })
      return {}
    },
  )
}
