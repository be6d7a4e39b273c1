import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { answerJson, type Fake, listen } from './fake'

let fake: Fake

beforeEach(async () => {
  fake = await listen({
    name: 'echo',
    port: 0,
    listener: (req, res) => answerJson(res, 200, { path: req.url }),
  })
})
afterEach(() => fake.close())

const ask = (path: string, init?: RequestInit) => fetch(fake.address + path, init)

function setFault(fault: unknown): Promise<Response> {
  return ask('/sandbox/faults', { method: 'PUT', body: JSON.stringify(fault) })
}

describe('faults', () => {
  test('5xx, garbage and an HTML page come instead of the answer', async () => {
    await setFault({ mode: '5xx', match: '/a' })
    await setFault({ mode: 'garbage', match: '/b' })
    await setFault({ mode: 'html', match: '/c' })
    expect((await ask('/a')).status).toBe(503)
    await expect((await ask('/b')).json()).rejects.toMatchObject({ name: 'SyntaxError' })
    const page = await ask('/c')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await (await ask('/d')).json()).toEqual({ path: '/d' })
  })

  test('reset breaks the connection', async () => {
    await setFault({ mode: 'reset' })
    await expect(ask('/')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  })

  test('hang never answers', async () => {
    await setFault({ mode: 'hang' })
    await expect(ask('/', { signal: AbortSignal.timeout(150) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })

  test('slow answers properly, later', async () => {
    await setFault({ mode: 'slow', delayMs: 120 })
    const start = performance.now()
    expect(await (await ask('/x')).json()).toEqual({ path: '/x' })
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  })

  test('times limits it, and DELETE ends it', async () => {
    await setFault({ mode: '5xx', times: 2 })
    const statuses = [await ask('/'), await ask('/'), await ask('/')].map(({ status }) => status)
    expect(statuses).toEqual([503, 503, 200])
    await setFault({ mode: '5xx' })
    await ask('/sandbox/faults', { method: 'DELETE' })
    expect((await ask('/')).status).toBe(200)
  })

  test('a preflight goes through and uses nothing up', async () => {
    await setFault({ mode: '5xx', times: 1 })
    expect((await ask('/', { method: 'OPTIONS' })).status).toBe(200)
    expect((await ask('/')).status).toBe(503)
  })

  test.each([{ mode: 'nonsense' }, { mode: '5xx', times: 0 }, { mode: 'slow', delayMs: -1 }, 'text', null])(
    '%j is refused',
    async (fault) => {
      expect((await setFault(fault)).status).toBe(400)
      expect(await (await ask('/sandbox/faults')).json()).toEqual({ faults: [] })
    },
  )
})

test('requests are counted by method and path, without queries and without the controls', async () => {
  await ask('/a?x=1')
  await ask('/a?x=2')
  await ask('/b', { method: 'POST' })
  await ask('/sandbox/requests')
  expect(await (await ask('/sandbox/requests')).json()).toEqual({
    total: 3,
    requests: { 'GET /a': 2, 'POST /b': 1 },
  })
  await ask('/sandbox/requests', { method: 'DELETE' })
  expect(await (await ask('/sandbox/requests')).json()).toEqual({ total: 0, requests: {} })
})
