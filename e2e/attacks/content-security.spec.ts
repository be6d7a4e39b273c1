import { expect, type Page, test } from '@playwright/test'
import { gatherComplaints } from '../fixtures'
import { stackAddress } from '../stack'
import { thai } from '../thai'
import { startWebWithoutGate } from './web-without-gate'

/**
 * A prerendered page, whose scripts are allowed by hash, and one rendered for each request, whose scripts need a nonce.
 */
const pages = ['/', '/login'] as const

const evilScript = `${stackAddress.replace('localhost', '127.0.0.1')}/evil.js`

/** Ways to run code that an attacker injected into a page; each that runs adds its name to `ran`. */
const injections: Readonly<Record<string, string>> = {
  inline: '<script>(window.ran ??= []).push("inline")</script>',
  'guessed nonce':
    '<script nonce="AAAAAAAAAAAAAAAAAAAAAAAA">(window.ran ??= []).push("guessed nonce")</script>',
  handler: '<img src="/nothing-here.png" onerror="(window.ran ??= []).push(\'handler\')" alt="">',
  elsewhere: `<script src="${evilScript}"></script>`,
  data: '<script src="data:text/javascript,(window.ran??=[]).push(\'data\')"></script>',
  frame: '<iframe srcdoc="<script>(parent.ran ??= []).push(\'frame\')</script>"></iframe>',
  link: '<a id="planted" href="javascript:(window.ran ??= []).push(\'link\')">x</a>',
}

const ranIn = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? [])

/** Inserts HTML at the start of the pages' bodies and keeps their headers. */
async function tamper(page: Page, html: string): Promise<void> {
  await page.route(
    (url) => (pages as readonly string[]).includes(url.pathname),
    async (route) => {
      // The router's own requests for these pages do not load documents.
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replace(/<body[^>]*>/, (tag) => `${tag}${html}`)
      await route.fulfill({ response, body })
    },
  )
  await page.route(evilScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '(window.ran ??= []).push("elsewhere")' }),
  )
}

const press = (page: Page) => page.evaluate(() => document.getElementById('planted')?.click())

for (const path of pages) {
  test(`nothing injected into ${path} runs`, async ({ page }) => {
    const complaints = await gatherComplaints(page)
    await tamper(page, Object.values(injections).join(''))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await press(page)
    // One complaint per injection shows that the browser has tried each of them.
    await expect
      .poll(() => complaints.filter((text) => / stopped /.test(text)).length)
      .toBeGreaterThanOrEqual(Object.keys(injections).length)
    expect(await ranIn(page)).toEqual([])
  })

  test(`without the policy everything injected into ${path} would run`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, baseURL: stackAddress })
    const page = await context.newPage()
    await tamper(page, Object.values(injections).join(''))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await press(page)
    await expect.poll(async () => (await ranIn(page)).toSorted()).toEqual(Object.keys(injections).toSorted())
    await context.close()
  })
}

test('an injected base, form or style has no effect', async ({ page }) => {
  const complaints = await gatherComplaints(page)
  await tamper(
    page,
    '<base href="https://evil.example/"><style>h1 { display: none }</style><form id="planted-form" action="https://evil.example/"><button>x</button></form>',
  )
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.baseURI)).toContain(stackAddress)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#planted-form')?.requestSubmit())
  await expect.poll(() => complaints.join('\n')).toContain('form-action stopped')
  expect(page.url()).toContain(stackAddress)
})

test('a violation in a journey would fail it', async ({ page }) => {
  const complaints = await gatherComplaints(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/x.png' }))
  })
  await expect.poll(() => complaints).toContainEqual(expect.stringMatching(/^img-src stopped https:\/\/evil/))
})

test('without the gate a page rendered for each request runs no script, and static pages run theirs', async ({
  page,
}) => {
  const web = await startWebWithoutGate()
  try {
    await page.goto(`${web.address}/login`)
    await expect(page.getByRole('heading', { name: thai('accounts.signIn.title') })).toBeVisible()
    const isAlive = () =>
      page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    expect(await isAlive()).toBe(false)
    await page.goto(web.address)
    await expect.poll(isAlive).toBe(true)
  } finally {
    await web.stop()
  }
})
