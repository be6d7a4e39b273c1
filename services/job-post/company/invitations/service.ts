import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { mailboxOf } from '@/services/shared/accounts/mail-limits'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { notFound, Problem, tooManyRequests } from '@/services/shared/problem'
import { countUse } from '@/services/shared/rate-limit/rate-limit'
import { standingTerms } from '@/validators/company-standing'
import { type MemberEvent, nextState } from '@/validators/states/invitation'
import type { Actor } from '../../platform/access/actor'
import { lockedManagement, type Place, requireBranches, requireManaged } from '../membership/managing'
import { findColleagueByEmail, namesOfBranches } from '../membership/repository'
import { inviteMember } from './mails'
import { type Invitation as InvitationShape, presentInvitation, stateOf } from './present'
import {
  expireInvitations,
  findInvitation,
  type InvitationKey,
  insertInvitation,
  listInvitations,
  lockInvitation,
  type SentInvitation,
  updateInvitation,
} from './repository'

const validDays = 7

const resendAfterSeconds = 60

/**
 * Limits of invitation mails to one mailbox. Those of companies that are not represented are counted separately, so
 * that they cannot use up the limit of others.
 */
const mailboxLimits = {
  represented: { max: 10, seconds: 86_400 },
  unrepresented: { max: 3, seconds: 86_400 },
} as const

type Presented = Static<typeof InvitationShape>

const endOfValidity = () => new Date(Date.now() + validDays * 86_400_000)

const Position = Type.String({ format: 'uuid' })

/** The company's invitations that are pending, expired or declined; newest first. */
export async function pageOfInvitations(
  db: Database,
  { scope: { companyId }, role }: Actor,
  { cursor, limit }: PageQuery,
): Promise<Page<Presented>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listInvitations(db, companyId, { after, limit: limit + 1 })
  const ids = new Set(rows.flatMap(({ branchIds }) => branchIds))
  const branches = await namesOfBranches(db, companyId, [...ids])
  return toPage(
    rows.map((row) => presentInvitation(row, branches, { role })),
    limit,
    ({ id }) => id,
  )
}

async function presented(tx: Database, key: InvitationKey, actor: Actor): Promise<Presented> {
  const invitation = await requireInvitation(tx, key)
  return presentInvitation(invitation, await branchesOf(tx, invitation), actor)
}

export const branchesOf = (db: Database, { companyId, branchIds }: SentInvitation) =>
  namesOfBranches(db, companyId, branchIds)

async function requireInvitation(db: Database, key: InvitationKey): Promise<SentInvitation> {
  const invitation = await findInvitation(db, key)
  if (!invitation) throw notFound()
  return invitation
}

export const audit = (
  tx: Database,
  { companyId, id }: InvitationKey,
  { uid, requestId }: { readonly uid: string; readonly requestId?: string },
  action: string,
  states: { readonly before?: unknown; readonly after?: unknown },
) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId,
    action: `invitation.${action}`,
    subjectType: 'invitation',
    subjectId: id,
    ...states,
  })

async function mailInvited(
  tx: Database,
  { standing }: Pick<Actor, 'standing'>,
  { companyId, id, email, sending }: InvitationKey & { readonly email: string; readonly sending: number },
): Promise<void> {
  const asked = standing === 'represented' ? 'represented' : 'unrepresented'
  await countUse(tx, `invitation mails of ${asked} to ${mailboxOf(email)}`, mailboxLimits[asked])
  await enqueue(tx, inviteMember, { companyId, id, sending })
}

/**
 * Counts one mail to an address the company entered. Over the limit: 409 `colleagues_until_represented` when the
 * company is not represented and may send only a few, else 429.
 */
async function countColleague(tx: Database, { scope: { companyId }, standing }: Actor): Promise<void> {
  const { colleaguesADay: max } = standingTerms[standing]
  try {
    await countUse(tx, `invitations ${companyId}`, { max, seconds: 86_400 })
  } catch (error) {
    const isOver = error instanceof Problem && error.status === 429 && standing !== 'represented'
    throw isOver ? new Problem(409, 'colleagues_until_represented', { current: { limit: max } }) : error
  }
}

/** A company can have only one open invitation per address. */
export async function unlessOpen<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'invitations_pending_email_key') throw error
    throw new Problem(409, 'already_invited')
  }
}

type NewInvitation = Place & { readonly email: string }

/** Invites an e-mail address to a role; refused for roles the sender does not manage. */
export async function invite(
  tx: Database,
  actor: Actor,
  { email: typed, ...place }: NewInvitation,
): Promise<Presented> {
  const { companyId } = actor.scope
  const email = typed.toLowerCase()
  requireManaged(await lockedManagement(tx, actor), place.role)
  const branchIds = await requireBranches(tx, companyId, place)
  if (await findColleagueByEmail(tx, companyId, email)) throw new Problem(409, 'already_in_company')
  await countColleague(tx, actor)
  await expireInvitations(tx, companyId)
  const invitation = { companyId, id: uuidv7(), email, role: place.role, branchIds }
  await unlessOpen(insertInvitation(tx, { ...invitation, invitedBy: actor.uid, expiresAt: endOfValidity() }))
  await mailInvited(tx, actor, { ...invitation, sending: 1 })
  // Not whom: the audit trail is kept longer than the address of somebody who may never have an account.
  await audit(tx, invitation, actor, 'sent', { after: { role: place.role, branchIds } })
  return presented(tx, invitation, actor)
}

/** Sends an invitation again, which voids its earlier links, or revokes it; 409 when its state does not allow this. */
export async function applyMemberEvent(
  db: Database,
  actor: Actor,
  id: string,
  event: MemberEvent,
): Promise<Presented> {
  const key = { companyId: actor.scope.companyId, id }
  return db.transaction(async (tx) => {
    const managed = await lockedManagement(tx, actor)
    const invitation = await lockInvitation(tx, key)
    if (!invitation) throw notFound()
    requireManaged(managed, invitation.role)
    const before = stateOf(invitation)
    const state = nextState(before, event, 'member')
    if (!state) throw new Problem(409, 'wrong_state', { current: await presented(tx, key, actor) })
    if (event === 'resend') await sendAgain(tx, actor, invitation)
    else await updateInvitation(tx, key, { state })
    await audit(tx, key, actor, event, { before: { state: before }, after: { state } })
    return presented(tx, key, actor)
  })
}

async function sendAgain(tx: Database, actor: Actor, invitation: SentInvitation): Promise<void> {
  const sentAgo = (Date.now() - invitation.sentAt.getTime()) / 1000
  if (sentAgo < resendAfterSeconds) throw tooManyRequests(resendAfterSeconds - sentAgo)
  const { companyId, email } = invitation
  if (await findColleagueByEmail(tx, companyId, email)) throw new Problem(409, 'already_in_company')
  await countColleague(tx, actor)
  const sending = invitation.sending + 1
  await unlessOpen(
    updateInvitation(tx, invitation, {
      state: 'pending',
      sending,
      sentAt: new Date(),
      expiresAt: endOfValidity(),
      invitedBy: actor.uid,
    }),
  )
  await mailInvited(tx, actor, { ...invitation, sending })
}
