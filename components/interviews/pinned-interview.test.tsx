import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import type { Interview } from '@/lib/interviews/interview'
import type * as Requests from '@/lib/interviews/requests'
import { sampleInterview, unaskedInterviews } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'

const askInterview = jest.fn<typeof Requests.askInterview>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({
  ...unaskedInterviews,
  askInterview,
}))
jest.unstable_mockModule('@/lib/interviews/job-start', () => ({ askJobStart: async () => null }))
const { PinnedInterview } = await import('./pinned-interview')

const now = Date.parse('2026-11-23T03:14:00Z')
const show = (side: 'company' | 'worker', changes: Partial<Interview>) => {
  askInterview.mockResolvedValue({ ...sampleInterview, expiresAt: null, ...changes })
  return renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PinnedInterview
        side={side}
        known={{ id: 'interview-1', version: 2 }}
        other={{ id: 'worker-1', name: 'ณัฐชา' }}
        postId="post"
        canWrite
        now={now}
        Dialog={() => null}
      />
    </SWRConfig>,
  )
}
const unsaid: Partial<Interview> = {
  state: 'accepted',
  startsAt: '2026-11-23T02:00:00.000Z',
  can: ['complete'],
}

beforeEach(() => void askInterview.mockReset())

test('one that is over without a result asks for it, and offers no other that would be refused', async () => {
  show('company', unsaid)
  expect(await screen.findByRole('button', { name: 'บอกผล' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^นัดสัมภาษณ์/ })).toBeNull()
})

test('one whose result is said leaves the way to another', async () => {
  show('company', { ...unsaid, state: 'completed', outcome: { note: '', decision: null }, can: [] })
  expect(await screen.findByRole('button', { name: 'นัดสัมภาษณ์ ณัฐชา' })).toBeVisible()
})

test('the worker sees what to do while it is on, and a line once it is over', async () => {
  const { unmount } = show('worker', {
    ...unsaid,
    startsAt: '2026-11-23T03:00:00.000Z',
    with: { ...sampleInterview.with, kind: 'company' },
  })
  expect(await screen.findByText(/ร้านไม่โทรมา/)).toBeVisible()
  unmount()
  show('worker', { ...unsaid, with: { ...sampleInterview.with, kind: 'company' } })
  expect(await screen.findByRole('button', { name: /^สัมภาษณ์ ·/ })).toHaveAttribute('aria-expanded', 'false')
})
