import type { Database } from '@/services/shared/database'
import { type MailComposer, promiseMails } from '@/services/shared/outbox/outbox'
import { standingOf } from '@/validators/company-standing'
import { type WorkType, workTypes } from '@/validators/work-types'
import { findRight, type WorkerAndPost } from './repository'
import type { TalkRights } from './rights-of-partim'

/**
 * Promises to tell the partim service by what a company and workers may talk, in the transaction that changes it. What is told
 * is read when it is told, so that neither order nor repetition matters.
 */
export const noteTalkRights = (tx: Database, changed: readonly WorkerAndPost[]): Promise<void> =>
  promiseMails(
    tx,
    'talk_right_noted',
    changed.map(({ companyId, jobPostId, workerId }) => ({ companyId, jobPostId, workerId })),
  )

const knownType = (type: string | null): WorkType | null => workTypes.find((one) => one === type) ?? null

/** The outbox composer that tells the partim service; it sends no mail. */
export function talkRightTasks(db: Database, talkRights: TalkRights): Record<string, MailComposer> {
  return {
    async talk_right_noted({ companyId = '', jobPostId = '', workerId = '' }) {
      const about = { companyId, jobPostId, workerId }
      const found = await findRight(db, about)
      if (!found) return null
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
      return null
    },
  }
}
