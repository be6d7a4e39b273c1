import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { FittingWeek } from './fitting-week'

const job = (title: string, ...days: string[]) => ({
  id: title,
  title,
  days,
  type: 'waiter' as const,
  company: 'ร้านครัวยายบัว',
  standing: 'represented' as const,
  mark: 'ยืนยันแล้ว',
  area: 'พญาไท',
  wanted: 'รับ 1 คน',
  pay: '฿600/วัน',
  daysLeft: 'รับสมัครอีก 3 วัน',
})
const day = (date: string, text: string, hasJobs: boolean) => ({
  date,
  state: 'free' as const,
  weekday: 'พ.',
  day: Number(date.slice(8)),
  label: date,
  text,
  hasJobs,
})

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('a press on a day shows its jobs alone, and another press all again', async () => {
  const days = [day('2026-11-24', '2 งาน', true), day('2026-11-25', 'ว่าง', false)]
  const jobs = [
    job('ก', '2026-11-24'),
    job('ข', '2026-12-01'),
    job('ค', '2026-11-24', '2026-12-01'),
    job('ง'),
    job('จ'),
  ]
  renderInThai(<FittingWeek days={days} jobs={jobs} daysText="7 วัน" moreText="ดูงานที่เหลือ" />)
  expect(titles()).toEqual(['ก', 'ข', 'ค', 'ง'])
  expect(screen.queryByRole('button', { name: /2026-11-25/ })).toBeNull()
  const tuesday = screen.getByRole('button', { name: /2026-11-24 2 งาน/ })
  await userEvent.click(tuesday)
  expect(tuesday.getAttribute('aria-pressed')).toBe('true')
  expect(titles()).toEqual(['ก', 'ค'])
  await userEvent.click(tuesday)
  await userEvent.click(screen.getByRole('button', { name: 'ดูงานที่เหลือ' }))
  expect(titles()).toEqual(['ก', 'ข', 'ค', 'ง', 'จ'])
})
