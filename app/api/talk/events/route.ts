import { getMe } from '@/lib/accounts/data'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { accountMark } from '@/lib/auth/account-mark'
import { readBegunAs } from '@/lib/auth/read-begun-as'
import { requireIdentity } from '@/lib/auth/session'
import { lastEventIdOf, streamFor } from '@/lib/event-streams/address'
import { talkStream } from '@/lib/talk/event-stream'

/**
 * What happens in the viewer's conversations, as server-sent events. Where it is not to be had, pages ask every few
 * seconds instead.
 */
export const GET = apiHandler(async (request, { requestId }) => {
  const { identity, session } = await requireIdentity(request)
  const begun = readBegunAs(request.nextUrl.searchParams.get(streamFor) ?? '')
  if (begun && begun.account !== (await accountMark(identity.uid))) throw refusal('account_changed')
  // A session from before the end of registration does not hold the kind.
  const kind = identity.kind ?? (await getMe())?.kind
  if (!kind) throw refusal('not_found')
  return talkStream({
    side: kind === 'worker' ? 'worker' : 'company',
    session,
    lastEventId: lastEventIdOf(request),
    requestId,
    signal: request.signal,
  })
})
