import { describe, expect, test } from '@jest/globals'
import { calendarShifts } from './calendar-shifts'

const shift = (id: string, date: string) => ({
  id,
  date,
  startTime: '18:00',
  endTime: '02:00',
  breakMinutes: 0,
})
const paid = (id: string, date: string) => ({ ...shift(id, date), pay: 50_000 })
const [one, two, three] = [paid('1', '2026-12-01'), paid('2', '2026-12-02'), paid('3', '2026-12-03')]
const hired = {
  state: 'hired',
  shifts: [one, two],
  givenBack: [],
  endedShifts: [],
  gaveBack: false,
  takenBack: null,
  movedAt: '2026-11-20T00:00:00.000Z',
} as const satisfies Parameters<typeof calendarShifts>[0]
const takenBack = {
  was: 'hired',
  isCancelled: false,
  at: '2026-12-01T20:00:00.000Z',
  reason: null,
  isAcknowledged: false,
} as const

/** The ids of shifts that stay, and of those that a calendar takes out. */
function told(job: Parameters<typeof calendarShifts>[0]) {
  const shifts = calendarShifts(job)
  const idsOf = (isCancelled: boolean) =>
    shifts.filter((one) => one.isCancelled === isCancelled).map(({ id }) => id)
  return { kept: idsOf(false), cancelled: idsOf(true) }
}

describe('the shifts of a job in a calendar', () => {
  test('are those of who has it, until after midnight, with their pay', () => {
    expect(calendarShifts({ ...hired, shifts: [one] })).toEqual([
      {
        id: '1',
        start: new Date('2026-12-01T11:00:00Z'),
        end: new Date('2026-12-01T19:00:00Z'),
        pay: 50_000,
        isCancelled: false,
      },
    ])
  })

  test('that were given back are taken out, and none that is theirs again', () => {
    expect(told({ ...hired, givenBack: [shift('3', '2026-12-03')] })).toEqual({
      kept: ['1', '2'],
      cancelled: ['3'],
    })
    expect(told({ ...hired, givenBack: [shift('2', '2026-12-02')] })).toEqual({
      kept: ['1', '2'],
      cancelled: [],
    })
  })

  test('that the company took out of the post are taken out, and none that stands as agreed', () => {
    const endedShifts = [shift('2', '2026-12-02'), shift('3', '2026-12-03')]
    expect(told({ ...hired, endedShifts })).toEqual({ kept: ['1', '2'], cancelled: ['3'] })
    expect(told({ ...hired, shifts: [two], givenBack: [shift('3', '2026-12-03')], endedShifts })).toEqual({
      kept: ['2'],
      cancelled: ['3'],
    })
    expect(told({ ...hired, state: 'submitted', endedShifts })).toEqual({ kept: [], cancelled: [] })
  })

  test('of who gave all back are all taken out, each once', () => {
    const job = { ...hired, state: 'withdrawn', gaveBack: true, shifts: [two, three] } as const
    expect(told({ ...job, givenBack: [shift('3', '2026-12-03')] })).toEqual({
      kept: [],
      cancelled: ['2', '3'],
    })
  })

  test('of a job that was taken back are taken out, but for one that had begun', () => {
    expect(told({ ...hired, state: 'expired', takenBack })).toEqual({ kept: [], cancelled: ['2'] })
  })

  test('are none of who never had it', () => {
    for (const state of ['submitted', 'offered', 'withdrawn', 'rejected'] as const)
      expect(calendarShifts({ ...hired, state })).toEqual([])
    const offer = { ...takenBack, was: 'offered' } as const
    expect(calendarShifts({ ...hired, state: 'rejected', takenBack: offer })).toEqual([])
  })
})
