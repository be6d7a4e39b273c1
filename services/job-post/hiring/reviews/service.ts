import { type Static, Type } from '@fastify/type-provider-typebox'
import { listAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { requireCompany } from '../../company/companies/service'
import { findingsOf } from '../job-posts/automatic-review'
import { findCompanyOfPost, findJobPost } from '../job-posts/repository'
import { listQueue } from '../job-posts/review-repository'
import { type PostCase, presentWaitingPost, type WaitingPost } from './present'

const Position = Type.Object({
  startsAt: Type.String({ format: 'date-time' }),
  id: Type.String({ format: 'uuid' }),
})

/** The posts that wait for our staff, the one whose work begins first before the others. */
export async function pageOfQueue(
  db: Database,
  { cursor, limit }: PageQuery,
): Promise<Page<Static<typeof WaitingPost>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listQueue(db, { after, limit: limit + 1 })
  return toPage(rows.map(presentWaitingPost), limit, ({ startsAt, id }) => ({ startsAt, id }))
}

/** How many entries of a post's history are shown, the latest first. */
const historyLength = 50

/**
 * Everything staff need to decide about a post; drafts are 404, because staff may not read what was never submitted.
 */
export async function requirePostCase(db: Database, id: string): Promise<PostCase> {
  const companyId = await findCompanyOfPost(db, id)
  const post = companyId && (await findJobPost(db, { companyId, branchIds: null }, id))
  if (!post || post.state === 'draft') throw notFound()
  const [company, findings, history] = await Promise.all([
    requireCompany(db, post.companyId),
    findingsOf(db, post),
    listAudit(db, { subjectType: 'job_post', subjectId: id }, historyLength),
  ])
  return { post, company, findings, history }
}
