import { expect, test } from '@jest/globals'
import { readSettings } from '@/lib/config/settings'
import { thirdPartySources } from './third-parties'

const production = {
  K_SERVICE: 'web',
  APP_URL: 'https://partim.example',
  FIREBASE_PROJECT_ID: 'partim',
  FIREBASE_API_KEY: 'key',
  JOB_POST_API_URL: 'https://job-post.example',
  PARTIM_API_URL: 'https://partim-api.example',
  COMPANY_REGISTRY_URL: 'https://registry.example',
  COMPANY_REGISTRY_CREDENTIAL: 'credential',
  ATTESTATION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  VISITOR_SECRET: 'another-secret-of-thirty-two-characters',
}
const sourcesOf = (env: Record<string, string>) => thirdPartySources(readSettings('web', env))

test('with the least that must be configured, only the identity provider is spoken to', () => {
  expect(sourcesOf(production)).toEqual({
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  })
})

test('signing in with another provider needs its script and the frame of the identity domain', () => {
  const sources = sourcesOf({
    ...production,
    SIGN_IN_PROVIDERS: 'google,line',
    FIREBASE_AUTH_DOMAIN: 'sign-in.partim.example',
  })
  expect(sources['script-src']).toEqual(['https://apis.google.com'])
  expect(sources['frame-src']).toEqual(['https://sign-in.partim.example'])
})

test('uploads need the file storage', () => {
  const sources = sourcesOf({ ...production, FIREBASE_STORAGE_BUCKET: 'partim.appspot.com' })
  for (const directive of ['connect-src', 'img-src', 'media-src'] as const) {
    expect(sources[directive]).toContain('https://firebasestorage.googleapis.com')
  }
})

test('maps need their script, tiles, fonts and workers, and only with a key', () => {
  const sources = sourcesOf({ ...production, MAPS_KEY: 'key' })
  expect(sources['script-src']).toEqual(['https://maps.googleapis.com'])
  expect(sources['img-src']).toEqual(expect.arrayContaining(['https://*.gstatic.com']))
  expect(sources['worker-src']).toEqual(['blob:'])
})

test('trackers need their hosts, each only with its id', () => {
  const google = sourcesOf({ ...production, GOOGLE_ANALYTICS_ID: 'G-1' })
  expect(google['script-src']).toEqual(['https://www.googletagmanager.com'])
  expect(google['connect-src']).toContain('https://*.google-analytics.com')
  expect(sourcesOf({ ...production, GOOGLE_TAG_MANAGER_ID: 'GTM-1' })).toEqual(google)
  const clarity = sourcesOf({ ...production, CLARITY_PROJECT_ID: 'c1' })
  expect(clarity['script-src']).toEqual(['https://www.clarity.ms', 'https://scripts.clarity.ms'])
  expect(clarity['connect-src']).toContain('https://*.clarity.ms')
})

test('on a developer’s machine the sandbox takes the place of identity provider, storage and maps', () => {
  const sources = sourcesOf({})
  expect(sources['connect-src']).toEqual(['http://127.0.0.1:4100', 'http://127.0.0.1:4101'])
  expect(sources['script-src']).toEqual(['http://127.0.0.1:4106'])
  expect(sources['img-src']).toEqual(['http://127.0.0.1:4101', 'http://127.0.0.1:4106'])
  expect(sourcesOf({ MAPS_KEY: 'a real one' })['script-src']).toEqual(['https://maps.googleapis.com'])
})
