import 'server-only'
import { ServerResponse } from 'node:http'
import { webSettings } from '@/lib/config/web-settings'
import { sentAtEntry } from '@/lib/dates/hear-navigation'
import {
  documentPolicy,
  inertPolicy,
  policyHeader,
  reportGroup,
  reportPath,
  sandboxedPolicy,
} from './content-security-policy'
import { developmentPolicy } from './development-policy'
import { openedPermissions, permissionsHeader, usualPermissions } from './permissions-policy'
import { thirdPartySources } from './third-parties'
import { isUnavailable } from './visitor'

const twoYears = 2 * 365 * 24 * 60 * 60

/** Seconds after which to ask again for a page that could not be had. */
const retryAfterSeconds = 5

const installed = Symbol.for('partim.answer-headers')

type Answer = Pick<ServerResponse, 'getHeader' | 'setHeader' | 'hasHeader'>

/**
 * Puts the security headers on every answer of this process when its head is written: pages, files, redirects,
 * handlers, and the framework's own answers. They are not in next.config, because that is fixed when the image is
 * built, while the hosts a page may talk to are settings.
 */
export function guardAnswers(): void {
  const prototype = ServerResponse.prototype as ServerResponse & { [installed]?: true }
  if (prototype[installed]) return
  prototype[installed] = true

  const setHeaders = securityHeaders()
  const { writeHead } = prototype
  prototype.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
    if (!this.headersSent) setHeaders(this)
    // A page that failed because something behind it was away will be there again.
    if (head[0] === 500 && isUnavailable() && !this.headersSent) {
      head[0] = 503
      this.setHeader('Retry-After', retryAfterSeconds)
    }
    return writeHead.apply(this, head)
  } as typeof writeHead
}

/** A function that sets the headers on one answer; everything that depends on settings is computed once. */
export function securityHeaders(): (answer: Answer) => void {
  const settings = webSettings()
  const secure = new URL(settings.APP_URL).protocol === 'https:'
  const options = { thirdParties: thirdPartySources(settings), secure }
  const policyOf = process.env.NODE_ENV === 'development' ? developmentPolicy : documentPolicy

  const always = {
    'X-Content-Type-Options': 'nosniff',
    // The window for signing in with another provider must be able to send its result back.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Reporting-Endpoints': `${reportGroup}="${new URL(reportPath, settings.APP_URL)}"`,
    ...(secure && { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` }),
  }

  return (answer) => {
    for (const [name, value] of Object.entries(always)) answer.setHeader(name, value)
    // The gate has already said so of the screens on which films and voices are recorded.
    if (!openedPermissions.includes(answer.getHeader(permissionsHeader)))
      answer.setHeader(permissionsHeader, usualPermissions)
    // A screen that holds a secret has already set `no-referrer`.
    if (answer.getHeader('referrer-policy') !== 'no-referrer')
      answer.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    const type = String(answer.getHeader('content-type') ?? '')
    const stated = statedPolicy(answer)
    const isDocument = type.startsWith('text/html') || stated !== undefined
    // By which a browser whose clock is wrong knows the time (decision 173).
    if (isDocument) answer.setHeader('Server-Timing', `${sentAtEntry};desc="${Date.now()}"`)
    const policy = isDocument ? policyOf(stated, options) : inertPolicy
    answer.setHeader(policyHeader, stated === sandboxedPolicy ? stated : policy)
    // Other sites may show our pictures, for instance as the preview of a shared link, but nothing else.
    if (!answer.hasHeader('Cross-Origin-Resource-Policy')) {
      const reach = type.startsWith('image/') ? 'cross-origin' : 'same-origin'
      answer.setHeader('Cross-Origin-Resource-Policy', reach)
    }
  }
}

/**
 * The script policy that a document came with. There are two when the gate expected a page rendered for this request
 * and a prerendered one was served, such as the page for unknown addresses: the document's own is the last.
 */
function statedPolicy(answer: Answer): string | undefined {
  const value = answer.getHeader(policyHeader)
  const stated = Array.isArray(value) ? value.at(-1) : value
  return stated === undefined ? undefined : String(stated)
}
