import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '@/services/shared/access'
import { findAccount } from '@/services/shared/accounts/repository'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { hashOf, newLinkToken } from '@/services/shared/link-token'
import { filled, notFound, Problem, validationFailed } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import { permits } from '@/validators/permissions'
import { findCompany } from '../../company/companies/repository'
import type { Doer } from '../../platform/access/actor'
import { findMember, type Member } from '../../platform/access/repository'
import { notifyMembers } from '../../platform/notifications/service'
import { giveBuffet } from './giving'
import {
  type ActivatedBuffet,
  type BuffetLink,
  type BuffetTokenInput,
  type LinkStanding,
  type LinkState,
  type NewBuffetToken,
  type OpsBuffetToken,
  presentToken,
  stateOfToken,
} from './present'
import { findBuffetEnd, findBuffetOf } from './repository'
import {
  type BuffetToken,
  findToken,
  findTokenByHash,
  insertToken,
  listTokens,
  listTokensUsedBy,
  lockTokenByHash,
  markUsed,
  revokeUnused,
} from './tokens-repository'

type Cause = { readonly uid: string; readonly requestId: string }

const dayMs = 86_400_000

/**
 * Makes a sales link that gives days of unlimited posting once. Its token is in the answer and nowhere else. 404 for a
 * company that does not exist.
 */
export async function makeToken(
  db: Database,
  { uid, requestId }: Cause,
  { days, companyId, activateBy, note: said }: Static<typeof BuffetTokenInput>,
  screen: string,
): Promise<Static<typeof NewBuffetToken>> {
  const expiresAt = new Date(activateBy)
  if (expiresAt <= new Date()) throw validationFailed([{ field: 'activateBy', rule: 'not_past', params: {} }])
  const note = filled('note', said)
  if (companyId !== null && !(await findCompany(db, companyId))) throw notFound()
  const secret = newLinkToken()
  return db.transaction(async (tx) => {
    const token = await insertToken(tx, {
      id: uuidv7(),
      hash: hashOf(secret),
      days,
      companyId,
      note,
      createdBy: uid,
      expiresAt,
    })
    const { id: subjectId } = token
    const after = { days, companyId, activateBy, note }
    await recordAudit(tx, { ...audited(uid, requestId, subjectId), action: 'buffet_link.created', after })
    return { ...presentToken(token), link: `${screen}?${new URLSearchParams({ token: secret })}` }
  })
}

const audited = (actorUid: string, requestId: string, subjectId: string) => ({
  actorUid,
  requestId,
  subjectType: 'buffet_link',
  subjectId,
})

/** One page of all links, newest first. */
export async function pageOfTokens(
  db: Database,
  { cursor, limit }: PageQuery,
): Promise<Page<Static<typeof OpsBuffetToken>>> {
  const after = decodeCursor(Uuid, cursor)
  const rows = await listTokens(db, { after, limit: limit + 1 })
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => id)
  return { items: items.map(presentToken), nextCursor }
}

/** Makes a link worthless that nobody used; 409 `wrong_state` with its state for one that was used or revoked. */
export async function revokeToken(
  db: Database,
  { uid, requestId }: Cause,
  id: string,
): Promise<Static<typeof OpsBuffetToken>> {
  return db.transaction(async (tx) => {
    const revoked = await revokeUnused(tx, id)
    if (!revoked) {
      const token = await findToken(tx, id)
      if (!token) throw notFound()
      throw new Problem(409, 'wrong_state', { current: { state: stateOfToken(token) } })
    }
    await recordAudit(tx, { ...audited(uid, requestId, id), action: 'buffet_link.revoked' })
    return presentToken(revoked)
  })
}

const subjectOf = ({ id }: Pick<BuffetToken, 'id'>) => `token:${id}`

function stateOfLink(token: BuffetToken, companyId: string | null): LinkState {
  const state = stateOfToken(token)
  if (state !== 'open') return state
  return companyId !== null && token.companyId !== null && token.companyId !== companyId
    ? 'other_company'
    : 'valid'
}

