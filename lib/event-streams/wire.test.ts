import { expect, test } from '@jest/globals'
import { alive, retryAfter, type ServerSentEvent, takeEvents, wireOf } from './wire'

const events: readonly ServerSentEvent[] = [
  { data: 'plain' },
  { id: '7', event: 'message', data: '{"text":"ขอบคุณค่ะ: พรุ่งนี้เจอกัน"}' },
  alive,
  { data: 'two\nlines' },
]

test('what is sent is received, wherever it is cut', () => {
  const text = `${retryAfter(1_000)}: a comment\n\n${events.map(wireOf).join('')}`
  for (let cut = 0; cut <= text.length; cut += 1) {
    const heard: ServerSentEvent[] = []
    const rest = takeEvents(text.slice(0, cut), (event) => heard.push(event))
    expect(takeEvents(rest + text.slice(cut), (event) => heard.push(event))).toBe('')
    expect(heard).toEqual(events)
  }
})

test('each line of data is a field of its own, as the standard wants it', () => {
  expect(wireOf({ id: '7', event: 'message', data: 'two\nlines' })).toBe(
    'id: 7\nevent: message\ndata: two\ndata: lines\n\n',
  )
})
