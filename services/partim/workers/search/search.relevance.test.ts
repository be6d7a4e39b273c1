import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { leastRecall, relevanceOf } from '@/bench/relevance'
import { seededPartim, type TestPartim } from '../../testing/test-partim'
import { labelledSearches } from './labelled-searches'

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
})
afterAll(() => partim.stop())

test('there are three hundred and more, a third of them held out', () => {
  const searches = labelledSearches()
  expect(searches.length).toBeGreaterThanOrEqual(300)
  expect(new Set(searches.map(({ text }) => text)).size).toBe(searches.length)
  const heldOut = searches.filter(({ isHeldOut }) => isHeldOut)
  expect(heldOut.length / searches.length).toBeCloseTo(1 / 3, 1)
})

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
