import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import { changeResource, type Outcome } from '@/lib/api/store-resource'
import {
  type Application,
  type ApplicationEvent,
  type ApplicationNote,
  type ApplicationOutcome,
  type ApplicationState,
  type Board,
  type HistoryEntry,
  type InterviewEntry,
  inOrderOfTime,
  type Stage,
} from './application'

const path = (applicationId: string) => ({ params: { path: { applicationId } } })

/** The board as it is now; rejects with ProblemError, like every function here. */
export const askBoard = (jobPostId: string): Promise<Board> =>
  dataOf(jobPost.GET('/v1/job-posts/{jobPostId}/board', { params: { path: { jobPostId } } }))

/** The next page of a stage. */
export const askStage = (jobPostId: string, stage: Stage, cursor: string) =>
  dataOf(
    jobPost.GET('/v1/job-posts/{jobPostId}/applications', {
      params: { path: { jobPostId }, query: { stage, cursor } },
    }),
  )

/** An application in the state it was read in, and optionally the shifts it is offered or hired for. */
export type AskedOf = {
  readonly id: string
  readonly from: ApplicationState
  readonly shiftIds?: readonly string[]
}

/** Applies one event to several applications; each has its own result. */
export const changeStates = async (
  event: ApplicationEvent,
  applications: readonly AskedOf[],
): Promise<readonly ApplicationOutcome[]> => {
  const body = {
    event,
    applications: applications.map(({ shiftIds, ...asked }) => ({
      ...asked,
      ...(shiftIds && { shiftIds: [...shiftIds] }),
    })),
  }
  return (await dataOf(jobPost.POST('/v1/applications/events', { body }))).items
}

type NamedShifts = { readonly shiftIds: readonly string[] }

/** Changes the shifts somebody is offered or hired for, at the version that was read. */
export const changeShifts = (
  application: Application,
  shiftIds: readonly string[],
): Promise<Outcome<Application>> =>
  changeResource<NamedShifts, Application>(application, {
    body: { shiftIds },
    saysTheSame: ({ assignedShiftIds }, body) =>
      assignedShiftIds?.length === body.shiftIds.length &&
      body.shiftIds.every((id) => assignedShiftIds.includes(id)),
    change: ({ id }, body, headers) =>
      jobPost.PUT('/v1/applications/{applicationId}/shifts', {
        ...path(id),
        body: { shiftIds: [...body.shiftIds] },
        headers,
      }),
  })

export const askHistory = async (id: string): Promise<readonly (HistoryEntry | InterviewEntry)[]> =>
  inOrderOfTime(await dataOf(jobPost.GET('/v1/applications/{applicationId}/events', path(id))))

export const askNotes = async (id: string): Promise<readonly ApplicationNote[]> =>
  (await dataOf(jobPost.GET('/v1/applications/{applicationId}/notes', path(id)))).items

/** Adds a note; repeating the same key and text does not add another. */
export const addNote = (id: string, text: string, key: string): Promise<ApplicationNote> =>
  dataOf(
    jobPost.POST('/v1/applications/{applicationId}/notes', {
      ...path(id),
      body: { text },
      headers: { 'Idempotency-Key': key },
    }),
  )

export const removeNote = (applicationId: string, noteId: string) =>
  dataOf(
    jobPost.DELETE('/v1/applications/{applicationId}/notes/{noteId}', {
      params: { path: { applicationId, noteId } },
    }),
  )
