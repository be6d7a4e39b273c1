import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { ProblemError } from '@/lib/api/problem'
import type * as Captured from '@/lib/observability/captured-errors'

const captured: unknown[] = []
const errors: Partial<typeof Captured> = { captureError: (error) => void captured.push(error) }
jest.unstable_mockModule('@/lib/observability/captured-errors', () => errors)
const { PageError } = await import('./page-error')

beforeEach(() => {
  captured.length = 0
})

const problem = (status: number, params = {}) => ({
  type: 'about:blank',
  title: '',
  status,
  code: 'too_many_requests',
  requestId: 'request-0001',
  params,
})

/** A server error as the browser receives it: only its digest. */
const fromServer = (error: ProblemError) => Object.assign(new Error('omitted'), { digest: error.digest })

test('a page refused because its visitor asked too often says when to come back, and reports nothing', async () => {
  render(<PageError error={fromServer(new ProblemError(problem(429, { seconds: 61 })))} retry={() => {}} />)
  expect(await screen.findByRole('heading', { name: 'เปิดหน้าถี่เกินไป' })).toBeVisible()
  expect(screen.getByText(/กรุณารอประมาณ 2 นาที/)).toBeVisible()
  expect(screen.queryByText(/รหัสอ้างอิง/)).toBeNull()
  expect(captured).toEqual([])
})

describe('once the server failed to render it', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const failed = async (digest: string, retry: () => void) => {
    const error = Object.assign(new Error('omitted'), { digest })
    const { unmount } = render(<PageError error={error} retry={retry} />)
    // The screen's script loads when it is needed.
    await act(() => jest.advanceTimersByTimeAsync(0))
    return unmount
  }
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000))

  test('a page is asked for again by itself, ever later, and at last only by a press', async () => {
    const retry = jest.fn()
    for (const [asked, seconds] of [5, 15, 45].entries()) {
      const leave = await failed('12345', retry)
      await pass(seconds - 1)
      expect(retry).toHaveBeenCalledTimes(asked)
      await pass(1)
      expect(retry).toHaveBeenCalledTimes(asked + 1)
      leave()
    }
    await failed('12345', retry)
    await pass(600)
    expect(retry).toHaveBeenCalledTimes(3)
  })

  test('one that was asked for too often is not asked for again', async () => {
    const retry = jest.fn()
    history.pushState(null, '', '/another')
    await failed(new ProblemError(problem(429, { seconds: 61 })).digest ?? '', retry)
    await pass(600)
    expect(retry).not.toHaveBeenCalled()
  })
})

test('any other failure is one', async () => {
  const error = Object.assign(fromServer(new ProblemError(problem(503))), { digest: '12345' })
  render(<PageError error={error} retry={() => {}} />)
  expect(await screen.findByRole('heading', { name: 'หน้านี้เปิดไม่สำเร็จ' })).toBeVisible()
  expect(screen.getByText('12345')).toBeVisible()
  expect(captured).toEqual([error])
})
