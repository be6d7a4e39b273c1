import { beforeEach, expect, jest, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import type * as Leaving from '@/lib/accounts/leave-to'

const router = { push: jest.fn(), refresh: jest.fn() }
const leaveTo = jest.fn<typeof Leaving.leaveTo>()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }))
jest.unstable_mockModule('@/lib/accounts/leave-to', () => ({ leaveTo }))
const { useArrival } = await import('./use-arrival')

const job = '/jobs/019abcde-0000-7000-8000-000000000001'
beforeEach(() => void jest.clearAllMocks())

test.each([
  [job, `${job}#apply`],
  ['/jobs/applications', '/register?as=worker&next=%2Fjobs%2Fapplications'],
  ['/branch', '/register?next=%2Fbranch'],
])('who has no account yet and came from %s goes on to %s', async (next, to) => {
  await renderHook(() => useArrival(next)).result.current(null)
  expect(router.push).toHaveBeenCalledWith(to)
  expect(router.refresh).toHaveBeenCalled()
  expect(leaveTo).not.toHaveBeenCalled()
})

test('who has an account goes back to the job itself', async () => {
  await renderHook(() => useArrival(job)).result.current('worker')
  expect(leaveTo).toHaveBeenCalledWith(job)
  expect(router.push).not.toHaveBeenCalled()
})
