import { and, asc, desc, eq, lt, lte, notInArray, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import type { JoinRequestState } from '@/validators/states/join-request'
import { joinRequests } from '../../tables/join-requests'

export type JoinRequest = typeof joinRequests.$inferSelect
export type JoinRequestKey = Pick<JoinRequest, 'companyId' | 'id'>
/** A request with its sender's name and address. */
export type RequesterRequest = JoinRequest & { readonly displayName: string; readonly email: string }

const isRequest = ({ companyId, id }: JoinRequestKey) =>
  and(eq(joinRequests.companyId, companyId), eq(joinRequests.id, id))

const withRequester = (db: Database) =>
  db
    .select({ request: joinRequests, displayName: accounts.displayName, email: accounts.email })
    .from(joinRequests)
    .innerJoin(accounts, eq(accounts.uid, joinRequests.uid))

const flat = ({
  request,
  ...requester
}: Awaited<ReturnType<typeof withRequester>>[number]): RequesterRequest => ({
  ...request,
  ...requester,
})

export async function findRequest(db: Database, key: JoinRequestKey): Promise<RequesterRequest | null> {
  const [row] = await withRequester(db).where(isRequest(key))
  return row ? flat(row) : null
}

/** The request, locked until the transaction ends. */
export async function lockRequest(tx: Database, key: JoinRequestKey): Promise<RequesterRequest | null> {
  await tx.select({ id: joinRequests.id }).from(joinRequests).where(isRequest(key)).for('update')
  return findRequest(tx, key)
}

/** One of somebody's own requests. */
export async function findOwnRequest(db: Database, uid: string, id: string): Promise<JoinRequest | null> {
  const [row] = await db
    .select()
    .from(joinRequests)
    .where(and(eq(joinRequests.uid, uid), eq(joinRequests.id, id)))
  return row ?? null
}

/** Somebody's own requests, newest first. */
export async function listOwnRequests(db: Database, uid: string, limit: number): Promise<JoinRequest[]> {
  return db
    .select()
    .from(joinRequests)
    .where(eq(joinRequests.uid, uid))
    .orderBy(desc(joinRequests.id))
    .limit(limit)
}

/** A person's latest request to a company. */
export async function findLatest(db: Database, companyId: string, uid: string): Promise<JoinRequest | null> {
  const [row] = await db
    .select()
    .from(joinRequests)
    .where(and(eq(joinRequests.companyId, companyId), eq(joinRequests.uid, uid)))
    .orderBy(desc(joinRequests.id))
    .limit(1)
  return row ?? null
}

/** A company's pending requests, newest first, after a position. */
export async function listPending(
  db: Database,
  companyId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<RequesterRequest[]> {
  const rows = await withRequester(db)
    .where(
      and(
        eq(joinRequests.companyId, companyId),
        eq(joinRequests.state, 'pending'),
        sql`${joinRequests.expiresAt} > now()`,
        after ? lt(joinRequests.id, after) : undefined,
      ),
    )
    .orderBy(desc(joinRequests.id))
    .limit(limit)
  return rows.map(flat)
}

/** Whether anybody waits for a company's decision. */
export const isAnyPending = async (db: Database, companyId: string): Promise<boolean> =>
  (await listPending(db, companyId, { after: null, limit: 1 })).length > 0

export async function insertRequest(
  tx: Database,
  values: typeof joinRequests.$inferInsert,
): Promise<JoinRequest> {
  const [row] = await tx.insert(joinRequests).values(values).returning()
  if (!row) throw new Error('the request was not stored')
  return row
}

/** Stores how a pending request ended; false when it was ended before. */
export async function storeEnd(
  tx: Database,
  key: JoinRequestKey,
  state: Exclude<JoinRequestState, 'pending'>,
  endedBy: string,
): Promise<boolean> {
  const ended = await tx
    .update(joinRequests)
    .set({ state, endedBy, endedAt: sql`now()` })
    .where(and(isRequest(key), eq(joinRequests.state, 'pending')))
    .returning({ id: joinRequests.id })
  return ended.length > 0
}

const lapsed = { state: 'lapsed', endedBy: 'system', endedAt: sql`now()` } as const

/** Stores that a person's pending requests lapsed; answers the companies they were sent to. */
export async function storeLapsesOf(tx: Database, uid: string): Promise<string[]> {
  const rows = await tx
    .update(joinRequests)
    .set(lapsed)
    .where(and(eq(joinRequests.uid, uid), eq(joinRequests.state, 'pending')))
    .returning({ companyId: joinRequests.companyId })
  return rows.map(({ companyId }) => companyId)
}

/** Stores that the pending requests to a company lapsed. */
export async function storeLapsesTo(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(joinRequests)
    .set(lapsed)
    .where(and(eq(joinRequests.companyId, companyId), eq(joinRequests.state, 'pending')))
}

/** Expired pending requests, without those in `except`, the oldest first. */
export async function listOverdue(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<JoinRequestKey[]> {
  return db
    .select({ companyId: joinRequests.companyId, id: joinRequests.id })
    .from(joinRequests)
    .where(
      and(
        eq(joinRequests.state, 'pending'),
        lte(joinRequests.expiresAt, sql`now()`),
        notInArray(joinRequests.id, [...except]),
      ),
    )
    .orderBy(asc(joinRequests.expiresAt))
    .limit(limit)
}

/** Removes all requests of a person. */
export async function deleteRequestsOf(tx: Database, uid: string): Promise<void> {
  await tx.delete(joinRequests).where(eq(joinRequests.uid, uid))
}
