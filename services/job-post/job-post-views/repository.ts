import { sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { jobPostViews } from './table'

type View = { readonly companyId: string; readonly jobPostId: string; readonly day: string }

/** Adds one view to a post's day (YYYY-MM-DD); many at once lose none. */
export async function addView(db: Database, view: View): Promise<void> {
  await db
    .insert(jobPostViews)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [jobPostViews.companyId, jobPostViews.jobPostId, jobPostViews.day],
      set: { views: sql`${jobPostViews.views} + 1` },
    })
}
