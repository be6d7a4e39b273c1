import { refusal } from './refusal'

/**
 * Refuses writes that do not come from our own pages. Browsers send the origin of a request in Sec-Fetch-Site, older
 * ones only in Origin. A request without both, or with a contradiction, is refused.
 */
export function requireSameOrigin(request: Request, appUrl: string): void {
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  const ownOrigin = new URL(appUrl).origin
  const siteIsOwn = site === null ? origin !== null : site === 'same-origin'
  const originIsOwn = origin === null || origin === ownOrigin
  if (!siteIsOwn || !originIsOwn) throw refusal('cross_site')
}
