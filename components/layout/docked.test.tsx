import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { liftOver } from './docked'

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right })
/** A button at the foot of a window of 360 × 740. */
const button = box(668, 724, 288, 344)

describe('a floating element', () => {
  test.each([
    ['nothing', [], 0],
    ['a bar at the foot', [box(676, 740)], 60],
    ['two bars, one above the other', [box(600, 676), box(676, 740)], 136],
    ['a bar that is scrolled away from the foot', [box(300, 380)], 0],
    ['a bar beside it', [box(676, 740, 0, 200)], 0],
    ['a field under it', [box(690, 740)], 46],
    ['a page as high as the window', [box(0, 740)], 0],
    ['something that is not shown', [box(0, 0, 0, 0)], 0],
  ])('over %s is raised by as much as it takes', (_what, obstacles, expected) => {
    expect(liftOver(button, obstacles)).toBe(expected)
  })

  test('that is docked stands on the bars at the foot, and not on one that came up with the page', () => {
    const banner = box(515, 728, 12, 348)
    const navigation = box(675, 740)
    expect(liftOver(banner, [navigation, box(564, 675)], { isDocked: true })).toBe(176)
    expect(liftOver(banner, [navigation, box(354, 465)], { isDocked: true })).toBe(65)
  })

  test('never lies on what leaves room above it', () => {
    const bar = fc.tuple(fc.integer({ min: 200, max: 700 }), fc.integer({ min: 1, max: 40 }))
    fc.assert(
      fc.property(fc.array(bar, { maxLength: 3 }), (bars) => {
        const obstacles = bars.map(([top, height]) => box(top, top + height))
        const lift = liftOver(button, obstacles)
        expect(lift).toBeGreaterThanOrEqual(0)
        for (const { top, bottom } of obstacles) {
          expect(bottom <= button.top - lift || top >= button.bottom - lift).toBe(true)
        }
      }),
    )
  })
})
