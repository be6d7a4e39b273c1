import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** Who comes today and tomorrow and who is missing, with the open posts by their next shift. */
export type Days = AnswerOf<operations['getDays']>

/** Who is hired for which shifts to come, post by post. */
export type ComingWork = AnswerOf<operations['getComingWork']>

/** A day with its shifts that are not over, the earliest first. */
export type Day = Days['today']

/** A shift with the people hired for it. */
export type ShiftOfDay = Day['shifts'][number]

/** Somebody hired who cannot come, with the first of their shifts that nobody has yet. */
export type LostPlace = Days['lostPlaces'][number]

/** Somebody who cannot come and is not replaced, because a member said so. */
export type DismissedPlace = Days['dismissed'][number]

/** What a worker answered lately. */
export type WorkerAnswer = Days['answers'][number]

/** A published post that was cancelled lately, and who is being told, or was. */
export type CancelledPost = Days['cancelled'][number]

/** A published post with a shift to come. */
export type NextPost = Days['openPosts'][number]
