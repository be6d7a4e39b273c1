import { and, desc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database'
import { auditEvents } from './table'

export type AuditEvent = {
  readonly actorUid: string
  readonly requestId?: string
  readonly companyId?: string
  /** Noun and verb, e.g. `branch.created`. */
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Names of properties whose values never enter the audit trail. */
const secretName = /password|token|secret|attestation/i

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      secretName.test(name) ? '[removed]' : withoutSecrets(part),
    ]),
  )
}

const rowOf = (event: AuditEvent) => ({
  ...event,
  id: uuidv7(),
  before: withoutSecrets(event.before),
  after: withoutSecrets(event.after),
})

/** Records a change, in the transaction that makes it. */
export async function recordAudit(tx: Database, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values(rowOf(event))
}

/** Records many changes of one transaction in one statement. */
export async function recordAudits(tx: Database, events: readonly AuditEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(auditEvents).values(events.map(rowOf))
}

export type StoredAuditEvent = typeof auditEvents.$inferSelect

/** The events of one subject, newest first. */
export async function listAudit(
  db: Database,
  subject: { readonly subjectType: string; readonly subjectId: string },
  limit: number,
): Promise<StoredAuditEvent[]> {
  const { subjectType, subjectId } = subject
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectType, subjectType), eq(auditEvents.subjectId, subjectId)))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
}
