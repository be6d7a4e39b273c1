import { expect, test } from '@jest/globals'
import type { OfferedPackage } from '@/lib/orders/order'
import { buffetPaysFrom } from './buffet-pays-from'

const offer = (kind: 'job_post' | 'buffet', size: number, validDays: number, baht: number) =>
  ({ id: `${kind}-${size}`, kind, size, validDays, priceSatang: baht * 100 }) as OfferedPackage
const one = offer('job_post', 1, 30, 590)
const five = offer('job_post', 5, 90, 2_490)
const twenty = offer('job_post', 20, 180, 8_900)
const buffet = offer('buffet', 30, 30, 4_900)

test.each([
  // 11 × ฿445 = ฿4,895 < ฿4,900 < 12 × ฿445.
  ['with the starting prices', [one, five, twenty, buffet], 12],
  ['without the largest pack', [one, five, buffet], 10],
  ['without a pack of which a post is cheap in time', [one, { ...twenty, validDays: 30 }, buffet], 9],
  ['where nothing else is sold', [buffet], 1],
  ['where it is not sold', [one, five, twenty], null],
  ['where it costs too much', [one, offer('buffet', 30, 30, 90_000)], null],
])('%s the buffet pays from %j on', (_, packages, from) => {
  expect(buffetPaysFrom(packages)).toBe(from)
})
