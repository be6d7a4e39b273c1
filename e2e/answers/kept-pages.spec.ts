import { address, asPerson, branch, hiringEmployer, signInBrowser, verified } from '../account'
import { startAnotherWeb } from '../another-web'
import { daysAhead, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { ownWebPort, stackAddress, stackAddresses } from '../stack'
import { thai } from '../thai'
import { uniqueWord } from '../unique'

/** Pages that are rendered once for all anonymous visitors (docs/decisions/0082). */

/** Well before the 45 s after which a page that nobody spoke of is rendered anew. */
const toldWithinMs = 20_000

const { jobPost } = stackAddresses
const posts = `${jobPost}/v1/job-posts`

/** Where no other test has posts: a list shows the newest twenty, and other tests publish at the same time. */
const place = { province: 'น่าน', district: 'ปัว' }
const list = `/jobs?${new URLSearchParams(place)}`

async function openPost() {
  const owner = await hiringEmployer()
  const made = await asPerson<{ id: string }>(owner, `${jobPost}/v1/branches`, {
    body: {
      ...branch,
      name: 'ปัว',
      taxBranchNumber: '00001',
      address: { ...address, ...place, subdistrict: 'ปัว', postcode: '55120' },
    },
  })
  expect(made.status).toBe(201)
  const terms = {
    branchId: made.body.id,
    title: `พนักงานเสิร์ฟร้านริมน้ำ ${uniqueWord()}`,
    type: 'daily',
    workType: 'waiter',
    headcount: 2,
    payUnit: 'day',
    payAmount: 60_000,
    payday: 'same_day',
    shifts: [{ date: daysAhead(2), startTime: '10:00', endTime: '19:00', breakMinutes: 60 }],
  }
  return { owner, terms, id: await publishedPost(owner, terms) }
}

/** A page as an anonymous visitor without a browser gets it. */
async function pageOf(path: string, web = stackAddress): Promise<string> {
  const response = await fetch(`${web}${path}`)
  expect(response.status, path).toBe(200)
  return response.text()
}

/** A heading stands in several elements, so that it breaks between phrases. */
const textOf = (page: string) => page.replace(/<[^>]*>/g, '')

test('an edited and a closed post are so at once on every server, in the list and on their own page', async () => {
  const second = await startAnotherWeb({ port: ownWebPort('second') })
  try {
    const { owner, terms, id } = await openPost()
    const servers = [stackAddress, second.address]
    /** Expects the text in the page of every server, or in none. */
    const expectText = (path: string, text: string, isThere: boolean) =>
      expect
        .poll(
          async () => {
            const pages = await Promise.all(servers.map((web) => pageOf(path, web)))
            return pages.map((page) => textOf(page).includes(text))
          },
          { message: `${path}: ${text}`, timeout: toldWithinMs },
        )
        .toEqual(servers.map(() => isThere))

    await expectText(list, terms.title, true)
    await expectText(`/jobs/${id}`, terms.title, true)

    const title = `${terms.title} กะดึก`
    const { body } = await asPerson<{ version: number }>(owner, `${posts}/${id}`, { method: 'GET' })
    const edit = { method: 'PUT', body: { ...terms, title }, headers: { 'If-Match': `"${body.version}"` } }
    expect((await asPerson(owner, `${posts}/${id}`, edit)).status).toBe(200)
    await expectText(list, title, true)
    await expectText(`/jobs/${id}`, title, true)

    await asPerson(owner, `${posts}/${id}/events`, { body: { event: 'close' } })
    await expectText(list, title, false)
    await expectText(`/jobs/${id}`, thai('jobs.closed.title'), true)
  } finally {
    await second.stop()
  }
})

test('a cancelled post is gone for an anonymous visitor who had it open', async ({ page }) => {
  const { owner, terms, id } = await openPost()
  const link = page.getByRole('link', { name: terms.title })
  // The web is told of a change after the service has answered, so an open page is asked for again.
  await expect(async () => {
    await page.goto(list)
    await expect(link.first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: toldWithinMs })
  await page.goto(`/jobs/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.title)

  const cancelled = await asPerson(owner, `${posts}/${id}/events`, { body: { event: 'cancel' } })
  expect(cancelled.status).toBe(200)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(thai('jobs.cancelled.title'))).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: toldWithinMs })
  await expect(async () => {
    await page.goto(list)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await link.count()).toBe(0)
  }).toPass({ timeout: toldWithinMs })
})

for (const kind of ['worker', 'employer'] as const) {
  test(`what a signed-in ${kind} sees is in no page that anonymous visitors get`, async ({ page }) => {
    const [{ id, owner }, worker] = await Promise.all([openPost(), verified('worker')])
    const person = kind === 'worker' ? worker : owner
    const paths = ['/', '/login', '/jobs', list, `/jobs/${id}`, '/question', '/product']
    await signInBrowser(page.context(), person)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    for (const path of paths) {
      const cached = await pageOf(path)
      for (const own of [person.email, person.session, 'as-member'])
        expect(cached.includes(own), `${own} in ${path}`).toBe(false)
    }
  })
}

test('a page is the same for who has other cookies, and asked for again only its head is sent', async () => {
  const first = await fetch(`${stackAddress}/jobs`)
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${stackAddress}/jobs`, {
    headers: { cookie: 'theme=dark; partim-branch=one', 'if-none-match': etag },
  })
  expect([first.status, again.status]).toEqual([200, 304])
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(first.headers.get('vary')).toContain('Cookie')
  expect(await again.text()).toBe('')
})

test('a session that is over gets the pages of anonymous visitors, with the address of this site', async () => {
  for (const path of ['/', '/product', '/profile-package/waiter', '/question']) {
    const answer = await fetch(`${stackAddress}${path}`, { headers: { cookie: 'session=worthless' } })
    const page = await answer.text()
    expect([answer.status, page.includes(`href="${stackAddress}`)], path).toEqual([200, true])
    expect(page, path).not.toContain('site.invalid')
  }
})

test('addresses below the jobs that do not exist are answered from the cache, as they are', async () => {
  for (const path of ['/jobs/pirate', '/jobs/019aa000-0000-7000-8000-000000000002']) {
    const ask = () => fetch(`${stackAddress}${path}`, { headers: { 'accept-encoding': 'br' } })
    const answers = [await ask(), await ask()]
    for (const { status, headers } of answers)
      expect([status, headers.get('content-encoding')], path).toEqual([404, null])
    const [first, again] = await Promise.all(answers.map((answer) => answer.text()))
    expect(textOf(first ?? ''), path).toContain(thai('jobs.missing.title'))
    expect([answers[0]?.headers.get('etag'), again], path).toEqual([answers[1]?.headers.get('etag'), first])
  }
})

test('a request that only says it renders for everybody is an ordinary one', async () => {
  const response = await fetch(`${stackAddress}/jobs`, {
    headers: { 'x-own-request': 'guessed 203.0.113.7' },
  })
  expect(response.headers.get('etag')).not.toBeNull()
})
