import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Interview } from '@/lib/interviews/interview'
import type * as Requests from '@/lib/interviews/requests'
import { sampleInterview, unaskedInterviews } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'

const acceptTime = jest.fn<typeof Requests.acceptTime>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({
  ...unaskedInterviews,
  acceptTime,
}))
jest.unstable_mockModule('@/components/ui/toast', () => ({ toast: async () => {} }))
const { InterviewBoard, NextInterview } = await import('./interview-board')

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const wished: Interview = {
  ...sampleInterview,
  version: 2,
  state: 'reschedule_requested',
  with: { ...sampleInterview.with, name: 'ธนา' },
  times: [inHours(50)],
  expiresAt: inHours(20),
  asked: { at: inHours(80), reason: '' },
  can: ['accept', 'propose', 'cancel'],
  createdAt: inHours(-4),
  updatedAt: inHours(-1),
}

test('the title of the page says the next interview as soon as its time is taken', async () => {
  const startsAt = inHours(80)
  acceptTime.mockResolvedValue({
    ...wished,
    version: 3,
    state: 'accepted',
    startsAt,
    asked: null,
    can: ['cancel'],
  })
  const now = Date.now()
  renderInThai(
    <>
      <h1>
        <NextInterview interviews={[wished]} now={now} />
      </h1>
      <InterviewBoard interviews={[wished]} now={now} />
    </>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^รอตอบ\s1\sนัด$/)
  await userEvent.click(screen.getByRole('button', { name: /^ตกลง/ }))
  expect(await screen.findByRole('heading', { level: 1, name: /^สัมภาษณ์ถัดไป/ })).toBeInTheDocument()
  // On a narrow screen it breaks at its spaces, not inside a word.
  expect(screen.getByText('สัมภาษณ์ถัดไป')).toHaveClass('inline-block')
  // Day and time stay together.
  expect(
    screen.getByText(/^\S+\u00a0\d+\u00a0\S+\u00a0\d\d:\d\d\u00a0น\.$/, { normalizer: (text) => text }),
  ).toBeVisible()
})
