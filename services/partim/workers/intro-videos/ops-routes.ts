import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { introVideoStates } from '@/validators/states/intro-video'
import { decideVideo, videoForStaff, videosInReview } from './deciding'
import { IntroVideoDecision, IntroVideoInReview, presentInReview } from './present'
import { sendFilm, sendPoster } from './sending'
import type { IntroVideoParts } from './take-in'

const config = { access: 'ops' } as const
const params = Type.Object({ videoId: Uuid })

/** What staff see of intro videos, and decide about them. */
export function introVideoReviewRoutes(app: ServiceApp, { db, storage }: IntroVideoParts): void {
  app.get(
    '/v1/ops/intro-videos',
    {
      config,
      schema: {
        operationId: 'listIntroVideosInReview',
        summary: 'Videos that wait for staff, the longest waiting first; a hundred at most',
        response: { 200: Type.Object({ items: Type.Array(IntroVideoInReview) }) },
      },
    },
    async () => ({ items: (await videosInReview(db)).map(presentInReview) }),
  )
  app.get(
    '/v1/ops/intro-videos/:videoId/film',
    { config, schema: { operationId: 'reviewIntroVideo', params } },
    async (request, reply) =>
      sendFilm({ request, reply, storage }, await videoForStaff(db, request.params.videoId)),
  )
  app.get(
    '/v1/ops/intro-videos/:videoId/poster',
    { config, schema: { operationId: 'reviewIntroVideoPoster', params } },
    async (request, reply) => sendPoster({ reply, storage }, await videoForStaff(db, request.params.videoId)),
  )
  app.post(
    '/v1/ops/intro-videos/:videoId/decision',
    {
      config,
      schema: {
        operationId: 'decideIntroVideo',
        summary: 'show: companies may watch it; reject: they may not, and the worker reads why',
        params,
        body: IntroVideoDecision,
        response: { 200: Type.Object({ videoId: Uuid, state: OneOf(introVideoStates) }) },
      },
    },
    async (request) => {
      const staff = { uid: callerOf(request).uid, requestId: request.id }
      const { id, state } = await decideVideo(db, staff, request.params.videoId, request.body)
      return { videoId: id, state }
    },
  )
}
