import type { Database } from '@/services/shared/database'
import { isPersonalKind } from '@/validators/company-kind'
import { findMember } from '../../platform/access/repository'
import { addressOf } from './present'
import { findCompany } from './repository'

/** The own number and address with which somebody is an employer, whole, for their copy of their data; null for others. */
export async function ownNumberOf(db: Database, uid: string): Promise<object | null> {
  const member = await findMember(db, uid)
  const company = member?.role === 'owner' ? await findCompany(db, member.companyId) : null
  if (!company || !isPersonalKind(company.kind)) return null
  return { kind: company.kind, number: company.juristicId, name: company.name, address: addressOf(company) }
}
