import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertPhoto, isListed, releasePhotos } from '@/services/shared/accounts/photo-repository'
import { folderOf, removeNow } from '@/services/shared/accounts/photos'
import type { Database } from '@/services/shared/database'
import { cleanFilm, type Film, type FilmFault } from '@/services/shared/films/clean-film'
import { FilmQueue } from '@/services/shared/films/film-queue'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { orUnavailable, Problem, unavailable } from '@/services/shared/problem'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { inspectFile } from '@/services/shared/uploads/inspect-file'
import { permitUpload } from '@/services/shared/uploads/upload-permit'
import { introVideoTolerance, longestIntroVideo } from '@/validators/intro-video-terms'
import type { UploadInput } from '@/validators/upload'
import { extensionOf, type PictureType, readObjectName, uploadTerms } from '@/validators/upload-terms'

export type IntroVideoParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'uploadToken'>
  readonly storage: FileStorage
}

/** What files are stored and listed with. */
type FileParts = Pick<IntroVideoParts, 'db' | 'storage'>

type Kind = 'intro_video' | 'intro_video_poster'

/** Two films at once need 400 MB at most: each as it was uploaded and its copy, in a folder that is memory on Cloud Run. */
const queue = new FilmQueue({ atOnce: 2, waiting: 30, patienceMs: 15_000 })
/** Milliseconds for reading, copying and storing one film; together with its waiting, less than the web waits. */
const workMs = 35_000

/** Permits the upload of one film or poster. */
export async function permitFile(
  { db, identity }: IntroVideoParts,
  kind: Kind,
  uid: string,
  input: UploadInput,
) {
  const permit = await permitUpload(identity, kind, folderOf(uid), input)
  await insertPhoto(db, uid, `${permit.path}/${permit.fileName}`)
  return permit
}

const uploadedName = (kind: Kind, uid: string, fileName: string) => {
  const { owners, folder } = uploadTerms[kind]
  return `${owners}/${folderOf(uid)}/${folder}/${fileName}`
}

/** A new name where only the services read; the file is on the person's list, from which it goes unless it is held. */
async function privateName(db: Database, kind: Kind, uid: string, extension: string): Promise<string> {
  const name = `${uploadTerms[kind].owners}/${folderOf(uid)}/private/${randomUUID()}.${extension}`
  await insertPhoto(db, uid, name)
  return name
}

/** An uploaded file of the person's own; 422 for one that was never permitted, is somebody else's, or is being removed. */
async function ownUpload(db: Database, kind: Kind, uid: string, fileName: string) {
  const name = uploadedName(kind, uid, fileName)
  const file = readObjectName(name)
  const isOwn = file?.kind === kind && (await isListed(db, uid, name))
  if (!isOwn) throw new Problem(422, 'file_not_found')
  return { name, fileType: file.fileType }
}

/** Removes files of a person that are of no use any more; what the storage keeps now goes later. */
export async function dropFiles(parts: FileParts, uid: string, names: readonly string[]): Promise<void> {
  await releasePhotos(parts.db, uid, names)
  await removeNow(parts, names)
}

/** A stored copy, and the upload it was made of, which stays until the copy is saved with something. */
export type TakenFilm = Film & { readonly objectName: string; readonly uploaded: string }
export type TakenPoster = {
  readonly objectName: string
  readonly fileType: PictureType
  readonly uploaded: string
}

/**
 * Reads an uploaded film and stores a copy of it that says nothing about where and with what it was made. 422 with the
 * reason for one that is refused, which is removed; 503 when too many come at once or the storage does not answer.
 */
export async function takeInFilm(parts: FileParts, uid: string, fileName: string): Promise<TakenFilm> {
  const { name: uploaded } = await ownUpload(parts.db, 'intro_video', uid, fileName)
  return queue.run(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'intro-video-'))
    try {
      const film = await copyInto(parts, uploaded, folder)
      if (typeof film === 'string') {
        if (film !== 'file_not_found') await dropFiles(parts, uid, [uploaded])
        throw new Problem(422, film)
      }
      const objectName = await privateName(parts.db, 'intro_video', uid, extensionOf[film.fileType])
      await orUnavailable(parts.storage.writeFrom(objectName, copyIn(folder), film.fileType))
      return { ...film, objectName, uploaded }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

const copyIn = (folder: string) => join(folder, 'copy')

type Refusal = FilmFault | 'file_not_found' | 'file_empty' | 'file_too_large'

/** Copies an uploaded film, cleaned, into a folder; answers what it is, or why it is refused. */
async function copyInto(
  { storage }: Pick<IntroVideoParts, 'storage'>,
  uploaded: string,
  folder: string,
): Promise<Film | Refusal> {
  const { maxBytes } = uploadTerms.intro_video
  const original = join(folder, 'original')
  if (!(await orUnavailable(storage.readInto(uploaded, original, maxBytes)))) return 'file_not_found'
  const { size } = await stat(original)
  if (size === 0) return 'file_empty'
  if (size > maxBytes) return 'file_too_large'
  const signal = AbortSignal.timeout(workMs)
  const limits = { seconds: longestIntroVideo + introVideoTolerance, signal }
  const cleaned = await cleanFilm(original, copyIn(folder), limits).catch((error: unknown) => {
    throw unavailable(error)
  })
  // Before the copy is sent: the folder may be memory.
  await rm(original, { force: true })
  return cleaned.fault ?? cleaned.film
}

/** The same for a poster. */
export async function takeInPoster(parts: FileParts, uid: string, fileName: string): Promise<TakenPoster> {
  const kind = 'intro_video_poster'
  const { name: uploaded, fileType } = await ownUpload(parts.db, kind, uid, fileName)
  const bytes = await orUnavailable(parts.storage.read(uploaded, uploadTerms[kind].maxBytes))
  if (!bytes) throw new Problem(422, 'file_not_found')
  const inspection = inspectFile(bytes, kind, fileType)
  if (inspection.fault !== null) {
    await dropFiles(parts, uid, [uploaded])
    throw new Problem(422, inspection.fault)
  }
  const objectName = await privateName(parts.db, kind, uid, extensionOf[fileType])
  await orUnavailable(parts.storage.write(objectName, inspection.bytes, fileType))
  return { objectName, fileType: fileType as PictureType, uploaded }
}
