import type { MetadataRoute } from 'next'
import type { EnvironmentName } from './settings'
import { siteOrigin, siteUrl } from './site'

/**
 * What crawlers may read: in production every page but the handlers under /api/ (what needs signing in leads to
 * /login by itself); anywhere else nothing, so that no copy competes with the site.
 */
export function robotsOf(environment: EnvironmentName): MetadataRoute.Robots {
  if (environment !== 'production') return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: [siteUrl('/sitemap.xml'), siteUrl('/sitemap-jobs.xml')],
    host: siteOrigin,
  }
}
