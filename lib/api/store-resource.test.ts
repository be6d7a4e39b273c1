import { beforeEach, describe, expect, test } from '@jest/globals'
import { storeResource, type Target } from './store-resource'

type Note = Target & { text: string }

/** A service with one note: versions count up, and answers can be lost. */
let note: Note | null
let made: number
let loses: number
beforeEach(() => {
  note = null
  made = 0
  loses = 0
})

const problem = (status: number, code: string, current?: Note | null) => ({
  error: { status, code, current },
  response: new Response(null, { status }),
})

function answer(stored: Note) {
  if (loses > 0) {
    loses--
    return problem(503, 'unavailable')
  }
  return { data: stored, response: new Response(null, { status: 200 }) }
}

const keys = new Map<string, Note>()
let forms = 0
function newForm() {
  const draftKey = `note ${++forms}`
  return (target: Target | null, text: string) =>
    storeResource<{ text: string }, Note>(target, {
      draftKey,
      body: { text },
      saysTheSame: (stored, body) => stored.text === body.text,
      create: async (body, { 'Idempotency-Key': key }) => {
        const stored = keys.get(key) ?? { id: `n${++made}`, version: 1, text: body.text }
        keys.set(key, stored)
        note ??= stored
        return answer(stored)
      },
      change: async (_, body, { 'If-Match': tag }) => {
        if (!note || tag !== `"${note.version}"`) return problem(412, 'stale', note)
        note = { ...note, version: note.version + 1, text: body.text }
        return answer(note)
      },
    })
}

describe('storeResource', () => {
  test('makes, then changes', async () => {
    const store = newForm()
    expect(await store(null, 'a')).toEqual({ kind: 'stored', resource: { id: 'n1', version: 1, text: 'a' } })
    expect(await store({ id: 'n1', version: 1 }, 'b')).toMatchObject({
      kind: 'stored',
      resource: { version: 2 },
    })
  })

  test('a lost change, repeated, is recognised and done once', async () => {
    const store = newForm()
    await store(null, 'a')
    loses = 1
    expect(await store({ id: 'n1', version: 1 }, 'b')).toMatchObject({ kind: 'refused' })
    expect(await store({ id: 'n1', version: 1 }, 'b')).toMatchObject({
      kind: 'stored',
      resource: { version: 2 },
    })
    expect(note?.version).toBe(2)
  })

  test('somebody else was quicker: both texts, nothing overwritten', async () => {
    const store = newForm()
    await store(null, 'a')
    note = { id: 'n1', version: 2, text: 'theirs' }
    expect(await store({ id: 'n1', version: 1 }, 'mine')).toEqual({ kind: 'conflict', current: note })
    expect(note.text).toBe('theirs')
  })

  test('a lost creation, then another text: one note, with the new text', async () => {
    const store = newForm()
    loses = 1
    expect(await store(null, 'a')).toMatchObject({ kind: 'refused' })
    expect(await store(null, 'b')).toMatchObject({ kind: 'stored', resource: { id: 'n1', text: 'b' } })
    expect(made).toBe(1)
  })

  test('when that change fails too, what was made is named, so that nobody makes it again', async () => {
    const store = newForm()
    loses = 1
    await store(null, 'a')
    note = { id: 'n1', version: 5, text: 'theirs' }
    expect(await store(null, 'b')).toMatchObject({ kind: 'conflict', made: { id: 'n1' } })
    expect(made).toBe(1)
  })
})
