import 'client-only'
import { fetchOrProblem } from '@/lib/api/fetch-policy'
import { ProblemError, problemOf } from '@/lib/api/problem'

export type AccountKind = 'employer' | 'worker'

/** The two services hold the same account operations, each for its own kind of people. */
export const services: Record<AccountKind, string> = {
  employer: '/api/job-post',
  worker: '/api/partim',
}

type Call = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown; idempotencyKey?: string }

/** Asks our own origin. Rejects with ProblemError, like all here. */
export async function send<Answer>(
  path: string,
  { method, body = {}, idempotencyKey }: Call,
): Promise<Answer> {
  const request = new Request(new URL(path, location.href), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const response = await fetchOrProblem(request)
  if (!response.ok) throw new ProblemError(await problemOf(response))
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

/** Makes a session cookie of a sign-in not older than five minutes. */
export const openSession = (idToken: string) =>
  send<void>('/api/session', { method: 'POST', body: { idToken } })

/** Signs out here, or on every device. */
export const closeSession = ({ everywhere = false } = {}) =>
  send<void>(`/api/session${everywhere ? '?everywhere=1' : ''}`, { method: 'DELETE' })

export type Registration = { displayName: string; phone: string; acceptTerms: true }

/** Adds the signed-in person as an employer or a worker; the same key may be sent again safely. */
export const register = (kind: AccountKind, body: Registration, idempotencyKey: string) =>
  send<void>(`${services[kind]}/v1/registrations`, { method: 'POST', body, idempotencyKey })

export const resendVerification = (kind: AccountKind) =>
  send<{ sentTo: string; resendAfterSeconds: number }>(`${services[kind]}/v1/email-verifications`, {
    method: 'POST',
  })

export const changeEmail = (kind: AccountKind, email: string) =>
  send<{ email: string }>(`${services[kind]}/v1/me/email`, { method: 'PATCH', body: { email } })

export const applyVerification = (kind: AccountKind, token: string) =>
  send<{ email: string; changed: boolean; signedOut: boolean }>(
    `${services[kind]}/v1/email-verifications/apply`,
    {
      method: 'POST',
      body: { token },
    },
  )

/** Verifies with a new password, for who cannot sign in to the account: nothing of before opens it afterwards. */
export const claimAccount = (kind: AccountKind, token: string, password: string) =>
  send<{ email: string }>(`${services[kind]}/v1/email-verifications/claim`, {
    method: 'POST',
    body: { token, password },
  })

export const requestPasswordReset = (email: string) =>
  send<void>('/api/job-post/v1/password-resets', { method: 'POST', body: { email } })

export const checkPasswordReset = (token: string) =>
  send<{ email: string }>('/api/job-post/v1/password-resets/check', { method: 'POST', body: { token } })

export const applyPasswordReset = (token: string, password: string) =>
  send<void>('/api/job-post/v1/password-resets/apply', { method: 'POST', body: { token, password } })

/** Joins the company an invitation is of, with the account that is signed in. */
export const acceptInvitation = (token: string) =>
  send<{ company: string }>('/api/job-post/v1/invitations/accept', { method: 'POST', body: { token } })

export const declineInvitation = (token: string) =>
  send<void>('/api/job-post/v1/invitations/decline', { method: 'POST', body: { token } })

export type InvitedPerson = { displayName: string; phone: string; password: string; acceptTerms: true }

/** Registers whom an invitation was mailed to, and answers their address; the same key may be sent again safely. */
export const registerInvited = (body: InvitedPerson & { token: string }, idempotencyKey: string) =>
  send<{ email: string }>('/api/job-post/v1/invitations/register', { method: 'POST', body, idempotencyKey })
