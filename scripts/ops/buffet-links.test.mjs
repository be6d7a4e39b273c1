import { expect, test } from '@jest/globals'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { commands } from './commands.mjs'

stopCalendarAt('2026-11-23T03:00:00Z')

const link = {
  id: 'l1',
  state: 'open',
  days: 30,
  companyId: null,
  note: 'งานแสดงสินค้า\u001b[2J',
  activateBy: '2026-12-09T00:00:00.000Z',
  usedAt: null,
  usedCompanyId: null,
}

function clientOf(answer) {
  const asked = []
  const say = (method) => async (path, body) => {
    asked.push([method, path, body])
    return answer
  }
  return { asked, get: say('GET'), post: say('POST') }
}

test('a link is made with what staff said, and shown once', async () => {
  const client = clientOf({ ...link, link: 'https://partim.example/verify-buffet-token?token=secret' })
  const options = { reason: 'งานแสดงสินค้า', days: '60', expires: '7', company: 'c1' }
  const { text } = await commands['buffet make'].run(client, [], options)
  const [[method, path, body]] = client.asked
  expect([method, path]).toEqual(['POST', '/v1/ops/buffet-links'])
  expect(body).toMatchObject({ days: 60, companyId: 'c1', note: 'งานแสดงสินค้า' })
  expect(body.activateBy).toBe('2026-11-30T03:00:00.000Z')
  expect(text).toContain('verify-buffet-token?token=secret')
})

test('without more than a reason it is for 30 days, two weeks, and any company', async () => {
  const client = clientOf({ ...link, link: 'x' })
  await commands['buffet make'].run(client, [], { reason: 'ทดลอง' })
  expect(client.asked[0][2]).toMatchObject({ days: 30, companyId: null })
})

test('links are listed without control characters, and revoked by their id', async () => {
  const listing = clientOf({ items: [link], nextCursor: 'next' })
  const { text } = await commands['buffet list'].run(listing, [], {})
  expect(text).toContain('ยังไม่ได้ใช้ (open)')
  expect(text).toContain('--cursor next')
  expect(text).not.toContain('\u001b')
  const revoking = clientOf({ ...link, state: 'revoked' })
  expect((await commands['buffet revoke'].run(revoking, ['l1'], {})).text).toContain('ยกเลิกแล้ว')
  expect(revoking.asked).toEqual([['POST', '/v1/ops/buffet-links/l1/revocations', {}]])
})

test('what is missing or no number is said before anybody is asked', async () => {
  const client = clientOf(link)
  for (const options of [{}, { reason: ' ' }, { reason: 'x', days: 'many' }, { reason: 'x', expires: '0' }])
    await expect(commands['buffet make'].run(client, [], options)).rejects.toThrow()
  await expect(commands['buffet revoke'].run(client, [], {})).rejects.toThrow('LINK_ID')
  expect(client.asked).toEqual([])
})
