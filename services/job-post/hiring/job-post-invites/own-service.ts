import type { Database } from '@/services/shared/database'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { talkRightChanged } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { type InviteEvent, type InviteState, nextState, stateOf } from '@/validators/states/job-post-invite'
import { forgetTold, notifyMembers } from '../../platform/notifications/service'
import { placesOfInvite, postsWithLosses } from '../applications/replacement-invites-repository'
import { settleInvite } from '../applications/settled-notices'
import { tellHiringChanged } from '../hiring-changes/telling'
import { findJobPost } from '../job-posts/repository'
import type { WorkerProfiles } from '../own-applications/worker-profile'
import type { WorkerAndPost } from '../talk-rights/repository'
import {
  answerInvite,
  countDeclined,
  findOwnInvites,
  knownAmong,
  listOpenInvites,
  type OpenInvite,
  shiftsOfPosts,
} from './repository'
import { workOf } from './work'

export type InviteWithWork = OpenInvite & ReturnType<typeof workOf>

/** How many invitations are shown; a worker with more reads the latest first anyway. */
const shownToWorker = 50

/**
 * The calling worker's invitations that wait for an answer, to posts that still take applications, or the one to `jobPostId`;
 * 503 when the partim service does not say who they are.
 */
export async function ownInvites(
  db: Database,
  profiles: WorkerProfiles,
  worker: ForwardedCaller,
  jobPostId?: string,
): Promise<InviteWithWork[]> {
  const { id: workerId } = await profiles.ask(worker)
  const invites = await listOpenInvites(db, { workerId, jobPostId }, shownToWorker)
  const shifts = await shiftsOfPosts(db, invites)
  const losses = await postsWithLosses(
    db,
    invites.map(({ jobPostId }) => jobPostId),
  )
  const own: InviteWithWork[] = []
  for (const invite of invites) {
    const places = losses.has(invite.jobPostId) ? await placesOfInvite(db, invite) : []
    const lostIds = places.map(({ shiftId }) => shiftId)
    own.push({ ...invite, ...workOf(invite, shifts.get(invite.jobPostId) ?? [], lostIds) })
  }
  return own
}

/** Which of some posts the calling worker was invited to, whatever they answered, or applied for. */
export async function knownPosts(
  db: Database,
  profiles: WorkerProfiles,
  { uid, ...worker }: ForwardedCaller & { readonly uid: string },
  jobPostIds: readonly string[],
): Promise<string[]> {
  const { id: workerId } = await profiles.ask(worker)
  return knownAmong(db, { uid, workerId }, jobPostIds)
}

/** What an event makes of an invitation's moments. */
const momentsAfter = (
  event: InviteEvent,
  seenAt: Date | null,
): { readonly seenAt: Date; readonly declinedAt: Date | null } => {
  const now = new Date()
  return { seenAt: seenAt ?? now, declinedAt: event === 'decline' ? now : null }
}

/** Tells the members concerned how many declined; who thinks better of it takes that back, as far as nobody else did. */
async function tellDeclined(
  tx: Database,
  { companyId, jobPostId }: WorkerAndPost,
  event: InviteEvent,
): Promise<void> {
  const told = { companyId, kind: 'invite_declined', subjectId: jobPostId } as const
  const count = await countDeclined(tx, { companyId, jobPostId })
  if (count === 0) return forgetTold(tx, told)
  const post = await findJobPost(tx, { companyId, branchIds: null }, jobPostId)
  if (event !== 'decline' || !post) return
  await notifyMembers(tx, {
    ...told,
    params: { title: post.title ?? '', count: String(count) },
    branchId: post.branchId,
    actorUid: null,
    isStanding: true,
  })
}

type Answered = { readonly jobPostId: string; readonly state: InviteState }

/**
 * Applies an event of the calling worker to their invitations to some posts, and answers how each stands then. One whose
 * state does not allow it stays as it is; posts they were not invited to are left out.
 */
export async function answerInvites(
  db: Database,
  profiles: WorkerProfiles,
  worker: ForwardedCaller,
  event: InviteEvent,
  jobPostIds: readonly string[],
): Promise<Answered[]> {
  const { id: workerId } = await profiles.ask(worker)
  return db.transaction(async (tx) => {
    const answered: Answered[] = []
    const changed: WorkerAndPost[] = []
    for (const { companyId, jobPostId, ...moments } of await findOwnInvites(tx, workerId, jobPostIds)) {
      const state = stateOf(moments)
      const next = nextState(state, event)
      if (next) {
        const key = { companyId, jobPostId, workerId }
        await answerInvite(tx, key, momentsAfter(event, moments.seenAt))
        if (event !== 'see') {
          changed.push(key)
          await tellHiringChanged(tx, companyId)
          await tellDeclined(tx, key, event)
          await settleInvite(tx, key)
        }
      }
      answered.push({ jobPostId, state: next ?? state })
    }
    await publish(tx, talkRightChanged, ...changed)
    return answered
  })
}
