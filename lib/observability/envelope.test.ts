import { describe, expect, test } from '@jest/globals'
import { readEnvelope, writeEnvelope } from './envelope'

const eventId = '0123456789abcdef0123456789abcdef'
const lines = (...parts: unknown[]) => parts.map((part) => JSON.stringify(part)).join('\n')

describe('an envelope', () => {
  test('is read back as it was written, scrubbed', () => {
    const report = { event_id: eventId, exception: { values: [{ type: 'Error', value: 'a@example.com' }] } }
    const read = readEnvelope(writeEnvelope([{ type: 'event', report }], { event_id: eventId }))
    expect(read?.headers).toEqual({ event_id: eventId })
    expect(read?.items).toEqual([
      {
        type: 'event',
        report: { event_id: eventId, exception: { values: [{ type: 'Error', value: '[removed]' }] } },
      },
    ])
  })

  test('keeps events and traces only, and of its header only the id', () => {
    const text = lines(
      { event_id: eventId, dsn: 'https://other@evil.example/9', trace: { public_key: 'other' } },
      ...[{ type: 'session' }, { did: 'canary' }],
      ...[{ type: 'transaction' }, { transaction: '/' }],
      ...[{ type: 'replay_event' }, { urls: ['canary'] }],
    )
    expect(readEnvelope(text)).toEqual({
      headers: { event_id: eventId },
      items: [{ type: 'transaction', report: { transaction: '/' } }],
    })
  })

  test.each(['', 'no json', '{}\n{}', '{}\n{}\n[]', '[]', '{}\n{"type":"event"}\nbinary'])(
    '%j is none',
    (text) => {
      expect(readEnvelope(text)).toBeNull()
    },
  )
})
