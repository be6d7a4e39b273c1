import type { Static } from '@fastify/type-provider-typebox'
import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import { standingOf } from '@/validators/company-standing'
import { withoutContactDetails } from '@/validators/contact-details'
import { letterDays, lettersAMonth, letterTries } from '@/validators/letter-code'
import {
  type LetterState,
  type MemberEvent,
  nextState,
  openStates,
} from '@/validators/states/representation-letter'
import type { Actor } from '../../platform/access/actor'
import { notifyMembers } from '../../platform/notifications/service'
import type { NotificationKind } from '../../shapes/notification-kinds'
import { type Company, findCompany, lockCompany, moveVerification } from '../companies/repository'
import { requireLockedCompany } from '../companies/service'
import { hashOfLetterCode, isLetterCode, newLetterCode } from './code'
import {
  type LetterObstacle,
  type LetterStatus,
  type OpsLetter,
  type PrintedLetter,
  presentOpsLetter,
  presentStatus,
  stateOf,
} from './present'
import {
  countLettersSince,
  findCompanyOfLetter,
  findLatestLetter,
  insertLetter,
  type Letter,
  type LetterKey,
  listLetters,
  lockLetter,
  nameOfAsker,
  updateLetter,
} from './repository'

const dayMs = 86_400_000
const isOpen = (letter: Letter) => (openStates as readonly LetterState[]).includes(stateOf(letter))

type Cause = { readonly uid: string; readonly requestId: string }

const audit = (tx: Database, { companyId, id }: LetterKey, cause: Cause, action: string, after: object) =>
  recordAudit(tx, {
    actorUid: cause.uid,
    requestId: cause.requestId,
    companyId,
    action: `representation_letter.${action}`,
    subjectType: 'representation_letter',
    subjectId: id,
    after,
  })

const tell = (tx: Database, kind: NotificationKind & `company_${string}`, { id, name }: Company) =>
  notifyMembers(tx, {
    kind,
    params: { company: name },
    companyId: id,
    subjectId: id,
    branchId: null,
    actorUid: null,
  })

/** Why a company cannot request a letter now; null when it can. */
async function obstacleOf(
  db: Database,
  company: Company,
  latest: Letter | null,
): Promise<LetterObstacle | null> {
  if (company.verification === 'suspended') return 'company_suspended'
  const standing = standingOf(company)
  if (standing === 'represented') return 'already_represented'
  if (standing === 'unregistered') return 'company_unregistered'
  if (!company.registryAddress) return 'no_registry_address'
  if (latest && isOpen(latest)) return 'letter_open'
  const since = new Date(Date.now() - 30 * dayMs)
  return (await countLettersSince(db, company.id, since)) >= lettersAMonth ? 'letter_limit' : null
}

async function statusOf(db: Database, company: Company): Promise<Static<typeof LetterStatus>> {
  const latest = await findLatestLetter(db, company.id)
  return presentStatus(company, latest, await obstacleOf(db, company, latest))
}

/** The state of a company's letter, and whether it can request one. */
export async function readStatus(db: Database, { scope }: Actor): Promise<Static<typeof LetterStatus>> {
  const company = await findCompany(db, scope.companyId)
  if (!company) throw notFound()
  return statusOf(db, company)
}

/** Requests a letter from staff to the address in the registry; 409 with the obstacle's name when there is one. */
export async function askForLetter(tx: Database, actor: Actor): Promise<Static<typeof LetterStatus>> {
  const company = await requireLockedCompany(tx, actor.scope.companyId)
  const latest = await findLatestLetter(tx, company.id)
  const obstacle = await obstacleOf(tx, company, latest)
  if (obstacle) throw new Problem(409, obstacle)
  // An overdue letter is still stored as sent until a new one is requested.
  if (latest?.state === 'sent') await updateLetter(tx, latest, { state: 'expired', codeHash: null })
  const key = { companyId: company.id, id: uuidv7() }
  await insertLetter(tx, { ...key, askedBy: actor.uid })
  await audit(tx, key, actor, 'asked', { address: company.registryAddress })
  return statusOf(tx, company)
}

type Held = { readonly company: Company; readonly letter: Letter }

/** A company and its letter, locked against changes until the transaction ends; 404 for another company's letter. */
async function requireLetter(tx: Database, key: LetterKey): Promise<Held> {
  const company = await lockCompany(tx, key.companyId)
  const letter = company && (await lockLetter(tx, key))
  if (!letter) throw notFound()
  return { company, letter }
}

/** Gives up a letter, for example one lost in the post; its code becomes void. */
export async function applyMemberEvent(
  db: Database,
  actor: Actor,
  id: string,
  event: MemberEvent,
): Promise<Static<typeof LetterStatus>> {
  return db.transaction(async (tx) => {
    const { company, letter } = await requireLetter(tx, { companyId: actor.scope.companyId, id })
    const state = nextState(stateOf(letter), event, 'member')
    if (!state) throw new Problem(409, 'wrong_state', { current: await statusOf(tx, company) })
    await updateLetter(tx, letter, { state, codeHash: null, endedAt: new Date() })
    await audit(tx, letter, actor, state, {})
    return statusOf(tx, company)
  })
}

