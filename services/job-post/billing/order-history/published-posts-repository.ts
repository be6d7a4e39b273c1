import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { buffets } from '../../tables/buffets'
import { creditEntries, creditGrants, creditReservations } from '../../tables/credits'
import { jobPosts } from '../../tables/job-posts'

/** A post that what an order gave has paid for. */
export type PublishedPost = {
  readonly orderId: string
  readonly id: string
  readonly title: string
  /** 0 for a post that a buffet paid for. */
  readonly credits: number
}

const prefix = 'order:'

/** The posts that the credits or the buffet of some orders of a company paid for and that were published, the first one first. */
export async function listPublishedFrom(
  db: Database,
  companyId: string,
  orderIds: readonly string[],
): Promise<PublishedPost[]> {
  if (orderIds.length === 0) return []
  const subjects = orderIds.map((id) => `${prefix}${id}`)
  const subject = sql<string>`coalesce(${creditGrants.subject}, ${buffets.subject})`
  const rows = await db
    .selectDistinct({
      subject,
      id: jobPosts.id,
      title: sql<string>`coalesce(${jobPosts.title}, '')`,
      credits: creditReservations.amount,
      createdAt: creditReservations.createdAt,
    })
    .from(creditReservations)
    .innerJoin(
      jobPosts,
      and(
        eq(jobPosts.companyId, creditReservations.companyId),
        eq(jobPosts.id, creditReservations.subjectId),
      ),
    )
    .leftJoin(
      creditEntries,
      and(
        eq(creditEntries.companyId, creditReservations.companyId),
        eq(creditEntries.reservationId, creditReservations.id),
        eq(creditEntries.type, 'reserve'),
      ),
    )
    .leftJoin(
      creditGrants,
      and(eq(creditGrants.companyId, creditEntries.companyId), eq(creditGrants.id, creditEntries.grantId)),
    )
    .leftJoin(
      buffets,
      and(eq(buffets.companyId, creditReservations.companyId), eq(buffets.id, creditReservations.buffetId)),
    )
    .where(
      and(
        eq(creditReservations.companyId, companyId),
        eq(creditReservations.kind, 'job_post'),
        eq(creditReservations.state, 'captured'),
        inArray(subject, subjects),
      ),
    )
    .orderBy(asc(creditReservations.createdAt), asc(jobPosts.id))
  return rows.map(({ subject: of, id, title, credits }) => ({
    orderId: of.slice(prefix.length),
    id,
    title,
    credits,
  }))
}
