import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { placeTakenStates } from '@/validators/states/application'
import { applicationShifts } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import { shifts } from '../../tables/job-posts'
import { isLeaving } from '../../tables/leaving-workers'

/** A shift as it was typed; without the id of one of the post's it is a new one. */
export type ShiftValues = Omit<typeof shifts.$inferInsert, 'companyId' | 'jobPostId' | 'position' | 'endedAt'>

type Post = {
  readonly companyId: string
  readonly jobPostId: string
  /** Whether people choose which shifts they work. */
  readonly areChosen: boolean
}

const ofPost = ({ companyId, jobPostId }: Post, ...more: (SQL | undefined)[]) =>
  and(eq(shifts.companyId, companyId), eq(shifts.jobPostId, jobPostId), ...more)

/**
 * Stores the shifts of a locked post: those with an id keep it whatever else changed, those without get one, and those
 * that are missing are taken out of the post. Where everybody works every shift, applicants get the added ones.
 */
export async function storeShifts(tx: Database, post: Post, times: readonly ShiftValues[]): Promise<void> {
  const { companyId, jobPostId } = post
  const before = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(ofPost(post, isNull(shifts.endedAt)))
  const rows = withIds(times).map((shift, position) => ({
    ...shift,
    companyId,
    jobPostId,
    position,
    endedAt: null,
  }))
  const ids = rows.map(({ id }) => id)
  await takeOut(tx, post, ids)
  if (rows.length > 0) {
    const typed = (column: string) => sql.raw(`excluded.${column}`)
    await tx
      .insert(shifts)
      .values(rows)
      .onConflictDoUpdate({
        target: [shifts.companyId, shifts.jobPostId, shifts.id],
        set: {
          position: typed('position'),
          date: typed('date'),
          startTime: typed('start_time'),
          endTime: typed('end_time'),
          breakMinutes: typed('break_minutes'),
          headcount: typed('headcount'),
          startsAt: typed('starts_at'),
          endsAt: typed('ends_at'),
          endedAt: null,
        },
      })
  }
  const known = new Set(before.map(({ id }) => id))
  if (!post.areChosen)
    await giveToApplicants(
      tx,
      post,
      ids.filter((id) => !known.has(id)),
    )
}

/** Each shift with its id; the second of two with the same one is a new shift. */
function withIds(times: readonly ShiftValues[]): (ShiftValues & { readonly id: string })[] {
  const taken = new Set<string>()
  return times.map((shift) => {
    const id = shift.id !== undefined && !taken.has(shift.id) ? shift.id : uuidv7()
    taken.add(id)
    return { ...shift, id }
  })
}

/**
 * Takes all shifts but these out of a post. One that somebody is or was assigned to, or believes to be, is ended and stays;
 * others are deleted.
 */
async function takeOut(tx: Database, post: Post, kept: readonly string[]): Promise<void> {
  const isMissing = kept.length > 0 ? notInArray(shifts.id, [...kept]) : undefined
  const ofShift = sql`${applicationShifts.companyId} = ${shifts.companyId}
    and ${applicationShifts.jobPostId} = ${shifts.jobPostId} and ${applicationShifts.shiftId} = ${shifts.id}`
  const hasPeople = sql`exists (select from ${applicationShifts} where ${ofShift}
    and (${applicationShifts.state} <> 'available' or ${applicationShifts.toldState} <> 'available'))`
  await tx
    .update(shifts)
    .set({ endedAt: sql`now()` })
    .where(ofPost(post, isNull(shifts.endedAt), isMissing, hasPeople))
  const gone = await tx
    .delete(shifts)
    .where(ofPost(post, isNull(shifts.endedAt), isMissing))
    .returning({ id: shifts.id })
  if (gone.length === 0) return
  await tx.delete(applicationShifts).where(
    and(
      eq(applicationShifts.companyId, post.companyId),
      eq(applicationShifts.jobPostId, post.jobPostId),
      inArray(
        applicationShifts.shiftId,
        gone.map(({ id }) => id),
      ),
    ),
  )
}

/**
 * Adds shifts to all applications of a post: whoever is offered the job or has it is assigned to them, but for who has it and
 * asked for the removal of their account.
 */
async function giveToApplicants(
  tx: Database,
  { companyId, jobPostId }: Post,
  added: readonly string[],
): Promise<void> {
  if (added.length === 0) return
  const isExpected = sql`${inArray(applications.state, [...placeTakenStates])} and not ${isLeaving}`
  const state = sql<'available' | 'assigned'>`case when ${eq(applications.state, 'offered')} or ${isExpected}
    then 'assigned' else 'available' end`
  await tx
    .insert(applicationShifts)
    .select(
      tx
        .select({
          companyId: applications.companyId,
          applicationId: sql<string>`${applications.id}`.as('application_id'),
          jobPostId: applications.jobPostId,
          shiftId: sql<string>`added.id`.as('shift_id'),
          state: state.as('state'),
          // That shifts were added is told as a change of the post's terms.
          toldState: state.as('told_state'),
          placeLostAt: sql`null::timestamptz`.as('place_lost_at'),
          givenBackReason: sql`null::text`.as('given_back_reason'),
          dismissedAt: sql`null::timestamptz`.as('dismissed_at'),
          dismissedBy: sql`null::text`.as('dismissed_by'),
          dismissedLossAt: sql`null::timestamptz`.as('dismissed_loss_at'),
        })
        .from(applications)
        .innerJoin(sql`unnest(${sql.param([...added])}::text[]) as added(id)`, sql`true`)
        .where(and(eq(applications.companyId, companyId), eq(applications.jobPostId, jobPostId))),
    )
    .onConflictDoNothing()
}
