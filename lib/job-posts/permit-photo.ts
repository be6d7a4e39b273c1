import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { UploadInput } from '@/validators/upload'

/** Permit to upload one picture of a job post of the viewer's company. Rejects with ProblemError. */
export const permitJobPostPhoto = (file: UploadInput) =>
  dataOf(jobPost.POST('/v1/job-posts/photo-uploads', { body: file }))
