import type { Caller } from '../access'
import { endAllSessions } from '../accounts/ending'
import { enqueueIdentity } from '../accounts/identity-tasks'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import type { IdentityProvider } from '../identity/provider'
import type { UserDirectory } from '../identity/user-directory'
import type { JobRunner } from '../jobs/runner'
import { notFound, orUnavailable } from '../problem'
import { deleteSessions, listSessions, type Session } from './repository'

/** More browsers than anybody uses; the last used ones are shown. */
const shownAtMost = 100

export type SessionParts = {
  readonly db: Database
  readonly identity: IdentityProvider
  readonly users: UserDirectory
}

/** The user's current sessions, the last used first. */
export const sessionsOf = (db: Database, { uid, user }: Caller): Promise<Session[]> =>
  listSessions(db, uid, new Date(user.validAfter * 1000), shownAtMost)

export type EndingParts = SessionParts & { readonly jobs: JobRunner }

type Request = { readonly caller: Caller; readonly requestId: string }

async function end({ db, identity, users }: SessionParts, request: Request, ended: readonly Session[]) {
  const { uid } = request.caller
  // First at the provider, so that no session disappears from the list while it is still valid.
  await orUnavailable(identity.endSessions(uid, ended))
  users.forget(uid)
  await db.transaction(async (tx) => {
    const ids = ended.map(({ id }) => id)
    await deleteSessions(tx, uid, ids)
    await recordAudit(tx, {
      actorUid: uid,
      requestId: request.requestId,
      action: 'sessions.ended',
      subjectType: 'account',
      subjectId: uid,
      after: { count: ids.length },
    })
  })
}

/** Ends one of the user's own sessions, of this browser or another; any other id is 404. */
export async function endSession(parts: SessionParts, request: Request, id: string): Promise<void> {
  const session = (await sessionsOf(parts.db, request.caller)).find((candidate) => candidate.id === id)
  if (!session) throw notFound()
  await end(parts, request, [session])
}

/** Ends every session except the caller's; answers how many. */
export async function endOtherSessions(parts: SessionParts, request: Request): Promise<number> {
  const own = request.caller.session?.id
  const others = (await sessionsOf(parts.db, request.caller)).filter(({ id }) => id !== own)
  if (others.length > 0) await end(parts, request, others)
  return others.length
}

/** Ends every session, including the caller's, and every open link of the account. */
export async function signOutEverywhere(parts: EndingParts, { caller, requestId }: Request): Promise<void> {
  const { uid } = caller
  const settle = await parts.db.transaction(async (tx) => {
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      action: 'sessions.all_ended',
      subjectType: 'account',
      subjectId: uid,
    })
    return enqueueIdentity(tx, parts, [await endAllSessions(tx, uid)])
  })
  await settle()
}
