import { describe, expect, test } from '@jest/globals'
import { ownPay } from './own-pay'

const shift = (date: string, startTime = '10:00', endTime = '19:00', breakMinutes = 60) => ({
  date,
  startTime,
  endTime,
  breakMinutes,
})
const days = [shift('2026-12-01'), shift('2026-12-02')]

describe('what one person earns', () => {
  test('by the day, each and in all, whatever number of people the post needs', () => {
    expect(ownPay({ payUnit: 'day', payAmount: 600_00 }, days)).toEqual({
      pays: [600_00, 600_00],
      total: 1_200_00,
    })
  })

  test('by the hour, without rest and with overtime', () => {
    const long = shift('2026-12-03', '10:00', '21:00')
    expect(ownPay({ payUnit: 'hour', payAmount: 60_00 }, [days[0] ?? {}, long])).toEqual({
      pays: [480_00, 660_00],
      total: 1_140_00,
    })
  })

  test('by the job, in all alone', () => {
    expect(ownPay({ payUnit: 'job', payAmount: 3_000_00 }, days)).toEqual({
      pays: [null, null],
      total: 3_000_00,
    })
  })

  test('with two shifts on a day that are paid together, in all alone; apart where each was chosen', () => {
    const split = [shift('2026-12-01', '08:00', '12:00', 0), shift('2026-12-01', '17:00', '21:00', 0)]
    const terms = { payUnit: 'day', payAmount: 600_00 } as const
    expect(ownPay(terms, split)).toEqual({ pays: [null, null], total: 600_00 })
    expect(ownPay({ ...terms, shiftChoice: 'each' }, split)).toEqual({
      pays: [600_00, 600_00],
      total: 1_200_00,
    })
  })

  test('is not known without pay', () => {
    expect(ownPay({}, days)).toEqual({ pays: [null, null], total: null })
  })
})
