import type { Database } from '@/services/shared/database'
import type { CompanyStanding } from '@/validators/company-standing'
import type { WorkType } from '@/validators/work-types'
import type { TalkPair } from '../news/news'
import { deleteRight, holdWorker, turnToPost, upsertCompany, upsertRight } from './repository'

/** What the job-post service says about a worker and a post of a company, as it is now. */
export type RightNews = {
  readonly company: {
    readonly name: string
    readonly standing: CompanyStanding
    readonly logoUrl: string | null
  }
  /** null when the worker neither applied nor is invited any more. */
  readonly right: {
    readonly title: string
    readonly workType: WorkType | null
    readonly invitedAt: Date | null
    readonly at: Date
    readonly until: Date
  } | null
}

/** Notes by what a company and a worker may talk about a post; repeating it changes nothing. */
export async function noteRight(
  db: Database,
  pair: TalkPair,
  jobPostId: string,
  { company, right }: RightNews,
): Promise<void> {
  await db.transaction(async (tx) => {
    await upsertCompany(tx, { companyId: pair.companyId, ...company })
    if (right === null) return deleteRight(tx, pair, jobPostId)
    if (!(await holdWorker(tx, pair.workerId))) return
    await upsertRight(tx, { ...pair, jobPostId, ...right })
    await turnToPost(tx, pair, { jobPostId, ...right })
  })
}
