import { uuidv7 } from 'uuidv7'
import { lockAccount } from '@/services/shared/accounts/repository'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import { Problem } from '@/services/shared/problem'
import { countUses } from '@/services/shared/rate-limit/rate-limit'
import type { AddressInput } from '@/validators/address'
import { type CompanyKind, isPersonalKind } from '@/validators/company-kind'
import { findMember } from '../../platform/access/repository'
import { notifyMembers } from '../../platform/notifications/service'
import type { Attestation } from '../companies/attestation'
import { auditedCompany } from '../companies/audited-company'
import { type Company, findHolder, insertCompany } from '../companies/repository'
import { lapseRequestsOf } from '../join-requests/ending'
import { insertMember } from '../membership/repository'

type NewCompany = {
  readonly kind: CompanyKind
  readonly juristicId: string
  readonly name: string
  readonly address: Required<Omit<AddressInput, 'isUnlisted'>> & Pick<AddressInput, 'isUnlisted'>
}

export type FoundingParts = {
  /** Gives a new company the credits it begins with. */
  readonly grantStartingCredits: (tx: Database, companyId: string) => Promise<unknown>
}

/** The input for founding a company; `attestation` is what the registry says about the number. */
export type Founding = FoundingParts & {
  readonly input: NewCompany
  readonly attestation: Attestation | null
}

export type Founder = {
  readonly uid: string
  readonly requestId: string
  /** The visitor the founding is counted for, besides the founder; null for none. */
  readonly visitor: string | null
}

/** Every new company gets starting credits, so one person must not found many, with one account or several. */
const foundedByAccount = { max: 2, seconds: 86_400 }
/** Mobile carriers share one address among many people, so the limit is higher. */
const foundedByVisitor = { max: 10, seconds: 86_400 }

const countFounding = (tx: Database, { uid, visitor }: Founder): Promise<void> =>
  countUses(tx, [
    { key: `companies founded by ${uid}`, limit: foundedByAccount },
    ...(visitor ? [{ key: `companies founded from ${visitor}`, limit: foundedByVisitor }] : []),
  ])

const conflicts: Readonly<Record<string, string>> = {
  companies_confirmed_juristic_id_key: 'company_taken',
  members_uid_key: 'already_member',
}

/** Adds a company with its creator as owner. What the registry attests, including the name, replaces what was typed. */
export async function createCompany(tx: Database, actor: Founder, founding: Founding): Promise<Company> {
  await lockAccount(tx, actor.uid)
  if (await findMember(tx, actor.uid)) throw new Problem(409, 'already_member')
  const { input, attestation } = founding
  // Saying that a person's number is taken would say that this person uses Partim; staff see it when they review.
  if (!isPersonalKind(input.kind) && (await findHolder(tx, input.juristicId))) {
    throw new Problem(409, 'company_taken')
  }
  return found(tx, actor, founding, attestation?.active === true)
}

/** Adds a company that claims another company's number: with an owner, and without the number. */
export async function foundClaimant(tx: Database, actor: Founder, founding: Founding): Promise<Company> {
  await lockAccount(tx, actor.uid)
  if (await findMember(tx, actor.uid)) throw new Problem(409, 'already_member')
  return found(tx, actor, founding, false)
}

async function found(
  tx: Database,
  actor: Founder,
  { input, attestation, grantStartingCredits }: Founding,
  isMatched: boolean,
): Promise<Company> {
  const { line, isUnlisted: _, ...area } = input.address
  await countFounding(tx, actor)
  try {
    const company = await insertCompany(tx, {
      id: uuidv7(),
      kind: input.kind,
      juristicId: input.juristicId,
      name: attestation?.active ? attestation.name : input.name,
      addressLine: line,
      ...area,
      verification: isMatched ? 'registry_matched' : 'unverified',
      registryCheckedAt: attestation ? new Date() : null,
      numberConfirmedAt: isMatched ? new Date() : null,
      registryAddress: isMatched ? (attestation?.address ?? null) : null,
    })
    await lapseRequestsOf(tx, actor.uid)
    await insertMember(tx, { companyId: company.id, uid: actor.uid, role: 'owner' })
    await grantStartingCredits(tx, company.id)
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: company.id,
      action: 'company.created',
      subjectType: 'company',
      subjectId: company.id,
      after: auditedCompany(company),
    })
    if (isMatched) await tellOfMatch(tx, company)
    return company
  } catch (error) {
    const code = conflicts[violatedUniqueConstraint(error) ?? '']
    throw code ? new Problem(409, code) : error
  }
}

/**
 * Notifies the company of a match with the registry; the founder as well, because the match is not their own action.
 */
const tellOfMatch = (tx: Database, { id, name }: Company) =>
  notifyMembers(tx, {
    kind: 'company_matched',
    params: { company: name },
    companyId: id,
    subjectId: id,
    branchId: null,
    actorUid: null,
  })
