import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import {
  type ApplicationState,
  liveStates,
  placeTakenStates,
  settledSeconds,
  toldStates,
} from '@/validators/states/application'
import type { OwnGroup } from '../../shapes/own-groups'
import { applicationShifts } from '../../tables/application-shifts'
import { applicationEvents, applicationNotes, applications } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { companies, proofs } from '../../tables/companies'
import { jobPostInvites } from '../../tables/job-post-invites'
import { jobPosts } from '../../tables/job-posts'
import { leavingPosts } from '../../tables/leaving-posts'
import { leavingWorkers } from '../../tables/leaving-workers'
import { members } from '../../tables/members'
import { didOfferLapse, gaveJobBack } from './applicants-repository'
import type { ApplicationKey, PostKey } from './application-keys'
import { forgetReasons, shiftColumns } from './application-shifts-repository'
import { forgetInterviewSteps } from './interview-steps-repository'
import { ofApplication } from './notes-repository'
import { ownShiftLists } from './own-shift-lists-repository'
import { isThis, type PageOptions } from './repository'

/** A worker's application to a post of any company, or null. */
export async function findOwnKey(
  db: Database,
  uid: string,
  by: { readonly id: string } | { readonly jobPostId: string },
): Promise<(ApplicationKey & PostKey) | null> {
  const which = 'id' in by ? eq(applications.id, by.id) : eq(applications.jobPostId, by.jobPostId)
  const [found] = await db
    .select({ companyId: applications.companyId, id: applications.id, jobPostId: applications.jobPostId })
    .from(applications)
    .where(and(eq(applications.workerUid, uid), which))
  return found ?? null
}

/** The branch of the terms that a worker knew before the company changed them. */
const oldBranch = aliasedTable(branches, 'old_branch')

const postSummary = {
  title: jobPosts.title,
  workType: jobPosts.workType,
  type: jobPosts.type,
  state: jobPosts.state,
  payUnit: jobPosts.payUnit,
  payAmount: jobPosts.payAmount,
  overtimePay: jobPosts.overtimePay,
  paysHolidayRates: jobPosts.paysHolidayRates,
  payday: jobPosts.payday,
  shiftChoice: jobPosts.shiftChoice,
  applyBy: jobPosts.applyBy,
  cancelReason: jobPosts.cancelReason,
  startsAt: jobPosts.startsAt,
  expiresAt: jobPosts.expiresAt,
  companyName: companies.name,
  branchName: branches.name,
  district: branches.district,
  province: branches.province,
}

/** What whoever has the job needs on the day, beside its days and hours. */
const workDayFacts = {
  gear: sql<string | null>`${jobPosts.requirements}->>'gear'`,
  contactName: jobPosts.contactName,
  line: branches.addressLine,
  subdistrict: branches.subdistrict,
  postcode: branches.postcode,
  lat: branches.lat,
  lng: branches.lng,
  phone: branches.phone,
}

/** The place of those terms, as far as it still exists. */
const oldPlace = {
  branchName: oldBranch.name,
  district: oldBranch.district,
  province: oldBranch.province,
  line: oldBranch.addressLine,
  subdistrict: oldBranch.subdistrict,
  postcode: oldBranch.postcode,
  lat: oldBranch.lat,
  lng: oldBranch.lng,
  phone: oldBranch.phone,
}

/** When the company closes whose post is noted for that: with the last of its members, all of whom leave; null while it goes on. */
const companyCloses = sql`(select max(${accounts.deleteAfter}) from ${members}
  join ${accounts} on ${accounts.uid} = ${members.uid}
  where ${members.companyId} = ${applications.companyId} and exists (select from ${leavingPosts}
    where ${leavingPosts.companyId} = ${applications.companyId}
      and ${leavingPosts.jobPostId} = ${applications.jobPostId})
  having bool_and(${accounts.deleteAfter} is not null))`.mapWith(accounts.deleteAfter) as SQL<Date | null>

const ofWorker = (db: Database) =>
  db
    .select({
      application: { ...getTableColumns(applications), ...shiftColumns },
      gaveBack: gaveJobBack,
      didOfferLapse,
      ...ownShiftLists,
      post: postSummary,
      day: workDayFacts,
      branchId: jobPosts.branchId,
      oldPlace,
      company: proofs,
      closedAt: companies.closedAt,
      companyCloses,
    })
    .from(applications)
    .innerJoin(
      jobPosts,
      and(eq(jobPosts.companyId, applications.companyId), eq(jobPosts.id, applications.jobPostId)),
    )
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(branches, and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId)))
    .leftJoin(
      oldBranch,
      and(
        eq(oldBranch.companyId, applications.companyId),
        sql`${oldBranch.id} = (${applications.oldTerms}->>'branchId')::uuid`,
      ),
    )

