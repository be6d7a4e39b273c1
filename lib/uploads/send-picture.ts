import 'client-only'
import type { UploadInput } from '@/validators/upload'
import type { UploadPlace } from '@/validators/upload-terms'
import { preparePicture } from './prepare-picture'
import { type UploadResult, upload } from './upload'

/** Leave to store one file: where it goes, and the token that creates it there. */
export type UploadPermit = UploadPlace & { readonly token: string }

/** Asks a service for a permit. Rejects with ProblemError. */
export type AskPermit = (file: UploadInput) => Promise<UploadPermit>

export type SendOptions = {
  readonly maxBytes: number
  readonly askPermit: AskPermit
  /** Called with the picture as it will be sent. */
  readonly onPrepared: (picture: Blob) => void
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** Prepares a chosen picture, gets a permit for it and sends it. Never rejects. */
export async function sendPicture(
  source: Blob,
  { maxBytes, askPermit, onPrepared, onProgress, signal }: SendOptions,
): Promise<UploadResult> {
  try {
    const { file, fileType } = await preparePicture(source, maxBytes)
    signal.throwIfAborted()
    onPrepared(file)
    const { token, ...place } = await askPermit({ fileType, size: file.size })
    return await upload({ ...place, fileType, file }, { token, onProgress, signal })
  } catch (error) {
    return { url: '', error }
  }
}
