import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { JobHandler } from '@/services/shared/jobs/kind'
import { notFound } from '@/services/shared/problem'
import { companyBlocked } from '@/services/shared/service-events/catalogue'
import { deliverFacts, type EventReceiver } from '@/services/shared/service-events/delivery'
import { publish } from '@/services/shared/service-events/publish'
import { findWorkerId, lockWorker } from '../certificates/repository'
import type { ReaderParts } from '../resume-readers/service'
import { giveBackBlocked } from '../unlocks/contact'
import { isBlocked } from '../unlocks/repository'
import { deleteBlock, findKnownCompany, insertBlock, touchConversation } from './repository'

/** Who blocks which company, by which request. */
export type Block = { readonly uid: string; readonly requestId: string; readonly companyId: string }

const audit = (tx: Database, { uid, requestId, companyId }: Block, action: string) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    action: `resume.${action}`,
    subjectType: 'company',
    subjectId: companyId,
  })

/**
 * Blocks a company for an account's worker, in their resume and in chat alike (docs/decisions/0167): it finds, invites and
 * unlocks them no more, neither side writes, and what it unlocked is closed. Their own applications stay. Repeating it
 * changes nothing; 404 for an account without a worker.
 */
export async function block(tx: Database, of: Block, companyName: string): Promise<void> {
  const { companyId } = of
  const workerId = await lockWorker(tx, of.uid)
  if (!workerId) throw notFound()
  const pair = { companyId, workerId }
  if (!(await insertBlock(tx, { ...pair, companyName }))) return
  await giveBackBlocked(tx, of, pair)
  await publish(tx, companyBlocked, pair)
  await audit(tx, of, 'company_blocked')
}

/** Takes a block back; a company that was not blocked changes nothing. What the block ended stays ended. */
export async function unblock(tx: Database, of: Block): Promise<void> {
  const workerId = await findWorkerId(tx, of.uid)
  if (!workerId) throw notFound()
  if (await deleteBlock(tx, { workerId, companyId: of.companyId })) await audit(tx, of, 'company_unblocked')
}

/** Tells the job-post service that a worker blocked a company, unless they took the block back by then. */
export const blockDelivery = (db: Database, jobPost: EventReceiver): JobHandler =>
  deliverFacts(companyBlocked, jobPost, async (pair) => ((await isBlocked(db, pair)) ? {} : null))

/** Blocks a company that the worker knows, or one that can be found by its name; 404 for any other. */
export async function blockCompany({ db, companies }: ReaderParts, of: Block): Promise<void> {
  const { companyId } = of
  const own = await findWorkerId(db, of.uid)
  if (!own) throw notFound()
  const name =
    (await findKnownCompany(db, own, companyId)) ?? (await companies.find(companyId))?.companyName ?? null
  if (!name) throw notFound()
  await db.transaction(async (tx) => {
    await touchConversation(tx, { workerId: own, companyId })
    await block(tx, of, name)
  })
}

/** Lets a company find an account's worker again, and write to them. */
export const unblockCompany = (db: Database, of: Block): Promise<void> =>
  db.transaction(async (tx) => {
    const workerId = await findWorkerId(tx, of.uid)
    if (workerId) await touchConversation(tx, { workerId, companyId: of.companyId })
    await unblock(tx, of)
  })

/** What a company is called for a worker who blocks it where both talk. */
export const nameOfKnown = findKnownCompany
