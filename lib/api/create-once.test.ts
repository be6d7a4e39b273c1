import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createOnce } from './create-once'

/** A service that remembers idempotency keys and can lose its answers. */
const made = new Map<string, { id: number; title: string }>()
let answers: ('answer' | 'lose' | 'refuse')[] = []
let server: Server
let address = ''

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const turn = answers.shift() ?? 'answer'
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    }
    if (turn === 'refuse') return reply(422, { status: 422, code: 'validation_failed' })
    const key = String(request.headers['idempotency-key'])
    if (!made.has(key)) made.set(key, { id: made.size + 1, ...JSON.parse(text) })
    if (turn === 'lose') return reply(503, { status: 503, code: 'unavailable' })
    reply(201, made.get(key))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  made.clear()
  answers = []
})

let forms = 0
function newForm() {
  const draftKey = `form ${++forms}`
  return (title: string) =>
    createOnce({
      draftKey,
      body: { title },
      send: async (body, headers) => {
        const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
        const answer = await response.json()
        return response.ok ? { data: answer, response } : { error: answer, response }
      },
    })
}

describe('createOnce', () => {
  test('two forms make two things', async () => {
    await newForm()('a')
    await newForm()('a')
    expect(made.size).toBe(2)
  })

  test('a lost answer and the same text again make one thing', async () => {
    answers = ['lose', 'answer']
    const create = newForm()
    expect(await create('a')).toMatchObject({ problem: { code: 'unavailable' } })
    expect(await create('a')).toEqual({ resource: { id: 1, title: 'a' }, isEarlier: false })
    expect(made.size).toBe(1)
  })

  test('a lost answer and another text make one thing, which then needs the new text', async () => {
    answers = ['lose', 'answer']
    const create = newForm()
    await create('a')
    expect(await create('b')).toEqual({ resource: { id: 1, title: 'a' }, isEarlier: true })
    expect(made.size).toBe(1)
  })

  test('a refused earlier text is forgotten and the new one sent', async () => {
    answers = ['refuse', 'answer']
    const create = newForm()
    expect(await create('a')).toMatchObject({ problem: { code: 'validation_failed' } })
    expect(await create('b')).toEqual({ resource: { id: 1, title: 'b' }, isEarlier: false })
  })

  test('an earlier text refused only after its answer was lost gives way to the new one', async () => {
    const create = newForm()
    answers = ['lose']
    await create('a')
    made.clear()
    answers = ['refuse', 'answer']
    expect(await create('b')).toEqual({ resource: { id: 1, title: 'b' }, isEarlier: false })
  })

  test('after a success the same form makes a second thing', async () => {
    const create = newForm()
    await create('a')
    await create('a')
    expect(made.size).toBe(2)
  })
})
