import { describe, expect, test } from '@jest/globals'
import { filtersOf, type JobPostView, listPath, viewOf } from './list-path'

const nothing = {
  state: undefined,
  branch: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
  q: undefined,
}

describe('the address of the list', () => {
  test.each([
    [{}, '/job-posting'],
    [{ state: 'draft' }, '/job-posting?state=draft'],
    [
      { state: 'draft', q: 'เสิร์ฟ & ครัว' },
      '/job-posting?state=draft&q=%E0%B9%80%E0%B8%AA%E0%B8%B4%E0%B8%A3%E0%B9%8C%E0%B8%9F+%26+%E0%B8%84%E0%B8%A3%E0%B8%B1%E0%B8%A7',
    ],
    [
      { branch: 'all', type: 'event', from: '2026-11-21', to: '2026-11-30' },
      '/job-posting?branch=all&type=event&from=2026-11-21&to=2026-11-30',
    ],
  ] as const satisfies readonly (readonly [JobPostView, string])[])('%o', (view, path) => {
    expect(listPath(view)).toBe(path)
    const query = Object.fromEntries(new URL(path, 'http://localhost').searchParams)
    expect(viewOf(query)).toEqual({ ...nothing, ...view })
  })

  test.each([
    [{ state: 'burnt', q: ['a', 'b'] }],
    [{ q: '   ', branch: '' }],
    [{ type: 'weekly', from: 'tomorrow', to: '2026-02-31' }],
  ])('what makes no sense is left out: %j', (query) => {
    expect(viewOf(query)).toEqual(nothing)
  })

  test('what was typed is kept as long as the service takes it', () => {
    expect(viewOf({ q: 'ก'.repeat(500) }).q).toHaveLength(100)
  })
})

test('the filters that narrow a view down are counted, its state and its search apart', () => {
  expect(filtersOf({ state: 'draft', q: 'เสิร์ฟ' })).toBe(0)
  expect(filtersOf({ branch: 'all', type: 'event', from: '2026-11-21' })).toBe(3)
})
