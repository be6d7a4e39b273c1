import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { bodyOf, type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { problemOf } from './problem'

const page = { cookie: '', addEventListener: () => undefined }
// Node's own channel would keep the test running.
Object.assign(globalThis, { document: page, addEventListener: () => undefined, BroadcastChannel: undefined })

const { displacement, onDisplacement, ownPage } = await import('@/lib/auth/page-account')
const { fetchForOwner } = await import('./page-fetch')

const [somying, weera, here] = ['s'.repeat(22), 'w'.repeat(22), 'h'.repeat(22)]

let web: LocalServer
let begun: (string | undefined)[]
let refusal: string | null
beforeAll(async () => {
  web = await startLocalServer(async (request, response) => {
    await bodyOf(request)
    begun.push(request.headers['begun-as'] as string | undefined)
    response
      .writeHead(refusal ? 412 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(refusal ? { status: 412, code: refusal } : {}))
  })
})
afterAll(() => web.close())
beforeEach(() => {
  begun = []
  refusal = null
})

function signIn(mark: string | null) {
  page.cookie = mark ? `partim-signed-in=${mark}` : ''
}
const ask = (method: string) => fetchForOwner(new Request(web.url, { method }))

test('a page that is the same for everybody sends for who is signed in, and a visitor’s for nobody', async () => {
  signIn(null)
  await ask('POST')
  signIn(weera)
  await ask('POST')
  expect(begun).toEqual([undefined, weera])
})

test('a write says for whom it was begun; a read has nothing to say', async () => {
  signIn(somying)
  ownPage({ account: somying, company: here })
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'GET']) await ask(method)
  expect(begun).toEqual([...new Array(4).fill(`${somying}.${here}`), undefined])
})

test('nothing is sent or read with the session of another account', async () => {
  signIn(weera)
  for (const method of ['POST', 'GET']) {
    const answer = await ask(method)
    expect(await problemOf(answer)).toMatchObject({ status: 412, code: 'account_changed' })
  }
  expect(begun).toEqual([])
})

test('without a session the service says what is the matter', async () => {
  signIn(null)
  await ask('POST')
  expect(begun).toEqual([`${somying}.${here}`])
})

test('the page hears of a refusal for another company, and still answers it', async () => {
  signIn(somying)
  let times = 0
  const stop = onDisplacement(() => {
    times += 1
  })
  refusal = 'stale'
  await ask('PUT')
  expect([times, displacement()]).toEqual([0, null])
  refusal = 'company_changed'
  expect(await problemOf(await ask('PUT'))).toMatchObject({ code: 'company_changed' })
  expect([times, displacement()]).toEqual([1, 'company'])
  stop()
})
