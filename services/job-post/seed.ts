import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { hasAccounts, insertAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { demoCompany, demoPosts } from '@/services/shared/identity/demo-company'
import { type ApplicationEvent, nextState, type Who, workerEvents } from '@/validators/states/application'
import { insertGrant } from './billing/credits/repository'
import { insertBranch } from './company/branches/repository'
import { insertCompany } from './company/companies/repository'
import { insertMember } from './company/membership/repository'
import { publishApplicant } from './hiring/applications/applicants'
import type { ApplicationKey } from './hiring/applications/application-keys'
import { insertApplication, moveApplication } from './hiring/applications/moves-repository'
import { insertNote } from './hiring/applications/notes-repository'
import { claimPendingNotice, noteTold } from './hiring/applications/pending-notices-repository'
import { findApplication } from './hiring/applications/repository'
import { insertInvites } from './hiring/job-post-invites/repository'
import { addViews } from './hiring/job-post-views/repository'
import { contentOf } from './hiring/job-posts/content'
import { findJobPost, insertJobPost, moveJobPost } from './hiring/job-posts/repository'
import { settleCredit } from './hiring/posting/post-credits'
import { insertNotifications } from './platform/notifications/repository'
import { demoWorker, sampleApplications } from './samples/applications'
import { sampleBranches, sampleCompany, sampleMembers } from './samples/company'
import { sampleGrants } from './samples/credits'
import { cookTitles, sampleJobPosts } from './samples/job-posts'
import { sampleNotifications } from './samples/notifications'
import { sampleViews } from './samples/views'
import { applications } from './tables/applications'

/**
 * Adds the demo company with its branches, members and job posts to a database without accounts. Answers how many job
 * posts were added.
 */
export async function seed(db: Database): Promise<number> {
  const [owner] = sampleMembers
  if (!owner) return 0
  return db.transaction(async (tx) => {
    if (await hasAccounts(tx)) return 0
    const companyId = demoCompany.id
    const scope = { companyId, branchIds: null }
    const now = new Date()
    const provenAt = { registryCheckedAt: now, numberConfirmedAt: now, representedAt: now }
    await insertCompany(tx, { id: companyId, ...sampleCompany, ...provenAt })
    const branchIds: string[] = []
    for (const branch of sampleBranches) {
      branchIds.push((await insertBranch(tx, scope, uuidv7(), branch)).id)
    }
    const memberIds: string[] = []
    for (const { branches, role, ...person } of sampleMembers) {
      await insertAccount(tx, {
        ...person,
        phone: '0000000100',
        termsVersion: 'sample',
        emailVerifiedAt: new Date(),
      })
      const own = branches.flatMap((position) => branchIds[position] ?? [])
      memberIds.push(await insertMember(tx, { companyId, uid: person.uid, role, branchIds: own }))
    }
    const posts = sampleJobPosts()
    const paid = posts.filter(({ state }) => state !== 'draft' && state !== 'rejected')
    for (const grant of sampleGrants(paid.length)) {
      await insertGrant(tx, { companyId, actorUid: 'system', ...grant })
    }
    const postIds = new Map<string, string>()
    for (const { state, branch, draft, reviewReasons = [], reviewNote = null } of posts) {
      const id = demoPosts.find(({ title }) => title === draft.title)?.id ?? uuidv7()
      const { content, times } = contentOf({ ...draft, branchId: branchIds[branch] })
      await insertJobPost(tx, scope, { id, createdBy: owner.uid, content, times })
      postIds.set(draft.title ?? '', id)
      const wasPublished = !['draft', 'pending_review', 'rejected'].includes(state)
      if (wasPublished) {
        await settleCredit(tx, 'publish', { companyId, id }, owner.uid)
        await moveJobPost(tx, scope, id, { state: 'published' })
      }
      if (state === 'pending_review') await settleCredit(tx, 'hold', { companyId, id }, owner.uid)
      await moveJobPost(tx, scope, id, {
        state,
        reviewReasons: [...reviewReasons],
        reviewNote,
        reviewSince: state === 'pending_review' ? new Date() : null,
      })
    }
    await addApplications(tx, companyId, postIds)
    await insertInvites(tx, [
      {
        companyId,
        jobPostId: postIds.get(cookTitles.invited) ?? '',
        workerId: demoWorker.workerId,
        invitedBy: recruiter?.uid ?? '',
      },
    ])
    for (const { post, day, views } of sampleViews()) {
      await addViews(tx, { companyId, jobPostId: postIds.get(post) ?? '', day, views })
    }
    await insertNotifications(tx, whatOwnerWasTold(companyId, memberIds[0] ?? '', postIds))
    return posts.length
  })
}

/** Applicants know what was decided, so that nobody is notified of it once the services run. */
async function addApplications(
  tx: Database,
  companyId: string,
  postIds: ReadonlyMap<string, string>,
): Promise<void> {
  const memberUid = recruiter?.uid ?? ''
  for (const sample of sampleApplications()) {
    const { post, workerId, worker, decisions, note } = sample
    const key = { companyId, id: uuidv7() }
    const jobPostId = postIds.get(post) ?? ''
    const stored = await findJobPost(tx, { companyId, branchIds: null }, jobPostId)
    const ids = stored?.shifts.map(({ id }) => id) ?? []
    const idsAt = (positions: readonly number[] | undefined) =>
      positions ? positions.flatMap((position) => ids[position] ?? []) : ids
    await insertApplication(tx, {
      ...key,
      jobPostId,
      workerId,
      workerUid: sample.workerUid,
      worker,
      shiftIds: idsAt(sample.shifts),
      answers: [],
    })
    await tx
      .update(applications)
      .set({ createdAt: hoursBefore((sample.daysAgo ?? 0) * 24) })
      .where(eq(applications.id, key.id))
    const causes = [
      ...decisions.map((event): Cause => ({ event, who: isOfWorker(event) ? 'worker' : 'member' })),
      ...(sample.isDone ? [{ event: 'complete', who: 'system' } as const] : []),
    ]
    for (const { event, who } of causes) {
      const application = await findApplication(tx, key)
      const to = application && nextState(application.state, event, who)
      const isAssigned = to === 'offered' || to === 'hired'
      const assignedShiftIds = isAssigned ? idsAt(sample.assigned ?? sample.shifts) : undefined
      const by = who === 'member' ? memberUid : null
      if (to) await moveApplication(tx, application, { event, to, who, memberUid: by, assignedShiftIds })
    }
    await tellDecision(tx, key)
    // What she and the company wrote to each other is among the samples of the partim service, with the right to it.
    if (workerId !== demoWorker.workerId) await publishApplicant(tx, { companyId, workerId, jobPostId })
    if (note) {
      await insertNote(tx, {
        companyId,
        applicationId: key.id,
        id: uuidv7(),
        authorUid: memberUid,
        text: note,
      })
    }
  }
}

/** Notes that the worker was told what stands. */
async function tellDecision(tx: Database, key: ApplicationKey): Promise<void> {
  const application = await findApplication(tx, key)
  const told = application && (await claimPendingNotice(tx, { version: application.version }, key))
  if (told?.isOfState) await noteTold(tx, told)
}

type Cause = { readonly event: ApplicationEvent; readonly who: Who }

const isOfWorker = (event: ApplicationEvent) => (workerEvents as readonly ApplicationEvent[]).includes(event)

const recruiter = sampleMembers.find(({ role }) => role === 'recruiter')

const hoursBefore = (hours: number) => new Date(Date.now() - hours * 3_600_000)

const paramsOf = (post: string | null): Record<string, string> =>
  post === null ? { company: sampleCompany.name } : { title: post }

function whatOwnerWasTold(companyId: string, memberId: string, postIds: ReadonlyMap<string, string>) {
  return sampleNotifications.map(({ kind, post, hoursAgo, isRead }) => ({
    companyId,
    memberId,
    id: uuidv7(),
    kind,
    params: paramsOf(post),
    subjectId: post === null ? companyId : (postIds.get(post) ?? companyId),
    actorUid: post === null ? null : (recruiter?.uid ?? null),
    createdAt: hoursBefore(hoursAgo),
    readAt: isRead ? hoursBefore(hoursAgo - 1) : null,
  }))
}
