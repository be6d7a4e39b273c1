import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import {
  introQuestions,
  introVideoReactions,
  introVideoReasons,
  longestCaptions,
} from '@/validators/intro-video-terms'
import { introVideoStates } from '@/validators/states/intro-video'
import { filmTypes } from '@/validators/upload-terms'
import type { IntroVideo as StoredVideo, WatchedVideo } from './repository'

const film = {
  id: Uuid,
  question: nullable(OneOf(introQuestions)),
  durationMs: Type.Integer(),
  width: Type.Integer({ description: 'pixels as it is shown' }),
  height: Type.Integer(),
  hasSound: Type.Boolean(),
  fileType: OneOf(filmTypes),
  hasPoster: Type.Boolean(),
}

export const OwnIntroVideo = Named(
  'OwnIntroVideo',
  Type.Object({
    ...film,
    state: OneOf(introVideoStates),
    isFilmShown: Type.Boolean({
      description: 'companies may watch it now: also while its new captions or poster are reviewed',
    }),
    rejection: nullable(
      Type.Object({ reason: OneOf(introVideoReasons), note: Type.String({ description: 'Thai, by staff' }) }),
    ),
    captions: Type.String({ description: 'WebVTT; empty without captions' }),
    createdAt: Instant,
  }),
)

export const OwnIntroVideos = Named(
  'OwnIntroVideos',
  Type.Object({
    items: Type.Array(OwnIntroVideo),
    seenBy: OneOf(['who_may_find_me', 'who_i_applied_to']),
  }),
)

export const NewIntroVideo = Body({
  fileName: Typed(100),
  posterFileName: nullable(Typed(100)),
  question: nullable(OneOf(introQuestions)),
  captions: Typed(longestCaptions * 2),
})

export const IntroVideoChange = Body({
  posterFileName: Type.Optional(nullable(Typed(100))),
  question: Type.Optional(nullable(OneOf(introQuestions))),
  captions: Type.Optional(Typed(longestCaptions * 2)),
})

export const Reaction = nullable(OneOf(introVideoReactions))

export const IntroVideo = Named(
  'IntroVideo',
  Type.Object({ ...film, hasCaptions: Type.Boolean(), reaction: Reaction }),
)

export const IntroVideoInReview = Named(
  'IntroVideoInReview',
  Type.Object({
    ...film,
    workerId: Uuid,
    displayName: Type.String(),
    birthDate: nullable(Type.String({ format: 'date' })),
    captions: Type.String(),
    isFilmApproved: Type.Boolean({ description: 'staff agreed to the film; captions or poster are new' }),
    submittedAt: Instant,
    version: Type.Integer(),
  }),
)

export const IntroVideoDecision = Body({
  decision: OneOf(['show', 'reject']),
  version: Type.Integer({ description: 'of the video as staff saw it' }),
  reason: Type.Optional(OneOf(introVideoReasons)),
  note: Type.Optional(Typed(500)),
})
export type IntroVideoDecision = Static<typeof IntroVideoDecision>

const filmOf = (video: StoredVideo) => ({
  id: video.id,
  question: video.question,
  durationMs: video.durationMs,
  width: video.width,
  height: video.height,
  hasSound: video.hasSound,
  fileType: video.fileType,
})

/** Whether others may watch the film; its poster and captions only once staff saw these as well. */
const isFilmShown = ({ approvedAt, state }: StoredVideo) => approvedAt !== null && state !== 'rejected'

export const presentOwnVideo = (video: StoredVideo): Static<typeof OwnIntroVideo> => ({
  ...filmOf(video),
  hasPoster: video.posterName !== null,
  state: video.state,
  isFilmShown: isFilmShown(video),
  rejection: video.rejectReason && { reason: video.rejectReason, note: video.rejectNote },
  captions: video.captions,
  createdAt: video.createdAt.toISOString(),
})

export const presentVideo = ({ video, reaction }: WatchedVideo): Static<typeof IntroVideo> => ({
  ...filmOf(video),
  hasPoster: video.state === 'shown' && video.posterName !== null,
  hasCaptions: video.state === 'shown' && video.captions !== '',
  reaction,
})

type InReview = {
  readonly video: StoredVideo
  readonly displayName: string
  readonly birthDate: string | null
}

export const presentInReview = ({
  video,
  displayName,
  birthDate,
}: InReview): Static<typeof IntroVideoInReview> => ({
  ...filmOf(video),
  hasPoster: video.posterName !== null,
  workerId: video.workerId,
  displayName,
  birthDate,
  captions: video.captions,
  isFilmApproved: video.approvedAt !== null,
  submittedAt: video.submittedAt.toISOString(),
  version: video.version,
})
