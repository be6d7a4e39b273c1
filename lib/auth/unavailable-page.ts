import { policyHeader } from '@/lib/security/content-security-policy'
import { newNonce } from '@/lib/security/nonce'
import messages from '@/messages/th.json'

const retryAfterSeconds = 5
const style = 'body{font:1rem/1.65 sans-serif;display:grid;place-items:center;min-height:90vh;margin:1rem}'

/**
 * What a person sees while the identity provider's keys cannot be fetched: neither signed in nor signed out is
 * known, so sending them to the login page would only send them round in circles.
 */
export function unavailablePage(): Response {
  const text = messages.problems.unavailable
  const nonce = newNonce()
  const html = `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text}</title><style nonce="${nonce}">${style}</style><p>${text}</p></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
      [policyHeader]: `style-src 'nonce-${nonce}'`,
    },
  })
}
