import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { dropped, handle, type JobHandler, jobKind } from '@/services/shared/jobs/kind'
import { standingOf } from '@/validators/company-standing'
import { type WorkType, workTypes } from '@/validators/work-types'
import { findRight, type WorkerAndPost } from './repository'
import type { TalkRights } from './rights-of-partim'

const talkRightNoted = jobKind('talk_right_noted', {
  companyId: Type.String(),
  jobPostId: Type.String(),
  workerId: Type.String(),
})

/**
 * Enqueues telling the partim service by what a company and workers may talk, in the transaction that changes it. What is told
 * is read when it is told, so that neither order nor repetition matters.
 */
export const noteTalkRights = (tx: Database, changed: readonly WorkerAndPost[]): Promise<void> =>
  enqueueAll(
    tx,
    talkRightNoted,
    changed.map(({ companyId, jobPostId, workerId }) => ({ companyId, jobPostId, workerId })),
  )

const knownType = (type: string | null): WorkType | null => workTypes.find((one) => one === type) ?? null

/** Tells the partim service. */
export function talkRightJobs(db: Database, talkRights: TalkRights): JobHandler {
  return handle(talkRightNoted, async ({ companyId, jobPostId, workerId }) => {
    const about = { companyId, jobPostId, workerId }
    const found = await findRight(db, about)
    if (!found) return dropped
    const { title, workType, invitedAt, at, until } = found
    await talkRights.note({
      ...about,
      company: {
        name: found.companyName,
        standing: standingOf(found.company),
        logoUrl: found.logoUrl,
      },
      right: at &&
        until && {
          title: title ?? '',
          workType: knownType(workType),
          invitedAt: invitedAt?.toISOString() ?? null,
          at: at.toISOString(),
          until: until.toISOString(),
        },
    })
  })
}
