import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Requests from '@/lib/resumes/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'

const showResumeAgain = jest.fn<typeof Requests.showResumeAgain>()
jest.unstable_mockModule('@/lib/resumes/requests', () => ({ showResumeAgain }))
const { default: UnusedResume } = await import('./unused-resume')

beforeEach(() => {
  showResumeAgain.mockReset()
  showResumeAgain.mockResolvedValue(undefined as never)
})

const button = () => screen.getByRole('button', { name: 'ยังหาอยู่' })

test('says why nobody finds the worker and what they had chosen, and brings that back with one tap', async () => {
  renderInThai(<UnusedResume visibility="limited" />)
  expect(screen.getByText('เรซูเม่ของคุณถูกซ่อนอยู่ เพราะคุณไม่ได้เข้าใช้ 12 เดือน')).toBeDefined()
  expect(screen.getByText(/เหมือนที่เลือกไว้ คือ “เห็นบางส่วน”/)).toBeDefined()
  await userEvent.click(button())
  expect(showResumeAgain).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('นายจ้างค้นเจอคุณแล้ว')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what is refused says why, and can be tapped again', async () => {
  showResumeAgain.mockRejectedValueOnce(new ProblemError(localProblem('unavailable')))
  renderInThai(<UnusedResume visibility="open" />)
  await userEvent.click(button())
  expect(screen.getByRole('alert')).toBeDefined()
  await userEvent.click(button())
  expect(screen.getByRole('status').textContent).toBe('นายจ้างค้นเจอคุณแล้ว')
})
