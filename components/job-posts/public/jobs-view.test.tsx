import { describe, expect, test } from '@jest/globals'
import { filterOf, isPageOfItsOwn, jobsPath, jobsViewOf, payOf, toggled, viewFromNowhere } from './jobs-view'

const places = {
  provinces: ['ชลบุรี', 'ภูเก็ต'],
  districtsOf: (province: string) => (province === 'ชลบุรี' ? ['บางละมุง'] : ['ถลาง']),
}
const viewOf = (address: string) =>
  jobsViewOf(Object.fromEntries(new URL(address, 'https://partim.example').searchParams), places)

describe('a view', () => {
  test('has one address, whatever order it was asked for in', () => {
    const asked = '/jobs?q=เสิร์ฟ&district=บางละมุง&province=ชลบุรี&work=waiter'
    const path = jobsPath(viewOf(asked))
    expect(decodeURIComponent(path)).toBe('/jobs?work=waiter&province=ชลบุรี&district=บางละมุง&q=เสิร์ฟ')
    expect(viewOf(path)).toEqual(viewOf(asked))
    expect(jobsPath({})).toBe('/jobs')
  })

  test.each([
    '/jobs?work=pilot',
    '/jobs?province=แอตแลนติส',
    '/jobs?district=ถลาง',
    '/jobs?province=&q=%20',
    '/jobs?from=2026-02-30',
    '/jobs?pay=day-501',
    '/jobs?pay=week-500',
    '/jobs?type=full_time',
    '/jobs?sort=newest',
    '/jobs?sort=near',
    '/jobs?near=13.75,100.53',
    '/jobs?near=%3Cb%3E',
  ])('leaves out what makes no sense: %s', (address) => {
    expect(jobsPath(viewOf(address))).toBe('/jobs')
  })

  test('a district of another province is left out', () => {
    expect(viewOf('/jobs?province=ชลบุรี&district=ถลาง')).toEqual(viewOf('/jobs?province=ชลบุรี'))
  })

  test('a Buddhist year is read as such', () => {
    expect(jobsPath(viewOf('/jobs?from=2569-12-05&to=2567-02-29'))).toBe(
      '/jobs?from=2026-12-05&to=2024-02-29',
    )
  })

  test('a parameter given twice is none', () => {
    expect(jobsViewOf({ work: ['cook', 'waiter'] }, places)).toEqual(jobsViewOf({}, places))
  })

  test('near the reader is asked of the service in degrees, which no address has', () => {
    const path = '/jobs?sort=near&near=me'
    expect(jobsPath(viewOf(path))).toBe(path)
    const filter = filterOf(viewOf(path), { lat: 13.746, lng: 100.534 })
    expect(filter).toMatchObject({ sort: 'near', lat: 13.746, lng: 100.534 })
    expect(filter).not.toHaveProperty('near')
    expect(filterOf(viewOf('/jobs?sort=pay'), null)).not.toHaveProperty('lat')
  })

  test('near a station is asked by its name', () => {
    const view = viewOf('/jobs?sort=near&near=อโศก')
    expect(filterOf(view, null)).toMatchObject({ sort: 'near', station: 'อโศก' })
    expect(viewFromNowhere({ ...view, q: 'เสิร์ฟ', after: 'of distance' })).toEqual({ q: 'เสิร์ฟ' })
    expect(viewFromNowhere({ ...view, sort: 'pay', after: 'of pay' })).toEqual({
      sort: 'pay',
      after: 'of pay',
    })
  })

  test('is asked of the service in its words, pay in satang', () => {
    const filter = filterOf(viewOf('/jobs?work=cook&pay=hour-60&after=x'), null)
    expect(filter).toMatchObject({ workType: 'cook', payUnit: 'hour', minPay: 6_000 })
    expect(filter).not.toHaveProperty('after')
    expect(payOf('')).toBeNull()
  })
})

test.each([
  ['/jobs', true],
  ['/jobs?work=cook', true],
  ['/jobs?province=ชลบุรี&district=บางละมุง', true],
  ['/jobs?work=cook&province=ชลบุรี', true],
  ['/jobs?q=เสิร์ฟ', false],
  ['/jobs?pay=day-500', false],
  ['/jobs?from=2026-12-01', false],
  ['/jobs?type=event', false],
  ['/jobs?after=abc', false],
  ['/jobs?sort=pay', false],
  ['/jobs?near=me', false],
])('%s is a page of its own to a search engine: %s', (address, expected) => {
  expect(isPageOfItsOwn(viewOf(address))).toBe(expected)
})

test.each([
  ['a Friday', '2026-11-27', { from: '2026-11-28', to: '2026-11-29' }],
  ['a Saturday', '2026-11-28', { from: '2026-11-28', to: '2026-11-29' }],
  ['a Sunday', '2026-11-29', { from: '2026-11-29', to: '2026-11-29' }],
  ['a Monday', '2026-11-30', { from: '2026-12-05', to: '2026-12-06' }],
])('on %s the weekend is this one, or the one that comes', (_day, today, days) => {
  const on = toggled({ q: 'ครัว', after: 'x' }, 'weekend', today)
  expect(on).toEqual({ isOn: false, view: { q: 'ครัว', ...days } })
  expect(toggled(on.view, 'weekend', today)).toMatchObject({
    isOn: true,
    view: { q: 'ครัว', from: undefined },
  })
})

test('tomorrow and well paid are of any day and of 500 baht a day', () => {
  expect(toggled({}, 'tomorrow', '2026-11-30').view).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(toggled({}, 'wellPaid', '2026-11-30').view).toEqual({ pay: 'day-500' })
})
