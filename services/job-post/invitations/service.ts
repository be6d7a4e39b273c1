import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '@/services/shared/access'
import { promiseIdentity } from '@/services/shared/accounts/identity-tasks'
import type { AccountParts } from '@/services/shared/accounts/parts'
import { type Account, findAccount, lockAccount } from '@/services/shared/accounts/repository'
import { markVerified, register } from '@/services/shared/accounts/service'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import { EmailTakenError } from '@/services/shared/identity/provider'
import { hashOf } from '@/services/shared/link-token'
import type { Outbox } from '@/services/shared/outbox/outbox'
import { notFound, Problem, tooManyRequests, unavailable } from '@/services/shared/problem'
import { countUse } from '@/services/shared/rate-limit/rate-limit'
import { standingTerms } from '@/validators/company-standing'
import { findCompany } from '../companies/repository'
import { lapseRequestsOf } from '../join-requests/repository'
import type { Actor } from '../members/actor'
import {
  findColleagueByEmail,
  findMember,
  insertMember,
  lockMembers,
  namesOfBranches,
} from '../members/repository'
import { lockedManagement, type Place, requireBranches, requireManaged } from '../members/service'
import { notifyMembers } from '../notifications/service'
import {
  type Invitation as InvitationShape,
  type LinkedInvitation,
  presentInvitation,
  presentLinked,
  type Standing,
  stateOf,
} from './present'
import {
  expireInvitations,
  findByToken,
  findInvitation,
  type InvitationKey,
  insertInvitation,
  listInvitations,
  lockInvitation,
  type SentInvitation,
  updateInvitation,
} from './repository'
import { type InvitationEvent, type MemberEvent, nextState } from './state-machine'

const validDays = 7
const resendAfterSeconds = 60
/** What one mailbox gets of us at most, whoever asks. */
const mailboxLimit = { max: 10, seconds: 86_400 }

type Presented = Static<typeof InvitationShape>

const endOfValidity = () => new Date(Date.now() + validDays * 86_400_000)

const Position = Type.String({ format: 'uuid' })

/** The company's invitations that wait for an answer, ran out, or were declined; newest first. */
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

const branchesOf = (db: Database, { companyId, branchIds }: SentInvitation) =>
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

async function promiseMail(
  tx: Database,
  outbox: Outbox,
  { companyId, id, email, sending }: InvitationKey & { readonly email: string; readonly sending: number },
): Promise<void> {
  await countUse(tx, `invitation mails ${email}`, mailboxLimit)
  await outbox.promise(tx, 'invite_member', { companyId, id, sending: String(sending) })
}

/**
 * Counts one mail to somebody the company names: a stranger's company must not have us send many. 409
 * `colleagues_until_represented` where it may send few because nobody has proven to speak for it, else 429.
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

/** One address has one open invitation of a company. */
async function unlessOpen<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'invitations_pending_email_key') throw error
    throw new Problem(409, 'already_invited')
  }
}

type NewInvitation = Place & { readonly email: string }

/** Offers a place to whoever reads an address's mail; nobody offers one they do not manage. */
export async function invite(
  tx: Database,
  outbox: Outbox,
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
  await promiseMail(tx, outbox, { ...invitation, sending: 1 })
  await audit(tx, invitation, actor, 'sent', { after: invitation })
  return presented(tx, invitation, actor)
}

/** Sends an invitation again, whose earlier links die with it, or takes it back; out of turn is 409. */
export async function applyMemberEvent(
  { db, outbox }: { readonly db: Database; readonly outbox: Outbox },
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
    if (event === 'resend') await sendAgain(tx, outbox, actor, invitation)
    else await updateInvitation(tx, key, { state })
    await audit(tx, key, actor, event, { before: { state: before }, after: { state } })
    return presented(tx, key, actor)
  })
}

async function sendAgain(
  tx: Database,
  outbox: Outbox,
  actor: Actor,
  invitation: SentInvitation,
): Promise<void> {
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
  await promiseMail(tx, outbox, { ...invitation, sending })
}

