import { expect, test } from '@jest/globals'
import { permissionsOf } from '@/validators/permissions'
import { buyUnlocksPath, offerWith, unlockOffer } from './unlock-offer'

const owner = { can: permissionsOf('owner'), standing: 'represented', left: 3 } as const

test('says what pressing costs, and what to do first where it cannot be pressed', () => {
  expect(unlockOffer(owner)).toEqual({ kind: 'open', left: 3 })
  expect(unlockOffer({ ...owner, left: null })).toEqual({ kind: 'open', left: null })
  expect(unlockOffer({ ...owner, left: 0 })).toEqual({ kind: 'buy' })
  expect(unlockOffer({ ...owner, left: 0, can: permissionsOf('recruiter') })).toEqual({ kind: 'ask_payer' })
  expect(unlockOffer({ ...owner, can: permissionsOf('finance') })).toEqual({ kind: 'forbidden' })
  for (const standing of ['registered', 'unregistered'] as const)
    expect(unlockOffer({ ...owner, standing })).toEqual({ kind: 'prove' })
})

test('buying leads back', () => {
  expect(buyUnlocksPath('/resume/1')).toBe('/credit-package?kind=profile_unlock&next=%2Fresume%2F1')
})

test.each([
  [{ kind: 'open', left: 2 }, 1, true, { kind: 'open', left: 1 }],
  [{ kind: 'open', left: 1 }, 0, true, { kind: 'buy' }],
  [{ kind: 'open', left: null }, 0, false, { kind: 'ask_payer' }],
  [{ kind: 'prove' }, 5, true, { kind: 'prove' }],
] as const)('%j with %i left becomes what can be done next', (offer, left, mayBuy, expected) => {
  expect(offerWith(offer, left, mayBuy)).toEqual(expected)
})
