import { and, asc, desc, eq, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { interviewTerms } from '@/validators/interview-terms'
import { type InterviewCauser, type InterviewState, liveInterviewStates } from '@/validators/states/interview'
import { interviewSlots, interviews } from '../../tables/interviews'
import { workers } from '../../tables/workers'
import type { Owner } from '../../talk/conversations/party'

export type Interview = typeof interviews.$inferSelect

const isOwn = (owner: Owner): SQL =>
  owner.side === 'company'
    ? eq(interviews.companyId, owner.companyId)
    : eq(interviews.workerId, owner.workerId)

const isThis = ({ companyId, id }: Pick<Interview, 'companyId' | 'id'>) =>
  and(eq(interviews.companyId, companyId), eq(interviews.id, id))

const isLive = inArray(interviews.state, [...liveInterviewStates])

/** As many as a board can show; a company with more answers those first. */
const shownAtMost = 200

/** A party's interviews that are to come or lately over: what needs an answer first, then by time. */
export const listInterviews = (db: Database, owner: Owner): Promise<Interview[]> =>
  db
    .select()
    .from(interviews)
    .where(
      and(
        isOwn(owner),
        or(isLive, sql`${interviews.updatedAt} > now() - make_interval(days => ${interviewTerms.shownDays})`),
      ),
    )
    .orderBy(
      desc(isLive),
      sql`coalesce(${interviews.startsAt}, ${interviews.expiresAt})`,
      desc(interviews.id),
    )
    .limit(shownAtMost)

/** One of a party's interviews; null for any other. */
export async function findInterview(db: Database, owner: Owner, id: string): Promise<Interview | null> {
  const [found] = await db
    .select()
    .from(interviews)
    .where(and(isOwn(owner), eq(interviews.id, id)))
  return found ?? null
}

/** One of a party's interviews, locked until the transaction ends. */
export async function lockInterview(tx: Database, owner: Owner, id: string): Promise<Interview | null> {
  const [found] = await tx
    .select()
    .from(interviews)
    .where(and(isOwn(owner), eq(interviews.id, id)))
    .for('update')
  return found ?? null
}

/** Adds an interview; null while another of the two is live. */
export async function insertInterview(
  tx: Database,
  row: typeof interviews.$inferInsert,
): Promise<Interview | null> {
  const [added] = await tx.insert(interviews).values(row).onConflictDoNothing().returning()
  return added ?? null
}

type Change = Partial<
  Omit<Interview, 'companyId' | 'id' | 'workerId' | 'version' | 'createdAt' | 'updatedAt'>
>

/** Changes an interview that is locked, and answers it. */
export async function changeInterview(
  tx: Database,
  interview: Interview,
  change: Change,
): Promise<Interview> {
  const [changed] = await tx
    .update(interviews)
    .set({ ...change, version: interview.version + 1, updatedAt: sql`now()` })
    .where(isThis(interview))
    .returning()
  if (!changed) throw new Error(`the interview ${interview.id} is gone`)
  return changed
}

/** Notes that reminders were told, which changes nothing that anybody saw. */
export async function noteReminded(tx: Database, interview: Interview, reminded: number): Promise<void> {
  await tx.update(interviews).set({ reminded }).where(isThis(interview))
}

type Holder = 'worker' | 'host'

/**
 * Takes the quarters of an hour of an agreed interview for one of its people; false when another interview has one of them.
 */
export async function takeSlots(
  tx: Database,
  { companyId, id: interviewId, workerId, hostUid, minutes }: Interview,
  holder: Holder,
  startsAt: Date,
): Promise<boolean> {
  const stepMs = interviewTerms.stepMinutes * 60_000
  const rows = Array.from({ length: minutes / interviewTerms.stepMinutes }, (_, step) => ({
    holder,
    holderId: holder === 'worker' ? workerId : hostUid,
    at: new Date(startsAt.getTime() + step * stepMs),
    companyId,
    interviewId,
  }))
  const taken = await tx
    .insert(interviewSlots)
    .values(rows)
    .onConflictDoNothing()
    .returning({ at: interviewSlots.at })
  return taken.length === rows.length
}

/** Gives the time of an interview back. */
export async function freeSlots(tx: Database, { companyId, id }: Interview): Promise<void> {
  await tx
    .delete(interviewSlots)
    .where(and(eq(interviewSlots.companyId, companyId), eq(interviewSlots.interviewId, id)))
}

/** Whether the time of an interview is taken: both agreed on it, and nothing took its place since. */
export const holdsSlots = async (tx: Database, { companyId, id }: Interview): Promise<boolean> =>
  (await tx.$count(
    interviewSlots,
    and(eq(interviewSlots.companyId, companyId), eq(interviewSlots.interviewId, id)),
  )) > 0

/** The calendar entry of an interview that was agreed on before is another from now on. */
export const nextSequence = ({ startsAt, sequence }: Pick<Interview, 'startsAt' | 'sequence'>): number =>
  startsAt === null ? sequence : sequence + 1

/** Ends an interview that is locked, by whom: its time is free again, and it is in nobody's calendar. */
export async function endInterview(
  tx: Database,
  interview: Interview,
  state: InterviewState,
  by: InterviewCauser,
): Promise<Interview> {
  await freeSlots(tx, interview)
  return changeInterview(tx, interview, {
    state,
    sequence: nextSequence(interview),
    ...(state === 'cancelled' && { cancelledBy: by }),
  })
}

/** Makes refusals of a company, of a worker or about a post final. */
export async function closeDeclined(
  tx: Database,
  of: Partial<Pick<Interview, 'companyId' | 'workerId' | 'jobPostId'>>,
): Promise<void> {
  await tx
    .update(interviews)
    .set({ expiresAt: sql`least(${interviews.expiresAt}, now())` })
    .where(and(eq(interviews.state, 'declined'), isOf(of)))
}

/** Whether an interview of the two is to come. */
export async function hasLive(
  db: Database,
  { companyId, workerId }: Pick<Interview, 'companyId' | 'workerId'>,
): Promise<boolean> {
  const live = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(isLive, isOf({ companyId, workerId })))
  return live.length > 0
}

