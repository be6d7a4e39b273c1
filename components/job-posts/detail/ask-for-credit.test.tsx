import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Requests from '@/lib/job-posts/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import messages from '@/messages/th.json' with { type: 'json' }

stopCalendarAt('2026-11-23T07:30:00Z')

const requestCredit = jest.fn<typeof Requests.requestCredit>()
jest.unstable_mockModule('@/lib/job-posts/requests', () => ({ requestCredit }))
const { AskForCredit } = await import('./ask-for-credit')

const asked = { at: '2026-11-23T07:02:00.000Z', names: ['มาลี ใจดี', 'สมชาย'] }
const name = messages.jobPosts.pending.ask
const button = () => screen.queryByRole('button', { name })

beforeEach(() => void requestCredit.mockReset())

test('one press asks those who may pay, and says whom and when in the place of the button', async () => {
  requestCredit.mockResolvedValue({ asked })
  renderInThai(<AskForCredit jobPostId="p" asked={null} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(requestCredit.mock.calls).toEqual([['p']])
  expect(await screen.findByRole('status')).toHaveTextContent(/^แจ้งแล้ว 14:02\sน\.: มาลี ใจดี, สมชาย$/)
  expect(button()).toBeNull()
})

test('among several posts each button names its own', () => {
  renderInThai(
    <>
      <AskForCredit jobPostId="p" of="แคชเชียร์" asked={null} />
      <AskForCredit jobPostId="q" of="พนักงานเสิร์ฟ" asked={null} />
    </>,
  )
  expect(screen.getByRole('button', { name: `${name} แคชเชียร์` })).toBeVisible()
  expect(screen.getByRole('button', { name: `${name} พนักงานเสิร์ฟ` })).toBeVisible()
})

test('who comes when colleagues were asked already reads so, and asks nobody again', () => {
  renderInThai(<AskForCredit jobPostId="p" asked={{ ...asked, at: '2026-11-22T12:02:00.000Z' }} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^แจ้งแล้ว .*22 พ\.ย\. .*19:02\sน\.: มาลี/)
  expect(button()).toBeNull()
})

test('a refusal says why, and the button stays', async () => {
  requestCredit.mockRejectedValue(new ProblemError({ ...localProblem('nobody_to_ask'), status: 409 }))
  renderInThai(<AskForCredit jobPostId="p" asked={null} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.nobody_to_ask)
  expect(button()).toBeEnabled()
})
