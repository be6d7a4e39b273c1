import { expect, test } from '@jest/globals'
import { partsOfShift } from './shift-parts'

// 2026-11-24 is a Tuesday.
const on = (startTime: string, endTime: string) => partsOfShift({ date: '2026-11-24', startTime, endTime })

test('a shift lies in every part of the week that it touches', () => {
  expect(on('09:00', '18:00')).toEqual([
    { day: 2, part: 0 },
    { day: 2, part: 1 },
  ])
  expect(on('18:00', '22:00')).toEqual([{ day: 2, part: 2 }])
  expect(on('20:00', '02:00')).toEqual([
    { day: 2, part: 2 },
    { day: 2, part: 3 },
  ])
  // Before six in the morning it is still the night of the day before.
  expect(on('04:00', '10:00')).toEqual([
    { day: 2, part: 0 },
    { day: 1, part: 3 },
  ])
})
