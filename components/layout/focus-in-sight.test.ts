import { describe, expect, test } from '@jest/globals'
import { mustReturn } from './focus-in-sight'

/** A window of 740 pixels whose foot of 200 pixels something docked covers. */
const isInSight = ({ top, bottom }: { top: number; bottom: number }) => top >= 0 && bottom <= 540
const field = (top: number) => ({ top, bottom: top + 48 })

describe('the focus', () => {
  test.each([
    ['stays where it is in sight', { wasInSight: true, now: field(300), moved: 80 }, false],
    ['is brought back when the layout moved it down', { wasInSight: true, now: field(520), moved: 80 }, true],
    ['is brought back when the layout moved it up', { wasInSight: true, now: field(-20), moved: -80 }, true],
    ['is left where the person scrolled it', { wasInSight: true, now: field(520), moved: 0 }, false],
    [
      'is left when the layout moved it a little while the person scrolled it away',
      { wasInSight: true, now: field(620), moved: 10 },
      false,
    ],
    ['is left when it was out of sight before', { wasInSight: false, now: field(560), moved: 80 }, false],
    [
      'is brought up when something is docked over it',
      { wasInSight: true, now: field(500), moved: 0, isRoomHigher: true },
      true,
    ],
    ['is brought up when it is new and covered', { wasInSight: null, now: field(600), moved: 0 }, true],
    [
      'is left when a script has set it out of the window',
      { wasInSight: null, now: field(900), moved: 0 },
      false,
    ],
  ])('%s', (_what, change, expected) => {
    expect(mustReturn({ isRoomHigher: false, ...change }, isInSight)).toBe(expected)
  })
})
