import { expect, test } from '@jest/globals'
import type { UsableGrant } from '@/lib/credits/credit-statement'
import { creditsOf } from './credits-in-hand'

const now = new Date('2026-11-29T00:00:00Z')
const grant = (changes: Partial<UsableGrant>): UsableGrant => ({
  id: 'grant-1',
  kind: 'job_post',
  available: 2,
  amount: 5,
  source: 'order',
  expiresAt: '2026-12-09T12:00:00Z',
  createdAt: '2026-11-01T00:00:00Z',
  ...changes,
})

test('of usable grants those for posts count that expire, with what is left of them', () => {
  const grants = [
    grant({}),
    grant({ kind: 'profile_unlock' }),
    grant({ expiresAt: null }),
    grant({ available: 0 }),
  ]
  expect(creditsOf(grants, now)).toEqual([{ credits: 2, days: 10.5 }])
})
