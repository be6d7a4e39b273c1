import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as OwnRequests from '@/lib/applications/own-requests'
import type * as TalkRequests from '@/lib/talk/requests'
import type { Conversation, Message } from '@/lib/talk/talk'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const giveShiftsBack = jest.fn<typeof OwnRequests.giveShiftsBack>()
const sendMessage = jest.fn<typeof TalkRequests.sendMessage>()
jest.unstable_mockModule('@/lib/applications/own-requests', () => ({ giveShiftsBack }))
jest.unstable_mockModule('@/lib/talk/requests', () => ({ sendMessage }))
const { default: CannotCome } = await import('./cannot-come')

const shiftOn = (date: string) => ({
  id: date,
  date,
  startTime: '11:00',
  endTime: '20:00',
  breakMinutes: 60,
  pay: 580_00,
})
const job = {
  id: 'application',
  jobPostId: 'post',
  version: 3,
  shifts: [shiftOn('2026-11-28'), shiftOn('2026-11-29')],
  mayGiveBack: ['2026-11-28', '2026-11-29'],
  post: { title: 'แคชเชียร์', companyName: 'ร้านครัวยายบัว', payUnit: 'day' },
} as unknown as TalkRequests.OwnJob
const conversation = { id: 'talk', with: { id: 'company', name: 'ร้านครัวยายบัว' } } as Conversation
const sent = { id: 'message' } as Message
const onSent = jest.fn()

beforeEach(() => {
  for (const mock of [giveShiftsBack, sendMessage, onSent]) mock.mockReset()
})

async function sayThatSaturdayIsOff() {
  renderInThai(<CannotCome side="worker" {...{ conversation, onSent }} jobs={[job]} onClose={() => {}} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /ส. 28/ }))
  await userEvent.click(screen.getByText(messages.cannotCome.reasons.family))
  expect(screen.getByText(/อา. 29 .* ยังเป็นของคุณ/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'คืน 1 กะให้ร้าน' }))
}

test('the shift is given back before it is said, and the card names what was given back', async () => {
  const done: string[] = []
  giveShiftsBack.mockImplementation(async () => {
    done.push('given')
    return {} as never
  })
  sendMessage.mockImplementation(async () => {
    done.push('said')
    return sent
  })
  await sayThatSaturdayIsOff()
  expect(done).toEqual(['given', 'said'])
  expect(giveShiftsBack).toHaveBeenCalledWith(job, { shiftIds: ['2026-11-28'], reason: 'family' })
  const [[, { carried }] = [] as never] = sendMessage.mock.calls
  expect(carried).toMatchObject({
    sent: { kind: 'cannot_come', jobPostId: 'post', shiftIds: ['2026-11-28'], reason: 'family' },
  })
  expect(onSent).toHaveBeenCalledWith(sent)
})

test('what was given back but not said is said by the next press, under the same id, and given back once', async () => {
  giveShiftsBack.mockResolvedValue({} as never)
  sendMessage.mockRejectedValueOnce(new ProblemError(localProblem('unavailable')))
  await sayThatSaturdayIsOff()
  expect(await screen.findByText(/^คืนให้ร้านแล้ว 1 กะ/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.cannotCome.keep })).toBeNull()
  expect(screen.getByRole('button', { name: messages.chat.attach.close })).toBeTruthy()
  sendMessage.mockResolvedValueOnce(sent)
  await userEvent.click(screen.getByRole('button', { name: messages.chat.attach.cannotCome.say }))
  expect(giveShiftsBack).toHaveBeenCalledTimes(1)
  const ids = sendMessage.mock.calls.map(([, { id }]) => id)
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(2)
  expect(onSent).toHaveBeenCalledTimes(1)
})

test('what could not be given back is not said', async () => {
  giveShiftsBack.mockRejectedValue(new ProblemError({ ...localProblem('shift_begun'), status: 409 }))
  await sayThatSaturdayIsOff()
  expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.shift_begun)
  expect(sendMessage).not.toHaveBeenCalled()
})

const refusedBy = (current: object) =>
  new ProblemError({ ...localProblem('wrong_state'), status: 409, current: { ...job, ...current } })

test('a job that is another by now is shown as it stands, and given back as that', async () => {
  giveShiftsBack.mockRejectedValueOnce(refusedBy({ version: 4, mayGiveBack: ['2026-11-29'] }))
  await sayThatSaturdayIsOff()
  expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.wrong_state)
  expect(screen.getByRole('checkbox', { name: /ส. 28/ })).toBeDisabled()
  giveShiftsBack.mockResolvedValueOnce({} as never)
  sendMessage.mockResolvedValueOnce(sent)
  await userEvent.click(screen.getByRole('checkbox', { name: /อา. 29/ }))
  await userEvent.click(screen.getByRole('button', { name: 'คืน 1 กะให้ร้าน' }))
  expect(giveShiftsBack).toHaveBeenLastCalledWith(
    expect.objectContaining({ version: 4 }),
    expect.objectContaining({ shiftIds: ['2026-11-29'] }),
  )
  expect(onSent).toHaveBeenCalledWith(sent)
})

test('where nothing is left to give back, it says so and can only be closed', async () => {
  giveShiftsBack.mockRejectedValueOnce(refusedBy({ state: 'expired', mayGiveBack: [] }))
  await sayThatSaturdayIsOff()
  expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.wrong_state)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: messages.chat.attach.close })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /คืน.*กะให้ร้าน/ })).toBeNull()
})

test('before a shift is chosen it is said that some may be given back, also of a job of whole days', () => {
  renderInThai(<CannotCome side="worker" {...{ conversation, onSent }} jobs={[job]} onClose={() => {}} />)
  expect(screen.getByText(messages.cannotCome.partly)).toBeVisible()
  // Two are ticked as quickly as all of them.
  expect(screen.queryByRole('button', { name: /^เลือกทั้งหมด/ })).toBeNull()
})
