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

test('the reports that wait are listed with the number to call', async () => {
  const items = [
    {
      unlockId: 'u1',
      reportedAt: '2026-11-20T02:00:00.000Z',
      phone: '0815550142',
      displayName: 'พิมพ์',
      companyName: 'ครัว',
    },
  ]
  const { text } = await commands['unlock-reports list'].run(clientOf({ items }), [], {})
  expect(text).toContain('u1')
  expect(text).toContain('0815550142')
  const none = await commands['unlock-reports list'].run(clientOf({ items: [] }), [], {})
  expect(none.text).toContain('nothing waits')
})

test.each(['accept', 'decline'])('%s is sent with its reason, and not without one', async (event) => {
  const client = clientOf({ unlockId: 'u1' })
  const command = commands[`unlock-reports ${event}`]
  await command.run(client, ['u1'], { reason: ' โทรแล้ว ' })
  expect(client.asked).toEqual([['POST', '/v1/ops/unlock-reports/u1/decision', { event, reason: 'โทรแล้ว' }]])
  await expect(command.run(client, ['u1'], {})).rejects.toThrow('--reason')
  await expect(command.run({ partim: null }, ['u1'], { reason: 'x' })).rejects.toThrow('OPS_PARTIM_API_URL')
})
