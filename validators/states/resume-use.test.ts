import { expect, test } from '@jest/globals'
import {
  nextResumeUse,
  nextWithoutUse,
  resumeUseEvents,
  resumeUses,
  resumeUseTransitions,
} from './resume-use'

test('a resume becomes only what its table says', () => {
  const listed = resumeUseTransitions.flatMap(({ event, from, to }) =>
    from.map((state) => [state, event, to]),
  )
  const possible = resumeUses.flatMap((state) =>
    resumeUseEvents.flatMap((event) => {
      const to = nextResumeUse(state, event)
      return to === null ? [] : [[state, event, to]]
    }),
  )
  expect(new Set(possible.map(String))).toEqual(new Set(listed.map(String)))
})

test('without any use one thing follows the other to the end, and use ends it from everywhere', () => {
  expect(resumeUses.map(nextWithoutUse)).toEqual(['ask', 'hide', 'warn', 'remove', null])
  for (const state of resumeUses.slice(1)) expect(nextResumeUse(state, 'use')).toBe('used')
  expect(nextResumeUse('hidden', 'remove')).toBeNull()
})
