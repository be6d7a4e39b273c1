import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { jobPosts } from '../../tables/job-posts'

/**
 * Plans a mail about the applicants of a locked post: now, or `minutes` after the latest one. Answers when, or null while
 * one is planned already. Its version stays, because the post was not edited.
 */
export async function planApplicantMail(
  tx: Database,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  minutes: number,
): Promise<Date | null> {
  const [planned] = await tx
    .update(jobPosts)
    // The database's clock, which also dates the applications.
    .set({
      applicantsMailAt: sql`greatest(now(), ${jobPosts.applicantsMailAt} + make_interval(mins => ${minutes}))`,
    })
    .where(
      and(
        eq(jobPosts.companyId, companyId),
        eq(jobPosts.id, id),
        or(isNull(jobPosts.applicantsMailAt), lte(jobPosts.applicantsMailAt, sql`now()`)),
      ),
    )
    .returning({ at: jobPosts.applicantsMailAt })
  return planned?.at ?? null
}