type OwnOptions = PageOptions & {
  readonly jobPostId?: string
  readonly group?: OwnGroup
  /** Only those whose post ends at this moment or later. */
  readonly endsFrom?: Date
}

/** The state that the worker sees (`knownState`). */
const known = sql<ApplicationState>`case when ${inArray(applications.state, [...toldStates])}
  then ${applications.toldState} else ${applications.state} end`

/** Whether a job was cancelled before its worker was answered, who knows of it; once its days are over nobody asks any more. */
const isCancelledUnanswered = and(
  eq(applications.state, 'expired'),
  eq(applications.toldState, 'expired'),
  isNull(applications.takenBack),
  eq(jobPosts.state, 'cancelled'),
  sql`coalesce(${jobPosts.expiresAt} > now(), false)`,
)

/** For how many days a worker who does not look is shown first that they were marked absent. */
export const absenceShownDays = 30

/** Whether the company said lately that the worker did not come. */
const isMarkedAbsent = and(
  eq(applications.state, 'no_show'),
  sql`${applications.updatedAt} > now() - make_interval(days => ${absenceShownDays})`,
)

/** Whether something was taken back, or said of their absence, that the worker has not acknowledged. */
const isUnread = and(
  or(isNotNull(applications.takenBack), isCancelledUnanswered, isMarkedAbsent),
  isNull(applications.acknowledgedAt),
) as SQL

const inGroup: Readonly<Record<OwnGroup, SQL>> = {
  live: or(inArray(known, [...liveStates]), isUnread) as SQL,
  ended: and(notInArray(known, [...liveStates]), not(isUnread)) as SQL,
  held: or(
    inArray(known, [...placeTakenStates]),
    // What was worked before the rest was taken back.
    and(eq(applications.takenBack, 'hired'), gte(applications.takenBackAt, jobPosts.startsAt)),
  ) as SQL,
}

/** A worker's applications, newest first; those to one post or of one group where that is named. */
export async function listOwn(
  db: Database,
  uid: string,
  { after, limit, jobPostId, group, endsFrom }: OwnOptions,
) {
  return ofWorker(db)
    .where(
      and(
        eq(applications.workerUid, uid),
        jobPostId === undefined ? undefined : eq(applications.jobPostId, jobPostId),
        group && inGroup[group],
        endsFrom && gte(jobPosts.expiresAt, endsFrom),
        after ? lt(applications.id, after) : undefined,
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit)
}

/** All applications of a worker, oldest first. */
export const allOfWorker = (db: Database, uid: string): Promise<OwnApplication[]> =>
  ofWorker(db).where(eq(applications.workerUid, uid)).orderBy(asc(applications.id))

/** The events of a worker's applications that the worker caused, oldest first. */
export const ownEvents = (db: Database, uid: string) =>
  db
    .select({
      applicationId: applicationEvents.applicationId,
      event: applicationEvents.event,
      at: applicationEvents.at,
    })
    .from(applications)
    .innerJoin(
      applicationEvents,
      and(
        eq(applicationEvents.companyId, applications.companyId),
        eq(applicationEvents.applicationId, applications.id),
        eq(applicationEvents.who, 'worker'),
      ),
    )
    .where(eq(applications.workerUid, uid))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.version))

/** Why a worker could not come to the shifts they gave back, where they said so. */
export const ownReasons = (db: Database, uid: string) =>
  db
    .select({
      applicationId: applications.id,
      shiftId: applicationShifts.shiftId,
      reason: applicationShifts.givenBackReason,
    })
    .from(applications)
    .innerJoin(
      applicationShifts,
      and(
        eq(applicationShifts.companyId, applications.companyId),
        eq(applicationShifts.applicationId, applications.id),
        isNotNull(applicationShifts.givenBackReason),
      ),
    )
    .where(eq(applications.workerUid, uid))

export type OwnApplication = Awaited<ReturnType<typeof listOwn>>[number]

/** One application with the post's fields that its worker is shown, or null. */
export async function findWithPost(db: Database, key: ApplicationKey): Promise<OwnApplication | null> {
  const [found] = await ofWorker(db).where(isThis(key))
  return found ?? null
}

