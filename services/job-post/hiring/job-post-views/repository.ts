import { sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { jobPostViews } from '../../tables/job-post-views'

type Views = {
  readonly companyId: string
  readonly jobPostId: string
  readonly day: string
  readonly views: number
}

/** Adds views to a post's day (YYYY-MM-DD); concurrent calls lose none. */
export async function addViews(db: Database, added: Views): Promise<void> {
  await db
    .insert(jobPostViews)
    .values(added)
    .onConflictDoUpdate({
      target: [jobPostViews.companyId, jobPostViews.jobPostId, jobPostViews.day],
      set: { views: sql`${jobPostViews.views} + excluded.views` },
    })
}
