import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { isKnownAdult } from '@/validators/age'
import type { IntroVideoReaction } from '@/validators/intro-video-terms'
import { bangkokToday } from '@/validators/rules'
import type { Actor } from '../../platform/members/access'
import { hasViewedToday, noteView } from '../resume-readers/repository'
import { readMasked } from '../resume-readers/service'
import { showWorkers } from '../shown-workers/service'
import { contactAccess, isFree, isWhole } from '../unlocks/contact'
import { hasApplied } from '../unlocks/repository'
import { findableWorker, thisWorker } from '../workers/repository'
import {
  findBirthDate,
  findShownVideo,
  type IntroVideo,
  listShownVideos,
  storeReaction,
  type WatchedVideo,
} from './repository'
import { type askedOf, headBytes } from './sending'

/** Whether a company may watch a worker's videos; `hidden` where it may not even know them. */
type Sight = 'open' | 'closed' | 'hidden'
/** That, and whether a look counts in the limits of the day. */
type Seeing = { readonly sight: Sight; readonly counts: boolean }

/**
 * The rule of the worker's page: whom a company finds, or whose contact it may read. Videos of somebody who is not known to be
 * 18 are for the companies they applied to.
 */
async function sightOf(db: Database, actor: Actor, workerId: string): Promise<Seeing> {
  const access = await contactAccess(db, actor, workerId)
  const counts = !(await isFree(db, actor, workerId, access))
  const person = await findBirthDate(
    db,
    isWhole(access) ? thisWorker(workerId) : findableWorker(actor.companyId, workerId),
  )
  if (!person) return { sight: 'hidden', counts }
  if (isKnownAdult(bangkokToday(), person.birthDate)) return { sight: 'open', counts }
  const isApplicant = await hasApplied(db, { companyId: actor.companyId, workerId })
  return { sight: isApplicant ? 'open' : 'closed', counts }
}

/**
 * The videos of a worker that the company may watch; 404 for a worker it cannot find. The look is recorded, as of their page,
 * unless they are loaded ahead: then the films themselves record it.
 */
export async function videosFor(
  db: Database,
  actor: Actor,
  workerId: string,
  isAhead = false,
): Promise<WatchedVideo[]> {
  const { sight, counts } = await sightOf(db, actor, workerId)
  if (sight === 'hidden') throw notFound()
  if (counts) await showWorkers(db, actor, [workerId])
  if (!isAhead) await (counts ? readMasked : noteView)(db, actor, workerId)
  return sight === 'open' ? listShownVideos(db, { workerId, companyId: actor.companyId }) : []
}

type Key = { readonly workerId: string; readonly videoId: string }

/** A film, and whether looking at it counts in the limits of the day. */
type Watchable = { readonly video: IntroVideo; readonly counts: boolean }

/** One of them; 404 for any other. */
export async function videoFor(db: Database, actor: Actor, { workerId, videoId }: Key): Promise<Watchable> {
  const { sight, counts } = await sightOf(db, actor, workerId)
  const video = sight === 'open' ? await findShownVideo(db, { workerId, id: videoId }) : null
  if (!video) throw notFound()
  if (counts) await showWorkers(db, actor, [workerId])
  return { video, counts }
}

/**
 * How many bytes of a film a request gets. Its head comes before anybody looks, so that the player can load one person
 * ahead; whoever takes more has looked, which the worker is shown and which counts, as of their page.
 */
export async function bytesFor(
  db: Database,
  actor: Actor,
  { video, counts }: Watchable,
  asked: ReturnType<typeof askedOf>,
): Promise<number> {
  const { workerId, size } = video
  if (asked === 'unsatisfiable' || (await hasViewedToday(db, actor, workerId))) return size
  const head = headBytes(video)
  if (asked !== 'whole' && asked.first < head) return head - asked.first
  await (counts ? readMasked : noteView)(db, actor, workerId)
  return size
}

/** One whose poster and captions staff have seen; 404 for any other. */
export async function reviewedVideoFor(db: Database, actor: Actor, key: Key): Promise<IntroVideo> {
  const { video } = await videoFor(db, actor, key)
  if (video.state !== 'shown') throw notFound()
  return video
}

/** Keeps what the company thinks of a video; null is nothing any more. */
export async function react(
  db: Database,
  actor: Actor,
  key: Key,
  reaction: IntroVideoReaction | null,
): Promise<void> {
  const { id: videoId } = (await videoFor(db, actor, key)).video
  await db.transaction(async (tx) => {
    await storeReaction(tx, { companyId: actor.companyId, videoId }, { reaction, actorUid: actor.uid })
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId: actor.companyId,
      action: 'intro_video.reacted',
      subjectType: 'intro_video',
      subjectId: videoId,
      after: { reaction },
    })
  })
}
