import type { Database } from '@/services/shared/database'
import type { Actor } from '../../platform/access/actor'
import { listPostsForGroup } from '../job-posts/repository'

/** The company's posts that still need a group, including those of branches that the member does not see. */
export const postsForGroup = (db: Database, { scope: { companyId } }: Actor, groupId: string) =>
  listPostsForGroup(db, companyId, groupId)
