import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { leastRecall, relevanceOf } from '@/bench/relevance'
import { seededPartim, type TestPartim } from '../../testing/test-partim'

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
})
afterAll(() => partim.stop())

describe('of sentences as employers type them', () => {
  test.each(process.env.TUNING ? (['tuned'] as const) : (['tuned', 'held out'] as const))(
    'the %s ones find who is meant',
    async (part) => {
      const { searches, recall, kinds, missed } = await relevanceOf(partim, part)
      if (process.env.SHOW_RELEVANCE) {
        console.table(kinds)
        if (part === 'tuned') console.log(missed.join('\n'))
      }
      expect(searches).toBeGreaterThan(100)
      expect(recall).toBeGreaterThanOrEqual(leastRecall)
    },
  )
})
