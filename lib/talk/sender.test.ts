import { expect, test } from '@jest/globals'
import { localProblem, type Problem, ProblemError } from '@/lib/api/problem'
import { type Outbox, Sender } from './sender'
import type { Message } from './talk'
import type { Carried, Outgoing, Sending } from './thread'

const problem = (status: number, code: string): ProblemError =>
  new ProblemError({ type: 'about:blank', title: code, status, code, requestId: '1' })

let clock = 0
const outgoing = (id: string, conversationId = 'one'): Outgoing => ({
  id,
  uid: 'me',
  conversationId,
  text: `ข้อความ ${id}`,
  isConfirmed: false,
  at: ++clock,
})

/** A store that several tabs share. */
function keptIn(items = new Map<string, Outgoing>()): Outbox & { items: Map<string, Outgoing> } {
  return {
    items,
    keep: async (message) => Boolean(items.set(message.id, message)),
    forget: async (id) => void items.delete(id),
    list: async () => [...items.values()].sort((one, other) => one.at - other.at),
  }
}

function sending(outbox: Outbox, answer: (message: Outgoing) => void = () => undefined) {
  const sent: string[] = []
  const returned: { texts: string[]; code: string }[] = []
  const again: (() => void)[] = []
  const percents: (number | null)[] = []
  let uploads = 0
  let shown: readonly Sending[] = []
  let signedOut: Problem | null = null
  let working: Promise<void> = Promise.resolve()
  const sender = new Sender({
    outbox,
    send: async (message, { tell, keep }) => {
      if (message.carried?.kind === 'file' && !message.carried.fileName) {
        tell(40)
        percents.push(shown.find(({ id }) => id === message.id)?.percent ?? null)
        await keep({ ...message, carried: { ...message.carried, fileName: `upload ${++uploads}` } })
      }
      answer(message)
      sent.push(message.id)
      return { id: message.id, text: message.text } as Message
    },
    problemOf: (error) => (error instanceof ProblemError ? error.problem : localProblem('network')),
    alone: (work) => {
      working = work()
      return working
    },
    later: (work) => again.push(work),
    onChange: (now) => {
      shown = now
    },
    onSent: () => undefined,
    onReturned: (messages, { code }) => returned.push({ texts: messages.map(({ text }) => text), code }),
    onSignedOut: (refusal) => {
      signedOut = refusal
    },
  })
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) {
      await working
      await new Promise(setImmediate)
    }
  }
  return {
    sender,
    sent,
    returned,
    settle,
    shown: () => shown,
    signedOut: () => signedOut,
    network: () => {
      for (const work of again.splice(0)) work()
    },
    waits: () => again.length,
    percents,
    uploads: () => uploads,
  }
}

test('sends in the order of writing, once, and keeps nothing afterwards', async () => {
  const outbox = keptIn()
  const { sender, sent, settle, shown } = sending(outbox)
  for (const id of ['a', 'b', 'c']) await sender.add(outgoing(id))
  await settle()
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(shown()).toEqual([])
  expect(outbox.items.size).toBe(0)
})

