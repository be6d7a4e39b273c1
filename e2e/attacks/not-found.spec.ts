import { expect, test } from '../fixtures'
import { stackAddress } from '../stack'
import { thai } from '../thai'
import { sendRaw } from './raw-request'

/** Addresses that do not exist, by kind. */
const unknown: readonly (readonly [kind: string, path: string])[] = [
  ['plain', '/nothing'],
  ['deep', '/nothing/at/all/here'],
  ['below a screen', '/branch/nothing/here'],
  ['encoded', '/no%20thing%2Fhere'],
  ['Thai', '/%E0%B9%84%E0%B8%A1%E0%B9%88%E0%B8%A1%E0%B8%B5'],
  ['no UTF-8', '/%ff'],
  ['a null byte', '/a%00b'],
  ['long', `/${'a'.repeat(6_000)}`],
  ['with a query', '/nothing?token=secret'],
  ['like a file', '/nothing.php'],
]

for (const [kind, path] of unknown) {
  test(`an unknown route gives 404 and a Thai page: ${kind}`, async () => {
    const page = await sendRaw(stackAddress, path, { headers: { Accept: 'text/html' } })
    expect(page.status).toBe(404)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain(thai('errorScreens.notFound.title'))
  })

  test(`its statusMessage is "Page not found: {path}" for a program: ${kind}`, async () => {
    const [pathname = ''] = path.split('?')
    const answer = await sendRaw(stackAddress, path, { headers: { Accept: 'application/json' } })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    const problem = JSON.parse(answer.body)
    expect(problem).toMatchObject({ status: 404, code: 'not_found' })
    expect(problem.title).toBe(`Page not found: ${pathname.slice(0, 1_024)}`)
    expect(answer.body).not.toContain('secret')
  })
}

for (const path of ['/api', '/api/nothing', '/api/nothing/deeper', '/api/%ff', '/api/unknown-page']) {
  test(`an unknown address of the API is a problem whatever is accepted: ${path}`, async () => {
    const answer = await sendRaw(stackAddress, path, { headers: { Accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.body).title).toBe(`Page not found: ${path}`)
  })
}

test('every method on an unknown route is 404, HEAD without a body', async () => {
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await sendRaw(stackAddress, '/nothing', { method })
    expect(answer.status, method).toBe(404)
    if (method === 'HEAD') expect(answer.body).toBe('')
  }
})

test('with a slash at the end it is the same route without', async () => {
  const answer = await sendRaw(stackAddress, '/nothing/', {})
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe('/nothing')
})

test('the page leads on: every place it names is there', async ({ page }) => {
  await page.goto('/nothing')
  await expect(
    page.getByRole('heading', { level: 1, name: thai('errorScreens.notFound.title') }),
  ).toBeVisible()
  const places = page
    .getByRole('navigation', { name: thai('errorScreens.notFound.places') })
    .getByRole('link')
  expect(await places.count()).toBeGreaterThanOrEqual(2)
  for (const place of await places.all()) {
    const answer = await page.request.get((await place.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
})
