import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import type { Interview } from '@/lib/interviews/interview'
import type * as Requests from '@/lib/interviews/requests'
import { sampleInterview } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'

const askInterviews = jest.fn<typeof Requests.askInterviews>()
const never = () => Promise.reject(new Error('nothing asks for it here'))
jest.unstable_mockModule('@/lib/interviews/requests', () => ({
  askInterviews,
  acceptTime: never,
  endInterview: never,
  askOtherTime: never,
  noteOutcome: never,
  proposeOtherTimes: never,
  reconsiderInterview: never,
}))
jest.unstable_mockModule('@/lib/interviews/job-start', () => ({ askJobStart: () => new Promise(() => undefined) }))
const { OwnInterviews } = await import('./own-interviews')

const made = Date.parse('2026-11-23T03:00:00Z')
const minutes = (count: number) => new Date(made + count * 60_000).toISOString()
const own = (changes: Partial<Interview>): Interview => ({
  ...sampleInterview,
  with: { ...sampleInterview.with, kind: 'company', name: 'ครัวยายบัว' },
  ...changes,
})
const show = (interviews: Interview[]) => {
  askInterviews.mockResolvedValue(interviews)
  return renderInThai(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OwnInterviews interviews={interviews} work={[]} phones={{ post: '021234567' }} now={made} />
    </SWRConfig>,
  )
}

beforeEach(() => void jest.useFakeTimers({ now: made }))
afterEach(() => void jest.useRealTimers())

test('an open page follows the clock: what has begun is not cancelled any more, and says what to do', () => {
  show([own({ state: 'accepted', startsAt: minutes(1), expiresAt: null, can: ['ask_other', 'cancel'] })])
  expect(screen.getByRole('button', { name: 'ยกเลิกนัด' })).toBeVisible()
  act(() => void jest.advanceTimersByTime(90_000))
  expect(screen.queryByRole('button', { name: 'ยกเลิกนัด' })).toBeNull()
  expect(screen.getByRole('link', { name: 'โทรหาร้าน 021234567' })).toBeVisible()
})

test('a proposed time that has passed meanwhile is not offered', () => {
  show([own({ times: [minutes(1), minutes(60)], expiresAt: minutes(60), can: ['accept', 'decline'] })])
  expect(screen.getAllByRole('button', { name: /^ตกลง/ })).toHaveLength(2)
  act(() => void jest.advanceTimersByTime(90_000))
  expect(screen.getAllByRole('button', { name: /^ตกลง/ })).toHaveLength(1)
})

test('one that is over stays, and is not counted among those to come', () => {
  show([own({ state: 'accepted', startsAt: minutes(-60), expiresAt: null, can: [] })])
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^นัดสัมภาษณ์$/)
  expect(screen.getByText(/^เลยเวลานัดแล้ว/)).toBeVisible()
})