type Tried = { readonly status: Static<typeof LetterStatus>; readonly refusal: Problem | null }

/**
 * Enters the code of a letter: the right one makes the company represented. 422 at `code` for a wrong one, which is
 * counted even though the request fails; 409 with the current state when the letter is over.
 */
export async function enterCode(
  db: Database,
  actor: Actor,
  id: string,
  code: string,
): Promise<Static<typeof LetterStatus>> {
  const tried = await db.transaction(async (tx): Promise<Tried> => {
    const { company, letter } = await requireLetter(tx, { companyId: actor.scope.companyId, id })
    if (company.verification === 'suspended') throw new Problem(409, 'company_suspended')
    const used = nextState(stateOf(letter), 'enter', 'member')
    if (!used || !letter.codeHash || standingOf(company) !== 'registered') {
      throw new Problem(409, 'wrong_state', { current: await statusOf(tx, company) })
    }
    if (!(await isLetterCode(id, code, letter.codeHash))) {
      const refusal = await countWrong(tx, actor, letter)
      return { refusal, status: await statusOf(tx, company) }
    }
    const now = new Date()
    await updateLetter(tx, letter, { state: used, codeHash: null, endedAt: now })
    const { verification, verificationReason } = company
    const after = await moveVerification(tx, company.id, {
      verification,
      verificationReason,
      representedAt: now,
    })
    await audit(tx, letter, actor, 'used', {})
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: company.id,
      action: 'company.represented',
      subjectType: 'company',
      subjectId: company.id,
      before: { standing: standingOf(company) },
      after: { standing: standingOf(after), letterId: id },
    })
    await tell(tx, 'company_represented', after)
    return { refusal: null, status: await statusOf(tx, after) }
  })
  if (tried.refusal) throw tried.refusal
  return tried.status
}

/** Counts a wrong code; the last allowed one voids the letter. */
async function countWrong(tx: Database, actor: Actor, letter: Letter): Promise<Problem> {
  const wrongTries = letter.wrongTries + 1
  const left = Math.max(0, letterTries - wrongTries)
  const voided = left === 0 ? nextState(letter.state, 'fail', 'system') : null
  const ending = voided && { state: voided, codeHash: null, endedAt: new Date() }
  await updateLetter(tx, letter, { wrongTries, ...ending })
  await audit(tx, letter, actor, voided ?? 'wrong_code', { wrongTries })
  return validationFailed([{ field: 'code', rule: 'wrong_code', params: { left } }])
}

const Position = Type.String({ format: 'uuid' })

/** Letters for staff, in one state, the oldest request first. */
export async function pageOfLetters(
  db: Database,
  { state, cursor, limit }: PageQuery & { state: LetterState },
): Promise<Page<Static<typeof OpsLetter>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listLetters(db, { state, after, limit: limit + 1 })
  return toPage(rows.map(presentOpsLetter), limit, ({ id }) => id)
}

/**
 * Prints a letter: creates its code, which only this answer contains, and stores the code's hash. A letter that is
 * printed again gets a new code, and the previous one becomes void.
 */
export async function printLetter(
  db: Database,
  cause: Cause,
  id: string,
  enterAt: string,
): Promise<Static<typeof PrintedLetter>> {
  const code = newLetterCode()
  const codeHash = await hashOfLetterCode(id, code)
  return db.transaction(async (tx) => {
    const companyId = await findCompanyOfLetter(tx, id)
    if (!companyId) throw notFound()
    const { company, letter } = await requireLetter(tx, { companyId, id })
    const { registryAddress: address } = company
    const state = nextState(stateOf(letter), 'print', 'ops')
    if (!state || !address || standingOf(company) !== 'registered') {
      throw new Problem(409, 'wrong_state', { current: { state: stateOf(letter) } })
    }
    const now = new Date()
    const expiresAt = new Date(now.getTime() + letterDays * dayMs)
    const isAgain = letter.sentAt !== null
    const sentAt = letter.sentAt ?? now
    await updateLetter(tx, letter, { state, codeHash, sentAt, expiresAt, wrongTries: 0 })
    await audit(tx, letter, cause, isAgain ? 'printed_again' : 'printed', { address, expiresAt })
    if (!isAgain) await tell(tx, 'company_letter_sent', company)
    return {
      id,
      code,
      companyName: company.name,
      juristicId: company.juristicId,
      address,
      // A name must not carry a message of its own into our letter, so contact details are removed.
      askedByName: withoutContactDetails((await nameOfAsker(tx, letter)) ?? ''),
      enterAt,
      printedAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }
  })
}
