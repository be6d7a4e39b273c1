import { sql } from 'drizzle-orm'
import { ago, type RetentionRule } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { conversations, talkCompanies, talkReports, talkRights } from '../../tables/conversations'

/** Conversations go with their messages; what is known of a company goes when nobody has to do with it. */
export const talkRetention: readonly RetentionRule[] = [
  {
    table: conversations,
    age: conversations.updatedAt,
    isPast: sql`${conversations.updatedAt} < ${ago(retention.conversation)}`,
  },
  { table: talkRights, age: talkRights.until, isPast: sql`${talkRights.until} < now()` },
  {
    table: talkReports,
    age: talkReports.createdAt,
    isPast: sql`${talkReports.decidedAt} < ${ago(retention.talkReport)}`,
  },
  {
    table: talkCompanies,
    age: talkCompanies.updatedAt,
    isPast: sql`${talkCompanies.updatedAt} < ${ago(retention.conversation)}
      and not exists (select 1 from ${conversations} where ${conversations.companyId} = ${talkCompanies.companyId})
      and not exists (select 1 from ${talkRights} where ${talkRights.companyId} = ${talkCompanies.companyId})`,
  },
]
