import type { Database } from '@/services/shared/database'
import type { JoinRequestState } from '@/validators/states/join-request'
import { forgetTold } from '../../platform/notifications/service'
import { isAnyPending, type JoinRequestKey, storeEnd, storeLapsesOf, storeLapsesTo } from './repository'

/** Members were told that somebody asks to join; nobody waits for them any more, or somebody still does. */
async function settleRequests(tx: Database, companyId: string): Promise<void> {
  if (await isAnyPending(tx, companyId)) return
  await forgetTold(tx, { companyId, kind: 'join_requested', subjectId: companyId })
}

/** Ends a pending request; false when it was ended before. */
export async function endRequest(
  tx: Database,
  key: JoinRequestKey,
  state: Exclude<JoinRequestState, 'pending'>,
  endedBy: string,
): Promise<boolean> {
  const isEnded = await storeEnd(tx, key, state, endedBy)
  if (isEnded) await settleRequests(tx, key.companyId)
  return isEnded
}

/**
 * Ends a person's pending requests to other companies, because one person belongs to one company; the caller has locked
 * their account.
 */
export async function lapseRequestsOf(tx: Database, uid: string): Promise<void> {
  for (const companyId of await storeLapsesOf(tx, uid)) await settleRequests(tx, companyId)
}

/** Ends the pending requests to a company that lost its number or its last member. */
export async function lapseRequestsTo(tx: Database, companyId: string): Promise<void> {
  await storeLapsesTo(tx, companyId)
  await settleRequests(tx, companyId)
}
