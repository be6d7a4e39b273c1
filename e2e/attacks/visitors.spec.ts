import type { IncomingMessage } from 'node:http'
import { forEverybody, verifyVisitor, visitorHeader } from '@/lib/security/visitor-header'
import { startLocalServer } from '@/lib/testing/local-server'
import { startAnotherWeb } from '../another-web'
import { expect, test } from '../fixtures'
import { ownWebPort } from '../stack'

/** Which visitor's address the built web server reports to the services, whatever headers the sender forges. */

const secret = 'the-secret-of-this-test-is-long-enough'

const cloudRun = {
  K_SERVICE: 'partim-web',
  PARTIM_ENV: 'dev',
  APP_URL: 'https://partim.example',
  FIREBASE_PROJECT_ID: 'partim-dev',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  FIREBASE_STORAGE_EMULATOR_HOST: '',
  SESSION_KEYS_URL: '',
  ID_TOKEN_KEYS_URL: '',
  COMPANY_REGISTRY_CREDENTIAL: 'credential',
  ATTESTATION_SECRET: 'another-secret-of-more-than-32-characters',
}

const forged = {
  'X-Forwarded-For': '9.9.9.9',
  'X-Real-IP': '9.9.9.9',
  Forwarded: 'for=9.9.9.9',
  [visitorHeader]: `9.9.9.9 ${Date.now()} forged`,
}

const loopback = /^(127\.0\.0\.1|::1)$/

/** The address that the web attests in a request: undefined without the header, null if the header does not verify. */
function vouchedFor({ url: path = '', method = '', headers }: IncomingMessage) {
  const header = headers[visitorHeader]
  const requestId = String(headers['x-request-id'])
  return header && verifyVisitor(String(header), { method, path, requestId }, secret)
}

test.describe.configure({ mode: 'serial' })

const places = [
  ['locally and on a bare server', {}, forged, loopback],
  [
    'behind a proxy of our own',
    { TRUSTED_PROXIES: '127.0.0.1, ::1' },
    { ...forged, 'X-Forwarded-For': '9.9.9.9, 203.0.113.7' },
    /^203\.0\.113\.7$/,
  ],
  ['on Cloud Run', cloudRun, { ...forged, 'X-Forwarded-For': '9.9.9.9, 203.0.113.7' }, /^203\.0\.113\.7$/],
  [
    'on Cloud Run behind a load balancer',
    { ...cloudRun, TRUSTED_PROXIES: '198.51.100.20' },
    { ...forged, 'X-Forwarded-For': '9.9.9.9, 203.0.113.7, 198.51.100.20' },
    /^203\.0\.113\.7$/,
  ],
] as const

for (const [place, env, headers, visitor] of places) {
  test(`${place} a visitor is who is connected, for pages and for operations`, async () => {
    const service = await startLocalServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const understood = { days: null, pay: null }
      const page = {
        items: [],
        nextCursor: null,
        understood,
        wordsBesidePay: null,
        isLoose: false,
        leaveOut: [],
      }
      response.end(JSON.stringify({ ...page, provinces: [], workTypes: [] }))
    })
    const web = await startAnotherWeb({
      port: ownWebPort('visitors'),
      env: { JOB_POST_API_URL: service.url, VISITOR_SECRET: secret, ...env },
    })
    try {
      expect((await fetch(`${web.address}/jobs`, { headers })).status).toBe(200)
      expect((await fetch(`${web.address}/api/job-post/v1/packages`, { headers })).status).toBe(200)
    } finally {
      await web.stop()
      await service.close()
    }
    const asked = (path: string) => service.requests.filter(({ url }) => url?.split('?')[0] === path)
    for (const path of ['/v1/public/job-posts', '/v1/packages']) {
      const [request] = asked(path)
      expect(String(request && vouchedFor(request)), path).toMatch(visitor)
      expect(request?.headers['x-forwarded-for'], path).toBeUndefined()
    }
    // The answer is cached for all visitors, so the request names none.
    expect(asked('/v1/public/job-post-counts').map(vouchedFor)).toEqual([forEverybody])
  })
}
