import 'client-only'
import { asProblem, jobPost, ProblemError } from '@/lib/api/browser'
import type { UploadInput } from '@/validators/upload'

/** Permit to upload one photo of a branch of the viewer's company. Rejects with ProblemError. */
export async function permitBranchPhoto(file: UploadInput) {
  const { data, error, response } = await jobPost.POST('/v1/branches/photo-uploads', { body: file })
  if (!data) throw new ProblemError(asProblem(error, response))
  return data
}
