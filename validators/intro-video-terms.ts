/** What a film may answer; the questions in Thai are under `introVideos.questions` in messages/th.json. */
export const introQuestions = ['introduce', 'experience', 'why_me', 'availability'] as const
export type IntroQuestion = (typeof introQuestions)[number]

/** How many intro videos a worker may keep. */
export const maxIntroVideos = 3
/** How long one may be, in seconds. */
export const longestIntroVideo = 60
/** Recorders stop a moment late; nobody is asked to record anew for it. */
export const introVideoTolerance = 1

/** Longest captions of one video, in characters of WebVTT. */
export const longestCaptions = 12_000

/** Why staff do not show a video; the reasons in Thai are in the notification and the worker's list. */
export const introVideoReasons = [
  'contact_details',
  'offensive',
  'not_a_person',
  'not_heard',
  'other',
] as const
export type IntroVideoReason = (typeof introVideoReasons)[number]

/** What a company privately thinks of a video. */
export const introVideoReactions = ['like', 'maybe', 'no'] as const
export type IntroVideoReaction = (typeof introVideoReactions)[number]
