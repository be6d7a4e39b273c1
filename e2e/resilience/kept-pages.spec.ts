import { addressesOf } from '../../scripts/stack/processes.mjs'
import { expect, test } from '../fixtures'
import { ownPorts, startEmptyStack } from '../stack'
import { thai } from '../thai'

/** What anonymous visitors get while the job-post service is down. */

const ports = ownPorts('kept-pages')
const { web } = addressesOf({ ...ports, dataDir: '' })

let stack: Awaited<ReturnType<typeof startEmptyStack>>

test.describe.configure({ mode: 'serial' })
test.use({
  baseURL: web,
  outage: true,
  plannedError: /status of 503|Minified React error #441/,
})

test.beforeAll(async () => {
  stack = await startEmptyStack(ports)
})
test.afterAll(async () => {
  await stack?.stop()
})

const statusOf = async (path: string) => {
  const response = await fetch(`${web}${path}`)
  return [response.status, response.headers.get('retry-after')]
}

test('a page that was rendered before is sent as it was, others answer that they will be there again', async () => {
  expect(await statusOf('/jobs')).toEqual([200, null])
  const before = await (await fetch(`${web}/jobs`)).text()
  await stack.kill('job-post service')

  // The stream of changes ends with the service; the page is out of date and cannot be rendered.
  const after = await fetch(`${web}/jobs`)
  expect(after.status).toBe(200)
  expect(await after.text()).toBe(before)

  expect(await statusOf('/jobs?work=waiter')).toEqual([503, '5'])
  expect(await statusOf('/jobs?q=เสิร์ฟ')).toEqual([503, '5'])
  expect(await statusOf('/jobs/019aa000-0000-7000-8000-000000000001')).toEqual([503, '5'])
  expect(await statusOf('/login')).toEqual([200, null])
})

test('a page that was never rendered says what is wrong, as any page does, and can be asked for again', async ({
  page,
}) => {
  for (const path of ['/jobs?work=waiter', '/jobs/019aa000-0000-7000-8000-000000000001']) {
    await page.goto(path)
    const failed = page.getByRole('alert').filter({ hasText: thai('errorScreens.failed.title') })
    await expect(failed.getByRole('button', { name: thai('errorScreens.failed.retry') })).toBeVisible()
  }
})

test('once the service is back every page is', async () => {
  await stack.startPart('job-post service')
  await expect.poll(() => statusOf('/jobs?work=waiter'), { timeout: 15_000 }).toEqual([200, null])
  expect(await statusOf('/jobs?q=เสิร์ฟ')).toEqual([200, null])
})