/** What a link is worth to the one who opens it; 404 `link_invalid` for an unknown one. */
export async function checkLink(
  db: Database,
  secret: string,
  caller: Caller | null,
): Promise<Static<typeof BuffetLink>> {
  const token = await findTokenByHash(db, hashOf(secret))
  if (!token) throw new Problem(404, 'link_invalid')
  const member = caller && (await findMember(db, caller.uid))
  const company = member && (await findCompany(db, member.companyId))
  const companyId = company?.id ?? null
  const isSuspended = company?.verification === 'suspended'
  const state = stateOfLink(token, companyId)
  return {
    state,
    days: token.days,
    activateBy: token.expiresAt.toISOString(),
    standing: await standingOf(db, caller, member, isSuspended),
    company: company?.name ?? null,
    isOurs: companyId !== null && token.usedCompanyId === companyId,
    until: companyId === null ? null : await untilOf(db, companyId, token, state),
  }
}

async function standingOf(
  db: Database,
  caller: Caller | null,
  member: Member | null,
  isSuspended: boolean,
): Promise<LinkStanding> {
  if (!caller) return 'signed_out'
  if (caller.user.kind === 'worker') return 'worker'
  if (!member) return (await findAccount(db, caller.uid)) ? 'no_company' : 'not_registered'
  if (!permits(member.role, 'billing.pay')) return 'not_allowed'
  return isSuspended ? 'suspended' : 'may_activate'
}

async function untilOf(
  db: Database,
  companyId: string,
  token: BuffetToken,
  state: LinkState,
): Promise<string | null> {
  if (token.usedCompanyId === companyId)
    return (await findBuffetOf(db, companyId, subjectOf(token)))?.endsAt.toISOString() ?? null
  if (state !== 'valid') return null
  const from = (await findBuffetEnd(db, companyId)) ?? new Date()
  return new Date(from.getTime() + token.days * dayMs).toISOString()
}

/** The code of the problem for a link that cannot be activated. */
const refusals: Readonly<Record<Exclude<LinkState, 'valid'>, string>> = {
  used: 'link_used',
  expired: 'link_expired',
  revoked: 'link_revoked',
  other_company: 'link_for_other_company',
}

/**
 * Gives the member's company what the link is worth, once. Of two at the same time one gets 409 `link_used`; who
 * activated it gets the same answer again.
 */
export async function activate(
  db: Database,
  { uid, requestId, scope: { companyId } }: Doer,
  secret: string,
): Promise<Static<typeof ActivatedBuffet>> {
  return db.transaction(async (tx) => {
    const token = await lockTokenByHash(tx, hashOf(secret))
    if (!token) throw new Problem(404, 'link_invalid')
    const company = await findCompany(tx, companyId)
    if (!company) throw notFound()
    const { days } = token
    const known = token.usedBy === uid && (await findBuffetOf(tx, companyId, subjectOf(token)))
    if (known) return { company: company.name, days, until: known.endsAt.toISOString() }
    const state = stateOfLink(token, companyId)
    if (state !== 'valid') throw new Problem(409, refusals[state])
    if (company.verification === 'suspended') throw new Problem(409, 'company_suspended')
    await markUsed(tx, token.id, { usedBy: uid, usedCompanyId: companyId })
    const given = await giveBuffet(tx, { companyId, subject: subjectOf(token), days, createdBy: uid })
    if (!given) throw new Error(`the buffet of the link ${token.id} was given before`)
    const until = given.endsAt.toISOString()
    const event = { ...audited(uid, requestId, token.id), companyId, action: 'buffet_link.used' }
    await recordAudit(tx, { ...event, after: { days, until } })
    await notifyMembers(tx, {
      kind: 'buffet_activated',
      params: { days: String(days) },
      companyId,
      subjectId: companyId,
      branchId: null,
      actorUid: uid,
    })
    return { company: company.name, days, until }
  })
}

/** The sales links that a person activated, for the copy of their data. */
export const linksUsedBy = listTokensUsedBy
