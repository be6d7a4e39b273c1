import { and, count, eq, gte, min } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { bangkokToday } from '@/validators/rules'
import { creditReservations } from '../../tables/credits'

/** Posts, and the days until today since the first of them, both included. */
export type RecentPosts = { readonly count: number; readonly days: number }

/** So many days are looked back at, today included. */
const lookedBackAt = 90
const dayMs = 86_400_000

/** How many posts a company published of late, by credits or within a buffet; null where it published none. */
export async function recentPostsOf(db: Database, companyId: string): Promise<RecentPosts | null> {
  const today = Date.parse(`${bangkokToday()}T00:00:00+07:00`)
  const [row] = await db
    .select({ count: count(), first: min(creditReservations.settledAt) })
    .from(creditReservations)
    .where(
      and(
        eq(creditReservations.companyId, companyId),
        eq(creditReservations.kind, 'job_post'),
        eq(creditReservations.state, 'captured'),
        gte(creditReservations.settledAt, new Date(today - (lookedBackAt - 1) * dayMs)),
      ),
    )
  if (!row?.first) return null
  return { count: row.count, days: Math.max(1, Math.ceil((today + dayMs - row.first.getTime()) / dayMs)) }
}
