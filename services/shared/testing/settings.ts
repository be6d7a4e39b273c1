import { readSettings } from '@/lib/config/settings'
import { projectId, type TestIssuer } from './issuer'

/** Settings for a service under test, with the test's own issuer. */
export function testSettings(issuer: Pick<TestIssuer, 'keysUrl'>) {
  return readSettings('job-post', {
    FIREBASE_PROJECT_ID: projectId,
    SESSION_KEYS_URL: issuer.keysUrl,
    ID_TOKEN_KEYS_URL: issuer.keysUrl,
    LOG_LEVEL: 'silent',
    APP_URL: 'http://localhost:3000',
  })
}
