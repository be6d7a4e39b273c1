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

test('nothing is promised of a post that waits, and that credit alone would not publish', () => {
  const { container } = renderInThai(<WaitingPost post={{ ...post, publishesItself: false }} />)
  expect(container).toBeEmptyDOMElement()
})
