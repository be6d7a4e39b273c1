import 'client-only'
import { begunAsHeader } from '@/lib/auth/begun-as'
import { begunAs, displacement, noteRefusal } from '@/lib/auth/page-account'
import { fetchOrProblem } from './fetch-policy'
import { problemOf } from './problem'
import { problemResponse, refusal } from './refusal'

const isWriting = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD'

/**
 * `fetchOrProblem` for the page's owner: a write says for whom it was begun, and nothing is sent, nor read into this page,
 * with the session of another account.
 */
export async function fetchForOwner(request: Request): Promise<Response> {
  if (displacement() === 'account') return problemResponse(refusal('account_changed').problem)
  const begun = begunAs()
  if (begun && isWriting(request)) request.headers.set(begunAsHeader, begun)
  const response = await fetchOrProblem(request)
  if (response.status === 412) noteRefusal((await problemOf(response.clone())).code)
  return response
}
