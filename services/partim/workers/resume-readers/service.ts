import type { Database } from '@/services/shared/database'
import { companyNameSearch } from '@/validators/company-name-search'
import type { Companies, CompanyName } from '../../platform/companies/companies-of-job-post'
import type { Actor } from '../../platform/members/access'
import { countProfile } from '../shown-workers/service'
import {
  allViews,
  hasViewedToday,
  listBlocked,
  listReaders,
  listWorkplaces,
  noteView,
  noteWork as storeWork,
  noteWorkplace as storeWorkplace,
} from './repository'

export type ReaderParts = { readonly db: Database; readonly companies: Companies }

/** Records that a worker works for a company, to which they may not be shown from then on. */
export const noteWorkplace = storeWorkplace

/** Notes what a worker did there to the end, for the company that finds them again. */
export const noteWork = storeWork

/**
 * Records that a member reads a masked resume, for its worker to see; 429 when too many were opened that day, of which one
 * that the company has read already is none.
 */
export async function readMasked(db: Database, actor: Actor, workerId: string): Promise<void> {
  if (!(await hasViewedToday(db, actor, workerId))) await countProfile(db, actor)
  await noteView(db, actor, workerId)
}

/** Which companies read an account's resume, and when: the last one first. */
export const readersOf = listReaders

/** The companies an account's worker blocked, and those that hired them in the past year. */
export async function hiddenFrom(db: Database, uid: string) {
  const [blocked, workplaces] = await Promise.all([listBlocked(db, uid), listWorkplaces(db, uid)])
  return { blocked, workplaces }
}

/** A few companies by a part of their name, for a worker who wants to block one; none for a text that is too short. */
export async function searchCompanies(companies: Companies, typed: string): Promise<readonly CompanyName[]> {
  const name = typed.trim()
  return name.length < companyNameSearch.shortest ? [] : companies.search(name)
}

/** All stored readings of an account's resume, for the copy of the worker's data. */
export const viewRecords = allViews
