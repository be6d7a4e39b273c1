import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { ActivityPanel } from './activity-panel'
import { SpendPanel } from './spend-panel'
import { TimeToHirePanel } from './time-to-hire-panel'
import { trendPath, trendViewOf } from './trend-path'
import { TrendSwitch } from './trend-switch'

describe('the address of a view', () => {
  test.each([
    [{}, { days: 30 }, '/dashboard'],
    [{ days: '7' }, { days: 7 }, '/dashboard?days=7'],
    [{ days: '8', branch: '' }, { days: 30 }, '/dashboard'],
    [{ days: '90', branch: 'all' }, { days: 90, branch: 'all' }, '/dashboard?days=90&branch=all'],
    [{ days: ['7', '90'], branch: ['a', 'b'] }, { days: 30 }, '/dashboard'],
  ] as const)('%j', (query, view, path) => {
    expect(trendViewOf(query as never)).toEqual(view)
    expect(trendPath(trendViewOf(query as never))).toBe(path)
  })
})

describe('the switch', () => {
  const branches = [
    { id: 'a', name: 'สยาม' },
    { id: 'b', name: 'อารีย์' },
  ]

  test('leads to each period of the same branch, and says which is shown', () => {
    renderInThai(<TrendSwitch view={{ days: 7, branch: 'b' }} branches={branches} />)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard?days=7&branch=b#trends',
      '/dashboard?branch=b#trends',
      '/dashboard?days=90&branch=b#trends',
    ])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('7 วัน')
    expect(screen.getByRole('combobox')).toHaveDisplayValue('อารีย์')
  })

  test('shows the branch of the branch switcher until another, or all, is asked for', () => {
    renderInThai(<TrendSwitch view={{ days: 30 }} branches={branches} chosenId="a" />)
    expect(screen.getByRole('combobox')).toHaveDisplayValue('สยาม')
    expect(screen.getByRole('option', { name: 'ทุกสาขา' })).toHaveValue('all')
  })

  test('of a company with one branch asks for none', () => {
    renderInThai(<TrendSwitch view={{ days: 30 }} branches={branches.slice(0, 1)} />)
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

const day = (number: number) => ({ from: `2026-11-0${number}`, to: `2026-11-0${number}` })

test('activity sums each figure and lists it by day', () => {
  renderInThai(
    <ActivityPanel
      items={[
        { ...day(1), views: 20_000, applications: 1_236, hires: 0 },
        { ...day(2), views: 50, applications: 4, hires: 1 },
      ]}
    />,
  )
  expect(screen.getByText('20,050')).toBeVisible()
  expect(screen.getByText('1,240')).toBeVisible()
  expect(screen.getByText('อา. 1 พ.ย. 2569 – จ. 2 พ.ย. 2569')).toBeVisible()
  expect(screen.getByRole('row', { name: 'จ. 2 พ.ย. 2569 50 4 1', hidden: true })).toBeInTheDocument()
})

test.each([
  [0.4, 'ไม่ถึง 1 ชม.'],
  [5.4, '5 ชม.'],
  [47, '47 ชม.'],
  [60, '2.5 วัน'],
  [null, '–'],
])('a median of %p hours is %s', (medianHours, words) => {
  renderInThai(<TimeToHirePanel medianHours={medianHours} items={[{ ...day(1), hires: 1, medianHours }]} />)
  expect(screen.getAllByText(words)[0]).toBeVisible()
})

test('spend says what each hire cost, and nothing of the kind without one', () => {
  const items = [{ ...day(1), credits: 5, hires: 2 }]
  const { unmount } = renderInThai(<SpendPanel items={items} />)
  expect(screen.getByText('เฉลี่ย 2.5 เครดิตต่อคนที่ได้งาน')).toBeVisible()
  unmount()
  renderInThai(<SpendPanel items={[{ ...day(1), credits: 5, hires: 0 }]} />)
  expect(screen.getByText('ยังไม่มีคนได้งานในช่วงนี้')).toBeVisible()
})
