import type { Database } from '../database'
import { deleteSessionsOf } from '../sessions/repository'
import type { IdentityTask } from './identity-tasks'
import { voidLinks } from './repository'

/**
 * Ends all sessions and open links of an account, in the transaction of what causes it; answers the remaining task for
 * the identity provider: to invalidate all sign-ins up to now.
 */
export async function endAllSessions(tx: Database, uid: string): Promise<IdentityTask> {
  await deleteSessionsOf(tx, uid)
  await voidLinks(tx, uid)
  return { kind: 'identity_revoke', uid, at: Math.floor(Date.now() / 1000) }
}
