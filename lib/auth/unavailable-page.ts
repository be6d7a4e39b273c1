import { plainPage } from '@/lib/security/plain-page'
import messages from '@/messages/th.json'

const retryAfterSeconds = 5

/**
 * What a person sees while the identity provider's keys cannot be fetched: neither signed in nor signed out is
 * known, so sending them to the login page would only send them round in circles.
 */
export function unavailablePage(): Response {
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return plainPage({ status: 503, title: messages.problems.unavailable, headers })
}
