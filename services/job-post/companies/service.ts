import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import { notFound, Problem } from '@/services/shared/problem'
import type { AddressInput } from '@/validators/address'
import { findMember, insertMember } from '../members/repository'
import { notifyMembers } from '../notifications/service'
import type { Attestation } from './attestation'
import { type Company, findCompany, insertCompany, isConfirmed } from './repository'

type NewCompany = {
  readonly juristicId: string
  readonly name: string
  readonly address: Required<AddressInput>
}

const conflicts: Readonly<Record<string, string>> = {
  companies_confirmed_juristic_id_key: 'company_taken',
  members_uid_key: 'already_member',
}

/**
 * Adds a company with its creator as owner. What the registry attested, the name included, counts more than
 * what was typed.
 */
export async function createCompany(
  tx: Database,
  actor: { readonly uid: string; readonly requestId: string },
  input: NewCompany,
  attestation: Attestation | null,
): Promise<Company> {
  if (await findMember(tx, actor.uid)) throw new Problem(409, 'already_member')
  if (await isConfirmed(tx, input.juristicId)) throw new Problem(409, 'company_taken')
  const isMatched = attestation?.active === true
  const { line, ...area } = input.address
  try {
    const company = await insertCompany(tx, {
      id: uuidv7(),
      juristicId: input.juristicId,
      name: isMatched ? attestation.name : input.name,
      addressLine: line,
      ...area,
      verification: isMatched ? 'registry_matched' : 'unverified',
      registryCheckedAt: attestation ? new Date() : null,
    })
    await insertMember(tx, { companyId: company.id, uid: actor.uid, role: 'owner' })
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: company.id,
      action: 'company.created',
      subjectType: 'company',
      subjectId: company.id,
      after: company,
    })
    if (isMatched) await tellOfMatch(tx, company)
    return company
  } catch (error) {
    const code = conflicts[violatedUniqueConstraint(error) ?? '']
    throw code ? new Problem(409, code) : error
  }
}

/** The registry's word, not a colleague's doing: whoever founded the company is told, too. */
const tellOfMatch = (tx: Database, { id, name }: Company) =>
  notifyMembers(tx, {
    kind: 'company_matched',
    params: { company: name },
    companyId: id,
    subjectId: id,
    branchId: null,
    actorUid: null,
  })

/** The member's own company. */
export async function requireCompany(db: Database, companyId: string): Promise<Company> {
  const company = await findCompany(db, companyId)
  if (!company) throw notFound()
  return company
}
