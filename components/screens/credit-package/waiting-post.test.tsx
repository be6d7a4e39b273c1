import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { samplePost } from '@/components/job-posts/form/sample-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { WaitingPost } from './waiting-post'

stopCalendarAt('2026-11-21T07:00:00Z')

const shift = (date: string) => ({ id: date, date, startTime: '09:00', endTime: '18:00', breakMinutes: 60 })
const post = {
  ...samplePost,
  title: 'พนักงานเสิร์ฟ',
  waitsForCredit: true,
  publishesItself: true,
  shifts: [shift('2026-12-06'), shift('2026-12-05')].map((one) => ({ ...one, headcount: null })),
}

test('a post that waits for the credit is named with its first day, and that it publishes itself', () => {
  renderInThai(<WaitingPost post={post} />)
  expect(screen.getByText(/^“พนักงานเสิร์ฟ”/)).toHaveTextContent('“พนักงานเสิร์ฟ” ส. 5 ธ.ค. รออยู่ เผยแพร่เองทันทีที่จ่าย')
})

const edited = { publishesItself: false }

test.each([
  ['edited since it was submitted', edited, 'แก้ไขหลังส่งเผยแพร่'],
  ['for a group', { ...edited, favouriteGroupId: post.id }, 'เป็นประกาศสำหรับกลุ่ม'],
  ['held, since everybody leaves', { ...edited, isHeldByLeaving: true }, 'ทุกคนในบริษัทขอลบบัญชีไว้'],
  ['begun', { ...edited, shifts: post.shifts.map((one) => ({ ...one, date: '2026-11-20' })) }, 'งานเริ่มไปแล้ว'],
])('of a post %s it is said before paying that it stays a draft', (_what, changes, reason) => {
  renderInThai(<WaitingPost post={{ ...post, ...changes }} />)
  const said = screen.getByText(/^“พนักงานเสิร์ฟ”/)
  expect(said).toHaveTextContent(reason)
  expect(said).not.toHaveTextContent('เผยแพร่เองทันทีที่จ่าย')
})

test('nothing is said of a post that waits for no credit', () => {
  const { container } = renderInThai(<WaitingPost post={{ ...post, ...edited, waitsForCredit: false }} />)
  expect(container).toBeEmptyDOMElement()
})
