import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '@/services/shared/access'
import { enqueueIdentity } from '@/services/shared/accounts/identity-tasks'
import type { AccountParts } from '@/services/shared/accounts/parts'
import { type Account, findAccount, lockAccount } from '@/services/shared/accounts/repository'
import { markVerified, register } from '@/services/shared/accounts/service'
import { dropAnothersPassword, keepOwnWays } from '@/services/shared/accounts/sign-in-methods'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import { EmailTakenError } from '@/services/shared/identity/provider'
import { hashOf } from '@/services/shared/link-token'
import { Problem, unavailable } from '@/services/shared/problem'
import { countUse } from '@/services/shared/rate-limit/rate-limit'
import { type InvitationEvent, nextState } from '@/validators/states/invitation'
import { findMember } from '../../platform/access/repository'
import { notifyMembers } from '../../platform/notifications/service'
import type { CompanyPosts } from '../companies/company-posts'
import { findCompany } from '../companies/repository'
import { lapseRequestsOf } from '../join-requests/ending'
import { findColleagueByEmail, insertMember, lockMembers } from '../membership/repository'
import { type LinkedInvitation, presentLinked, type Standing, stateOf } from './present'
import {
  findByToken,
  findInvitation,
  hasOpenInvitation,
  type InvitationKey,
  lockInvitation,
  type SentInvitation,
  updateInvitation,
} from './repository'
import { audit, branchesOf, unlessOpen } from './service'

type Linked = {
  readonly invitation: SentInvitation
  /** False when a later mail of the invitation was sent. */
  readonly isNewest: boolean
}

/** The invitation of a link; 404 for an unknown one. */
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

/** Members are told of each change, and one person changes their mind only so often. */
const changesOfMind = { max: 3, seconds: 7 * 86_400 }

/** Whether the invitation's state allows this event of a link's holder; a refusal is taken back before the invitation ends. */
const isInTurn = ({ invitation, isNewest }: Linked, event: InvitationEvent): boolean =>
  isNewest &&
  nextState(stateOf(invitation), event, 'invitee') !== null &&
  (event !== 'reconsider' || invitation.expiresAt > new Date())

/** Whether the refusal of an invitation can be taken back: nothing has come of another invitation since. */
async function mayReconsider(db: Database, linked: Linked): Promise<boolean> {
  if (!isInTurn(linked, 'reconsider')) return false
  const { invitation } = linked
  if (await hasOpenInvitation(db, invitation)) return false
  return (await findColleagueByEmail(db, invitation.companyId, invitation.email)) === null
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
  linked: Linked,
  caller: Caller | null,
): Promise<Static<typeof LinkedInvitation>> {
  const { invitation, isNewest } = linked
  const company = await findCompany(db, invitation.companyId)
  return presentLinked({
    invitation,
    isNewest,
    mayReconsider: await mayReconsider(db, linked),
    company: company?.name ?? '',
    branches: await branchesOf(db, invitation),
    standing: await standingOf(db, caller, invitation),
  })
}

/** The offer behind a link, and the account that opens it. */
export async function checkLink(
  db: Database,
  token: string,
  caller: Caller | null,
): Promise<Static<typeof LinkedInvitation>> {
  return presentedLink(db, await requireLinked(db, token, findInvitation), caller)
}

/**
 * Locks the invitation of a link for an event of its holder, after the company's members, in the order of every change
 * of members. 409 with the current invitation when its state does not allow the event.
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
  if (isInTurn(linked, event)) return linked.invitation
  throw new Problem(409, 'wrong_state', { current: await presentedLink(tx, linked, caller) })
}

/** What operations to use the mailed links need. */
export type InvitationParts = AccountParts & { readonly posts: CompanyPosts }

/**
 * Makes the account a member with the offered role, in those of the offered branches that still exist. A company whose last
 * member was leaving goes on.
 */
async function join(
  tx: Database,
  posts: CompanyPosts,
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
  await posts.resume(tx, { ...actor, scope: { companyId, branchIds: null } })
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
  { db, ...parts }: Pick<InvitationParts, 'db' | 'identity' | 'users' | 'jobs' | 'posts'>,
  account: Account,
  { caller, requestId }: { readonly caller: Caller; readonly requestId: string },
  token: string,
): Promise<Joined> {
  const { uid } = account
  const linked = await requireLinked(db, token, findInvitation)
  const { invitation } = linked
  const member = await findMember(db, uid)
  const isFirstProof = !account.emailVerifiedAt && account.email.toLowerCase() === invitation.email
  if (isFirstProof && !member && isInTurn(linked, 'accept')) await dropAnothersPassword(parts, caller)
  if (invitation.acceptedBy === uid && member?.companyId === invitation.companyId)
    return joined(db, invitation.companyId)
  try {
    const { company, settle } = await db.transaction(async (tx) => {
      const locked = await lockLinked(tx, token, 'accept', caller)
      if (account.email.toLowerCase() !== locked.email) throw new Problem(403, 'invitation_for_other')
      await lockAccount(tx, uid)
      if (await findMember(tx, uid)) throw new Problem(409, 'already_member')
      await lapseRequestsOf(tx, uid)
      await join(tx, parts.posts, locked, account, requestId)
      const tasks = isFirstProof
        ? [
            ...(await markVerified(tx, account, requestId)),
            ...(await keepOwnWays(tx, account, caller, { requestId })),
          ]
        : []
      return {
        ...(await joined(tx, locked.companyId)),
        settle: await enqueueIdentity(tx, parts, tasks),
      }
    })
    await settle()
    return { company }
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'members_uid_key') throw new Problem(409, 'already_member')
    throw error
  }
}

