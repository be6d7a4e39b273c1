import type { Static, TObject } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { eventReceiver } from '@/services/shared/service-events/delivery'
import type { EventType } from '@/services/shared/service-events/event-type'

/** Tells the service at an address of events as the job-post service does; throws when it does not receive one. */
export const tellerOf =
  (address: string, settings: Parameters<typeof eventReceiver>[2]) =>
  <About extends TObject, Facts extends TObject>(
    type: EventType<About, Facts>,
    about: Static<About>,
    facts: Static<Facts>,
  ): Promise<void> =>
    eventReceiver(type, address, settings).receive({
      id: uuidv7(),
      type: type.name,
      about: { ...about },
      facts: { ...facts },
    })
