import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { FileType } from '@/validators/upload-terms'
import type { UploadPermit } from './send-picture'
import { storageProblem } from './storage-problem'
import { upload } from './upload'

/**
 * Stores a file where only the service that permitted it reads it. It ends when the network does, for who keeps the file and
 * begins anew. Rejects with ProblemError.
 */
export async function storeFile(
  { token, ...place }: UploadPermit,
  { file, fileType }: { readonly file: Blob; readonly fileType: FileType },
  onProgress: (percent: number) => void,
): Promise<void> {
  const lost = new AbortController()
  const lose = () => lost.abort()
  addEventListener('offline', lose, { once: true })
  try {
    const options = { token, onProgress, signal: lost.signal, isPrivate: true }
    const { error } = await upload({ ...place, fileType, file }, options)
    if (error === null) return
    const problem = lost.signal.aborted ? localProblem('network') : storageProblem(error)
    throw new ProblemError(problem, { cause: error })
  } finally {
    removeEventListener('offline', lose)
  }
}
