import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { safeFileName } from '@/validators/file-name'
import { pickedFault, sizeFault } from '@/validators/picked-file'
import { extensionOf, type FileType } from '@/validators/upload-terms'
import { largestSource, preparePicture, readFile } from './prepare-picture'
import { refusedFile } from './refused-file'
import type { AskPermit } from './send-picture'
import { upload } from './upload'
import { documentTypeOf, firstBytes, wholePdf } from './whole-pdf'

type DocumentOptions = {
  readonly maxBytes: number
  readonly askPermit: AskPermit
  /** Called with the picture as it will be sent; not called for a PDF. */
  readonly onPrepared: (picture: Blob) => void
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** A sent document: its name in its place, and its name for people, which ends as what was sent does. */
type SentDocument = { readonly fileName: string; readonly name: string }

/**
 * Sends a picture or a PDF to a place that only the service that permitted it can read. Rejects with a ProblemError that says
 * what is wrong with the file, or with the storage's error.
 */
export async function sendDocument(
  source: File,
  { maxBytes, askPermit, onPrepared, onProgress, signal }: DocumentOptions,
): Promise<SentDocument> {
  const { file, fileType } = await prepare(source, maxBytes)
  signal.throwIfAborted()
  if (fileType !== 'application/pdf') onPrepared(file)
  const { token, ...place } = await askPermit({ fileType, size: file.size })
  const options = { token, onProgress, signal, isPrivate: true }
  const { error } = await upload({ ...place, fileType, file }, options)
  if (error !== null) throw error
  return { fileName: place.fileName, name: safeFileName(source.name, extensionOf[fileType]) }
}

async function prepare(source: File, maxBytes: number): Promise<{ file: Blob; fileType: FileType }> {
  const fault = pickedFault('document', source, largestSource)
  if (fault) throw refusedFile(fault)
  if (source.size === 0) throw new ProblemError(localProblem('file_empty'))
  const type = documentTypeOf(await start(source))
  if (type === null) throw new ProblemError(localProblem('file_type_wrong'))
  if (type !== 'application/pdf') return preparePicture(source, { maxBytes })
  const larger = sizeFault(source, maxBytes)
  if (larger) throw refusedFile(larger)
  // In memory: one that changes while it is sent would be tried again for minutes.
  return { file: new Blob([wholePdf(await readFile(source))], { type }), fileType: type }
}

async function start(source: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await source.slice(0, firstBytes).arrayBuffer())
  } catch (cause) {
    throw new ProblemError(localProblem('file_unreadable'), { cause })
  }
}
