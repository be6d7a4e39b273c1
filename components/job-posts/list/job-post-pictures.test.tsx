import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { bangkokToday } from '@/validators/rules'
import { addDays } from '@/validators/shift-days'
import { samplePost } from '../form/sample-post'
import { WageTotal } from '../wage-total'
import { WorkerView } from '../worker-view'
import { DaysLeft } from './days-left'
import { JobPostCard } from './job-post-card'
import { StateTabs } from './state-tabs'

const daysFromToday = (days: number) =>
  new Date(Date.parse(`${bangkokToday()}T12:00:00+07:00`) + days * 86_400_000).toISOString()

describe('the wage bill', () => {
  test('says how the total comes about', () => {
    const { container } = renderInThai(<WageTotal terms={samplePost} />)
    expect(container).toHaveTextContent('฿600/วัน × 5 คน × 2 วัน = ฿6,000')
  })

  test('counts paid hours by the hour', () => {
    const { container } = renderInThai(
      <WageTotal terms={{ ...samplePost, payUnit: 'hour', payAmount: 5_550 }} />,
    )
    expect(container).toHaveTextContent('฿55.50/ชม. × 5 คน × 14 ชม. = ฿3,885')
  })

  test('asks for what is missing instead of showing a wrong figure', () => {
    const { container } = renderInThai(<WageTotal terms={{ ...samplePost, payAmount: null }} />)
    expect(container).toHaveTextContent('เพื่อดูค่าจ้างรวม')
    expect(container).not.toHaveTextContent('฿')
  })
})

describe('days left', () => {
  const running: JobPost = { ...samplePost, state: 'published', shifts: [], applyBy: null }
  test.each([
    [3, 'เหลือ 3 วัน'],
    [0, 'วันสุดท้าย'],
    [-2, 'วันสุดท้าย'],
  ])('%i', (days, text) => {
    renderInThai(<DaysLeft post={{ ...running, expiresAt: daysFromToday(days) }} />)
    expect(screen.getByText(text)).toBeVisible()
  })

  test('end as the first shift begins where everybody works every shift', () => {
    const [shift] = samplePost.shifts
    const shifts = [2, 4].map((days) => ({
      ...shift,
      id: `shift${days}`,
      date: addDays(bangkokToday(), days),
    }))
    const post = { ...running, shifts: shifts as JobPost['shifts'], expiresAt: daysFromToday(4) }
    const { unmount } = renderInThai(<DaysLeft post={{ ...post, shiftChoice: 'all' }} />)
    expect(screen.getByText('เหลือ 2 วัน')).toBeVisible()
    unmount()
    renderInThai(<DaysLeft post={{ ...post, shiftChoice: 'each' }} />)
    expect(screen.getByText('เหลือ 4 วัน')).toBeVisible()
  })

  test('only running posts have any', () => {
    const { container } = renderInThai(
      <DaysLeft post={{ ...running, state: 'closed', expiresAt: daysFromToday(3) }} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a post in a list', () => {
  test('leads to the post and says what matters', () => {
    renderInThai(<JobPostCard post={{ ...samplePost, places: null }} />)
    expect(screen.getByRole('link', { name: 'พนักงานเสิร์ฟ กะเย็น' })).toHaveAttribute(
      'href',
      `/job-posting/${samplePost.id}`,
    )
    for (const text of ['สยามสแควร์', 'รับ 5 คน', '฿600/วัน', 'เปิดรับสมัคร']) {
      expect(screen.getByText(text, { exact: false })).toBeVisible()
    }
    expect(screen.getByText(/ส. 21 พ.ย. 2569/).parentElement).toHaveTextContent('และอีก 1 กะ')
  })

  test('a draft with nothing in it still has a name to press', () => {
    renderInThai(
      <JobPostCard post={{ ...samplePost, places: null, title: null, workType: null, shifts: [] }} />,
    )
    expect(screen.getByRole('link', { name: 'ยังไม่มีชื่องาน' })).toBeVisible()
  })
})

test('the worker sees every shift, and that a night shift ends the next day', () => {
  renderInThai(<WorkerView post={samplePost} />)
  expect(screen.getByText('16:00–23:00 น.')).toBeVisible()
  expect(screen.getByText('22:00–06:00 น.').parentElement).toHaveTextContent('22:00–06:00 น. (ถึงวันถัดไป)')
})

describe('what the worker is told of age and of pay beyond the normal', () => {
  const long = { date: '2026-12-10', startTime: '09:00', endTime: '20:00', breakMinutes: 60 }

  test.each([
    [{ minAge: null, maxAge: null }, 'อายุ 18 ปีขึ้นไป'],
    [{ minAge: 20, maxAge: 45 }, 'อายุ 20–45 ปี'],
    [{ shifts: [long] }, 'ล่วงเวลา ฿112.50/ชม.'],
    [
      { shifts: [long], overtimePay: 15_000, paysHolidayRates: true },
      'ล่วงเวลา ฿150/ชม. · วันหยุดตามประเพณีจ่าย 2 เท่า',
    ],
  ])('%j', (changes, text) => {
    renderInThai(<WorkerView post={{ ...samplePost, ...changes }} />)
    expect(screen.getByText(text)).toBeVisible()
  })

  test('of overtime nothing, where there is none', () => {
    renderInThai(<WorkerView post={{ ...samplePost, overtimePay: 15_000 }} />)
    expect(screen.queryByText(/ล่วงเวลา/)).toBeNull()
  })
})

test('the wage bill names what overtime and holidays add', () => {
  const shifts = [{ date: '2026-12-10', startTime: '09:00', endTime: '20:00', breakMinutes: 60 }]
  const { container } = renderInThai(<WageTotal terms={{ ...samplePost, shifts, paysHolidayRates: true }} />)
  expect(container).toHaveTextContent('฿600/วัน × 5 คน × 1 วัน + ล่วงเวลา ฿1,125 + วันหยุด ฿4,125 = ฿8,250')
})

test('tabs count every state, name the current one and keep the search', () => {
  const counts = {
    draft: 2,
    pending_review: 0,
    published: 3,
    paused: 0,
    filled: 0,
    expired: 4,
    closed: 0,
    rejected: 0,
    cancelled: 0,
  }
  renderInThai(<StateTabs view={{ state: 'draft', q: 'เสิร์ฟ' }} counts={counts} />)
  expect(screen.getByRole('link', { name: 'ทั้งหมด 9' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'ฉบับร่าง 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'หมดอายุ 4' }).getAttribute('href')).toContain('q=')
  expect(screen.queryByRole('link', { name: /ปิดแล้ว/ })).toBeNull()
})
