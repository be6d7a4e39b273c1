import type { Database } from '../database'
import { deleteSessionsOf } from '../sessions/repository'
import type { IdentityTask } from './identity-tasks'
import { voidLinks } from './repository'

/**
 * Ends all of an account's sessions and open links, in the transaction of their cause; answers the task that is left to
 * the identity provider: sign-ins up to now stop counting.
 */
export async function endAllSessions(tx: Database, uid: string): Promise<IdentityTask> {
  await deleteSessionsOf(tx, uid)
  await voidLinks(tx, uid)
  return { kind: 'identity_revoke', uid, at: Math.floor(Date.now() / 1000) }
}
