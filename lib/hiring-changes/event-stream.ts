import 'server-only'
import { webSettings } from '@/lib/config/web-settings'
import { streamOfService } from '@/lib/event-streams/from-service'
import { passOn } from '@/lib/event-streams/to-browser'
import { addVisitor } from '@/lib/security/visitor'

type Viewer = { readonly session: string; readonly requestId: string; readonly signal: AbortSignal }

/** That something about the applicants of a member's company changed, as the service says it. Rejects with its refusal. */
export async function hiringChangeStream({ session, requestId, signal }: Viewer): Promise<Response> {
  const address = webSettings().JOB_POST_API_URL.replace(/\/$/, '')
  const request = new Request(`${address}/v1/hiring-changes`, {
    headers: { Authorization: `Bearer ${session}`, 'X-Request-Id': requestId },
    signal,
  })
  addVisitor(request)
  return passOn(await streamOfService(request), signal)
}