test('without network all wait, in order, and go when it is back', async () => {
  let isOnline = false
  const outbox = keptIn()
  const { sender, sent, settle, shown, network, waits } = sending(outbox, () => {
    if (!isOnline) throw localProblem('network')
  })
  for (const id of ['a', 'b', 'c']) await sender.add(outgoing(id))
  await settle()
  expect(sent).toEqual([])
  expect(shown().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(waits()).toBeGreaterThan(0)
  isOnline = true
  network()
  await settle()
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('what a closed page left is sent by the next one, in order', async () => {
  const outbox = keptIn()
  for (const id of ['a', 'b']) await outbox.keep(outgoing(id))
  const { sender, sent, settle } = sending(outbox)
  await sender.load()
  await settle()
  expect(sent).toEqual(['a', 'b'])
})

test('what another tab has sent is not sent again', async () => {
  const outbox = keptIn()
  let isOnline = false
  const here = sending(outbox, () => {
    if (!isOnline) throw localProblem('network')
  })
  await here.sender.add(outgoing('a'))
  await here.settle()
  outbox.items.delete('a')
  isOnline = true
  here.network()
  await here.settle()
  expect(here.sent).toEqual([])
  expect(here.shown()).toEqual([])
})

test('a refused message holds back its conversation and no other', async () => {
  let isRefused = true
  const { sender, sent, settle, shown } = sending(keptIn(), ({ id }) => {
    if (id === 'a' && isRefused) throw problem(422, 'validation_failed')
  })
  await sender.add(outgoing('a'))
  await sender.add(outgoing('b'))
  await sender.add(outgoing('c', 'two'))
  await settle()
  expect(sent).toEqual(['c'])
  expect(shown().map(({ id, isFailed }) => [id, isFailed])).toEqual([
    ['a', true],
    ['b', false],
  ])
  isRefused = false
  sender.resend('a')
  await settle()
  expect(sent).toEqual(['c', 'a', 'b'])
})

test('a refused message that is not wanted any more lets the others go', async () => {
  const { sender, sent, settle } = sending(keptIn(), ({ id }) => {
    if (id === 'a') throw problem(422, 'validation_failed')
  })
  await sender.add(outgoing('a'))
  await sender.add(outgoing('b'))
  await settle()
  await sender.discard('a')
  await settle()
  expect(sent).toEqual(['b'])
})

test('the words of a closed conversation come back, all of them', async () => {
  const outbox = keptIn()
  const { sender, returned, settle, shown } = sending(outbox, ({ conversationId }) => {
    if (conversationId === 'one') throw problem(409, 'conversation_closed')
  })
  for (const message of [outgoing('a'), outgoing('b')]) await outbox.keep(message)
  await sender.load()
  await settle()
  expect(returned).toEqual([{ texts: ['ข้อความ a', 'ข้อความ b'], code: 'conversation_closed' }])
  expect(shown()).toEqual([])
  expect(outbox.items.size).toBe(0)
})

test('a session that has ended stops the sending and loses nothing', async () => {
  const outbox = keptIn()
  const { sender, settle, signedOut } = sending(outbox, () => {
    throw problem(401, 'session_revoked')
  })
  await sender.add(outgoing('a'))
  await settle()
  expect(signedOut()).toMatchObject({ code: 'session_revoked' })
  expect(outbox.items.size).toBe(1)
})

test('where nothing can be kept the page still sends', async () => {
  const refusing: Outbox = { keep: async () => false, forget: async () => undefined, list: async () => null }
  const { sender, sent, settle } = sending(refusing)
  await sender.add(outgoing('a'))
  await sender.add(outgoing('b'))
  await settle()
  expect(sent).toEqual(['a', 'b'])
})

const picture = (): Carried => ({
  kind: 'file',
  file: new Blob(['รูป']),
  fileType: 'image/png',
  name: 'รูป.png',
  shown: { kind: 'picture', fileType: 'image/png', width: 8, height: 8, size: 9 },
})

test('a file that arrived is not uploaded again when its message has to be sent again, in another tab either', async () => {
  const outbox = keptIn()
  let isDown = true
  const answer = () => {
    if (isDown) throw problem(503, 'unavailable')
  }
  const first = sending(outbox, answer)
  await first.sender.add({ ...outgoing('one'), carried: picture() })
  await first.settle()
  expect([first.uploads(), first.percents]).toEqual([1, [40]])
  expect(outbox.items.get('one')?.carried).toMatchObject({ fileName: 'upload 1' })
  first.sender.stop()
  isDown = false
  const second = sending(outbox, answer)
  await second.sender.load()
  await second.settle()
  expect([second.sent, second.uploads(), outbox.items.size]).toEqual([['one'], 0, 0])
})

test('a file that is refused says why, holds back its conversation, and is kept until it is thrown away', async () => {
  const outbox = keptIn()
  const { sender, settle, sent, shown } = sending(outbox, ({ id }) => {
    if (id === 'wrong') throw problem(422, 'pdf_active')
  })
  await sender.add({ ...outgoing('wrong'), carried: picture() })
  await sender.add(outgoing('after'))
  await sender.add(outgoing('elsewhere', 'two'))
  await settle()
  expect(sent).toEqual(['elsewhere'])
  expect(shown()[0]).toMatchObject({
    id: 'wrong',
    isFailed: true,
    refusal: 'pdf_active',
    text: 'ข้อความ wrong',
  })
  await sender.discard('wrong')
  await settle()
  expect(sent).toEqual(['elsewhere', 'after'])
})
