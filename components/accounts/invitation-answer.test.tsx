import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Answers from '@/lib/accounts/answer-invitation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const decline = jest.fn<typeof Answers.decline>()
jest.unstable_mockModule('@/lib/accounts/answer-invitation', () => ({ decline }))
const { InvitationAnswer } = await import('./invitation-answer')

const texts = messages.invitation
const question = 'ปฏิเสธคำเชิญจาก บริษัท ก?'
const button = (name: string) => screen.getByRole('button', { name })
const open = () =>
  renderInThai(
    <InvitationAnswer
      steps={[
        {
          label: texts.decline,
          variant: 'ghost',
          does: 'decline',
          on: 'token',
          asks: { question, back: texts.declineNot },
        },
      ]}
      messages={messages}
    />,
  )

beforeEach(() => {
  refresh.mockReset()
  decline.mockReset().mockResolvedValue(null)
})

test('one press declines nothing: it asks, and the way back has the focus', async () => {
  open()
  await userEvent.click(button(texts.decline))
  expect(screen.getByRole('group', { name: question })).toBeTruthy()
  expect(document.activeElement).toBe(button(texts.declineNot))
  expect(decline).not.toHaveBeenCalled()
})

test('who goes back is where they were', async () => {
  open()
  await userEvent.click(button(texts.decline))
  await userEvent.click(button(texts.declineNot))
  expect(document.activeElement).toBe(button(texts.decline))
  expect(screen.queryByRole('group')).toBeNull()
})

test('whatever presses the first button again and again declines nothing', async () => {
  open()
  for (let times = 0; times < 6; times += 1)
    await userEvent.click(screen.getAllByRole('button')[0] as Element)
  expect(decline).not.toHaveBeenCalled()
})

test('a second press of the same name declines', async () => {
  open()
  await userEvent.click(button(texts.decline))
  await userEvent.click(button(texts.decline))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(decline.mock.calls).toEqual([['token']])
})
