import 'client-only'
import { pickedFault } from '@/validators/picked-file'
import type { UploadInput } from '@/validators/upload'
import type { UploadPlace } from '@/validators/upload-terms'
import { largestSource, type PictureSize, preparePicture } from './prepare-picture'
import { refusedFile } from './refused-file'
import { type UploadResult, upload } from './upload'

/** Permit to store one file: where it goes, and the token that allows creating it there. */
export type UploadPermit = UploadPlace & { readonly token: string }

/** Requests a permit from a service. Rejects with ProblemError. */
export type AskPermit = (file: UploadInput) => Promise<UploadPermit>

export type SendOptions = PictureSize & {
  readonly askPermit: AskPermit
  /** Called with the picture as it will be sent. */
  readonly onPrepared: (picture: Blob) => void
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** Prepares a chosen picture, gets a permit for it and sends it. Never rejects. */
export async function sendPicture(
  source: File,
  { maxBytes, longestSide, askPermit, onPrepared, onProgress, signal }: SendOptions,
): Promise<UploadResult> {
  try {
    const fault = pickedFault('picture', source, largestSource)
    if (fault) throw refusedFile(fault)
    const { file, fileType } = await preparePicture(source, { maxBytes, longestSide })
    signal.throwIfAborted()
    onPrepared(file)
    const { token, ...place } = await askPermit({ fileType, size: file.size })
    return await upload({ ...place, fileType, file }, { token, onProgress, signal })
  } catch (error) {
    return { url: '', error }
  }
}
