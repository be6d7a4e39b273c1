import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, Named, nullable, Uuid } from '@/services/shared/schema'
import { bangkokToday } from '@/validators/rules'
import type { Scope } from '../../platform/access/scope'
import { listEnding, listUnpublished } from './repository'

const PostToActOn = Named(
  'PostToActOn',
  Type.Object({
    id: Uuid,
    title: nullable(Type.String()),
    branchName: nullable(Type.String()),
    nextStart: nullable(Instant),
    expiresAt: nullable(Instant),
  }),
)

/** The posts among what needs a member, by why they do. */
export const postsToActOn = {
  rejected: Type.Array(PostToActOn),
  waitingForCredit: Type.Array(PostToActOn),
  drafts: Type.Array(PostToActOn),
  endingSoon: Type.Array(PostToActOn, {
    description: 'published posts whose last shift ends today or tomorrow, the soonest first; 20 at most',
  }),
}

/** Posts of each kind that are not published: enough to act on, the pending page has the rest. */
const unpublishedAtMost = 5
const endingAtMost = 20
const twoDaysMs = 2 * 24 * 60 * 60 * 1000

/** The posts that need whoever writes or pays for them, the newest of each kind first. */
export async function unpublishedPostsOf(
  db: Database,
  scope: Scope,
  { mayEdit, mayPay }: { readonly mayEdit: boolean; readonly mayPay: boolean },
) {
  const limit = unpublishedAtMost
  const [rejected, waitingForCredit, drafts] = await Promise.all([
    mayEdit ? listUnpublished(db, { ...scope, limit, state: 'rejected' }) : [],
    mayEdit || mayPay ? listUnpublished(db, { ...scope, limit, state: 'draft', waitsForCredit: true }) : [],
    mayEdit ? listUnpublished(db, { ...scope, limit, state: 'draft', waitsForCredit: false }) : [],
  ])
  return {
    rejected: rejected.map(present),
    waitingForCredit: waitingForCredit.map(present),
    drafts: drafts.map(present),
  }
}

/** Published posts whose last shift ends today or tomorrow in Thailand, the soonest first; 20 at most. */
export async function postsEndingSoon(
  db: Database,
  scope: Scope,
  now = new Date(),
): Promise<Static<typeof PostToActOn>[]> {
  const to = new Date(Date.parse(`${bangkokToday(now)}T00:00:00+07:00`) + twoDaysMs)
  return (await listEnding(db, { ...scope, from: now, to, limit: endingAtMost })).map(present)
}

function present({
  nextStart,
  expiresAt,
  ...post
}: Awaited<ReturnType<typeof listEnding>>[number]): Static<typeof PostToActOn> {
  return {
    ...post,
    nextStart: nextStart?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
