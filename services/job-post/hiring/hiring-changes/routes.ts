import type { OpenDatabase } from '@/services/shared/database'
import { EventStreams } from '@/services/shared/event-streams/event-streams'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import { hiringChannel } from './telling'

/** What was so before a stream began, or while it was not there, may be otherwise. */
const resync = { event: 'resync', data: '{}' }

/**
 * `GET /v1/hiring-changes`: server-sent events that say that something about applicants of the member's company changed, and
 * nothing of what or whom: pages ask for that as their reader may see it.
 */
export function hiringChangeRoutes(app: ServiceApp, { listen }: Pick<OpenDatabase, 'listen'>): void {
  const streams = new EventStreams<string>(app, { keyOf: (companyId) => companyId })
  streams.hear(listen, hiringChannel, {
    heard: (companyId) => {
      for (const stream of streams.of(companyId)) stream.send({ event: 'changed', data: '{}' })
    },
    missed: () => {
      for (const stream of streams.all) stream.send(resync)
    },
  })
  streams.route('/v1/hiring-changes', {
    config: { access: 'member', permission: 'applications.decide' },
    readerOf: async (request) => actorOf(request).scope.companyId,
    begin: async (stream) => {
      stream.sendFirst([{ event: 'ready', data: '{}' }, resync])
      stream.begun()
    },
  })
}
