import { expect, test } from '@jest/globals'
import { robotsOf } from './robots'
import { siteOrigin } from './site'

test('production invites crawlers and names the sitemaps', () => {
  expect(robotsOf('production')).toMatchObject({
    rules: { allow: '/', disallow: '/api/' },
    sitemap: [`${siteOrigin()}/sitemap.xml`, `${siteOrigin()}/sitemap-jobs.xml`],
  })
})

test.each(['dev', 'uat'] as const)('%s refuses every crawler', (environment) => {
  expect(robotsOf(environment)).toEqual({ rules: { userAgent: '*', disallow: '/' } })
})
