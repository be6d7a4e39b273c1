import { expect, test } from '@jest/globals'
import { commands } from './commands.mjs'

/** A client whose partim service records its calls. */
function clientOf(answer) {
  const asked = []
  const say =
    (method) =>
    async (...call) => {
      asked.push([method, ...call])
      return answer
    }
  return { asked, partim: { get: say('GET'), post: say('POST') } }
}

test('a report is listed with who says what, and the last messages', async () => {
  const items = [
    {
      id: 'r1',
      createdAt: '2026-11-20T02:00:00.000Z',
      companyName: 'ครัวบ้านสวน',
      workerName: 'พิมพ์',
      reportedBy: 'worker',
      reason: 'money',
      text: 'ขอเงินก่อนเริ่มงาน',
      messages: [
        { seq: 1, side: 'company', text: 'โอนมัดจำมาก่อน', at: '2026-11-20T01:00:00.000Z' },
        { seq: 2, side: 'worker', text: '', attachment: null, at: '2026-11-20T01:01:00.000Z' },
        { seq: 3, side: 'company', text: '', attachment: 'picture', at: '2026-11-20T01:02:00.000Z' },
      ],
    },
  ]
  const { text } = await commands['talk-reports list'].run(clientOf({ items }), [], {})
  for (const words of ['r1', 'ครัวบ้านสวน', 'คนหางาน → ขอเงิน', 'โอนมัดจำมาก่อน', 'taken back', 'picture']) {
    expect(text).toContain(words)
  }
  const none = await commands['talk-reports list'].run(clientOf({ items: [] }), [], {})
  expect(none.text).toContain('nothing waits')
})

test.each(['accept', 'decline'])('%s is sent with its reason, and not without one', async (event) => {
  const client = clientOf({ id: 'r1' })
  const command = commands[`talk-reports ${event}`]
  await command.run(client, ['r1'], { reason: ' อ่านแล้ว ' })
  expect(client.asked).toEqual([['POST', '/v1/ops/talk-reports/r1/decision', { event, reason: 'อ่านแล้ว' }]])
  await expect(command.run(client, ['r1'], {})).rejects.toThrow('--reason')
  await expect(command.run({ partim: null }, ['r1'], { reason: 'x' })).rejects.toThrow('OPS_PARTIM_API_URL')
})
