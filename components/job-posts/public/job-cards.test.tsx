import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { JobCards, type JobOnCard } from './job-cards'

const job: JobOnCard = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  type: 'waiter',
  title: 'พนักงานเสิร์ฟ กะเย็น',
  company: 'บริษัท ครัวยายบัว จำกัด',
  standing: 'represented',
  mark: 'ตรวจสอบร้านแล้ว',
  area: 'เขตวัฒนา กรุงเทพมหานคร',
  day: 'ศ. 27 พ.ย. 2569',
  hours: '17:00–01:00 น.',
  wanted: 'รับ 2 คน',
  pay: '฿580/วัน',
  total: 'รวม ฿580',
  daysLeft: 'รับสมัครอีก 5 วัน',
}

const card = () => within(screen.getByRole('listitem'))

test('a card is a link to its job and says everything about it', () => {
  render(<JobCards jobs={[{ ...job, distance: 'ห่าง 3 กม.', nextDay: 'วันถัดไป', moreShifts: 'และอีก 2 กะ' }]} />)
  expect(card().getByRole('heading', { level: 3 })).toHaveTextContent(job.title)
  expect(card().getByRole('link', { name: job.title })).toHaveAttribute('href', `/jobs/${job.id}`)
  const text = screen.getByRole('listitem').textContent
  for (const part of [
    job.company,
    job.mark,
    `${job.area} · ห่าง 3 กม.`,
    `${job.day}${job.hours} วันถัดไปและอีก 2 กะ`,
    job.wanted,
    `${job.pay}${job.total}`,
    job.daysLeft,
  ])
    expect(text).toContain(part)
})

test('what is not known leaves no trace, and a badge stands above the title', () => {
  const { day: _, hours: __, ...undated } = job
  render(<JobCards jobs={[{ ...undated, badge: <span>สมัครแล้ว</span> }]} />)
  expect(screen.getByRole('listitem').querySelectorAll('svg')).toHaveLength(4)
  expect(screen.getByRole('listitem')).toHaveTextContent(/^สมัครแล้ว/)
  expect(screen.getByRole('listitem')).not.toHaveTextContent('undefined')
})