/** The company of a post that has been published, or null. */
export async function companyOfPublished(db: Database, jobPostId: string): Promise<string | null> {
  const [found] = await db
    .select({ companyId: jobPosts.companyId })
    .from(jobPosts)
    .where(and(eq(jobPosts.id, jobPostId), isNotNull(jobPosts.publishedAt)))
  return found?.companyId ?? null
}

/** The visibility of a post that has been published; null when there is no such post. */
export async function visibilityOfPublished(db: Database, jobPostId: string) {
  const [found] = await db
    .select({ visibility: jobPosts.visibility })
    .from(jobPosts)
    .where(and(eq(jobPosts.id, jobPostId), isNotNull(jobPosts.publishedAt)))
  return found?.visibility ?? null
}

/**
 * Notes that a worker has read that something was taken back from them, that what they applied for is over, or that they were marked
 * absent, once that has settled.
 */
export async function noteAcknowledged(tx: Database, key: ApplicationKey) {
  const [noted] = await tx
    .update(applications)
    .set({ acknowledgedAt: sql`coalesce(${applications.acknowledgedAt}, now())` })
    .where(
      and(
        isThis(key),
        or(
          isNotNull(applications.takenBack),
          eq(applications.state, 'expired'),
          and(
            eq(applications.state, 'no_show'),
            sql`${applications.updatedAt} <= now() - make_interval(secs => ${settledSeconds})`,
          ),
        ),
      ),
    )
    .returning({ id: applications.id, workerId: applications.workerId })
  return noted ?? null
}

/** Notes that a hired worker who knows of it is coming; false when there is nothing to come to. */
export async function noteConfirmed(tx: Database, key: ApplicationKey): Promise<boolean> {
  const confirmed = await tx
    .update(applications)
    .set({ confirmedAt: sql`coalesce(${applications.confirmedAt}, now())` })
    .where(and(isThis(key), eq(applications.state, 'hired'), eq(applications.toldState, 'hired')))
    .returning({ id: applications.id })
  return confirmed.length > 0
}

/** Whether a worker was invited to a post. */
export async function isInvited(
  db: Database,
  { companyId, jobPostId, workerId }: PostKey & { readonly workerId: string },
): Promise<boolean> {
  const isThis = and(
    eq(jobPostInvites.companyId, companyId),
    eq(jobPostInvites.jobPostId, jobPostId),
    eq(jobPostInvites.workerId, workerId),
  )
  return (await db.$count(jobPostInvites, isThis)) > 0
}

/** The workers who were invited to a post, and have neither declined nor applied. */
export const listUnanswered = (db: Database, { companyId, jobPostId }: PostKey) =>
  db
    .select({ workerId: jobPostInvites.workerId })
    .from(jobPostInvites)
    .where(
      and(
        eq(jobPostInvites.companyId, companyId),
        eq(jobPostInvites.jobPostId, jobPostId),
        isNull(jobPostInvites.declinedAt),
        notExists(
          db
            .select({ id: applications.id })
            .from(applications)
            .where(
              and(
                eq(applications.companyId, jobPostInvites.companyId),
                eq(applications.jobPostId, jobPostInvites.jobPostId),
                eq(applications.workerId, jobPostInvites.workerId),
              ),
            ),
        ),
      ),
    )

/** Every application of an account, or those in some states. */
export const keysOfWorker = async (
  db: Database,
  uid: string,
  states?: readonly ApplicationState[],
): Promise<(ApplicationKey & PostKey)[]> =>
  db
    .select({ companyId: applications.companyId, id: applications.id, jobPostId: applications.jobPostId })
    .from(applications)
    .where(and(eq(applications.workerUid, uid), states && inArray(applications.state, [...states])))

/** Anonymizes an application: the fact that somebody applied stays, their identity and texts are removed. */
export async function forgetWorker(tx: Database, key: ApplicationKey): Promise<void> {
  await tx
    .update(applications)
    .set({ workerUid: null, worker: null, answers: [], updatedAt: sql`now()` })
    .where(isThis(key))
  await forgetReasons(tx, key)
  await forgetInterviewSteps(tx, key)
  await tx.delete(applicationNotes).where(ofApplication(key))
}

/** Whether a worker asked for the removal of their account. */
export async function isLeavingWorker(db: Database, workerUid: string): Promise<boolean> {
  return (await db.$count(leavingWorkers, eq(leavingWorkers.workerUid, workerUid))) > 0
}
