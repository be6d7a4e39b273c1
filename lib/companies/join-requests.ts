import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import { createOnce } from '@/lib/api/create-once'
import type { JoinRequestInput } from '@/validators/join-request'
import type { OwnJoinRequest } from './join-request'

/** Asks, exactly once, to join the company with a number. */
export function askToJoin(body: JoinRequestInput, draftKey: string) {
  return createOnce<JoinRequestInput, OwnJoinRequest>({
    draftKey,
    body,
    send: (sent, headers) => jobPost.POST('/v1/my/join-requests', { body: sent, headers }),
  })
}

/** Withdraws a request; rejects with a ProblemError. */
export const withdrawJoinRequest = (joinRequestId: string): Promise<OwnJoinRequest> =>
  dataOf(
    jobPost.POST('/v1/my/join-requests/{joinRequestId}/events', {
      params: { path: { joinRequestId } },
      body: { event: 'withdraw' },
    }),
  )
