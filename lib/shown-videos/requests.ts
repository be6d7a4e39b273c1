import 'client-only'
import { asProblem, dataOf, type Problem, partim } from '@/lib/api/browser'
import type { ShownVideo, VideoReaction } from './shown-video'

/**
 * The intro videos of a worker, before anybody looks at them: no look is recorded. Rejects with ProblemError, like the last one here.
 */
export async function askShownVideos(workerId: string): Promise<readonly ShownVideo[]> {
  const params = { path: { workerId }, query: { ahead: true } }
  return (await dataOf(partim.GET('/v1/workers/{workerId}/intro-videos', { params }))).items
}

/** Why the service sends no film, which a player is not told: asked for its last byte. null where it sends it. */
export async function askFilmRefusal(workerId: string, videoId: string): Promise<Problem | null> {
  const { error, response } = await partim.GET('/v1/workers/{workerId}/intro-videos/{videoId}/film', {
    params: { path: { workerId, videoId } },
    headers: { Range: 'bytes=-1' },
    parseAs: 'stream',
  })
  return response.ok ? null : asProblem(error, response)
}

/** Keeps what the company thinks of a video, or takes it back; the worker never learns it. */
export const reactToVideo = (workerId: string, videoId: string, reaction: VideoReaction | null) =>
  dataOf(
    partim.PUT('/v1/workers/{workerId}/intro-videos/{videoId}/reaction', {
      params: { path: { workerId, videoId } },
      body: { reaction },
    }),
  )
