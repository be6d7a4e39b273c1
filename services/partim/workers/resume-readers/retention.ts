import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { resumeViews, workplaces } from '../../tables/resume-readers'

export const resumeReadersRetention: readonly RetentionRule[] = [
  {
    table: resumeViews,
    age: resumeViews.day,
    isPast: sql`${resumeViews.day} < (${ago(retention.resumeView)})::date`,
  },
  {
    table: workplaces,
    age: workplaces.hiredAt,
    isPast: sql`${workplaces.hiredAt} < ${ago(retention.workplace)}`,
  },
]
