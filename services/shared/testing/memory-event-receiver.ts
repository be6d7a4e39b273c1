import { isDeepStrictEqual } from 'node:util'
import type { Static, TObject } from '@fastify/type-provider-typebox'
import { Problem } from '../problem'
import type { ServiceEvent } from '../service-events/delivery'
import type { EventType } from '../service-events/event-type'

/** Another service that keeps the events it receives, in their order and each id once; while it `isDown` it receives none. */
export function memoryEventReceiver() {
  const received: ServiceEvent[] = []
  const receiver = {
    received,
    isDown: false,
    async receive(event: ServiceEvent) {
      if (receiver.isDown) throw new Problem(503, 'unavailable')
      if (!received.some(({ id }) => id === event.id)) received.push(event)
    },
    /** The latest event of a type whose `about` has these values. */
    lastOf<About extends TObject, Facts extends TObject>(
      type: EventType<About, Facts>,
      about: Partial<Static<About>>,
    ) {
      return received.findLast(
        (event) => event.type === type.name && isDeepStrictEqual({ ...event.about, ...about }, event.about),
      ) as ReceivedEvent<About, Facts> | undefined
    },
  }
  return receiver
}

type ReceivedEvent<About extends TObject, Facts extends TObject> = ServiceEvent & {
  readonly about: Static<About>
  readonly facts: Static<Facts>
}
