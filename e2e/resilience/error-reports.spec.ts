import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Page, test } from '@playwright/test'
import { signUp } from '../account'
import { startAnotherWeb } from '../another-web'
import { expect } from '../fixtures'
import { ownWebPort, stackAddress } from '../stack'
import { thai } from '../thai'

type Report = {
  platform?: string
  type?: string
  environment?: string
  transaction?: string
  tags?: Record<string, string>
  exception?: { values: { type: string; value: string; mechanism?: { handled?: boolean } }[] }
}
type Envelope = { url: string; auth: string; body: string; kind: string; report: Report }

/** Starts a stand-in for the service that receives error reports. */
async function startIngest() {
  const envelopes: Envelope[] = []
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const [, item = '{}', report = '{}'] = body.split('\n')
    envelopes.push({
      url: request.url ?? '',
      auth: String(request.headers['x-sentry-auth']),
      body,
      kind: JSON.parse(item).type,
      report: JSON.parse(report),
    })
    response.end('{}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://canary-key@127.0.0.1:${port}/7`,
    envelopes,
    stop: () => new Promise((closed) => server.close(closed)),
  }
}

/** Throws an uncaught error in the page. */
const throwUncaught = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)

/** Records the address of every request of the page. */
function requestsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

const askedWhetherToReport = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/error-reports')

test.describe('with a key', () => {
  let ingest: Awaited<ReturnType<typeof startIngest>>
  let web: Awaited<ReturnType<typeof startAnotherWeb>>

  test.beforeAll(async () => {
    ingest = await startIngest()
    web = await startAnotherWeb({
      port: ownWebPort('reporting'),
      // Nothing listens on this port, so pages that need the service fail.
      env: { ERROR_REPORTING_DSN: ingest.dsn, JOB_POST_API_URL: 'http://127.0.0.1:1' },
    })
  })
  test.afterAll(async () => {
    await web?.stop()
    await ingest?.stop()
  })
  test.beforeEach(() => {
    ingest.envelopes.length = 0
  })

  const events = () => ingest.envelopes.filter(({ kind }) => kind === 'event')
  const messages = () =>
    events().flatMap(({ report }) => report.exception?.values.map(({ value }) => value) ?? [])

  test('uncaught errors are reported and logged, those before the reporter was there too', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('pageerror', (error) => logged.push(error.message))
    const urls = requestsOf(page)
    await page.addInitScript(() => {
      addEventListener('partim:started', () => {
        setTimeout(() => {
          throw new Error('before it was there, for canary@example.com')
        })
      })
    })
    await page.goto(`${web.address}/login?next=/canary-token`)
    await expect.poll(messages, { timeout: 20_000 }).toContain('before it was there, for [removed]')
    await throwUncaught(page, 'afterwards, for 0812345678')
    await expect.poll(messages).toContain('afterwards, for [removed]')
    expect(logged).toHaveLength(2)

    const [first] = events()
    expect(first).toMatchObject({
      url: '/api/7/envelope/',
      auth: expect.stringMatching(/sentry_key=canary-key$/),
    })
    expect(first?.report.environment).toBe('dev')
    expect(first?.report.exception?.values[0]?.mechanism?.handled).toBe(false)
    const sent = ingest.envelopes.map(({ body }) => body).join('\n')
    expect(sent).not.toMatch(/canary@|0812345678|canary-token/)
    expect(urls.filter((url) => new URL(url).origin !== web.address)).toEqual([])
  })

  test('every page visit is traced', async ({ page }) => {
    await page.goto(`${web.address}/login`)
    await expect
      .poll(
        () =>
          ingest.envelopes
            .filter(({ kind }) => kind === 'transaction')
            .map(({ report }) => report.transaction),
        {
          timeout: 20_000,
        },
      )
      .toContain('/login')
  })

  test('a page that failed on the server is reported from both sides under one reference', async ({
    page,
  }) => {
    const account = await signUp()
    await page.context().addCookies([{ name: 'session', value: account.session, url: web.address }])
    await page.goto(`${web.address}/branch`)
    const reference = page.getByText(thai('errorScreens.failed.reference'))
    await expect(reference).toBeVisible()
    const digest = (await reference.textContent())?.split(' ').at(-1) ?? ''
    expect(digest).toMatch(/^\d+$/)
    const withDigest = (platform: string) =>
      events().filter(({ report }) => report.platform === platform && report.tags?.digest === digest).length
    await expect.poll(() => withDigest('node')).toBeGreaterThan(0)
    await expect.poll(() => withDigest('javascript'), { timeout: 20_000 }).toBeGreaterThan(0)
    const sent = ingest.envelopes.map(({ body }) => body).join('\n')
    expect(sent).not.toContain(account.session)
    expect(sent).not.toContain(account.email)
  })

  test('reports from another site are refused', async ({ request }) => {
    const answer = await request.post(`${web.address}/api/error-reports`, {
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      data: '{}\n{"type":"event"}\n{"event_id":"from-elsewhere"}',
    })
    expect(answer.status()).toBe(403)
    // Pages of earlier tests may still be sending reports, so only this test's report is looked for.
    expect(ingest.envelopes.filter(({ body }) => body.includes('from-elsewhere'))).toEqual([])
  })
})

test('without a key nothing is loaded and nothing is sent', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text())
  })
  const urls = requestsOf(page)
  const asked = askedWhetherToReport(page)
  await page.goto(`${stackAddress}/login`)
  expect((await asked).status()).toBe(204)
  const crashed = page.waitForEvent('pageerror')
  await throwUncaught(page, 'nobody hears it')
  await crashed
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url) => new URL(url).origin !== stackAddress)).toEqual([])
  expect(urls.filter((url) => url.includes('/api/error-reports'))).toHaveLength(1)
  for (const body of await Promise.all(bodies)) expect(body).not.toMatch(/sentry/i)
})
