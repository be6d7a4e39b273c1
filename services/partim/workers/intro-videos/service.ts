import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { holdPhoto, releasePhotos } from '@/services/shared/accounts/photo-repository'
import { removeNow } from '@/services/shared/accounts/photos'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, validationFailed } from '@/services/shared/problem'
import { uploadExpired } from '@/services/shared/uploads/removal'
import { isKnownAdult } from '@/validators/age'
import { type Cue, readCaptions, writeCaptions } from '@/validators/captions'
import type { IntroVideoChange, IntroVideoInput } from '@/validators/intro-video'
import { maxIntroVideos } from '@/validators/intro-video-terms'
import { oneForm } from '@/validators/one-form'
import { bangkokToday } from '@/validators/rules'
import { nextIntroVideoState } from '@/validators/states/intro-video'
import { findWorkerId, lockWorker } from '../certificates/repository'
import { indexWorkers } from '../search-entries/service'
import { thisWorker } from '../workers/repository'
import {
  changeVideo,
  deleteVideo,
  findBirthDate,
  findVideo,
  type IntroVideo,
  insertVideo,
  listVideos,
  lockVideo,
  type VideoKey,
} from './repository'
import type { IntroVideoParts, TakenFilm, TakenPoster } from './take-in'

/** Who acts, in which request. */
export type Owner = { readonly uid: string; readonly requestId?: string }

const workerOf = async (db: Database, uid: string): Promise<string> => {
  const workerId = await findWorkerId(db, uid)
  if (workerId === null) throw notFound()
  return workerId
}

/** All videos of an account's worker, and whether only companies they applied to may watch them. */
export async function ownVideos(db: Database, uid: string) {
  const workerId = await workerOf(db, uid)
  const [videos, person] = await Promise.all([
    listVideos(db, workerId),
    findBirthDate(db, thisWorker(workerId)),
  ])
  return { videos, isOpen: isKnownAdult(bangkokToday(), person?.birthDate ?? null) }
}

/** One of them; 404 for anybody else's. */
export async function ownVideo(db: Database, uid: string, id: string): Promise<IntroVideo> {
  const video = await findVideo(db, { workerId: await workerOf(db, uid), id })
  if (!video) throw notFound()
  return video
}

const tooMany = () =>
  validationFailed([{ field: 'fileName', rule: 'max_items', params: { max: maxIntroVideos } }])

/** 422 when an account's worker keeps as many videos as they may: asked before a film is read. */
export async function checkRoom(db: Database, uid: string): Promise<void> {
  if ((await listVideos(db, await workerOf(db, uid))).length >= maxIntroVideos) throw tooMany()
}

/** The cues of captions, their texts in the one form; 422 with the line that cannot be read. */
export function cuesOf(captions: string): readonly Cue[] {
  if (captions.trim() === '') return []
  const read = readCaptions(captions)
  if ('cues' in read) return read.cues.map((cue) => ({ ...cue, text: oneForm(cue.text) }))
  throw validationFailed([
    { field: 'captions', rule: 'captions_unreadable', params: { line: read.faultyLine } },
  ])
}

/** Captions of a film as they are stored: nothing after its end. */
const captionsFor = (cues: readonly Cue[], durationMs: number): string =>
  writeCaptions(
    cues
      .filter(({ startMs }) => startMs < durationMs)
      .map((cue) => ({ ...cue, endMs: Math.min(cue.endMs, durationMs) })),
  )

const audit = (
  tx: Database,
  { uid, requestId }: Owner,
  action: string,
  video: IntroVideo,
  facts: object = {},
) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    action: `intro_video.${action}`,
    subjectType: 'intro_video',
    subjectId: video.id,
    [action === 'removed' ? 'before' : 'after']: { question: video.question, ...facts },
  })

/** Keeps files with a video; 422 for one whose removal has begun. */
async function hold(tx: Database, uid: string, field: string, name: string): Promise<void> {
  if (!(await holdPhoto(tx, uid, name))) throw validationFailed([uploadExpired(field)])
}

type Taken = { readonly film: TakenFilm; readonly poster: TakenPoster | null }

