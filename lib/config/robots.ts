import type { MetadataRoute } from 'next'
import type { EnvironmentName } from './settings'
import { siteOrigin, siteUrl } from './site'

/**
 * What crawlers may read: in production every page except the handlers under /api/ (pages that need signing in redirect
 * to /login by themselves); anywhere else nothing, so that no copy competes with the site.
 */
export function robotsOf(environment: EnvironmentName): MetadataRoute.Robots {
  if (environment !== 'production') return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: [siteUrl('/sitemap.xml'), siteUrl('/sitemap-jobs.xml')],
    host: siteOrigin(),
  }
}
