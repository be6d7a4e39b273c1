import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { operations } from '@/lib/api/generated/partim'
import { type Problem, ProblemError } from '@/lib/api/problem'
import type { UploadInput } from '@/validators/upload'
import type { OwnIntroVideo } from './intro-video'

type BodyOf<Name extends 'addIntroVideo' | 'changeIntroVideo'> =
  operations[Name]['requestBody']['content']['application/json']

/** Permit to upload one film; rejects with ProblemError, like every function here. */
export const permitIntroVideo = (body: UploadInput) =>
  dataOf(partim.POST('/v1/my/intro-video-uploads', { body }))

/** Permit to upload the still picture of a film. */
export const permitIntroVideoPoster = (body: UploadInput) =>
  dataOf(partim.POST('/v1/my/intro-video-poster-uploads', { body }))

const isOutcomeUnknown = ({ status }: Problem) => status === 0 || status >= 500

/** Adds an uploaded film. With the same key nothing is added twice, also after the page was left; a lost answer is asked for once more. */
export async function addIntroVideo(body: BodyOf<'addIntroVideo'>, key: string): Promise<OwnIntroVideo> {
  const headers = { 'Idempotency-Key': key }
  const send = () => dataOf(partim.POST('/v1/my/intro-videos', { body, headers }))
  return send().catch((error: unknown) =>
    error instanceof ProblemError && isOutcomeUnknown(error.problem) ? send() : Promise.reject(error),
  )
}

/** Changes the question, the captions or the still picture of a film. */
export const changeIntroVideo = (videoId: string, body: BodyOf<'changeIntroVideo'>) =>
  dataOf(partim.PATCH('/v1/my/intro-videos/{videoId}', { params: { path: { videoId } }, body }))

/** Removes a film and its files; one that no longer exists counts as removed. */
export const removeIntroVideo = (videoId: string) =>
  dataOf(partim.DELETE('/v1/my/intro-videos/{videoId}', { params: { path: { videoId } } })).catch(
    (error: unknown) =>
      error instanceof ProblemError && error.problem.status === 404 ? undefined : Promise.reject(error),
  )
