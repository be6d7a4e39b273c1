import { isPersonalKind, maskedNumber } from '@/validators/company-kind'
import type { Company } from './repository'

/** A company as audit events keep it: they outlive the account, so a person's number is masked and their address left out. */
export function auditedCompany(company: Company): object {
  if (!isPersonalKind(company.kind)) return company
  const { addressLine: _, ...rest } = company
  return { ...rest, juristicId: maskedNumber(company.juristicId) }
}
