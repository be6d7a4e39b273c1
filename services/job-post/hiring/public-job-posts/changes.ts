import type { OpenDatabase } from '@/services/shared/database'
import { EventStreams } from '@/services/shared/event-streams/event-streams'
import { notFound } from '@/services/shared/problem'
import type { ServiceApp } from '@/services/shared/service'

/** Where the triggers of the migrations notify of changes to what anybody reads. */
const channel = 'public_job_posts'

/** The event that stands for a change to any post. */
const anything = { data: '*' }

/**
 * `GET /v1/public/job-post-changes`: server-sent events with the id of each public post as its page changes, followed by
 * `listed` where lists change too, or `*` where any may have. For the web alone, which caches pages; to anybody else it is
 * not there.
 */
export function publicJobPostChangeRoute(app: ServiceApp, { listen }: Pick<OpenDatabase, 'listen'>): void {
  const streams = new EventStreams<'web'>(app, { keyOf: (reader) => reader })
  streams.hear(listen, channel, {
    heard: (change) => {
      for (const stream of streams.all) stream.send({ data: change })
    },
    missed: () => {
      for (const stream of streams.all) stream.send(anything)
    },
  })
  streams.route('/v1/public/job-post-changes', {
    config: { access: 'public' },
    readerOf: async (request) => {
      if (!request.isFromWeb) throw notFound()
      return 'web'
    },
    // Nothing stored says what changed since an event (a post that was removed leaves no row), so all begin anew.
    begin: async (stream) => {
      stream.sendFirst([anything])
      stream.begun()
    },
  })
}
