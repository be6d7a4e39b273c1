import { expect, test } from '@jest/globals'
import { earnedIn } from './earned'

const at = Date.parse('2026-11-20T05:00:00Z')
const shift = (date: string, pay: number | null = 600_00, startTime = '09:00', endTime = '18:00') => ({
  id: date,
  date,
  startTime,
  endTime,
  breakMinutes: 60,
  pay,
})
const job = (totalPay: number | null, ...shifts: ReturnType<typeof shift>[]) => ({
  totalPay,
  shifts,
  takenBack: null,
  worked: [],
  workedPay: 0,
})
const none = { shifts: 0, satang: 0 }

test('counts the shifts of the month that are over, and those to come apart', () => {
  const held = [
    job(1_800_00, shift('2026-10-31'), shift('2026-11-01'), shift('2026-11-19')),
    job(1_200_00, shift('2026-11-28'), shift('2026-12-01')),
  ]
  expect(earnedIn('2026-11', held, at)).toEqual({
    done: { shifts: 2, satang: 1_200_00 },
    ahead: { shifts: 1, satang: 600_00 },
  })
})

test('counts a shift that is under way as one to come, and one past midnight on the day it began', () => {
  const now = Date.parse('2026-11-30T18:30:00Z')
  const night = job(700_00, shift('2026-11-30', 700_00, '22:00', '06:00'))
  expect(earnedIn('2026-11', [night], now)).toEqual({ done: none, ahead: { shifts: 1, satang: 700_00 } })
  expect(earnedIn('2026-12', [night], now)).toEqual({ done: none, ahead: none })
})

test('counts what is paid for a whole job in the month of its last shift', () => {
  const fair = job(1_200_00, shift('2026-10-31', null), shift('2026-11-01', null))
  expect(earnedIn('2026-11', [fair], at)?.done).toEqual({ shifts: 2, satang: 1_200_00 })
  expect(earnedIn('2026-10', [fair], at)?.done).toEqual(none)
})

test('counts of a job whose rest was taken back what was worked', () => {
  const takenBack = {
    was: 'hired' as const,
    isCancelled: true,
    at: '2026-11-19T00:00:00Z',
    reason: null,
    isAcknowledged: true,
  }
  const cut = {
    ...job(600_00, shift('2026-11-28')),
    takenBack,
    worked: [shift('2026-11-18')],
    workedPay: 600_00,
  }
  expect(earnedIn('2026-11', [cut], at)).toEqual({ done: { shifts: 1, satang: 600_00 }, ahead: none })
})

test('says nothing where a pay is unknown', () => {
  expect(earnedIn('2026-11', [job(null, shift('2026-11-01', null))], at)).toBeNull()
  expect(earnedIn('2026-11', [], at)).toEqual({ done: none, ahead: none })
})
