import { sql } from 'drizzle-orm'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { filled, formed, notFound, Problem, validationFailed } from '@/services/shared/problem'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import { nextIntroVideoState } from '@/validators/states/intro-video'
import { tellOfIntroVideo } from '../../platform/notifications/intro-video-news'
import { indexWorkers } from '../search-entries/service'
import type { IntroVideoDecision } from './present'
import {
  changeVideo,
  findAnyVideo,
  type IntroVideo,
  listInReview,
  listLongRejected,
  lockVideo,
} from './repository'
import { type Owner, removeVideo } from './service'
import type { IntroVideoParts } from './take-in'

/** The videos that wait for staff, the longest waiting first. */
export const videosInReview = (db: Database) => listInReview(db, 100)

/** Any video, for staff; 404 for none. */
export async function videoForStaff(db: Database, id: string): Promise<IntroVideo> {
  const video = await findAnyVideo(db, id)
  if (!video) throw notFound()
  return video
}

/** What a refusal has to say: why, and in words where no other reason says it. */
function refusalOf({ reason, note = '' }: IntroVideoDecision) {
  if (!reason) throw validationFailed([{ field: 'reason', rule: 'required_select', params: {} }])
  return { rejectReason: reason, rejectNote: reason === 'other' ? filled('note', note) : formed(note) }
}

/**
 * Staff's decision about a video as they saw it; the worker is told. 412 when the worker has changed it since, 409 when it
 * is decided already.
 */
export async function decideVideo(
  db: Database,
  staff: Owner,
  id: string,
  decision: IntroVideoDecision,
): Promise<IntroVideo> {
  const refusal = decision.decision === 'reject' ? refusalOf(decision) : null
  return db.transaction(async (tx) => {
    const { workerId } = await videoForStaff(tx, id)
    const before = await lockVideo(tx, { workerId, id })
    if (!before) throw notFound()
    if (before.version !== decision.version) throw new Problem(412, 'stale')
    const state = nextIntroVideoState(before.state, decision.decision)
    if (state === null) throw new Problem(409, 'already_decided')
    const video = await changeVideo(tx, before, {
      state,
      decidedAt: sql`now()`,
      approvedAt: refusal ? null : sql`now()`,
      ...(refusal ?? { rejectReason: null, rejectNote: '' }),
    })
    await indexWorkers(tx, [workerId])
    await tellOfIntroVideo(tx, { workerId, videoId: id, reason: video.rejectReason })
    await recordAudit(tx, {
      actorUid: staff.uid,
      requestId: staff.requestId,
      action: refusal ? 'intro_video.rejected' : 'intro_video.shown',
      subjectType: 'intro_video',
      subjectId: id,
      after: { version: video.version, ...refusal },
    })
    return video
  })
}

/** Removes videos that staff rejected and nobody mended, with their files; answers how many. */
export const removeLongRejected = (
  parts: Pick<IntroVideoParts, 'db' | 'storage'>,
  work: ItemWork,
): Promise<number> =>
  workThrough(parts.db, work, {
    list: listLongRejected,
    idOf: ({ id }) => id,
    handle: ({ uid, ...key }) => removeVideo(parts, { uid }, key, { uid: 'system' }),
  })

/** Does that every hour. */
export function scheduleRejectedRemoval(app: ServiceApp, parts: IntroVideoParts): void {
  addRoutine(app, {
    name: 'rejected intro videos',
    everySeconds: 3_600,
    run: (work) => removeLongRejected(parts, work),
  })
}