/** Adds a video, which waits for staff; 422 when there are as many as a worker may keep. */
export async function addVideo(
  tx: Database,
  owner: Owner,
  input: Pick<IntroVideoInput, 'question'> & { readonly cues: readonly Cue[] },
  { film, poster }: Taken,
): Promise<IntroVideo> {
  const workerId = await lockWorker(tx, owner.uid)
  if (workerId === null) throw notFound()
  if ((await listVideos(tx, workerId)).length >= maxIntroVideos) throw tooMany()
  const { objectName, uploaded: _, ...facts } = film
  const video = await insertVideo(tx, {
    ...facts,
    id: uuidv7(),
    workerId,
    filmName: objectName,
    question: input.question ?? null,
    captions: captionsFor(input.cues, film.durationMs),
    posterName: poster?.objectName ?? null,
    posterType: poster?.fileType ?? null,
  })
  await hold(tx, owner.uid, 'fileName', objectName)
  if (poster) await hold(tx, owner.uid, 'posterFileName', poster.objectName)
  await audit(tx, owner, 'added', video, { durationMs: video.durationMs })
  return video
}

/** What becomes of a video whose captions or poster changed: staff see it again, and its film stays as it is. */
const revised = (video: IntroVideo) => ({
  state: nextIntroVideoState(video.state, 'revise') ?? video.state,
  rejectReason: null,
  rejectNote: '',
  submittedAt: sql`now()`,
  version: sql`${video.version}::integer + 1`,
})

type Changed = {
  readonly video: IntroVideo /** Files that it does not use any more. */
  readonly freed: readonly string[]
}

/** Changes a video; new captions or another poster go to staff again, who then decide about the whole. */
export async function changeOwnVideo(
  tx: Database,
  owner: Owner,
  id: string,
  change: IntroVideoChange & { readonly poster?: TakenPoster | null },
): Promise<Changed> {
  const key = { workerId: await workerOf(tx, owner.uid), id }
  const before = await lockVideo(tx, key)
  if (!before) throw notFound()
  const { question, poster } = change
  const captions =
    change.captions === undefined ? before.captions : captionsFor(cuesOf(change.captions), before.durationMs)
  const isPosterChanged = poster !== undefined && (poster !== null || before.posterName !== null)
  const isRevised = captions !== before.captions || isPosterChanged
  if (poster) await hold(tx, owner.uid, 'posterFileName', poster.objectName)
  const freed = isPosterChanged && before.posterName !== null ? [before.posterName] : []
  await releasePhotos(tx, owner.uid, freed)
  const video = await changeVideo(tx, key, {
    captions,
    ...(question !== undefined && { question }),
    ...(isPosterChanged && { posterName: poster?.objectName ?? null, posterType: poster?.fileType ?? null }),
    ...(isRevised && revised(before)),
  })
  await indexWorkers(tx, [key.workerId])
  await audit(tx, owner, 'changed', video, { isRevised })
  return { video, freed }
}

/** Removes a video and its files at once, for its owner or by a routine; one that does not exist counts as removed. */
export async function removeVideo(
  parts: Pick<IntroVideoParts, 'db' | 'storage'>,
  owner: Owner,
  key: VideoKey,
  by: Owner = owner,
): Promise<void> {
  const gone = await parts.db.transaction(async (tx) => {
    const video = await deleteVideo(tx, key)
    if (!video) return []
    await indexWorkers(tx, [key.workerId])
    await audit(tx, by, 'removed', video)
    const names = [video.filmName, ...(video.posterName === null ? [] : [video.posterName])]
    await releasePhotos(tx, owner.uid, names)
    return names
  })
  await removeNow(parts, gone)
}

/** The same for an account's own video. */
export const removeOwnVideo = async (
  parts: Pick<IntroVideoParts, 'db' | 'storage'>,
  owner: Owner,
  id: string,
): Promise<void> => removeVideo(parts, owner, { workerId: await workerOf(parts.db, owner.uid), id })

/** Everything stored about an account's videos, for the copy of the worker's data; the files are opened one by one. */
export async function videoRecords(db: Database, uid: string) {
  const workerId = await findWorkerId(db, uid)
  return workerId === null ? [] : listVideos(db, workerId)
}
