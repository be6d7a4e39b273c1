import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tiffOf } from '@/lib/uploads/picture-metadata'
import type { Database } from '@/services/shared/database'
import { cleanVoice, type Voice, type VoiceFault } from '@/services/shared/films/clean-voice'
import { FilmQueue } from '@/services/shared/films/film-queue'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { orUnavailable, Problem, unavailable } from '@/services/shared/problem'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { inspectFile } from '@/services/shared/uploads/inspect-file'
import { pictureSize } from '@/services/shared/uploads/picture-size'
import { permitUpload } from '@/services/shared/uploads/upload-permit'
import { safeFileName } from '@/validators/file-name'
import { oneForm } from '@/validators/one-form'
import { attachmentLimits } from '@/validators/talk-attachments'
import type { UploadInput } from '@/validators/upload'
import {
  extensionOf,
  type FileType,
  type PictureType,
  pictureTypes,
  readObjectName,
  uploadTerms,
  type VoiceType,
  voiceTypes,
} from '@/validators/upload-terms'
import type { FileAttachment } from '../../shapes/message-attachment'
import { removeNow } from './removal'
import { type FileOwner, insertFile, isListed, releaseFile } from './repository'

export type FileParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'uploadToken'>
  readonly storage: FileStorage
}

const kind = 'message_file'
const { owners, folder, maxBytes } = uploadTerms[kind]

/** Voices are small: two at once need a few megabytes. */
const queue = new FilmQueue({ atOnce: 2, waiting: 30, patienceMs: 5_000 })
const workMs = 10_000

/** Permits the upload of one file for a conversation. */
export async function permitMessageFile({ db, identity }: FileParts, owner: FileOwner, input: UploadInput) {
  const permit = await permitUpload(identity, kind, owner.conversationId, input)
  await insertFile(db, owner, `${permit.path}/${permit.fileName}`)
  return permit
}

/** A checked copy where only the services read, and the upload it was made of, which stays until a message carries the copy. */
export type TakenFile = { readonly attachment: FileAttachment; readonly uploaded: string }

/** Removes files that no message carries. */
export async function dropFiles(parts: FileParts, owner: FileOwner, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await releaseFile(parts.db, owner, name)
    await removeNow(parts, name)
  }
}

const isPicture = (type: FileType): type is PictureType =>
  (pictureTypes as readonly FileType[]).includes(type)
const isVoice = (type: FileType): type is VoiceType => (voiceTypes as readonly FileType[]).includes(type)

/**
 * Checks an uploaded file and stores its cleaned copy: a picture without position and device, a voice without anything but its
 * sound, a PDF that does nothing. 422 with the reason for one that is refused, which is removed.
 */
export async function takeIn(
  parts: FileParts,
  owner: FileOwner,
  { fileName, name }: { readonly fileName: string; readonly name?: string | undefined },
): Promise<TakenFile> {
  const uploaded = `${owners}/${owner.conversationId}/${folder}/${fileName}`
  const file = readObjectName(uploaded)
  if (file?.kind !== kind || !(await isListed(parts.db, owner, uploaded)))
    throw new Problem(422, 'file_not_found')
  const copy = (type: FileType) => newCopy(parts.db, owner, type)
  if (isVoice(file.fileType)) return { attachment: await takeInVoice(parts, owner, uploaded, copy), uploaded }
  const bytes = await orUnavailable(parts.storage.read(uploaded, maxBytes))
  if (!bytes) throw new Problem(422, 'file_not_found')
  const inspection = inspectFile(bytes, kind, file.fileType)
  if (inspection.fault !== null) {
    await dropFiles(parts, owner, [uploaded])
    throw new Problem(422, inspection.fault)
  }
  const { bytes: clean } = inspection
  const stored = { objectName: await copy(file.fileType), size: clean.length }
  await orUnavailable(parts.storage.write(stored.objectName, clean, file.fileType))
  const attachment: FileAttachment = isPicture(file.fileType)
    ? { kind: 'picture', fileType: file.fileType, ...seenSize(clean, file.fileType), ...stored }
    : { kind: 'file', fileType: 'application/pdf', name: oneForm(safeFileName(name ?? '')), ...stored }
  return { attachment, uploaded }
}

/** A new name where only the services read; it is on the list, from which it goes unless it is held. */
async function newCopy(db: Database, owner: FileOwner, type: FileType): Promise<string> {
  const name = `${owners}/${owner.conversationId}/private/${randomUUID()}.${extensionOf[type]}`
  await insertFile(db, owner, name)
  return name
}

/** A cleaned picture's size as it is seen: an orientation from the fifth on turns it onto its side. */
function seenSize(clean: Uint8Array, type: PictureType) {
  const { width, height } = pictureSize(clean, type) ?? { width: 1, height: 1 }
  const isTurned = [5, 6, 7, 8].some((orientation) =>
    Buffer.from(clean).includes(Buffer.from(tiffOf(orientation))),
  )
  return isTurned ? { width: height, height: width } : { width, height }
}

type Refusal = VoiceFault | 'file_not_found' | 'file_empty' | 'file_too_large'

async function takeInVoice(
  parts: FileParts,
  owner: FileOwner,
  uploaded: string,
  copyOf: (type: FileType) => Promise<string>,
): Promise<FileAttachment> {
  return queue.run(async () => {
    const place = await mkdtemp(join(tmpdir(), 'voice-'))
    const cleaned = join(place, 'copy')
    try {
      const voice = await cleanInto(parts, uploaded, join(place, 'original'), cleaned)
      if (typeof voice === 'string') {
        if (voice !== 'file_not_found') await dropFiles(parts, owner, [uploaded])
        throw new Problem(422, voice)
      }
      const objectName = await copyOf(voice.fileType)
      await orUnavailable(parts.storage.writeFrom(objectName, cleaned, voice.fileType))
      return { kind: 'voice', ...voice, objectName }
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  })
}

async function cleanInto(
  { storage }: FileParts,
  uploaded: string,
  original: string,
  cleaned: string,
): Promise<Voice | Refusal> {
  const { voiceBytes, voiceSeconds, voiceTolerance } = attachmentLimits
  if (!(await orUnavailable(storage.readInto(uploaded, original, voiceBytes)))) return 'file_not_found'
  const { size } = await stat(original)
  if (size === 0) return 'file_empty'
  if (size > voiceBytes) return 'file_too_large'
  const limits = { seconds: voiceSeconds + voiceTolerance, signal: AbortSignal.timeout(workMs) }
  const result = await cleanVoice(original, cleaned, limits).catch((error: unknown) => {
    throw unavailable(error)
  })
  return result.fault ?? result.voice
}
