import { and, eq, sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import type { Database } from '@/services/shared/database'
import { handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'

/** An earlier release wrote into the audit trail whom it invited; enqueued by a migration, once none of it runs. */
const forgetInvitedAddresses = jobKind('forget_invited_addresses', {}, { attemptSeconds: null })

export const invitedAddressJobs = (db: Database): JobHandler =>
  handle(forgetInvitedAddresses, async () => {
    await db
      .update(auditEvents)
      .set({ after: sql`${auditEvents.after} - 'email'` })
      .where(
        and(
          eq(auditEvents.subjectType, 'invitation'),
          eq(auditEvents.action, 'invitation.sent'),
          sql`${auditEvents.after} ->> 'email' is not null`,
        ),
      )
  })
