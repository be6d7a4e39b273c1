import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { InterviewDecision, InterviewLength } from '@/validators/interview-terms'
import type { TalkSide } from '@/validators/talk-terms'
import { basePath, type Interview, type LinkedInterview, type Proposal } from './interview'

const of = ({ id }: Pick<Interview, 'id'>) => ({ path: { interviewId: id } })

const headersOf = ({ version }: Pick<Interview, 'version'>) => ({ 'If-Match': `"${version}"` })

/** One of the viewer's interviews; every function here rejects with ProblemError. */
export const askInterview = (side: TalkSide, interviewId: string): Promise<Interview> =>
  dataOf(partim.GET(`${basePath[side]}/{interviewId}`, { params: { path: { interviewId } } }))

export const askInterviews = async (side: TalkSide): Promise<readonly Interview[]> =>
  (await dataOf(partim.GET(basePath[side], {}))).items

/** Proposes an interview; repeating it with the same key proposes once. */
export const proposeInterview = (body: Proposal, key: string): Promise<Interview> =>
  dataOf(partim.POST('/v1/company-interviews', { body, headers: { 'Idempotency-Key': key } }))

export const proposeOtherTimes = (
  interview: Interview,
  body: { readonly minutes: InterviewLength; readonly times: string[] },
): Promise<Interview> =>
  dataOf(
    partim.PUT('/v1/company-interviews/{interviewId}/times', {
      params: of(interview),
      headers: headersOf(interview),
      body,
    }),
  )

/** Agrees on a time that the other side named. */
export const acceptTime = (side: TalkSide, interview: Interview, at: string): Promise<Interview> =>
  dataOf(
    partim.PUT(`${basePath[side]}/{interviewId}/agreement`, {
      params: of(interview),
      headers: headersOf(interview),
      body: { at },
    }),
  )

export const askOtherTime = (
  interview: Interview,
  body: { readonly at: string; readonly reason: string },
): Promise<Interview> =>
  dataOf(
    partim.PUT('/v1/interviews/{interviewId}/wish', {
      params: of(interview),
      headers: headersOf(interview),
      body,
    }),
  )

/** Takes back that it was declined. */
export const reconsiderInterview = (interview: Interview): Promise<Interview> =>
  dataOf(
    partim.PUT('/v1/interviews/{interviewId}/reconsideration', {
      params: of(interview),
      headers: headersOf(interview),
    }),
  )

/** Declines what was proposed, or cancels what was agreed. */
export const endInterview = (
  side: TalkSide,
  interview: Interview,
  event: 'decline' | 'cancel',
): Promise<Interview> =>
  dataOf(
    partim.PUT(`${basePath[side]}/{interviewId}/ending`, {
      params: of(interview),
      headers: headersOf(interview),
      body: { event },
    }),
  )

export type Outcome = {
  readonly event: 'complete' | 'mark_no_show'
  readonly note: string
  readonly decision: InterviewDecision | null
}

export const noteOutcome = (interview: Interview, body: Outcome): Promise<Interview> =>
  dataOf(
    partim.PUT('/v1/company-interviews/{interviewId}/outcome', {
      params: of(interview),
      headers: headersOf(interview),
      body,
    }),
  )

/** Answers a proposal by the token of its mail. */
export const answerByLink = (
  token: string,
  answer: { readonly event: 'accept' | 'decline' | 'reconsider'; readonly at: string | null },
): Promise<LinkedInterview> =>
  dataOf(partim.POST('/v1/interview-links/answer', { body: { token, ...answer } }))
