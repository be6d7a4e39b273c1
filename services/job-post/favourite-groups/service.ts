import type { Database } from '@/services/shared/database'
import { listPostsForGroup } from '../job-posts/repository'
import type { Actor } from '../members/actor'

/** The posts of the company, also those of branches the member does not see, that a group is still needed for. */
export const postsForGroup = (db: Database, { scope: { companyId } }: Actor, groupId: string) =>
  listPostsForGroup(db, companyId, groupId)
