import { describe, expect, test } from '@jest/globals'
import { filterOf, listPath } from './list-path'

describe('the address of the list', () => {
  test.each([
    [{}, '/job-posting'],
    [{ state: 'draft' as const }, '/job-posting?state=draft'],
    [
      { state: 'draft' as const, q: 'เสิร์ฟ & ครัว' },
      '/job-posting?state=draft&q=%E0%B9%80%E0%B8%AA%E0%B8%B4%E0%B8%A3%E0%B9%8C%E0%B8%9F+%26+%E0%B8%84%E0%B8%A3%E0%B8%B1%E0%B8%A7',
    ],
  ])('%o', (filter, path) => {
    expect(listPath(filter)).toBe(path)
    const query = Object.fromEntries(new URL(path, 'http://localhost').searchParams)
    expect(filterOf(query)).toEqual({ state: undefined, q: undefined, ...filter })
  })

  test('what makes no sense is left out', () => {
    const nothing = { state: undefined, q: undefined }
    expect(filterOf({ state: 'burnt', q: ['a', 'b'] })).toEqual(nothing)
    expect(filterOf({ q: '   ' })).toEqual(nothing)
    expect(filterOf({ q: 'ก'.repeat(500) }).q).toHaveLength(100)
  })
})
