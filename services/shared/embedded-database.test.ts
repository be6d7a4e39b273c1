import { expect, test } from '@jest/globals'
import { openEmbedded } from './embedded-database'

test('statement after statement lets other things happen in between', async () => {
  const database = await openEmbedded('memory://')
  let ticks = 0
  const ticking = setInterval(() => {
    ticks += 1
  }, 5)
  try {
    const begun = performance.now()
    while (performance.now() - begun < 1_000) await database.query('select 1')
  } finally {
    clearInterval(ticking)
    await database.close()
  }
  expect(ticks).toBeGreaterThan(2)
})
