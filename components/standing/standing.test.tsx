import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { CompanyMark } from './company-mark'
import { openPostsNote } from './open-posts-note'
import { StandingNote } from './standing-note'

const limits = [
  'contact',
  'openPosts',
  'full',
  'workers',
  'colleagues',
  'packages',
  'prices',
  'ways',
] as const

const opened = async () => {
  const line = document.querySelector('summary')
  if (line) await userEvent.click(line)
}

test.each(limits)('the limit of %s says why, and the way out to whoever may go it', async (about) => {
  renderInThai(<StandingNote own={{ standing: 'registered', canProve: true }} about={about} />)
  await opened()
  expect(screen.getByText('จำกัดไว้เพื่อไม่ให้ใครแอบอ้างชื่อบริษัทไปหลอกคนหางาน')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ดูวิธียืนยันผู้แทนบริษัท' })).toHaveAttribute('href', '/profile-document')
})

test('prices do not ask for what buying does not need', () => {
  renderInThai(<StandingNote own={{ standing: 'registered', canProve: true }} about="prices" />)
  expect(screen.getByText(/^ซื้อและลงประกาศได้เลย ครั้งละไม่เกิน 2 ประกาศ/)).toBeVisible()
  expect(screen.queryByText(/ก่อนซื้อ/)).toBeNull()
})

test('the limit that is reached says that it counts posts that have their people', () => {
  renderInThai(<StandingNote own={{ standing: 'registered', canProve: true }} about="full" />)
  expect(screen.getByText('เปิดประกาศครบ 2 รายการแล้ว')).toBeVisible()
  expect(screen.getByText(/^นับรวมประกาศที่ได้คนครบแล้วแต่งานยังไม่จบ/)).toBeVisible()
})

test.each(['openPosts', 'contact', 'workers', 'colleagues'] as const)(
  'the limit of %s, met every day, takes one line until it is opened',
  (about) => {
    renderInThai(<StandingNote own={{ standing: 'registered', canProve: true }} about={about} />)
    expect(screen.getByText(/จนกว่าจะยืนยันผู้แทนบริษัท|^เห็นเบอร์โทรและนามสกุลของผู้สมัครเมื่อ/)).toBeVisible()
    expect(screen.getByText('จำกัดไว้เพื่อไม่ให้ใครแอบอ้างชื่อบริษัทไปหลอกคนหางาน')).not.toBeVisible()
  },
)

test.each([
  ['registered', 'วันละ 20 คน'],
  ['unregistered', 'วันละ 5 คน'],
] as const)('a company that is %s reads how many numbers it sees: %s', async (standing, says) => {
  renderInThai(<StandingNote own={{ standing, canProve: true }} about="contact" />)
  await opened()
  expect(screen.getByText(new RegExp(says))).toBeVisible()
})

test('to others it says whom to ask, with the figures of the table', async () => {
  renderInThai(<StandingNote own={{ standing: 'registered', canProve: false }} about="workers" />)
  await opened()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/วันละ 5 คน/)).toBeVisible()
  expect(screen.getByText(/ให้เจ้าของหรือผู้ดูแล/)).toBeVisible()
})

test.each([null, { standing: 'represented', canProve: true } as const])('nothing is said to %j', (own) => {
  const { container } = renderInThai(<StandingNote own={own} about="contact" />)
  expect(container).toBeEmptyDOMElement()
})

test.each([
  ['represented', 'ตรวจสอบร้านแล้ว'],
  ['registered', 'ยังไม่ได้ตรวจสอบร้าน'],
  ['unregistered', 'ยังไม่ได้ตรวจสอบร้าน'],
] as const)('workers read of a company that is %s: %s, in lists as on its page', (standing, text) => {
  renderInThai(
    <>
      <CompanyMark standing={standing} short />
      <CompanyMark standing={standing} />
    </>,
  )
  expect(screen.getAllByText(text)).toHaveLength(2)
})

test('a company with as many open posts as it may have reads that, one with fewer how many', () => {
  expect(openPostsNote({ openPosts: { limit: 2, open: 2 } })).toBe('full')
  expect(openPostsNote({ openPosts: { limit: 2, open: 1 } })).toBe('openPosts')
  expect(openPostsNote({ openPosts: { limit: null, open: 9 } })).toBe('openPosts')
})
