import 'server-only'
import { ServerResponse } from 'node:http'
import { webSettings } from '@/lib/config/web-settings'
import {
  documentPolicy,
  inertPolicy,
  policyHeader,
  reportGroup,
  reportPath,
  sandboxedPolicy,
} from './content-security-policy'
import { developmentPolicy } from './development-policy'
import { thirdPartySources } from './third-parties'

const twoYears = 2 * 365 * 24 * 60 * 60

const installed = Symbol.for('partim.answer-headers')

type Answer = Pick<ServerResponse, 'getHeader' | 'setHeader' | 'hasHeader'>

/**
 * Puts the security headers on every answer of this process as its head is written: pages, files, redirects,
 * handlers, and what the framework says when nothing of ours was reached. It is done here, not in next.config,
 * because that is fixed when the image is built, while the hosts a page may talk to are settings.
 */
export function guardAnswers(): void {
  const prototype = ServerResponse.prototype as ServerResponse & { [installed]?: true }
  if (prototype[installed]) return
  prototype[installed] = true

  const setHeaders = securityHeaders()
  const { writeHead } = prototype
  prototype.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
    if (!this.headersSent) setHeaders(this)
    return writeHead.apply(this, head)
  } as typeof writeHead
}

/** What sets the headers on one answer, with everything that settings decide worked out once. */
export function securityHeaders(): (answer: Answer) => void {
  const settings = webSettings()
  const secure = new URL(settings.APP_URL).protocol === 'https:'
  const options = { thirdParties: thirdPartySources(settings), secure }
  const policyOf = process.env.NODE_ENV === 'development' ? developmentPolicy : documentPolicy

  const always = {
    'X-Content-Type-Options': 'nosniff',
    // Signing in with another provider opens a window that must be able to answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'Reporting-Endpoints': `${reportGroup}="${new URL(reportPath, settings.APP_URL)}"`,
    ...(secure && { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` }),
  }

  return (answer) => {
    for (const [name, value] of Object.entries(always)) answer.setHeader(name, value)
    // A screen that holds a secret says itself that it tells nobody where people come from.
    if (answer.getHeader('referrer-policy') !== 'no-referrer')
      answer.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    const type = String(answer.getHeader('content-type') ?? '')
    const stated = statedPolicy(answer)
    const isDocument = type.startsWith('text/html') || stated !== undefined
    const policy = isDocument ? policyOf(stated, options) : inertPolicy
    answer.setHeader(policyHeader, stated === sandboxedPolicy ? stated : policy)
    // Pictures may be shown by other sites, for instance as the preview of a shared link; nothing else of ours.
    if (!answer.hasHeader('Cross-Origin-Resource-Policy')) {
      const reach = type.startsWith('image/') ? 'cross-origin' : 'same-origin'
      answer.setHeader('Cross-Origin-Resource-Policy', reach)
    }
  }
}

/**
 * The trust in scripts a document came with. Two are there when the gate expected a page rendered for this
 * request and a prerendered one was served, such as the page for unknown addresses: the document's own is last.
 */
function statedPolicy(answer: Answer): string | undefined {
  const value = answer.getHeader(policyHeader)
  const stated = Array.isArray(value) ? value.at(-1) : value
  return stated === undefined ? undefined : String(stated)
}
