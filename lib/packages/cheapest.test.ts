import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Offer, startingPrices } from '@/validators/price-list'
import { buffetFrom, cheapestPlan, creditPlan, orderablePlan, ordersOf } from './cheapest'

const inWords = (posts: number, planOf = cheapestPlan) => {
  const { purchases, satang, left } = planOf(posts, startingPrices)
  return [
    purchases.map(({ kind, size, count }) => `${count}×${kind} ${size}`).join(' + '),
    satang / 100,
    left,
  ]
}

describe('cheapest plan', () => {
  test.each([
    [1, '1×job_post 1', 590, 0],
    [4, '4×job_post 1', 2_360, 0],
    [5, '1×job_post 5', 2_490, 0],
    [7, '1×job_post 5 + 2×job_post 1', 3_670, 0],
    [9, '1×job_post 5 + 4×job_post 1', 4_850, 0],
    [10, '1×buffet 30', 4_900, null],
    [60, '1×buffet 30', 4_900, null],
  ])('%i posts: %s for ฿%i', (posts, words, baht, left) => {
    expect(inWords(posts)).toEqual([words, baht, left])
  })

  test('no posts cost nothing', () => {
    expect(cheapestPlan(0, { ...startingPrices, buffet: [] })).toEqual({ purchases: [], satang: 0, left: 0 })
  })

  test('a bigger package wins where it costs less than what fits', () => {
    const offers = [
      { size: 1, satang: 100 },
      { size: 5, satang: 300 },
    ]
    expect(creditPlan(4, offers)).toEqual({
      purchases: [{ kind: 'job_post', size: 5, satang: 300, count: 1 }],
      satang: 300,
      left: 1,
    })
  })

  const offers = fc.array(
    fc.record({ size: fc.integer({ min: 1, max: 12 }), satang: fc.integer({ min: 1, max: 100_000 }) }),
    { minLength: 1, maxLength: 3 },
  )

  /** Every way to buy up to `most` of each package, by brute force. */
  function everyMix(list: readonly Offer[], most: number): { credits: number; satang: number }[] {
    return list.reduce(
      (mixes, { size, satang }) =>
        mixes.flatMap((mix) =>
          Array.from({ length: most + 1 }, (_, count) => ({
            credits: mix.credits + size * count,
            satang: mix.satang + satang * count,
          })),
        ),
      [{ credits: 0, satang: 0 }],
    )
  }

  test('is never dearer than any other combination, and holds enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        offers,
        fc.option(fc.integer({ min: 1, max: 500_000 })),
        (posts, list, month) => {
          const buffet = month === null ? [] : [{ size: 30, satang: month }]
          const plan = cheapestPlan(posts, { ...startingPrices, job_post: list, buffet })
          const others = everyMix(list, posts).filter(({ credits }) => credits >= posts)
          for (const { satang } of [...others, ...buffet]) expect(plan.satang).toBeLessThanOrEqual(satang)
          expect(plan.satang).toBe(plan.purchases.reduce((sum, { satang, count }) => sum + satang * count, 0))
          const bought = plan.purchases.reduce(
            (sum, { kind, size, count }) =>
              sum + (kind === 'buffet' ? Number.POSITIVE_INFINITY : size * count),
            0,
          )
          expect(bought).toBeGreaterThanOrEqual(posts)
          expect(plan.left).toBe(bought === Number.POSITIVE_INFINITY ? null : bought - posts)
        },
      ),
    )
  })

  test('more posts never cost less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), offers, (posts, list) => {
        const prices = { ...startingPrices, job_post: list }
        expect(cheapestPlan(posts + 1, prices).satang).toBeGreaterThanOrEqual(
          cheapestPlan(posts, prices).satang,
        )
      }),
    )
  })
})

describe('a plan of few orders', () => {
  test.each([
    [1, '1×job_post 1', 590, 0],
    [2, '2×job_post 1', 1_180, 0],
    [3, '1×job_post 5', 2_490, 2],
    [6, '1×job_post 5 + 1×job_post 1', 3_080, 0],
    [7, '1×buffet 30', 4_900, null],
    [60, '1×buffet 30', 4_900, null],
  ])('%i posts: %s for ฿%i', (posts, words, baht, left) => {
    expect(inWords(posts, orderablePlan)).toEqual([words, baht, left])
  })

  test('is the buffet from seven posts on, which is what comparisons say; where none is sold, never', () => {
    const from = buffetFrom(startingPrices)
    expect(from).toBe(7)
    for (let posts = 1; posts <= 40; posts++) {
      expect(orderablePlan(posts, startingPrices).left === null).toBe(posts >= Number(from))
    }
    expect(buffetFrom({ ...startingPrices, buffet: [] })).toBeNull()
  })

  test('without a buffet goes on in two orders as far as they reach, and then in more', () => {
    const prices = { ...startingPrices, buffet: [] }
    expect(orderablePlan(7, prices)).toMatchObject({ satang: 4_980_00, left: 3 })
    expect(orderablePlan(40, prices)).toMatchObject({ satang: 17_800_00, left: 0 })
    expect(orderablePlan(41, prices)).toEqual(cheapestPlan(41, prices))
  })

  test('is never cheaper than the cheapest, holds enough, and takes one order or two', () => {
    for (let posts = 1; posts <= 40; posts++) {
      const plan = orderablePlan(posts, startingPrices)
      expect(plan.satang).toBeGreaterThanOrEqual(cheapestPlan(posts, startingPrices).satang)
      expect(plan.left ?? 0).toBeGreaterThanOrEqual(0)
      expect([1, 2]).toContain(ordersOf(plan))
    }
  })
})
