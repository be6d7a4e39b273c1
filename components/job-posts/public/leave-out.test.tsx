import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { type JobsView, type LeaveOut, viewWithout } from './jobs-view'
import { LeaveOutLinks } from './leave-out'

const view: JobsView = {
  work: 'waiter',
  province: 'ชลบุรี',
  district: 'บางละมุง',
  type: 'daily',
  pay: 'day-800',
  from: '2026-12-05',
  q: 'เสิร์ฟ วันหยุด',
  sort: 'pay',
  after: 'abc',
}

test.each<[string, LeaveOut, string]>([
  ['คำว่า “วันหยุด”', { part: 'q', word: 'วันหยุด' }, 'q=เสิร์ฟ&'],
  ['คำว่า “เสิร์ฟ วันหยุด”', { part: 'q', word: null }, 'from=2026-12-05&sort'],
  ['ชลบุรี', { part: 'province', word: null }, 'work=waiter&type'],
  ['พนักงานเสิร์ฟ', { part: 'workType', word: null }, '?province'],
  ['฿800/วัน ขึ้นไป', { part: 'pay', word: null }, 'type=daily&from'],
  ['วันทำงานที่เลือก', { part: 'days', word: null }, 'pay=day-800&q'],
])('what is in the way is named as %s, and its link leads to the jobs without it', (text, part, address) => {
  renderInThai(<LeaveOutLinks view={view} parts={[part]} />)
  const link = screen.getByRole('link', { name: `เอาออก: ${text}` })
  const href = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(href).toContain(address)
  expect(href).toMatch(/sort=pay#found$/)
})

test('the rest of the search is kept, from its first page on', () => {
  const { after: _, type: _type, ...rest } = view
  expect(viewWithout(view, { part: 'type', word: null })).toEqual({ ...rest, type: undefined })
})
