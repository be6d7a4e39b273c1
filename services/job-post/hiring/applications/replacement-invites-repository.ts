import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { isReplacedByPost } from '@/validators/replaced-by-post'
import type { ChoiceTerms } from '@/validators/shift-places'
import { applicationShifts } from '../../tables/application-shifts'
import { jobPostInvites } from '../../tables/job-post-invites'
import { hasBegunAsWhole } from '../job-posts/open-posts-repository'
import { isAnyOf } from '../job-posts/repository'
import type { PostKey } from './application-keys'
import { type LostPlace, listLostPlaces } from './lost-places-repository'

/** The latest invitation to a post since somebody's place in it was lost, and how many came before it. */
export type ReplacementInvite = {
  readonly workerId: string
  readonly at: Date
  /** The member who invited, as they are called now; null once they have no account. */
  readonly byName: string | null
  readonly others: number
}

/** Whom members invited since places were lost, by the post and the moment of the loss; who declined is not among them. */
export async function listReplacementInvites(
  db: Database,
  companyId: string,
  places: readonly Pick<LostPlace, 'jobPostId' | 'at'>[],
): Promise<(place: Pick<LostPlace, 'jobPostId' | 'at'>) => ReplacementInvite | null> {
  if (places.length === 0) return () => null
  const since = new Date(Math.min(...places.map(({ at }) => at.getTime())))
  const invites = await db
    .select({
      jobPostId: jobPostInvites.jobPostId,
      workerId: jobPostInvites.workerId,
      at: jobPostInvites.at,
      byName: accounts.displayName,
    })
    .from(jobPostInvites)
    .leftJoin(accounts, eq(accounts.uid, jobPostInvites.invitedBy))
    .where(
      and(
        eq(jobPostInvites.companyId, companyId),
        isAnyOf(jobPostInvites.jobPostId, [...new Set(places.map(({ jobPostId }) => jobPostId))]),
        gte(jobPostInvites.at, since),
        isNull(jobPostInvites.declinedAt),
      ),
    )
    .orderBy(desc(jobPostInvites.at))
  return ({ jobPostId, at }) => {
    const [latest, ...others] = invites.filter((one) => one.jobPostId === jobPostId && one.at >= at)
    if (!latest) return null
    return { workerId: latest.workerId, at: latest.at, byName: latest.byName, others: others.length }
  }
}

/** An invitation and what its post says of who works which shift, and from when. */
type ToPost = PostKey & ChoiceTerms & { readonly startsAt: Date | null; readonly at: Date }

/**
 * The empty places that an invitation to a post is for: those that were lost before it, in which somebody can be taken on by that
 * post.
 */
export async function placesOfInvite(db: Database, invite: ToPost): Promise<LostPlace[]> {
  const { companyId, jobPostId } = invite
  const places = await listLostPlaces(db, { companyId, branchIds: null }, { jobPostId })
  return places.filter(
    (place) => place.at <= invite.at && !isReplacedByPost(invite, place, hasBegunAsWhole(invite)),
  )
}

/** Which of some posts have a place that was lost, whether or not somebody has it by now. */
export async function postsWithLosses(db: Database, jobPostIds: readonly string[]): Promise<Set<string>> {
  if (jobPostIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ jobPostId: applicationShifts.jobPostId })
    .from(applicationShifts)
    .where(and(isAnyOf(applicationShifts.jobPostId, jobPostIds), isNotNull(applicationShifts.placeLostAt)))
  return new Set(rows.map(({ jobPostId }) => jobPostId))
}

/** An invitation of a worker to a post that they have not declined: who invited them, and when; null if there is none. */
export async function findStandingInvite(
  db: Database,
  { companyId, jobPostId, workerId }: PostKey & { readonly workerId: string },
): Promise<{ readonly invitedBy: string; readonly at: Date } | null> {
  const [invite] = await db
    .select({ invitedBy: jobPostInvites.invitedBy, at: jobPostInvites.at })
    .from(jobPostInvites)
    .where(
      and(
        eq(jobPostInvites.companyId, companyId),
        eq(jobPostInvites.jobPostId, jobPostId),
        eq(jobPostInvites.workerId, workerId),
        isNull(jobPostInvites.declinedAt),
      ),
    )
  return invite ?? null
}
