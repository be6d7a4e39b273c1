import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { LetterStatus } from './letter'

/** Asks staff for a letter; the same key may be sent again safely. Rejects with a ProblemError, like all here. */
export const askForLetter = (key: string): Promise<LetterStatus> =>
  dataOf(
    jobPost.POST('/v1/company/representation-letters', { body: {}, headers: { 'Idempotency-Key': key } }),
  )

/** Withdraws a letter. */
export const withdrawLetter = (letterId: string): Promise<LetterStatus> =>
  dataOf(
    jobPost.POST('/v1/company/representation-letters/{letterId}/events', {
      params: { path: { letterId } },
      body: { event: 'withdraw' },
    }),
  )

/** Enters the code of a letter. */
export const enterCode = (letterId: string, code: string): Promise<LetterStatus> =>
  dataOf(
    jobPost.POST('/v1/company/representation-letters/{letterId}/code', {
      params: { path: { letterId } },
      body: { code },
    }),
  )
