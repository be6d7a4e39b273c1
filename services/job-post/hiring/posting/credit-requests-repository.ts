import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import { auditEvents } from '@/services/shared/audit/table'
import type { Database } from '@/services/shared/database'
import { members } from '../../tables/members'
import type { PostKey } from '../job-posts/repository'

/** The action under which it is recorded that members were asked to buy credit for a post. */
export const creditRequested = 'job_post.request_credit'

/** Which members were asked, as recorded. */
export type CreditRequestRecord = { readonly memberIds: readonly string[] }

/** Since when nobody was asked about a post again. */
const aDayAgo = sql`now() - interval '1 day'`

/** When members were last asked to buy credit for a post, within a day, and how those are called now who are still members. */
export async function findCreditRequest(
  db: Database,
  { companyId, id }: PostKey,
): Promise<{ readonly at: Date; readonly names: readonly string[] } | null> {
  const [latest] = await db
    .select({ at: auditEvents.at, after: auditEvents.after })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subjectType, 'job_post'),
        eq(auditEvents.subjectId, id),
        eq(auditEvents.companyId, companyId),
        eq(auditEvents.action, creditRequested),
        sql`${auditEvents.at} > ${aDayAgo}`,
      ),
    )
    .orderBy(desc(auditEvents.at))
    .limit(1)
  if (!latest) return null
  const { memberIds } = latest.after as CreditRequestRecord
  const asked = await db
    .select({ name: accounts.displayName })
    .from(members)
    .innerJoin(accounts, eq(accounts.uid, members.uid))
    .where(and(eq(members.companyId, companyId), inArray(members.id, [...memberIds])))
    .orderBy(members.id)
  return { at: latest.at, names: asked.map(({ name }) => name) }
}
