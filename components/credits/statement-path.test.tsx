import { expect, test } from '@jest/globals'
import { filterOf, filtersIn, statementFilePath, statementPath } from './statement-path'

const branches = ['b1', 'b2']

test('an address holds the filter', () => {
  const filter = {
    kind: 'job_post',
    type: 'release',
    branchId: 'b2',
    from: '2026-11-01',
    to: '2026-11-30',
  } as const
  const path = '/my-credit?kind=job_post&type=release&branch=b2&from=2026-11-01&to=2026-11-30'
  expect(statementPath(filter)).toBe(path)
  expect(filterOf(Object.fromEntries(new URL(path, 'http://x').searchParams), branches)).toEqual(filter)
  expect(filtersIn(filter)).toBe(5)
  expect(statementFilePath({ type: 'expire' })).toBe('/api/credit-statement?type=expire')
  expect(statementPath({})).toBe('/my-credit')
})

test('what an address cannot mean is ignored', () => {
  const query = { kind: 'gold', type: 'capture', branch: 'b3', from: '2026-02-30', to: ['2026-01-01', 'x'] }
  expect(filtersIn(filterOf(query, branches))).toBe(0)
})

test('days that were chosen the other way round are the time between them', () => {
  const query = { from: '2026-11-30', to: '2026-11-01' }
  expect(filterOf(query, branches)).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
})
