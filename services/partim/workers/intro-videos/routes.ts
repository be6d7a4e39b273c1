import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { introVideoChangeSchema, introVideoSchema } from '@/validators/intro-video'
import { uploadSchema } from '@/validators/upload'
import { IntroVideoChange, NewIntroVideo, OwnIntroVideo, OwnIntroVideos, presentOwnVideo } from './present'
import { sendCaptions, sendFilm, sendPoster } from './sending'
import { addVideo, changeOwnVideo, checkRoom, cuesOf, ownVideo, ownVideos, removeOwnVideo } from './service'
import { dropFiles, type IntroVideoParts, permitFile, takeInFilm, takeInPoster } from './take-in'

const params = Type.Object({ videoId: Uuid })
const filmRules = uploadSchema('intro_video')
const posterRules = uploadSchema('intro_video_poster')
/** Reading a film costs a processor for seconds; nobody needs to send this many in ten minutes. */
const limit = { max: 12, seconds: 600 }
const lightLimit = { max: 60, seconds: 600 }

/** Operations with which workers keep their intro videos. */
export function ownIntroVideoRoutes(app: ServiceApp, parts: IntroVideoParts): void {
  const { db, storage } = parts
  const config = { access: 'registered' } as const

  app.get(
    '/v1/my/intro-videos',
    { config, schema: { operationId: 'listOwnIntroVideos', response: { 200: OwnIntroVideos } } },
    async (request) => {
      const { videos, isOpen } = await ownVideos(db, callerOf(request).uid)
      return {
        items: videos.map(presentOwnVideo),
        seenBy: isOpen ? ('who_may_find_me' as const) : ('who_i_applied_to' as const),
      }
    },
  )

  app.post(
    '/v1/my/intro-video-uploads',
    {
      config: { ...config, rules: filmRules, limit: lightLimit },
      schema: { operationId: 'permitIntroVideo', body: UploadRequest, response: { 200: UploadPermit } },
    },
    async (request) =>
      permitFile(parts, 'intro_video', callerOf(request).uid, await filmRules.validate(request.body)),
  )

  app.post(
    '/v1/my/intro-video-poster-uploads',
    {
      config: { ...config, rules: posterRules, limit: lightLimit },
      schema: { operationId: 'permitIntroVideoPoster', body: UploadRequest, response: { 200: UploadPermit } },
    },
    async (request) =>
      permitFile(
        parts,
        'intro_video_poster',
        callerOf(request).uid,
        await posterRules.validate(request.body),
      ),
  )

  addRoute(app, parts)
  changeRoute(app, parts)

  app.delete(
    '/v1/my/intro-videos/:videoId',
    { config, schema: { operationId: 'removeIntroVideo', params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const owner = { uid: callerOf(request).uid, requestId: request.id }
      await removeOwnVideo(parts, owner, request.params.videoId)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/v1/my/intro-videos/:videoId/film',
    { config: { ...config, isMedia: true }, schema: { operationId: 'openOwnIntroVideo', params } },
    async (request, reply) => {
      const video = await ownVideo(db, callerOf(request).uid, request.params.videoId)
      return sendFilm({ request, reply, storage }, video)
    },
  )
  app.get(
    '/v1/my/intro-videos/:videoId/poster',
    { config: { ...config, isMedia: true }, schema: { operationId: 'openOwnIntroVideoPoster', params } },
    async (request, reply) => {
      const video = await ownVideo(db, callerOf(request).uid, request.params.videoId)
      return sendPoster({ reply, storage }, video)
    },
  )
  app.get(
    '/v1/my/intro-videos/:videoId/captions',
    { config: { ...config, isMedia: true }, schema: { operationId: 'openOwnIntroVideoCaptions', params } },
    async (request, reply) =>
      sendCaptions(reply, await ownVideo(db, callerOf(request).uid, request.params.videoId)),
  )
}

/** What was taken in of a request's files, or the problem with them. */
const outcomeOf = <Taken>(work: Promise<Taken>) =>
  work.then(
    (taken) => ({ taken }),
    (problem: unknown) => ({ problem }),
  )

function addRoute(app: ServiceApp, parts: IntroVideoParts): void {
  app.post(
    '/v1/my/intro-videos',
    {
      config: { access: 'registered', rules: introVideoSchema, limit, isSlow: true },
      schema: {
        operationId: 'addIntroVideo',
        summary: 'Takes an uploaded film in, which staff see before others do; may take a minute',
        body: NewIntroVideo,
        response: { 201: OwnIntroVideo },
      },
    },
    async (request, reply) => {
      const owner = { uid: callerOf(request).uid, requestId: request.id }
      const { fileName, posterFileName, question, captions } = await introVideoSchema.validate(request.body)
      // The files are read before the transaction, which must not wait for the storage, and removed after it: a repeated
      // request that comes meanwhile finds them, and one that comes later gets the stored answer.
      const outcome = await outcomeOf(
        (async () => {
          const cues = cuesOf(captions ?? '')
          await checkRoom(parts.db, owner.uid)
          const poster = posterFileName ? await takeInPoster(parts, owner.uid, posterFileName) : null
          return { cues, poster, film: await takeInFilm(parts, owner.uid, fileName) }
        })(),
      )
      let isUsed = false
      const answer = await once(parts.db, request, reply, async (tx) => {
        if ('problem' in outcome) throw outcome.problem
        const { cues, ...taken } = outcome.taken
        const video = await addVideo(tx, owner, { question, cues }, taken)
        isUsed = true
        return { status: 201, body: presentOwnVideo(video) }
      })
      if ('taken' in outcome) {
        const files = [outcome.taken.film, ...(outcome.taken.poster ? [outcome.taken.poster] : [])]
        const useless = files.flatMap(({ uploaded, objectName }) => [
          uploaded,
          ...(isUsed ? [] : [objectName]),
        ])
        await dropFiles(parts, owner.uid, useless)
      }
      return answer
    },
  )
}

function changeRoute(app: ServiceApp, parts: IntroVideoParts): void {
  app.patch(
    '/v1/my/intro-videos/:videoId',
    {
      config: { access: 'registered', rules: introVideoChangeSchema, limit: lightLimit },
      schema: {
        operationId: 'changeIntroVideo',
        summary: 'New captions or another poster go to staff again; the film stays as it is',
        params,
        body: IntroVideoChange,
        response: { 200: OwnIntroVideo },
      },
    },
    async (request) => {
      const owner = { uid: callerOf(request).uid, requestId: request.id }
      const { videoId } = request.params
      const change = await introVideoChangeSchema.validate(request.body)
      await ownVideo(parts.db, owner.uid, videoId)
      const { posterFileName: name } = change
      const poster = name ? await takeInPoster(parts, owner.uid, name) : name === null ? null : undefined
      const { video, freed } = await parts.db.transaction((tx) =>
        changeOwnVideo(tx, owner, videoId, { ...change, poster }),
      )
      await dropFiles(parts, owner.uid, [...freed, ...(poster ? [poster.uploaded] : [])])
      return presentOwnVideo(video)
    },
  )
}
