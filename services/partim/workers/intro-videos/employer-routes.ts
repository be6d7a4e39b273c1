import { Type } from '@fastify/type-provider-typebox'
import { Body, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/members/access'
import { IntroVideo, presentVideo, Reaction } from './present'
import { askedOf, sendCaptions, sendFilm, sendPoster } from './sending'
import type { IntroVideoParts } from './take-in'
import { bytesFor, react, reviewedVideoFor, videoFor, videosFor } from './watching'

const config = { access: 'member', showsWorkers: true } as const
const media = { ...config, isMedia: true } as const
const params = Type.Object({ workerId: Uuid, videoId: Uuid })

/** Operations with which members of companies watch the intro videos of workers. */
export function introVideoRoutes(app: ServiceApp, { db, storage }: IntroVideoParts): void {
  app.get(
    '/v1/workers/:workerId/intro-videos',
    {
      config,
      schema: {
        operationId: 'listIntroVideos',
        summary: 'The videos of a worker that the company may watch; the look is recorded for them to see',
        params: Type.Object({ workerId: Uuid }),
        querystring: Type.Object({
          ahead: Type.Boolean({
            default: false,
            description: 'loaded before anybody looks, or with their page: no look of its own is recorded',
          }),
        }),
        response: { 200: Type.Object({ items: Type.Array(IntroVideo) }) },
      },
    },
    async (request) => {
      const { workerId } = request.params
      const videos = await videosFor(db, actorOf(request), workerId, request.query.ahead)
      return { items: videos.map(presentVideo) }
    },
  )
  app.get(
    '/v1/workers/:workerId/intro-videos/:videoId/film',
    { config: media, schema: { operationId: 'readIntroVideo', params } },
    async (request, reply) => {
      const actor = actorOf(request)
      const watchable = await videoFor(db, actor, request.params)
      const { video } = watchable
      const most = await bytesFor(db, actor, watchable, askedOf(request, video))
      return sendFilm({ request, reply, storage }, video, most)
    },
  )
  app.get(
    '/v1/workers/:workerId/intro-videos/:videoId/poster',
    { config: media, schema: { operationId: 'readIntroVideoPoster', params } },
    async (request, reply) =>
      sendPoster({ reply, storage }, await reviewedVideoFor(db, actorOf(request), request.params)),
  )
  app.get(
    '/v1/workers/:workerId/intro-videos/:videoId/captions',
    { config: media, schema: { operationId: 'readIntroVideoCaptions', params } },
    async (request, reply) =>
      sendCaptions(reply, await reviewedVideoFor(db, actorOf(request), request.params)),
  )
  app.put(
    '/v1/workers/:workerId/intro-videos/:videoId/reaction',
    {
      config,
      schema: {
        operationId: 'reactToIntroVideo',
        summary: 'What the company thinks of a video, for its members alone; null is nothing any more',
        params,
        body: Body({ reaction: Reaction }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await react(db, actorOf(request), request.params, request.body.reaction)
      return reply.code(204).send(null)
    },
  )
}
