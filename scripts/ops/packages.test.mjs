import { expect, test } from '@jest/globals'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { commands } from './commands.mjs'

stopCalendarAt('2026-11-23T03:00:00Z')

const item = { kind: 'profile_unlock', size: 10, validDays: 90, priceSatang: 690_00, orderableFrom: null }

function clientOf(items) {
  const asked = []
  const say = (method) => async (path, body) => {
    asked.push([method, path, ...(body ? [body] : [])])
    return { items }
  }
  return { asked, get: say('GET'), post: say('POST') }
}

test('what is for sale is listed with its standing', async () => {
  const later = { ...item, size: 50, orderableFrom: '2999-01-01T00:00:00.000Z' }
  const open = { ...item, size: 200, orderableFrom: '2026-01-01T00:00:00.000Z' }
  const { text } = await commands['packages list'].run(clientOf([item, later, open]), [], {})
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^profile_unlock .* 10 .* ฿690\.00 .*not yet$/),
    expect.stringMatching(/ 50 .*later$/),
    expect.stringMatching(/ 200 .*open$/),
  ])
})

test('a kind is opened from the beginning of a day in Thailand, or at once, and closed', async () => {
  const client = clientOf([item])
  const reason = ' เปิดแล้ว '
  await commands['packages open'].run(client, ['profile_unlock'], { reason, from: '2026-12-01' })
  await commands['packages open'].run(client, ['profile_unlock'], { reason })
  await commands['packages close'].run(client, ['profile_unlock'], { reason })
  const [onDay, now, closed] = client.asked.map(([, , body]) => body)
  expect(onDay).toEqual({
    kind: 'profile_unlock',
    orderableFrom: '2026-11-30T17:00:00.000Z',
    reason: 'เปิดแล้ว',
  })
  expect(now.orderableFrom).toBe('2026-11-23T03:00:00.000Z')
  expect(closed.orderableFrom).toBeNull()
})

test.each([
  [['gold'], { reason: 'x' }],
  [[], { reason: 'x' }],
  [['buffet'], {}],
  [['buffet'], { reason: 'x', from: '1 ธ.ค.' }],
])('%j %j is refused before anybody is asked', async (args, options) => {
  const client = clientOf([item])
  await expect(commands['packages open'].run(client, args, options)).rejects.toThrow()
  expect(client.asked).toEqual([])
})
