import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A worker's own intro videos, and who may see them. */
export type OwnIntroVideos = AnswerOf<operations['listOwnIntroVideos']>
export type OwnIntroVideo = OwnIntroVideos['items'][number]

const address = (id: string, part: 'film' | 'poster' | 'captions') =>
  `/api/partim/v1/my/intro-videos/${encodeURIComponent(id)}/${part}`

/** Where the browser reads a worker's own film. */
export const ownFilmAddress = ({ id }: Pick<OwnIntroVideo, 'id'>) => address(id, 'film')
export const ownPosterAddress = ({ id, hasPoster }: Pick<OwnIntroVideo, 'id' | 'hasPoster'>) =>
  hasPoster ? address(id, 'poster') : undefined
