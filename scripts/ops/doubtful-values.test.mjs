import { expect, test } from '@jest/globals'
import { commands } from './commands.mjs'

const serviceOf = (items) => ({ get: async () => ({ items }) })
const list = async (client) => (await commands['doubtful list'].run(client, [], {})).text

test('what may be mistyped is listed from both services', async () => {
  const shift = { kind: 'shift', companyId: 'c1', id: 'p1', name: 'เสิร์ฟ\u001b[2J', value: '3112-12-05' }
  const birth = { kind: 'birth_date', workerId: 'w1', value: '3091-04-13' }
  const text = await list({ ...serviceOf([shift]), partim: serviceOf([birth]) })
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^3112-12-05 .* c1 {2}p1 {2}เสิร์ฟ \[2J$/),
    expect.stringMatching(/^3091-04-13 .* w1$/),
  ])
})

test('so is nothing, and a service that nobody named', async () => {
  expect(await list({ ...serviceOf([]), partim: serviceOf([]) })).toContain('none')
  expect(await list({ ...serviceOf([]), partim: null })).toContain('OPS_PARTIM_API_URL')
})
