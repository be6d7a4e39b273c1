import { expect, test } from '@jest/globals'
import { asksForShift, factsOfShifts, fillReply, openPart } from './fill-reply'

const shifts = [
  { date: '2026-11-30', startTime: '10:00', endTime: '19:00' },
  { date: '2026-11-28', startTime: '16:00', endTime: '22:00' },
  { date: '2026-11-20', startTime: '10:00', endTime: '19:00' },
  { date: null, startTime: null, endTime: null },
]

test('fills what is known and leaves the rest', () => {
  const facts = { ชื่อ: 'ณัฐชา', ...factsOfShifts(shifts, '2026-11-26') }
  expect(fillReply('คุณ{ชื่อ} {วัน} {เวลา} ที่{ร้าน} {อื่น}', facts)).toBe(
    'คุณณัฐชา ส. 28 พ.ย. 2569 16:00–22:00 น. ที่{ร้าน} {อื่น}',
  )
})

test('finds the first part to fill, and none in plain words', () => {
  expect(openPart('คุณณัฐชา {วัน} {เวลา}')).toEqual({ start: 9, end: 14 })
  expect(openPart('ราคา {x}')).toBeNull()
})

test('asks for shifts only where a day or hours are open', () => {
  expect(asksForShift('คุณ{ชื่อ}')).toBe(false)
  expect(asksForShift('{เวลา}')).toBe(true)
  expect(factsOfShifts(shifts, '2027-01-01')).toEqual({})
})
