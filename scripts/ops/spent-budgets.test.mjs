import { expect, test } from '@jest/globals'
import { commands } from './commands.mjs'

const clientOf = (items) => ({
  partim: { get: async (path) => (path === '/v1/ops/spent-budgets' ? { items } : {}) },
})
const list = (client) => commands['spent-budgets list'].run(client, [], {})

test('companies that asked for too many workers are listed with how often, and which budget it was', async () => {
  const items = [
    {
      day: '2026-11-27',
      companyId: 'c1',
      companyName: 'ร้านที่คัดลอก',
      budget: 'profiles_of_member',
      times: 12,
      lastAt: '2026-11-27T02:00:00.000Z',
    },
  ]
  const { text } = await list(clientOf(items))
  expect(text).toMatch(/2026-11-27 .*c1 .*ร้านที่คัดลอก .*× 12 .*one member/)
  expect((await list(clientOf([]))).text).toContain('none')
  await expect(list({ partim: null })).rejects.toThrow('OPS_PARTIM_API_URL')
})
