import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { addressesOf } from '../../scripts/stack/processes.mjs'
import { type Account, asPerson, employerWithBranch, registered, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { ownPorts, startEmptyStack } from '../stack'
import { thai } from '../thai'

const ports = ownPorts('error-screens')
const addresses = addressesOf({ ...ports, dataDir: '' })

let stack: Awaited<ReturnType<typeof startEmptyStack>>
let employer: Account
let worker: Account
let resumePath: string

test.use({
  baseURL: addresses.web,
  outage: true,
  plannedError: /status of 500|Minified React error #441|mounting failed/,
})

test.beforeAll(async () => {
  stack = await startEmptyStack(ports)
  employer = await employerWithBranch(addresses)
  worker = await registered('worker', addresses)
  const { body } = await asPerson<{ uid: string }>(worker, `${addresses.partim}/v1/me`, { method: 'GET' })
  resumePath = `/resume/${body.uid}`
})

test.afterAll(async () => {
  await stack?.stop()
})

/** Starts a server in place of a service that answers every request with invalid JSON. */
async function answerGarbage(port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"half an answ')
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  return server
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
}

const screen = (page: Page) => page.getByRole('alert').filter({ hasText: thai('errorScreens.failed.title') })

/** Expects all of the error screen's buttons and links, with the right targets. */
async function expectWaysOn(page: Page): Promise<void> {
  const at = screen(page)
  await expect(at.getByRole('button', { name: thai('errorScreens.failed.retry') })).toBeVisible()
  await expect(at.getByRole('button', { name: thai('errorScreens.failed.reload') })).toBeVisible()
  await expect(at.getByRole('link', { name: thai('errorScreens.failed.home') })).toHaveAttribute('href', '/')
  await expect(at.getByRole('link', { name: thai('errorScreens.failed.contact') })).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=/,
  )
}

type Group = {
  readonly name: string
  readonly service: 'job-post service' | 'partim service'
  readonly who: () => Account
  readonly path: () => string
  /** The heading of the page when it works. */
  readonly heading: string
}

const groups: readonly Group[] = [
  {
    name: 'member',
    service: 'job-post service',
    who: () => employer,
    path: () => '/job-posting',
    heading: thai('jobPosts.title'),
  },
  {
    name: 'member-minimal',
    service: 'job-post service',
    who: () => employer,
    path: () => '/branch',
    heading: thai('branches.title'),
  },
  {
    name: 'member-no-footer',
    service: 'partim service',
    who: () => worker,
    path: () => resumePath,
    heading: thai('resumes.steps.work.title'),
  },
  {
    name: 'contact',
    service: 'job-post service',
    who: () => employer,
    path: () => '/register/send-email',
    heading: thai('sendEmail.verifiedTitle'),
  },
]

const portOf = { 'job-post service': ports.jobPostPort, 'partim service': ports.partimPort }

for (const { name, service, who, path, heading } of groups) {
  test(`a fatal error shows the error screen in layout ${name}, with a reference, and retry goes on`, async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await signInBrowser(page.context(), who())
    // A page that nobody looks at does not ask again by itself, which would take the button away.
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
    await stack.kill(service)
    const garbage = await answerGarbage(portOf[service])
    try {
      await page.goto(path())
      await expect(screen(page)).toBeVisible()
      await expect(page.getByText(thai('errorScreens.failed.reference'))).toHaveText(/ \d+$/)
      await expectWaysOn(page)
      await expect.poll(() => logged.join('\n'), { message: 'the error is logged' }).toMatch(/Error/)
    } finally {
      await close(garbage)
      await stack.startPart(service)
    }
    await page.getByRole('button', { name: thai('errorScreens.failed.retry') }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(screen(page)).toBeHidden()
  })
}

test('a page that failed comes by itself once its service answers again', async ({ page }) => {
  test.slow()
  await signInBrowser(page.context(), employer)
  await stack.kill('job-post service')
  const garbage = await answerGarbage(ports.jobPostPort)
  try {
    await page.goto('/job-posting')
    await expect(screen(page)).toBeVisible()
  } finally {
    await close(garbage)
    await stack.startPart('job-post service')
  }
  await expect(page.getByRole('heading', { level: 1, name: thai('jobPosts.title') })).toBeVisible({
    timeout: 70_000,
  })
  await expect(screen(page)).toBeHidden()
})

test('with the root layout failing, a document of its own says so, in our type and colours', async ({
  page,
}) => {
  // ToastHost is the only part of the root layout that runs in the browser; it is changed to throw when it renders.
  let broken = 0
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    const throwing = body.replace('"ToastHost",0,function(', (found) => {
      broken += 1
      return `${found}){throw new Error("mounting failed")},"_",0,function(`
    })
    await route.fulfill({ response: answer, body: throwing })
  })
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto('/login')
  await expect(screen(page)).toBeVisible()
  expect(broken).toBeGreaterThan(0)
  await expectWaysOn(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('th')
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(/anuphan/i)
  expect(logged.join('\n'), 'a mounting failure is logged').toContain('mounting failed')
})