/** Declines the invitation; anybody with the link may, with or without an account. */
export async function decline(
  db: Database,
  caller: Caller | null,
  requestId: string,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invitation = await lockLinked(tx, token, 'decline', caller)
    await answer(tx, invitation, { caller, requestId }, 'declined')
  })
}

/**
 * Takes the refusal of an invitation back until the invitation ends, for anybody who could refuse: it is open again. 409
 * `already_invited` when the address was invited anew, and `already_in_company` when it has joined.
 */
export async function reconsider(
  db: Database,
  caller: Caller | null,
  requestId: string,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invitation = await lockLinked(tx, token, 'reconsider', caller)
    const { companyId, id, email } = invitation
    if (await findColleagueByEmail(tx, companyId, email)) throw new Problem(409, 'already_in_company')
    await countUse(tx, `changes of mind ${id}`, changesOfMind)
    await answer(tx, invitation, { caller, requestId }, 'reconsidered')
  })
}

const stateAfter = { declined: 'declined', reconsidered: 'pending' } as const

/** Notes an answer of a link's holder, and tells those who manage members. */
async function answer(
  tx: Database,
  invitation: SentInvitation,
  { caller, requestId }: { readonly caller: Caller | null; readonly requestId: string },
  given: keyof typeof stateAfter,
): Promise<void> {
  const { companyId, id, email } = invitation
  const state = stateAfter[given]
  await unlessOpen(updateInvitation(tx, invitation, { state }))
  const uid = caller?.uid ?? `invitation:${id}`
  await audit(tx, invitation, { uid, requestId }, given, { after: { state } })
  await notifyMembers(tx, {
    kind: `invitation_${given}`,
    params: { email },
    companyId,
    subjectId: id,
    branchId: null,
    actorUid: caller?.uid ?? null,
  })
}

/** The owner of idempotency keys in requests that use a link. */
export const holderOf = (token: string): string => `invitation:${hashOf(token)}`

type InvitedPerson = { readonly displayName: string; readonly phone: string; readonly password: string }

/** A sign-in created for an invited person who has no account yet. */
export type InvitedUser = { readonly uid: string; readonly email: string }

/**
 * Creates the sign-in for the invited address, before the account's transaction, which must not wait for the provider.
 * 409 when the invitation is over, 409 `account_exists` when the address has a sign-in already.
 */
export async function createInvitedUser(
  { db, kind, identity }: Pick<AccountParts, 'db' | 'kind' | 'identity'>,
  token: string,
  { password, displayName }: Pick<InvitedPerson, 'password' | 'displayName'>,
): Promise<InvitedUser> {
  const linked = await requireLinked(db, token, findInvitation)
  if (!isInTurn(linked, 'accept')) {
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
 * Removes a sign-in that was created for an invited person and has no account, because it would block the next attempt.
 * If the account was committed but the answer was lost, the sign-in stays.
 */
export async function removeUnclaimed(
  { db, identity }: Pick<AccountParts, 'db' | 'identity'>,
  { uid }: InvitedUser,
): Promise<void> {
  if (!(await findAccount(db, uid))) await identity.removeUser(uid)
}

/** Registers the invited person: an account with the address verified and the membership, both or neither. */
export async function registerInvited(
  tx: Database,
  parts: InvitationParts,
  requestId: string,
  token: string,
  { uid, email }: InvitedUser,
  person: Pick<InvitedPerson, 'displayName' | 'phone'>,
): Promise<{ readonly email: string }> {
  const invitation = await lockLinked(tx, token, 'accept', null)
  const caller = {
    uid,
    user: { email, signInMethods: ['password'] as const, otherProviders: [] },
    isVerified: true,
  }
  const { account } = await register(tx, parts, { caller, requestId }, { ...person, acceptTerms: true })
  await join(tx, parts.posts, invitation, account, requestId)
  return { email }
}
