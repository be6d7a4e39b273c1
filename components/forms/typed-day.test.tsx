import { describe, expect, test } from '@jest/globals'
import { readTypedDay, tidyTypedDay } from './typed-day'

describe('a typed day', () => {
  test.each([
    ['10/05/2547', '2004-05-10'],
    ['10/05/2004', '2004-05-10'],
    ['10/5/2547', '2004-05-10'],
    ['10 5 2004', '2004-05-10'],
    ['10-05-2547', '2004-05-10'],
    ['10.05.2547', '2004-05-10'],
    ['10052547', '2004-05-10'],
    ['๑๐/๐๕/๒๕๔๗', '2004-05-10'],
    [' 2004-05-10 ', '2004-05-10'],
    ['29/02/2547', '2004-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day)
  })

  test.each(['', '10/05', '10/05/47', '31/02/2547', '29/02/2546', '10/13/2547', 'เมื่อวาน', '100520047'])(
    '%s is none',
    (typed) => {
      expect(readTypedDay(typed)).toBeNull()
      expect(tidyTypedDay(typed)).toBe(typed)
    },
  )

  test.each(['10052547', '10/5/2004', '2004-05-10'])('%s is written 10/05/2547', (typed) => {
    expect(tidyTypedDay(typed)).toBe('10/05/2547')
  })
})
