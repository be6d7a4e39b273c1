import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { conversations } from '../../tables/conversations'
import type { Owner } from '../conversations/party'
import { columnsOf, isOwn } from '../conversations/repository'

export type Marks = { readonly deliveredUpTo?: number; readonly readUpTo?: number }

/** Moves a party's marks onwards, as far as there are messages, and answers how they are; null when that moves none. */
export async function moveMarks(
  db: Database,
  owner: Owner,
  id: string,
  { readUpTo = 0, deliveredUpTo = 0 }: Marks,
) {
  const { readUpTo: read, deliveredUpTo: delivered } = columnsOf[owner.side]
  const { lastSeq } = conversations
  const nowRead = sql`greatest(${read}, least(${readUpTo}::integer, ${lastSeq}))`
  const nowDelivered = sql`greatest(${delivered}, least(${Math.max(readUpTo, deliveredUpTo)}::integer, ${lastSeq}))`
  const [moved] = await db
    .update(conversations)
    .set({
      ...(owner.side === 'company'
        ? { companyReadUpTo: nowRead, companyDeliveredUpTo: nowDelivered }
        : { workerReadUpTo: nowRead, workerDeliveredUpTo: nowDelivered }),
      changedAt: sql`clock_timestamp()`,
    })
    .where(
      and(
        isOwn(owner),
        eq(conversations.id, id),
        sql`(${nowRead}, ${nowDelivered}) is distinct from (${read}, ${delivered})`,
      ),
    )
    .returning()
  return moved ?? null
}
