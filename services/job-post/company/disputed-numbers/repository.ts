import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type DisputeState, unsettledStates } from '@/validators/states/company-dispute'
import { companyDisputes } from '../../tables/company-disputes'

export type Dispute = typeof companyDisputes.$inferSelect
export type DisputeValues = Partial<Omit<Dispute, 'id' | 'claimantId' | 'holderId' | 'juristicId'>>

const isUnsettled = inArray(companyDisputes.state, [...unsettledStates])

export async function findDispute(db: Database, id: string): Promise<Dispute | null> {
  const [dispute] = await db.select().from(companyDisputes).where(eq(companyDisputes.id, id))
  return dispute ?? null
}

/** The dispute, locked until the transaction ends; the caller has locked its companies. */
export async function lockDispute(tx: Database, id: string): Promise<Dispute | null> {
  const [dispute] = await tx.select().from(companyDisputes).where(eq(companyDisputes.id, id)).for('update')
  return dispute ?? null
}

/** The latest disputes of a company; as holder only those it was notified of. */
export async function listDisputesOf(db: Database, companyId: string, limit: number): Promise<Dispute[]> {
  return db
    .select()
    .from(companyDisputes)
    .where(
      or(
        eq(companyDisputes.claimantId, companyId),
        and(eq(companyDisputes.holderId, companyId), isNotNull(companyDisputes.openedAt)),
      ),
    )
    .orderBy(desc(companyDisputes.id))
    .limit(limit)
}

/** The open dispute that a company has begun. */
export async function findUnsettledClaim(db: Database, claimantId: string): Promise<Dispute | null> {
  const [dispute] = await db
    .select()
    .from(companyDisputes)
    .where(and(eq(companyDisputes.claimantId, claimantId), isUnsettled))
  return dispute ?? null
}

/** True for a company that was notified of a dispute and has not answered it. */
export async function hasToAnswer(db: Database, holderId: string): Promise<boolean> {
  const [one] = await db
    .select({ id: companyDisputes.id })
    .from(companyDisputes)
    .where(and(eq(companyDisputes.holderId, holderId), eq(companyDisputes.state, 'open')))
    .limit(1)
  return one !== undefined
}

/** Disputes about a number that staff decided against this person or company since a moment, on either side. */
export async function findLostSince(
  db: Database,
  {
    juristicId,
    companyId,
    uid,
    since,
  }: { juristicId: string; companyId: string | null; uid: string; since: Date },
): Promise<Dispute | null> {
  const lostByThem = or(
    and(
      eq(companyDisputes.state, 'lost'),
      or(eq(companyDisputes.begunBy, uid), companyId ? eq(companyDisputes.claimantId, companyId) : undefined),
    ),
    companyId ? and(eq(companyDisputes.state, 'won'), eq(companyDisputes.holderId, companyId)) : undefined,
  )
  const [dispute] = await db
    .select()
    .from(companyDisputes)
    .where(and(eq(companyDisputes.juristicId, juristicId), gt(companyDisputes.endedAt, since), lostByThem))
    .orderBy(desc(companyDisputes.endedAt))
    .limit(1)
  return dispute ?? null
}

export async function insertDispute(
  tx: Database,
  values: typeof companyDisputes.$inferInsert,
): Promise<Dispute> {
  const [dispute] = await tx.insert(companyDisputes).values(values).returning()
  if (!dispute) throw new Error('the dispute was not stored')
  return dispute
}

export async function updateDispute(tx: Database, id: string, values: DisputeValues): Promise<Dispute> {
  const [dispute] = await tx.update(companyDisputes).set(values).where(eq(companyDisputes.id, id)).returning()
  if (!dispute) throw new Error('the dispute was not moved')
  return dispute
}

type Ending = { readonly state: DisputeState; readonly forgetsStatement?: boolean }

const ending = ({ state, forgetsStatement = false }: Ending) => ({
  state,
  endedBy: 'system',
  endedAt: sql`now()`,
  ...(forgetsStatement && { statement: null }),
})

/** Ends a company's open dispute as claimant; answers the ended dispute. */
export async function endClaimsOf(tx: Database, claimantId: string, how: Ending): Promise<Dispute[]> {
  return tx
    .update(companyDisputes)
    .set(ending(how))
    .where(and(eq(companyDisputes.claimantId, claimantId), isUnsettled))
    .returning()
}

/** Ends every dispute against a company except one; answers the ended disputes. */
export async function endDisputesWith(
  tx: Database,
  holderId: string,
  how: Ending & { readonly besides?: string },
): Promise<Dispute[]> {
  return tx
    .update(companyDisputes)
    .set(ending(how))
    .where(
      and(
        eq(companyDisputes.holderId, holderId),
        isUnsettled,
        how.besides ? ne(companyDisputes.id, how.besides) : undefined,
      ),
    )
    .returning()
}

/** Disputes for staff, the oldest first, after a position: those that wait for a decision, or those in one state. */
export async function listDisputes(
  db: Database,
  { state, after, limit }: { state?: DisputeState; after: string | null; limit: number },
): Promise<Dispute[]> {
  return db
    .select()
    .from(companyDisputes)
    .where(
      and(
        state ? eq(companyDisputes.state, state) : inArray(companyDisputes.state, ['open', 'answered']),
        after ? gt(companyDisputes.id, after) : undefined,
      ),
    )
    .orderBy(asc(companyDisputes.id))
    .limit(limit)
}

/** All other disputes about a number, newest first. */
export async function listOthers(
  db: Database,
  { id, juristicId }: Dispute,
  limit: number,
): Promise<Dispute[]> {
  return db
    .select()
    .from(companyDisputes)
    .where(and(eq(companyDisputes.juristicId, juristicId), ne(companyDisputes.id, id)))
    .orderBy(desc(companyDisputes.id))
    .limit(limit)
}

/** The disputes in which a person wrote something. */
export async function listWrittenBy(db: Database, uid: string): Promise<Dispute[]> {
  return db
    .select()
    .from(companyDisputes)
    .where(or(eq(companyDisputes.begunBy, uid), eq(companyDisputes.answeredBy, uid)))
    .orderBy(asc(companyDisputes.id))
}
