import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { periods } from '@/lib/trends/trend'
import { ActivityPanel } from './activity-panel'
import { HiringFunnel } from './hiring-funnel'
import { SpendPanel } from './spend-panel'
import { TimeToHirePanel } from './time-to-hire-panel'
import { trendPath, trendViewOf } from './trend-path'
import { TrendSwitch } from './trend-switch'

describe('the address of a view', () => {
  test.each([
    [{}, { days: 30, isAsked: false }],
    [{ days: '7' }, { days: 7, isAsked: true }],
    [{ days: '30' }, { days: 30, isAsked: true }],
    [{ days: '8' }, { days: 30, isAsked: false }],
    [{ days: ['7', '90'] }, { days: 30, isAsked: false }],
  ] as const)('%j', (query, view) => {
    expect(trendViewOf(query as never)).toEqual(view)
  })

  test.each(periods)('of %p days is read again as it was written', (days) => {
    const query = Object.fromEntries(new URL(trendPath(days), 'https://partim.test').searchParams)
    expect(trendViewOf(query)).toEqual({ days, isAsked: true })
  })
})

test('the switch leads to each period, and says which is shown', () => {
  renderInThai(<TrendSwitch days={7} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard?days=7#trends',
    '/dashboard?days=30#trends',
    '/dashboard?days=90#trends',
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('7 วัน')
})

describe('the funnel', () => {
  const items = [
    { ...{ from: '2026-11-01', to: '2026-11-01' }, views: 300, applications: 40, hires: 0 },
    { ...{ from: '2026-11-02', to: '2026-11-02' }, views: 88, applications: 22, hires: 21 },
  ]

  test('says how many of each stage came to the next, and how long it took', () => {
    renderInThai(<HiringFunnel days={30} items={items} medianHours={5.4} />)
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(said).toEqual(['388', '6216% ของเข้าชม', '2134% ของใบสมัคร', '5 ชม.'])
  })

  test('is not there without figures', () => {
    const none = items.map((item) => ({ ...item, views: 0, applications: 0, hires: 0 }))
    const { container } = renderInThai(<HiringFunnel days={30} items={none} medianHours={null} />)
    expect(container).toBeEmptyDOMElement()
  })
})

const day = (number: number) => ({ from: `2026-11-0${number}`, to: `2026-11-0${number}` })

test('activity sums each figure and lists it by day', async () => {
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
  await userEvent.click(screen.getByText('ดูเป็นตาราง'))
  expect(screen.getByRole('row', { name: 'จ. 2 พ.ย. 2569 50 4 1' })).toBeVisible()
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
