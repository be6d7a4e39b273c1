import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** An intro video of a worker, as the viewer's company may watch it. */
export type ShownVideo = AnswerOf<operations['listIntroVideos']>['items'][number]

/** What a company privately thinks of a video. */
export type VideoReaction = NonNullable<ShownVideo['reaction']>
