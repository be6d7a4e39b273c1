import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import { ProblemError } from '@/lib/api/problem'
import type { CannotComeReason } from '@/validators/cannot-come-reasons'
import type { TermAnswer } from '@/validators/states/application'
import { liveQuery, type OwnApplication, type OwnApplicationPage, type OwnEvent } from './own-application'

/** A page of the viewer's applications that are over: the first, or the one after a cursor; rejects with ProblemError. */
export const askEndedApplications = (_filter: object, cursor?: string): Promise<OwnApplicationPage> =>
  dataOf(jobPost.GET('/v1/my/applications', { params: { query: { cursor, group: 'ended' } } }))

/** The viewer's applications that wait for somebody or lead to work, as the page loads them; rejects with ProblemError. */
export const askLiveApplications = async (): Promise<readonly OwnApplication[]> =>
  (await dataOf(jobPost.GET('/v1/my/applications', { params: { query: liveQuery } }))).items

/** An application of the viewer's as it stands; rejects with ProblemError. */
export const readOwnApplication = ({ id }: Pick<OwnApplication, 'id'>): Promise<OwnApplication> =>
  dataOf(jobPost.GET('/v1/my/applications/{applicationId}', { params: { path: { applicationId: id } } }))

/** The viewer's application for a post as it stands, or null; rejects with ProblemError. */
export const findOwnApplication = async (jobPostId: string): Promise<OwnApplication | null> =>
  (await dataOf(jobPost.GET('/v1/my/applications', { params: { query: { jobPostId, limit: 1 } } })))
    .items[0] ?? null

/** Says that the viewer comes to a job that is theirs; 409 when it is not theirs any more. */
export const confirmComing = ({ id }: Pick<OwnApplication, 'id'>): Promise<OwnApplication> =>
  dataOf(
    jobPost.PUT('/v1/my/applications/{applicationId}/confirmation', {
      params: { path: { applicationId: id } },
    }),
  )

/** Says that the viewer has read that an offer or a job was taken back from them. */
export const acknowledge = ({ id }: Pick<OwnApplication, 'id'>): Promise<OwnApplication> =>
  dataOf(
    jobPost.PUT('/v1/my/applications/{applicationId}/acknowledgement', {
      params: { path: { applicationId: id } },
    }),
  )

/** Answers about terms that were changed after the viewer was hired; 409 when they are others by now, or clash. */
export const answerTerms = (
  { id, version }: Pick<OwnApplication, 'id' | 'version'>,
  answer: TermAnswer,
): Promise<OwnApplication> =>
  dataOf(
    jobPost.POST('/v1/my/applications/{applicationId}/term-answers', {
      params: { path: { applicationId: id } },
      body: { answer, version },
    }),
  )

/** What somebody gives back of a job, and why. */
export type GivenBack = { readonly shiftIds: readonly string[]; readonly reason: CannotComeReason }

/**
 * Gives shifts of a job of the viewer's back, as it was read. Where these were given back before, by a request whose answer was
 * lost or in another window, it is answered with the job as it stands; otherwise 409 when that is another than was read.
 */
export async function giveShiftsBack(
  { id, version }: Pick<OwnApplication, 'id' | 'version'>,
  { shiftIds, reason }: GivenBack,
): Promise<OwnApplication> {
  const request = jobPost.POST('/v1/my/applications/{applicationId}/given-back-shifts', {
    params: { path: { applicationId: id } },
    body: { shiftIds: [...shiftIds], reason, version },
  })
  try {
    return await dataOf(request)
  } catch (error) {
    const isLate = error instanceof ProblemError && error.problem.code === 'wrong_state'
    const now = isLate ? (error.problem.current as OwnApplication) : null
    if (now && shiftIds.every((one) => now.givenBack.some((shift) => shift.id === one))) return now
    throw error
  }
}

/** Withdraws, accepts or declines; 409 when the application has changed since it was read. */
export const changeOwnState = (
  { id, state, version }: Pick<OwnApplication, 'id' | 'state' | 'version'>,
  event: OwnEvent,
): Promise<OwnApplication> =>
  dataOf(
    jobPost.POST('/v1/my/applications/{applicationId}/events', {
      params: { path: { applicationId: id } },
      body: { event, from: state, version },
    }),
  )