const isOf = (of: Partial<Pick<Interview, 'companyId' | 'workerId' | 'jobPostId'>>) =>
  and(
    of.companyId === undefined ? undefined : eq(interviews.companyId, of.companyId),
    of.workerId === undefined ? undefined : eq(interviews.workerId, of.workerId),
    of.jobPostId == null ? undefined : eq(interviews.jobPostId, of.jobPostId),
  )

const without = (except: readonly string[]) =>
  except.length > 0 ? not(sql`${interviews.id} = any(${[...except]}::uuid[])`) : undefined

/** Interviews that nobody answered in time, the longest waiting first. */
export const listUnanswered = (
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<Interview[]> =>
  db
    .select()
    .from(interviews)
    .where(
      and(
        inArray(interviews.state, ['proposed', 'reschedule_requested'] satisfies InterviewState[]),
        sql`${interviews.expiresAt} <= now()`,
        without(except),
      ),
    )
    .orderBy(asc(interviews.expiresAt))
    .limit(limit)

/** Agreed interviews of which one reminder more is due: a day before, and an hour before. */
export const listToRemind = (db: Database, except: readonly string[], limit: number): Promise<Interview[]> =>
  db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.state, 'accepted'),
        sql`${interviews.startsAt} > now()`,
        or(
          and(eq(interviews.reminded, 0), sql`${interviews.startsAt} <= now() + interval '24 hours'`),
          and(eq(interviews.reminded, 1), sql`${interviews.startsAt} <= now() + interval '1 hour'`),
        ),
        without(except),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(limit)

/** All interviews of an account's worker. */
export const interviewKeysOf = (tx: Database, accountUid: string) =>
  tx
    .select({ companyId: interviews.companyId, id: interviews.id })
    .from(interviews)
    .innerJoin(workers, eq(workers.id, interviews.workerId))
    .where(eq(workers.accountUid, accountUid))

/** What `reminded` is once an interview was held and nothing told of it is news any more. */
export const allOver = 3

/** Agreed interviews that are over since lately, of which what was told is not. */
export const listHeld = (db: Database, except: readonly string[], limit: number): Promise<Interview[]> =>
  db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.state, 'accepted'),
        lt(interviews.reminded, allOver),
        sql`${interviews.startsAt} > now() - interval '2 days'`,
        sql`${interviews.startsAt} + make_interval(mins => ${interviews.minutes}) <= now()`,
        without(except),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(limit)

/** The live interviews of a company, of a worker, or about a post. */
export const lockLive = (
  tx: Database,
  of: Partial<Pick<Interview, 'companyId' | 'workerId' | 'jobPostId'>>,
) =>
  tx
    .select()
    .from(interviews)
    .where(and(isLive, isOf(of)))
    .for('update')
