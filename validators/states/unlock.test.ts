import { expect, test } from '@jest/globals'
import {
  nextDebitState,
  nextUnlockState,
  unlockDebitStates,
  unlockDebitTransitions,
  unlockEvents,
  unlockSettlements,
  unlockStates,
  unlockTransitions,
} from './unlock'

test('an unlock becomes only what its table says', () => {
  const listed = unlockTransitions.flatMap(({ event, from, to }) => from.map((state) => [state, event, to]))
  const possible = unlockStates.flatMap((state) =>
    unlockEvents.flatMap((event) => {
      const to = nextUnlockState(state, event)
      return to === null ? [] : [[state, event, to]]
    }),
  )
  expect(new Set(possible.map(String))).toEqual(new Set(listed.map(String)))
})

test('nothing leads back to a contact that can be read', () => {
  for (const state of unlockStates.filter((one) => one !== 'intended'))
    for (const event of unlockEvents) expect(nextUnlockState(state, event)).not.toBe('unlocked')
})

test('a credit is spent or returned, and nothing takes it again', () => {
  const listed = unlockDebitTransitions.flatMap(({ event, from, to }) =>
    from.map((state) => [state, event, to]),
  )
  const possible = unlockDebitStates.flatMap((state) =>
    unlockSettlements.flatMap((event) => {
      const to = nextDebitState(state, event)
      return to === null ? [] : [[state, event, to]]
    }),
  )
  expect(new Set(possible.map(String))).toEqual(new Set(listed.map(String)))
  for (const state of ['released', 'refunded'] as const)
    for (const event of unlockSettlements) expect(nextDebitState(state, event)).toBeNull()
})
