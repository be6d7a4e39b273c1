import { unavailableTexts } from '@/lib/i18n/generated/unavailable-page'
import { plainPage } from '@/lib/security/plain-page'

const retryAfterSeconds = 5

/**
 * What a person sees while the identity provider's keys cannot be fetched: it is unknown whether they are signed in, so
 * redirecting them to the login page would create a loop.
 */
export function unavailablePage(): Response {
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  // The link leads to the address that was asked for.
  const { retry: label, ...texts } = unavailableTexts
  return plainPage({ ...texts, status: 503, link: { href: '', label }, headers })
}