type Linked = {
  readonly invitation: SentInvitation
  /** False for a link of a mail that was followed by another. */
  readonly isNewest: boolean
}

/** The invitation a link is of; a link nobody sent is 404. */
async function requireLinked(
  db: Database,
  token: string,
  find: (db: Database, key: InvitationKey) => Promise<SentInvitation | null>,
): Promise<Linked> {
  const link = await findByToken(db, token)
  const invitation = link && (await find(db, link))
  if (!link || !invitation) throw new Problem(404, 'link_invalid')
  return { invitation, isNewest: link.sending === invitation.sending }
}

async function standingOf(
  db: Database,
  caller: Caller | null,
  invitation: SentInvitation,
): Promise<Standing> {
  if (!caller) return 'signed_out'
  const account = await findAccount(db, caller.uid)
  const email = account?.email ?? caller.user.email
  if (email?.toLowerCase() !== invitation.email) return 'other_address'
  if (!account) return caller.user.kind === 'worker' ? 'worker' : 'not_registered'
  const member = await findMember(db, caller.uid)
  if (!member) return 'invitee'
  return member.companyId === invitation.companyId ? 'member_here' : 'member_elsewhere'
}

async function presentedLink(
  db: Database,
  { invitation, isNewest }: Linked,
  caller: Caller | null,
): Promise<Static<typeof LinkedInvitation>> {
  const company = await findCompany(db, invitation.companyId)
  return presentLinked({
    invitation,
    isNewest,
    company: company?.name ?? '',
    branches: await branchesOf(db, invitation),
    standing: await standingOf(db, caller, invitation),
  })
}

/** What a link offers, and what whoever opens it is to it. */
export async function checkLink(
  db: Database,
  token: string,
  caller: Caller | null,
): Promise<Static<typeof LinkedInvitation>> {
  return presentedLink(db, await requireLinked(db, token, findInvitation), caller)
}

/**
 * Locks the invitation of a link for an event of its holder: the company's members first, as everybody does who
 * changes them. Out of turn is 409 with the invitation as it is.
 */
async function lockLinked(
  tx: Database,
  token: string,
  event: InvitationEvent,
  caller: Caller | null,
): Promise<SentInvitation> {
  const { invitation: found } = await requireLinked(tx, token, findInvitation)
  await lockMembers(tx, found.companyId)
  const linked = await requireLinked(tx, token, lockInvitation)
  const isInTurn = nextState(stateOf(linked.invitation), event, 'invitee') !== null
  if (isInTurn && linked.isNewest) return linked.invitation
  throw new Problem(409, 'wrong_state', { current: await presentedLink(tx, linked, caller) })
}

/** Makes the account a member in the place that was offered, of what is left of its branches. */
async function join(
  tx: Database,
  invitation: SentInvitation,
  account: Pick<Account, 'uid' | 'displayName'>,
  requestId: string,
): Promise<void> {
  const { companyId, id, role } = invitation
  const branchIds = (await branchesOf(tx, invitation)).map((branch) => branch.id)
  const memberId = await insertMember(tx, { companyId, uid: account.uid, role, branchIds })
  await updateInvitation(tx, invitation, { state: 'accepted', acceptedBy: account.uid })
  const actor = { uid: account.uid, requestId }
  await audit(tx, { companyId, id }, actor, 'accepted', { after: { memberId, role, branchIds } })
  await notifyMembers(tx, {
    kind: 'member_joined',
    params: { member: account.displayName },
    companyId,
    subjectId: memberId,
    branchId: null,
    actorUid: account.uid,
  })
}

type Joined = { readonly company: string }

async function joined(db: Database, companyId: string): Promise<Joined> {
  return { company: (await findCompany(db, companyId))?.name ?? '' }
}

/**
 * Accepts with an account of the invited address. The link came to that address by mail, so it verifies the address
 * as well. Accepting twice answers the same.
 */
