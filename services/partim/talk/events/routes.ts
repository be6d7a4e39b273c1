import type { OpenDatabase } from '@/services/shared/database'
import { EventStreams } from '@/services/shared/event-streams/event-streams'
import type { ServiceApp } from '@/services/shared/service'
import { endsOf, type Party } from '../conversations/party'
import type { TalkParts } from '../conversations/service'
import { talkChannel } from '../news/news'
import { catchUp } from './catching-up'
import { keyOf, TalkHub } from './hub'

type Parts = TalkParts & Pick<OpenDatabase, 'listen'>

/** Server-sent events of what happens in one's conversations, whichever instance it happens at. */
export function talkEventRoutes(app: ServiceApp, parts: Parts): void {
  const streams = new EventStreams<Party>(app, { keyOf })
  const hub = new TalkHub(parts, streams)
  streams.hear(parts.listen, talkChannel, {
    heard: (payload) => hub.heard(payload),
    missed: () => hub.missed(),
  })
  for (const { prefix, config, partyOf } of endsOf(parts.db)) {
    streams.route(`${prefix}/events`, {
      config,
      readerOf: partyOf,
      begin: (stream, lastEventId) => catchUp(parts, stream, lastEventId),
    })
  }
}
