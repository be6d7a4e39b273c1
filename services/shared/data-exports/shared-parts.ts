import { asc, eq } from 'drizzle-orm'
import { accounts } from '../accounts/table'
import { auditEvents } from '../audit/table'
import { sessions } from '../sessions/table'
import type { ExportPart } from './service'

/** What every service stores about its users. */
export const sharedParts: readonly ExportPart[] = [
  {
    name: 'account.json',
    async collect(db, uid) {
      const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid))
      return account
    },
  },
  {
    name: 'devices.json',
    collect: (db, uid) =>
      db
        .select({
          browser: sessions.browser,
          system: sessions.system,
          signedInAt: sessions.signedInAt,
          lastUsedAt: sessions.lastUsedAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.uid, uid))
        .orderBy(asc(sessions.signedInAt)),
  },
  {
    name: 'activity.json',
    collect: (db, uid) =>
      db
        .select({
          at: auditEvents.at,
          action: auditEvents.action,
          subjectType: auditEvents.subjectType,
          subjectId: auditEvents.subjectId,
          before: auditEvents.before,
          after: auditEvents.after,
        })
        .from(auditEvents)
        .where(eq(auditEvents.actorUid, uid))
        .orderBy(asc(auditEvents.at)),
  },
]
