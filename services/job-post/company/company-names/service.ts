import type { Database } from '@/services/shared/database'
import { companyNameSearch } from '@/validators/company-name-search'
import { findByName, findMemberNames, findNamed } from './repository'

/** A few companies whose name contains a text; none for a text that is too short once trimmed. */
export async function searchNames(db: Database, typed: string) {
  const text = typed.trim()
  if (text.length < companyNameSearch.shortest) return []
  return findByName(db, text, companyNameSearch.atMost)
}

/** The name of a company that is shown workers; null for any other. */
export const nameOf = findNamed

/** What some members of a company are called now. */
export const listMemberNames = findMemberNames
