import 'server-only'
import { webSettings } from '@/lib/config/web-settings'
import { streamOfService } from '@/lib/event-streams/from-service'
import { passOn } from '@/lib/event-streams/to-browser'
import { addVisitor } from '@/lib/security/visitor'
import { basePath } from './base-path'
import type { Side } from './talk'

type Viewer = {
  readonly side: Side
  readonly session: string
  readonly lastEventId: string | null
  readonly requestId: string
  readonly signal: AbortSignal
}

/** What happens in a person's conversations, as the service says it. Rejects with the service's refusal. */
export async function talkStream({
  side,
  session,
  lastEventId,
  requestId,
  signal,
}: Viewer): Promise<Response> {
  const address = webSettings().PARTIM_API_URL.replace(/\/$/, '')
  const request = new Request(`${address}${basePath[side]}/events`, {
    headers: {
      Authorization: `Bearer ${session}`,
      'X-Request-Id': requestId,
      ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
    },
    signal,
  })
  addVisitor(request)
  return passOn(await streamOfService(request), signal)
}
