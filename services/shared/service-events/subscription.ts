import type { Static, TObject } from '@fastify/type-provider-typebox'
import type { Database } from '../database'
import type { EventType } from './event-type'

/** What a service does when it receives the events of a type. */
export type Subscription<About extends TObject = TObject, Facts extends TObject = TObject> = {
  readonly type: EventType<About, Facts>
  /** Runs in the transaction that notes the event as received; throws to receive it again. */
  apply(tx: Database, event: ReceivedEvent<About, Facts>): Promise<unknown>
}

type ReceivedEvent<About extends TObject, Facts extends TObject> = {
  readonly id: string
  readonly about: Static<About>
  readonly facts: Static<Facts>
}

/** Subscribes to a type of events. */
export const subscribe = <About extends TObject, Facts extends TObject>(
  type: EventType<About, Facts>,
  apply: Subscription<About, Facts>['apply'],
): Subscription<About, Facts> => ({ type, apply })
