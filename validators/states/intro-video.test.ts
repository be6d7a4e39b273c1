import { expect, test } from '@jest/globals'
import { introVideoEvents, introVideoStates, introVideoTransitions, nextIntroVideoState } from './intro-video'

test('a video becomes only what its table says', () => {
  const listed = introVideoTransitions.flatMap(({ event, from, to }) =>
    from.map((state) => [state, event, to]),
  )
  const possible = introVideoStates.flatMap((state) =>
    introVideoEvents.flatMap((event) => {
      const to = nextIntroVideoState(state, event)
      return to === null ? [] : [[state, event, to]]
    }),
  )
  expect(new Set(possible.map(String))).toEqual(new Set(listed.map(String)))
})

test('nothing is shown that staff have not seen', () => {
  for (const state of introVideoStates) {
    for (const event of introVideoEvents.filter((one) => one !== 'show'))
      expect(nextIntroVideoState(state, event)).not.toBe('shown')
  }
  expect(nextIntroVideoState('rejected', 'show')).toBeNull()
})
