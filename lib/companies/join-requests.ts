import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import { createOnce } from '@/lib/api/create-once'
import type { JoinRequestInput } from '@/validators/join-request'
import type { OwnJoinRequest } from './join-request'

/** Asks the company of a number for a place in it, once. */
export function askToJoin(body: JoinRequestInput, draftKey: string) {
  return createOnce<JoinRequestInput, OwnJoinRequest>({
    draftKey,
    body,
    send: (sent, headers) => jobPost.POST('/v1/my/join-requests', { body: sent, headers }),
  })
}

/** Takes a request back; rejects with a ProblemError. */
export const withdrawJoinRequest = (joinRequestId: string): Promise<OwnJoinRequest> =>
  dataOf(
    jobPost.POST('/v1/my/join-requests/{joinRequestId}/events', {
      params: { path: { joinRequestId } },
      body: { event: 'withdraw' },
    }),
  )
