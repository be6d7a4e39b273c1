import type { Caller } from '../access'
import { endAllSessions } from '../accounts/ending'
import { promiseIdentity } from '../accounts/identity-tasks'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import type { IdentityProvider } from '../identity/provider'
import type { UserDirectory } from '../identity/user-directory'
import type { Outbox } from '../outbox/outbox'
import { notFound, unavailable } from '../problem'
import { deleteSessions, listSessions, type Session } from './repository'

/** More browsers than anybody signs in with; the ones used last are shown. */
const shownAtMost = 100

export type SessionParts = {
  readonly db: Database
  readonly identity: IdentityProvider
  readonly users: UserDirectory
}

/** The sessions somebody is signed in with now, the one used last first. */
export const sessionsOf = (db: Database, { uid, user }: Caller): Promise<Session[]> =>
  listSessions(db, uid, new Date(user.validAfter * 1000), shownAtMost)

export type EndingParts = SessionParts & { readonly outbox: Outbox }

type Request = { readonly caller: Caller; readonly requestId: string }

async function end({ db, identity, users }: SessionParts, request: Request, ended: readonly Session[]) {
  const { uid } = request.caller
  // First, so that none is off the list that still counts.
  await identity.endSessions(uid, ended).catch((error: unknown) => Promise.reject(unavailable(error)))
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

/** Ends one session, of this browser or another; somebody else's is 404. */
export async function endSession(parts: SessionParts, request: Request, id: string): Promise<void> {
  const session = (await sessionsOf(parts.db, request.caller)).find((candidate) => candidate.id === id)
  if (!session) throw notFound()
  await end(parts, request, [session])
}

/** Ends every session but the one that asks; answers how many. */
export async function endOtherSessions(parts: SessionParts, request: Request): Promise<number> {
  const own = request.caller.session?.id
  const others = (await sessionsOf(parts.db, request.caller)).filter(({ id }) => id !== own)
  if (others.length > 0) await end(parts, request, others)
  return others.length
}

/** Ends every session, the one that asks included, and every open link of the account. */
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
    return promiseIdentity(tx, parts, [await endAllSessions(tx, uid)])
  })
  await settle()
}