export async function accept(
  { db, ...parts }: Pick<AccountParts, 'db' | 'identity' | 'users' | 'outbox'>,
  account: Account,
  { caller, requestId }: { readonly caller: Caller; readonly requestId: string },
  token: string,
): Promise<Joined> {
  const { uid } = account
  const { invitation } = await requireLinked(db, token, findInvitation)
  const member = await findMember(db, uid)
  if (invitation.acceptedBy === uid && member?.companyId === invitation.companyId)
    return joined(db, invitation.companyId)
  try {
    const { company, settle } = await db.transaction(async (tx) => {
      const locked = await lockLinked(tx, token, 'accept', caller)
      if (account.email.toLowerCase() !== locked.email) throw new Problem(403, 'invitation_for_other')
      await lockAccount(tx, uid)
      if (await findMember(tx, uid)) throw new Problem(409, 'already_member')
      await lapseRequestsOf(tx, uid)
      await join(tx, locked, account, requestId)
      const tasks = account.emailVerifiedAt ? [] : await markVerified(tx, account, requestId)
      return {
        ...(await joined(tx, locked.companyId)),
        settle: await promiseIdentity(tx, { db, ...parts }, tasks),
      }
    })
    await settle()
    return { company }
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'members_uid_key') throw new Problem(409, 'already_member')
    throw error
  }
}

/** Declines; whoever holds the link may, with an account or without. */
export async function decline(
  db: Database,
  caller: Caller | null,
  requestId: string,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invitation = await lockLinked(tx, token, 'decline', caller)
    const { companyId, id, email } = invitation
    await updateInvitation(tx, invitation, { state: 'declined' })
    const uid = caller?.uid ?? `invitation:${id}`
    await audit(tx, invitation, { uid, requestId }, 'declined', { after: { state: 'declined' } })
    await notifyMembers(tx, {
      kind: 'invitation_declined',
      params: { email },
      companyId,
      subjectId: id,
      branchId: null,
      actorUid: caller?.uid ?? null,
    })
  })
}

/** Whose idempotency keys the requests with a link are. */
export const holderOf = (token: string): string => `invitation:${hashOf(token)}`

type InvitedPerson = { readonly displayName: string; readonly phone: string; readonly password: string }

/** A sign-in that was made for somebody invited, who has no account yet. */
export type InvitedUser = { readonly uid: string; readonly email: string }

/**
 * Makes the sign-in of whoever reads the invited address's mail, before the transaction of the account, which must not wait
 * for it. Out of turn is 409; an address somebody signs in with already is 409 `account_exists`.
 */
export async function createInvitedUser(
  { db, kind, identity }: Pick<AccountParts, 'db' | 'kind' | 'identity'>,
  token: string,
  { password, displayName }: Pick<InvitedPerson, 'password' | 'displayName'>,
): Promise<InvitedUser> {
  const linked = await requireLinked(db, token, findInvitation)
  const isInTurn = nextState(stateOf(linked.invitation), 'accept', 'invitee') !== null
  if (!isInTurn || !linked.isNewest) {
    throw new Problem(409, 'wrong_state', { current: await presentedLink(db, linked, null) })
  }
  const { email } = linked.invitation
  const uid = uuidv7().replaceAll('-', '')
  try {
    await identity.createUser({ uid, email, password, displayName, kind })
  } catch (error) {
    if (error instanceof EmailTakenError) throw new Problem(409, 'account_exists')
    throw unavailable(error)
  }
  return { uid, email }
}

/**
 * Registers whoever reads the invited address's mail: an account with that address verified, and the place, all or nothing.
 */
export async function registerInvited(
  tx: Database,
  parts: AccountParts,
  requestId: string,
  token: string,
  { uid, email }: InvitedUser,
  person: Pick<InvitedPerson, 'displayName' | 'phone'>,
): Promise<{ readonly email: string }> {
  const invitation = await lockLinked(tx, token, 'accept', null)
  const caller = { uid, user: { email, signInMethods: ['password'] as const }, isVerified: true }
  const { account } = await register(tx, parts, { caller, requestId }, { ...person, acceptTerms: true })
  await join(tx, invitation, account, requestId)
  return { email }
}
