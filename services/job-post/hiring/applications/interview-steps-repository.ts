import { and, desc, eq, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import { recordAudit } from '@/services/shared/audit/audit'
import { auditEvents } from '@/services/shared/audit/table'
import type { Database } from '@/services/shared/database'
import type { InterviewHappening } from '@/validators/interview-terms'
import type { InterviewCauser } from '@/validators/states/interview'
import type { ApplicationKey } from './application-keys'

/** What happened to an interview about an application; `when` is its time as sentences say it. */
type InterviewStep = {
  readonly what: InterviewHappening
  readonly who: InterviewCauser
  readonly when: string
  /** The last moment at which it was to begin, in ISO 8601; undefined of what was kept before that was told. */
  readonly until?: string
}

/** The audit events that are such steps; the trigger of the audit trail lets them go after a year, and with their worker. */
export const interviewSteps = 'application_interview'

/** The actor of what nobody did. */
const byItself = 'system'

type Done = InterviewStep & {
  /** The account of the member, or of the worker; null for what happened by itself. */
  readonly actorUid: string | null
  readonly interviewId: string
  readonly requestId: string
}

/** Keeps what happened to an interview with the application that it is about. */
export const noteInterviewStep = (
  tx: Database,
  { companyId, id }: ApplicationKey,
  { actorUid, requestId, ...after }: Done,
): Promise<void> =>
  recordAudit(tx, {
    actorUid: actorUid ?? byItself,
    requestId,
    companyId,
    action: `${interviewSteps}.${after.what}`,
    subjectType: interviewSteps,
    subjectId: id,
    after,
  })

const ofApplication = ({ companyId, id }: ApplicationKey) =>
  and(
    eq(auditEvents.subjectType, interviewSteps),
    eq(auditEvents.subjectId, id),
    eq(auditEvents.companyId, companyId),
  )

/** Removes what happened to the interviews about an application whose worker is gone, which the trigger lets go then. */
export async function forgetInterviewSteps(tx: Database, key: ApplicationKey): Promise<void> {
  await tx.delete(auditEvents).where(ofApplication(key))
}

/** After these an interview is to come. */
const comingSteps: readonly InterviewHappening[] = [
  'proposed',
  'accepted',
  'other_time',
  'reconsidered',
  'restored',
]

/**
 * The interview about an application that nobody has to come to because its worker was hired, whether or not it is ended yet:
 * its time as sentences say it, or null without one.
 */
export async function findNeedlessInterview(
  db: Database,
  key: ApplicationKey,
  now = new Date(),
): Promise<string | null> {
  const [latest] = await db
    .select({ after: auditEvents.after })
    .from(auditEvents)
    .where(ofApplication(key))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(1)
  if (!latest) return null
  const { what, who, when, until } = latest.after as InterviewStep
  const isMeant = comingSteps.includes(what) || (what === 'cancelled' && who === 'system')
  return isMeant && until !== undefined && new Date(until) > now ? when : null
}

/** How many an application's history shows. */
const shownAtMost = 100

/**
 * What happened to the interviews about an application, the newest of it, oldest first, with the members' current names. What
 * no member did, as when the company is closed, happened by itself.
 */
export async function listInterviewSteps(db: Database, key: ApplicationKey) {
  const rows = await db
    .select({
      after: auditEvents.after,
      at: auditEvents.at,
      actorUid: auditEvents.actorUid,
      memberName: accounts.displayName,
    })
    .from(auditEvents)
    .leftJoin(
      accounts,
      and(eq(accounts.uid, auditEvents.actorUid), sql`${auditEvents.after} ->> 'who' = 'company'`),
    )
    .where(ofApplication(key))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(shownAtMost)
  return rows.reverse().map(({ after, at, actorUid, memberName }) => {
    const step = after as InterviewStep
    const isByItself = step.who === 'company' && actorUid === byItself
    return { ...step, who: isByItself ? 'system' : step.who, at, memberName }
  })
}
