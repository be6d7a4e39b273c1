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
import { contactAccess, isWhole } from '../unlocks/contact'
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
/** That, and whether the company reads the worker's contact as well. */
type Seeing = { readonly sight: Sight; readonly isOpen: boolean }

/**
 * The rule of the worker's page: whom a company finds, or whose contact it may read. Videos of somebody who is not known to be
 * 18 are for the companies they applied to.
 */
async function sightOf(db: Database, actor: Actor, workerId: string): Promise<Seeing> {
  const isOpen = isWhole(await contactAccess(db, actor, workerId))
  const person = await findBirthDate(
    db,
    isOpen ? thisWorker(workerId) : findableWorker(actor.companyId, workerId),
  )
  if (!person) return { sight: 'hidden', isOpen }
  if (isKnownAdult(bangkokToday(), person.birthDate)) return { sight: 'open', isOpen }
  const isApplicant = await hasApplied(db, { companyId: actor.companyId, workerId })
  return { sight: isApplicant ? 'open' : 'closed', isOpen }
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
  const { sight, isOpen } = await sightOf(db, actor, workerId)
  if (sight === 'hidden') throw notFound()
  await showWorkers(db, actor, [workerId])
  if (!isAhead) await (isOpen ? noteView : readMasked)(db, actor, workerId)
  return sight === 'open' ? listShownVideos(db, { workerId, companyId: actor.companyId }) : []
}

type Key = { readonly workerId: string; readonly videoId: string }

/** A film, and whether the company reads its worker's contact as well. */
type Watchable = { readonly video: IntroVideo; readonly isOpen: boolean }

/** One of them; 404 for any other. */
export async function videoFor(db: Database, actor: Actor, { workerId, videoId }: Key): Promise<Watchable> {
  const { sight, isOpen } = await sightOf(db, actor, workerId)
  const video = sight === 'open' ? await findShownVideo(db, { workerId, id: videoId }) : null
  if (!video) throw notFound()
  await showWorkers(db, actor, [workerId])
  return { video, isOpen }
}

/**
 * How many bytes of a film a request gets. Its head comes before anybody looks, so that the player can load one person
 * ahead; whoever takes more has looked, which the worker is shown and which counts, as of their page.
 */
export async function bytesFor(
  db: Database,
  actor: Actor,
  { video, isOpen }: Watchable,
  asked: ReturnType<typeof askedOf>,
): Promise<number> {
  const { workerId, size } = video
  if (asked === 'unsatisfiable' || (await hasViewedToday(db, actor, workerId))) return size
  const head = headBytes(video)
  if (asked !== 'whole' && asked.first < head) return head - asked.first
  await (isOpen ? noteView : readMasked)(db, actor, workerId)
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
