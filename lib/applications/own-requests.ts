import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { OwnApplication, OwnApplicationPage, OwnEvent } from './own-application'

/** A page of the viewer's own applications: the first, or the one after a cursor; rejects with ProblemError. */
export const askOwnApplications = (_filter: object, cursor?: string): Promise<OwnApplicationPage> =>
  dataOf(jobPost.GET('/v1/my/applications', { params: { query: { cursor } } }))

/** Withdraws, accepts or declines; 409 where the application is not as it was seen. */
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
