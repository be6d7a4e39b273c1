import 'client-only'
import { identityConfig } from '@/lib/auth/firebase-browser'
import { blobOfDataUrl } from './data-url'
import type { UploadOptions } from './storage-client'

/** What to store as `{path}/{fileName}`, with its content type: a file, or a `data:` URL of it. */
export type UploadRequest = {
  readonly path: string
  readonly fileName: string
  readonly fileType: string
} & ({ readonly file: Blob } | { readonly dataUrl: string })

/** The download address without an error, or the error without an address. */
export type UploadResult =
  | { readonly url: string; readonly error: null }
  | { readonly url: ''; readonly error: unknown }

/**
 * Uploads a file to the file storage and requests its download address. It never rejects: a failure is the result's
 * error (`storage/…`, see storage-problem.ts). The storage client is loaded on the first call. It retries for at most
 * 10 minutes while sending and 2 minutes for any other operation (specification, section 9).
 */
export async function upload(request: UploadRequest, options: UploadOptions): Promise<UploadResult> {
  try {
    const [{ storeObject }, config] = await Promise.all([import('./storage-client'), identityConfig()])
    const { path, fileName, fileType } = request
    const file = 'file' in request ? request.file : blobOfDataUrl(request.dataUrl, fileType)
    const url = await storeObject(config, { name: `${path}/${fileName}`, fileType, file }, options)
    return { url, error: null }
  } catch (error) {
    return { url: '', error }
  }
}
