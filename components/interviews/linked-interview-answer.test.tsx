import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LinkedInterview } from '@/lib/interviews/interview'
import type * as Requests from '@/lib/interviews/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const answerByLink = jest.fn<typeof Requests.answerByLink>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({ answerByLink }))
const { LinkedInterviewAnswer } = await import('./linked-interview-answer')

const texts = messages.interviewing
const proposed = {
  state: 'proposed',
  companyName: 'ร้าน ก',
  postTitle: null,
  kind: 'phone',
  minutes: 30,
  place: '',
  times: ['2026-12-04T03:00:00.000Z', '2026-12-04T05:00:00.000Z'],
  startsAt: null,
  expiresAt: '2026-12-03T03:00:00.000Z',
  reconsiderUntil: null,
} as const satisfies Parameters<typeof LinkedInterviewAnswer>[0]['interview']
const declined = { ...proposed, state: 'declined', reconsiderUntil: proposed.expiresAt } as const

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const open = (interview: Parameters<typeof LinkedInterviewAnswer>[0]['interview'] = proposed) =>
  renderInThai(<LinkedInterviewAnswer token="token" interview={interview} />)

beforeEach(() => {
  answerByLink
    .mockReset()
    .mockImplementation(async (_, { event }) => (event === 'decline' ? declined : proposed))
})

test('whatever presses the first button again and again answers nothing', async () => {
  open()
  for (let times = 0; times < 6; times += 1)
    await userEvent.click(screen.getAllByRole('button')[0] as Element)
  expect(answerByLink).not.toHaveBeenCalled()
})

test('a time is taken by a second press, after it was named', async () => {
  open()
  await userEvent.click(button(/12:00/))
  expect(screen.getByRole('group', { name: /ร้าน ก .*12:00/ })).toBeTruthy()
  expect(answerByLink).not.toHaveBeenCalled()
  await userEvent.click(button('ตกลงสัมภาษณ์'))
  expect(answerByLink.mock.calls).toEqual([['token', { event: 'accept', at: proposed.times[1] }]])
})

test('is declined by a second press, and who changes their mind answers after all', async () => {
  open()
  await userEvent.click(button(texts.decline))
  expect(document.activeElement).toBe(button(texts.link.back))
  expect(answerByLink).not.toHaveBeenCalled()
  await userEvent.click(button('ปฏิเสธนัด'))
  expect(await screen.findByRole('heading', { name: texts.link.declined })).toBeTruthy()
  expect(screen.getByText(/เปลี่ยนใจ .*3 ธ\.ค\..*10:00/)).toBeTruthy()
  await userEvent.click(button(texts.reconsider))
  expect(await screen.findByRole('button', { name: /12:00/ })).toBeTruthy()
  expect(answerByLink.mock.calls.map(([, { event }]) => event)).toEqual(['decline', 'reconsider'])
})

test('who asked for another time takes one that was proposed after all', async () => {
  const asked = { ...proposed, state: 'reschedule_requested' } as const
  answerByLink.mockResolvedValue({ ...asked, state: 'accepted', startsAt: proposed.times[1] })
  open(asked)
  expect(screen.getByRole('heading', { name: texts.link.asked })).toBeTruthy()
  expect(screen.getByText(/^รอ ร้าน ก ตอบถึง/)).toBeTruthy()
  await userEvent.click(button(/12:00/))
  await userEvent.click(button('ตกลงสัมภาษณ์'))
  expect(answerByLink.mock.calls).toEqual([['token', { event: 'accept', at: proposed.times[1] }]])
  expect(await screen.findByRole('heading', { name: /12:00/ })).toBeTruthy()
})

test('what can be answered no more offers nothing', () => {
  open({ ...declined, reconsiderUntil: null })
  expect(screen.queryByRole('button')).toBeNull()
})

const place = 'ร้านครัวริมคลอง สยามสแควร์ ซอย 3'

const onSite: LinkedInterview = {
  state: 'proposed',
  companyName: 'ครัวริมคลอง',
  postTitle: 'พนักงานเสิร์ฟ',
  kind: 'on_site',
  place,
  minutes: 30,
  times: ['2026-11-30T07:00:00.000Z', '2026-12-01T03:00:00.000Z'],
  startsAt: null,
  expiresAt: '2026-11-29T09:00:00.000Z',
  reconsiderUntil: null,
}

test('who is asked to come reads where to, with its map, before they agree and after', async () => {
  answerByLink.mockResolvedValue({ ...onSite, state: 'accepted', startsAt: onSite.times[1] ?? null })
  renderInThai(<LinkedInterviewAnswer token="token" interview={onSite} />)
  expect(screen.getByText(new RegExp(place))).toBeInTheDocument()
  expect(screen.getByRole('link', { name: texts.map })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('สยามสแควร์')),
  )
  await userEvent.click(button('ตกลง อ. 1 ธ.ค. 10:00 น.'))
  await userEvent.click(button('ตกลงสัมภาษณ์'))
  expect(await screen.findByRole('heading', { name: /1 ธ.ค. 10:00/ })).toBeInTheDocument()
  expect(screen.getByText(new RegExp(place))).toBeInTheDocument()
})

test('a call names no place', () => {
  renderInThai(<LinkedInterviewAnswer token="token" interview={{ ...onSite, kind: 'phone', place: '' }} />)
  expect(screen.queryByRole('link', { name: texts.map })).toBeNull()
})

test.each([
  [25, 'แจ้ง ร้าน ก แล้ว เราจะเตือนคุณก่อนถึงเวลา 1 วันและ 1 ชั่วโมง'],
  [23, 'แจ้ง ร้าน ก แล้ว เราจะเตือนคุณก่อนถึงเวลา 1 ชั่วโมง'],
  [0.5, 'แจ้ง ร้าน ก แล้ว'],
])('who agrees %d hours before is promised the reminders that still come', (hours, promised) => {
  const startsAt = new Date(Date.now() + hours * 3_600_000).toISOString()
  open({ ...proposed, state: 'accepted', startsAt, times: [], expiresAt: null })
  expect(screen.getByText(promised)).toBeTruthy()
})

test('who would be rung reads before they agree that their number is shown then', () => {
  const { unmount } = open()
  expect(screen.getByText('เมื่อตกลงเวลากันแล้ว ร้านเห็นเบอร์ของคุณเพื่อโทรหา')).toBeTruthy()
  unmount()
  open(onSite)
  expect(screen.queryByText(/เห็นเบอร์/)).toBeNull()
})
