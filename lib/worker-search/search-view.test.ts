import { describe, expect, test } from '@jest/globals'
import { countFilters, queryOf, searchPath, viewOf, withoutFilters } from './search-view'

describe('the address holds the whole search', () => {
  const view = {
    branch: '0199db4b-41db-708b-a23e-1fc5e937ac29',
    km: 5,
    days: ['2026-11-26', '2026-11-27'],
    from: '09:00',
    until: '18:00',
    work: ['waiter', 'cashier'] as const,
    pay: 600,
    exp: 6,
    lang: ['en'] as const,
    q: 'ชงกาแฟ',
    sort: 'distance' as const,
    verified: true,
  }

  test('and reading it gives the same search', () => {
    const address = new URL(searchPath(view), 'http://localhost')
    expect(viewOf(Object.fromEntries(address.searchParams))).toEqual(view)
  })

  test('with commas that can be read', () => {
    expect(queryOf({ days: ['2026-11-26', '2026-11-27'], from: '09:00' })).toBe(
      'days=2026-11-26,2026-11-27&from=09:00',
    )
  })
})

test.each([
  ['a radius of -1', { km: '-1' }],
  ['a place outside the world', { near: '91,139.76', place: 'ที่ไหนสักแห่ง' }],
  ['a place that is no place', { near: 'here' }],
  ['a day that does not exist', { days: '2026-02-30' }],
  ['hours without an end', { from: '09:00' }],
  ['an unknown work', { work: 'astronaut' }],
  ['a wage of nothing', { pay: '0' }],
])('%s is left out', (_what, query) => {
  expect(viewOf(query)).toEqual({})
})

test('a radius beyond what is searched is the greatest there is, which the form then shows', () => {
  expect(viewOf({ km: '999' })).toEqual({ km: 50 })
})

test('a place outside Thailand stays, so that the page can say what is wrong with it', () => {
  const view = { near: '35.68,139.76', place: 'โตเกียว' }
  expect(viewOf(view)).toEqual(view)
})

test('a form sends a list as several parameters', () => {
  expect(viewOf({ work: ['waiter', 'cook'] })).toEqual({ work: ['waiter', 'cook'] })
})

test('a branch comes before another place', () => {
  expect(viewOf({ branch: 'b', near: '13.74,100.53', place: 'สยาม' })).toEqual({ branch: 'b' })
})

test('filters are counted and taken off; the place, the days and the order stay', () => {
  const view = viewOf({
    branch: 'b',
    days: '2026-11-26',
    work: 'cook',
    pay: '500',
    verified: '1',
    sort: 'pay',
  })
  expect(countFilters(view)).toBe(3)
  expect(withoutFilters(view)).toEqual({ branch: 'b', days: ['2026-11-26'], sort: 'pay' })
})
