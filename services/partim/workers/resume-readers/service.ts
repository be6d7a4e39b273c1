import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { companyNameSearch } from '@/validators/company-name-search'
import type { Companies, CompanyName } from '../../platform/companies/companies-of-job-post'
import { findWorkerId, lockWorker } from '../certificates/repository'
import {
  allViews,
  deleteBlock,
  findKnownCompany,
  insertBlock,
  listBlocked,
  listReaders,
  listWorkplaces,
  noteWorkplace as storeWorkplace,
} from './repository'

export type ReaderParts = { readonly db: Database; readonly companies: Companies }

type Block = { readonly uid: string; readonly requestId: string; readonly companyId: string }

/** Records that a worker works for a company, to which they may not be shown from then on. */
export const noteWorkplace = storeWorkplace

/** Which companies read an account's resume, and when: the last one first. */
export const readersOf = listReaders

/** The companies an account's worker blocked, and those that hired them in the past year. */
export async function hiddenFrom(db: Database, uid: string) {
  const [blocked, workplaces] = await Promise.all([listBlocked(db, uid), listWorkplaces(db, uid)])
  return { blocked, workplaces }
}

const audit = (tx: Database, { uid, requestId, companyId }: Block, action: string) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    action: `resume.${action}`,
    subjectType: 'company',
    subjectId: companyId,
  })

/** A few companies by a part of their name, for a worker who wants to block one; none for a text that is too short. */
export async function searchCompanies(companies: Companies, typed: string): Promise<readonly CompanyName[]> {
  const name = typed.trim()
  return name.length < companyNameSearch.shortest ? [] : companies.search(name)
}

/**
 * Hides an account's worker from a company: one that they know, or one that can be found by its name. 404 for any other.
 * Repeating it changes nothing.
 */
export async function blockCompany({ db, companies }: ReaderParts, block: Block): Promise<void> {
  const { companyId } = block
  const own = await findWorkerId(db, block.uid)
  if (!own) throw notFound()
  const name =
    (await findKnownCompany(db, own, companyId)) ?? (await companies.find(companyId))?.companyName ?? null
  if (!name) throw notFound()
  await db.transaction(async (tx) => {
    const workerId = await lockWorker(tx, block.uid)
    if (!workerId) throw notFound()
    if (await insertBlock(tx, { workerId, companyId, companyName: name })) {
      await audit(tx, block, 'company_blocked')
    }
  })
}

/** Lets a company find an account's worker again; one that was not blocked changes nothing. */
export async function unblockCompany(db: Database, block: Block): Promise<void> {
  await db.transaction(async (tx) => {
    const workerId = await findWorkerId(tx, block.uid)
    if (!workerId) throw notFound()
    if (await deleteBlock(tx, { workerId, companyId: block.companyId })) {
      await audit(tx, block, 'company_unblocked')
    }
  })
}

/** All stored readings of an account's resume, for the copy of the worker's data. */
export const viewRecords = allViews
