import { randomUUID } from 'node:crypto'
import { insertPhoto } from '@/services/shared/accounts/photo-repository'
import { folderOf } from '@/services/shared/accounts/photos'
import type { Database } from '@/services/shared/database'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { type FileType, uploadPlace } from '@/validators/upload-terms'
import { sampleWorkers } from './samples/population'
import { accountOf } from './samples/sample-accounts'
import { readSampleFilm, sampleFilms } from './samples/sample-films'
import { decideVideo } from './workers/intro-videos/deciding'
import { addVideo, cuesOf } from './workers/intro-videos/service'
import { dropFiles, takeInFilm, takeInPoster } from './workers/intro-videos/take-in'

type Parts = { readonly db: Database; readonly storage: FileStorage }

/**
 * Gives two sample workers a film: uploaded, cleaned and reviewed as any other, so that what can be tried is what
 * workers have. The sample workers must be there. Answers how many films were added.
 */
export async function seedFilms(parts: Parts): Promise<number> {
  const { db } = parts
  const people = sampleWorkers(Math.max(...sampleFilms.map(({ worker }) => worker)))
  for (const sample of sampleFilms) {
    const person = people[sample.worker - 1]
    if (!person) throw new Error(`there is no sample worker ${sample.worker}`)
    const owner = { uid: accountOf(person).uid }
    const bytes = await readSampleFilm(sample)
    const fileName = await upload(parts, owner.uid, 'intro_video', bytes.film, 'video/webm')
    const stillName = await upload(parts, owner.uid, 'intro_video_poster', bytes.still, 'image/jpeg')
    const poster = await takeInPoster(parts, owner.uid, stillName)
    const film = await takeInFilm(parts, owner.uid, fileName)
    const { question, captions } = sample
    const video = await db.transaction((tx) =>
      addVideo(tx, owner, { question, cues: cuesOf(captions) }, { film, poster }),
    )
    await dropFiles(parts, owner.uid, [film.uploaded, poster.uploaded])
    await decideVideo(db, { uid: 'seed' }, video.id, { decision: 'show', version: video.version })
  }
  return sampleFilms.length
}

/** Stores a file where its owner's upload would lie; answers its name there. */
async function upload(
  { db, storage }: Parts,
  uid: string,
  kind: 'intro_video' | 'intro_video_poster',
  bytes: Uint8Array,
  fileType: FileType,
): Promise<string> {
  const { path, fileName } = uploadPlace(kind, folderOf(uid), randomUUID(), fileType)
  await insertPhoto(db, uid, `${path}/${fileName}`)
  await storage.write(`${path}/${fileName}`, bytes, fileType)
  return fileName
}
