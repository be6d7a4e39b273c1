import { expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { mutate } from 'swr'
import type { Interview } from '@/lib/interviews/interview'
import type * as Requests from '@/lib/interviews/requests'
import { sampleInterview, unaskedInterviews } from '@/lib/interviews/sample-interview'
import { unreadKey } from '@/lib/notifications/notification'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const { columns } = messages.interviewing.board
const askInterviews = jest.fn<typeof Requests.askInterviews>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({ ...unaskedInterviews, askInterviews }))
const { InterviewBoard } = await import('@/components/interviews/interview-board')
const { InterviewsWatch } = await import('./interviews-watch')

test('what the other side did is shown as soon as the bell has heard of it', async () => {
  const now = Date.now()
  const agreed: Interview = {
    ...sampleInterview,
    state: 'accepted',
    with: { ...sampleInterview.with, name: 'ธนา' },
    startsAt: new Date(now + 80 * 3_600_000).toISOString(),
    can: ['cancel'],
  }
  const shown = { interviews: [agreed], now }
  askInterviews.mockResolvedValue([
    { ...agreed, version: agreed.version + 1, state: 'cancelled', cancelledBy: 'worker', can: [] },
  ])
  renderInThai(
    <>
      <InterviewBoard {...shown} />
      <InterviewsWatch {...shown} />
    </>,
  )
  const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }))
  expect(column(columns.coming).getByText('ธนา')).toBeVisible()
  expect(askInterviews).not.toHaveBeenCalled()
  await act(async () => {
    await mutate(unreadKey, { count: 1, newestId: 'a' }, { revalidate: false })
  })
  expect(await column(columns.done).findByText('ธนา')).toBeVisible()
})
