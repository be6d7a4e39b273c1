import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { accountMark } from '@/lib/auth/account-mark'
import { readBegunAs } from '@/lib/auth/read-begun-as'
import { requireIdentity } from '@/lib/auth/session'
import { streamFor } from '@/lib/event-streams/address'
import { hiringChangeStream } from '@/lib/hiring-changes/event-stream'

/**
 * That something about the applicants of the viewer's company changed, as server-sent events. Where it is not to be had, pages
 * ask every few seconds instead.
 */
export const GET = apiHandler(async (request, { requestId }) => {
  const { identity, session } = await requireIdentity(request)
  const begun = readBegunAs(request.nextUrl.searchParams.get(streamFor) ?? '')
  if (begun && begun.account !== (await accountMark(identity.uid))) throw refusal('account_changed')
  return hiringChangeStream({ session, requestId, signal: request.signal })
})
