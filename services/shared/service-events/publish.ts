import type { Static, TObject } from '@fastify/type-provider-typebox'
import type { Database } from '../database'
import { enqueueAll } from '../jobs/enqueue'
import { type EventType, jobKindOf } from './event-type'

/**
 * Publishes events in the transaction in which they happen. Each is delivered at least once after the commit, those of a
 * subject one after another; for their order, the transaction has to hold a lock on the subject.
 */
export const publish = <About extends TObject>(
  tx: Database,
  type: EventType<About>,
  ...happened: readonly Static<About>[]
): Promise<void> => enqueueAll(tx, jobKindOf(type), happened)
