import { expect, jest, test } from '@jest/globals'
import { prepareWebEnvironment } from '@/lib/testing/web-environment'

/** Settings are read once, so each environment needs freshly loaded modules. */
async function configOf(settings: Record<string, string>) {
  jest.resetModules()
  const issuer = await prepareWebEnvironment({
    GOOGLE_ANALYTICS_ID: '',
    GOOGLE_TAG_MANAGER_ID: '',
    CLARITY_PROJECT_ID: '',
    ...settings,
  })
  await issuer.close()
  const { trackerConfig } = await import('./tracker-config')
  return JSON.parse(JSON.stringify(trackerConfig()))
}

test('trackers that are not configured do not exist', async () => {
  expect(await configOf({})).toEqual({})
})

test('each is known by its id', async () => {
  expect(await configOf({ GOOGLE_ANALYTICS_ID: 'G-1' })).toEqual({ analytics: 'G-1' })
  expect(await configOf({ GOOGLE_TAG_MANAGER_ID: 'GTM-1', CLARITY_PROJECT_ID: 'c1' })).toEqual({
    tagManager: 'GTM-1',
    heatmap: 'c1',
  })
})
