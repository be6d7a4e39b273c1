import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Interview } from '@/lib/interviews/interview'
import type * as Starts from '@/lib/interviews/job-start'
import type * as Requests from '@/lib/interviews/requests'
import { sampleInterview } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const acceptTime = jest.fn<typeof Requests.acceptTime>()
const endInterview = jest.fn<typeof Requests.endInterview>()
const reconsiderInterview = jest.fn<typeof Requests.reconsiderInterview>()
const other = jest.fn<() => Promise<Interview>>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({
  acceptTime,
  endInterview,
  reconsiderInterview,
  askOtherTime: other,
  noteOutcome: other,
  proposeOtherTimes: other,
}))
const askJobStart = jest.fn<typeof Starts.askJobStart>()
jest.unstable_mockModule('@/lib/interviews/job-start', () => ({ askJobStart }))
const { InterviewCard } = await import('./interview-card')

const now = Date.parse('2026-11-23T03:14:00Z')
const times = ['2026-11-25T03:00:00.000Z', '2026-11-26T08:30:00.000Z']

const interview = (changes: Partial<Interview> = {}): Interview => ({
  ...sampleInterview,
  id: 'one',
  with: { kind: 'company', id: 'company', name: 'ครัวยายบัว', photoUrl: null, standing: 'represented' },
  kind: 'on_site',
  place: 'สยามสแควร์ ซอย 3',
  note: 'ถามหาคุณแอน',
  times,
  expiresAt: '2026-11-24T03:00:00.000Z',
  can: ['accept', 'ask_other', 'decline'],
  createdAt: '2026-11-23T03:00:00.000Z',
  updatedAt: '2026-11-23T03:00:00.000Z',
  ...changes,
})

beforeEach(() => {
  acceptTime.mockReset()
  endInterview.mockReset()
  other.mockReset()
  askJobStart.mockReset().mockReturnValue(new Promise(() => undefined))
})

const worker: Interview['with'] = {
  kind: 'worker',
  id: 'worker',
  name: 'ณัฐชา',
  photoUrl: null,
  standing: null,
}
const show = (changes?: Partial<Interview>, side: 'company' | 'worker' = 'worker') =>
  renderInThai(
    <InterviewCard
      side={side}
      interview={interview({ ...(side === 'company' && { with: worker }), ...changes })}
      now={now}
    />,
  )
const button = (name: RegExp | string) => screen.getByRole('button', { name })

describe('an interview to answer', () => {
  test('takes a time by one tap, and then says so with the way to the calendar', async () => {
    acceptTime.mockResolvedValue(
      interview({ version: 2, state: 'accepted', startsAt: times[1], expiresAt: null, can: ['cancel'] }),
    )
    show()
    await userEvent.click(button(/^ตกลง พฤ\. 26/))
    expect(acceptTime).toHaveBeenCalledWith('worker', expect.objectContaining({ version: 1 }), times[1] ?? '')
    await screen.findByText('ตกลงแล้ว')
    expect(screen.queryByRole('button', { name: /^ตกลง/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'ลงปฏิทิน' }).getAttribute('href')).toBe(
      '/api/interviews/calendar?interview=one',
    )
  })

  test('shows how it is now where somebody was first, with the reason', async () => {
    const current = interview({ version: 3, state: 'cancelled', expiresAt: null, can: [] })
    acceptTime.mockRejectedValue(new ProblemError({ ...localProblem('stale'), status: 412, current }))
    show()
    await userEvent.click(button(/^ตกลง พ\. 25/))
    await screen.findByText('ยกเลิก')
    expect(screen.getByRole('alert')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^ตกลง/ })).toBeNull()
  })

  test('keeps its answers where the network fails', async () => {
    endInterview.mockRejectedValueOnce(new ProblemError(localProblem('network')))
    endInterview.mockResolvedValueOnce(interview({ version: 2, state: 'declined', can: [] }))
    show()
    await userEvent.click(button('ปฏิเสธ'))
    await screen.findByRole('alert')
    await userEvent.click(button('ปฏิเสธ'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'ปฏิเสธ' })).toBeNull())
  })

  test('is answered after all by who changes their mind', async () => {
    reconsiderInterview.mockResolvedValue(interview({ version: 3 }))
    show({ version: 2, state: 'declined', expiresAt: null, can: ['reconsider'] })
    await userEvent.click(button('เปลี่ยนใจ'))
    expect(await screen.findByRole('button', { name: /^ตกลง พ\. 25/ })).toBeDefined()
    expect(reconsiderInterview).toHaveBeenCalledWith(expect.objectContaining({ version: 2 }))
  })

  test('has a map of its address, and the room of a call only once it is agreed on', () => {
    show()
    expect(screen.getByRole('link', { name: 'ดูแผนที่' }).getAttribute('href')).toContain('maps')
    const room = { kind: 'video', place: 'https://meet.example.com/abc' } as const
    show({ ...room, id: 'two' })
    expect(screen.queryByRole('link', { name: 'เข้าห้องวิดีโอ' })).toBeNull()
    show({ ...room, id: 'three', state: 'accepted', startsAt: times[0], can: ['cancel'] })
    expect(screen.getByRole('link', { name: 'เข้าห้องวิดีโอ' })).toBeDefined()
  })
})

test.each(['worker', 'company'] as const)(
  'one that is cancelled leads the %s to no calendar, and to no place',
  (side) => {
    show({ state: 'cancelled', startsAt: times[0], expiresAt: null, can: [] }, side)
    expect(screen.getByText('ยกเลิก')).toBeVisible()
    expect(screen.getByText('พ. 25 พ.ย. 10:00 น.')).toBeVisible()
    for (const name of ['ลงปฏิทิน', 'ดูแผนที่']) expect(screen.queryByRole('link', { name })).toBeNull()
    expect(screen.queryByText('ถามหาคุณแอน')).toBeNull()
  },
)

describe('another time', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
  })

  test('is asked for on a day and at an hour that the worker names', async () => {
    show()
    await userEvent.click(button('ขอเวลาอื่น'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'ส่งคำขอ' }))
    await dialog.findByText(/กรุณากรอกวันที่|กรุณาเลือกวันที่/)
    expect(other).not.toHaveBeenCalled()
  })

  test('whose reason was typed and not sent has it again after a reload', async () => {
    const reasonIn = async () => {
      show()
      await userEvent.click(button('ขอเวลาอื่น'))
      return within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^เหตุผล/ })
    }
    await userEvent.type(await reasonIn(), 'ติดสอบเช้า')
    cleanup()
    expect(await reasonIn()).toHaveValue('ติดสอบเช้า')
    localStorage.clear()
  })

  test('that is asked for leaves the proposed ones to take, while the other side has the word', async () => {
    const asked = { at: '2026-11-27T03:00:00.000Z', reason: '' }
    const wished = { state: 'reschedule_requested', asked, can: ['accept', 'decline'] } as const
    acceptTime.mockResolvedValue(
      interview({ version: 3, state: 'accepted', startsAt: times[1], expiresAt: null, can: ['cancel'] }),
    )
    show({ ...wished, version: 2, can: [...wished.can] })
    expect(screen.getByText(/^รอ ครัวยายบัว ตอบถึง/)).toBeDefined()
    expect(screen.getByText(messages.interviewing.stillOffered)).toBeDefined()
    expect(screen.queryByRole('button', { name: /27 พ\.ย\./ })).toBeNull()
    await userEvent.click(button(/^ตกลง พฤ\. 26/))
    expect(acceptTime).toHaveBeenCalledWith('worker', expect.objectContaining({ version: 2 }), times[1] ?? '')
    await screen.findByText('ตกลงแล้ว')
  })

  test('of those proposed, one that is over cannot be taken any more', () => {
    const asked = { at: '2026-11-27T03:00:00.000Z', reason: '' }
    show({
      state: 'reschedule_requested',
      asked,
      times: ['2026-11-23T03:00:00.000Z', times[1] ?? ''],
      can: ['accept'],
    })
    expect(screen.getAllByRole('button', { name: /^ตกลง/ })).toHaveLength(1)
  })

  test('that is asked for waits for the other side, who alone has to answer', () => {
    const asked = { state: 'reschedule_requested', asked: { at: times[1] ?? '', reason: '' } } as const
    show({ ...asked, can: ['decline'] })
    expect(screen.getByText(/^รอ ครัวยายบัว ตอบถึง/)).toBeDefined()
    expect(screen.queryByText(/^ตอบภายใน/)).toBeNull()
    show({ ...asked, id: 'two', can: ['propose', 'accept', 'cancel'] }, 'company')
    expect(screen.getByText(/^ตอบภายใน/)).toBeDefined()
  })
})

describe('a time at which its worker works', () => {
  const title = 'แคชเชียร์เย็น'
  const showBeside = (start: string, end: string, changes?: Partial<Interview>) =>
    renderInThai(
      <InterviewCard side="worker" interview={interview(changes)} now={now} work={[{ title, start, end }]} />,
    )
  const said = () => screen.queryAllByText(/คุณมีกะงาน/).map(({ textContent }) => textContent)

  test('is said before it is agreed to, and only that one', () => {
    showBeside('2026-11-26T08:45:00.000Z', '2026-11-26T14:00:00.000Z')
    expect(said()).toEqual([expect.stringMatching(/^พฤ\. 26 พ\.ย\. 15:30 น\. คุณมีกะงาน “แคชเชียร์เย็น”$/)])
  })

  test('is still said of one that is agreed on, or asked for', () => {
    const [at = ''] = times
    const { unmount } = showBeside(at, times[1] ?? '', { state: 'accepted', startsAt: at, can: ['cancel'] })
    expect(said()).toHaveLength(1)
    unmount()
    showBeside(at, times[1] ?? '', { state: 'reschedule_requested', asked: { at, reason: '' } })
    expect(said()).toHaveLength(1)
  })

  test('is none where the shift begins as the interview ends, or ends as it begins', () => {
    showBeside('2026-11-25T03:30:00.000Z', '2026-11-26T08:30:00.000Z')
    expect(said()).toEqual([])
  })
})

describe('a time after the work has begun', () => {
  const said = () => screen.queryAllByText(/อยู่หลัง/).map(({ textContent }) => textContent)
  const at = '2026-11-26T03:00:00.000Z'

  test('is said to the worker before they take it, and only that one', async () => {
    askJobStart.mockResolvedValue({ at, shift: 'first' })
    show({ id: 'late', post: { id: 'post of late', title: 'พนักงานเสิร์ฟ', workType: 'waiter' } })
    await screen.findByText(/อยู่หลัง/)
    expect(said()).toEqual(['พฤ. 26 พ.ย. 15:30 น. อยู่หลังกะแรกของงานนี้ ซึ่งเริ่ม พฤ. 26 พ.ย. 10:00 น.'])
    expect(askJobStart).toHaveBeenCalledWith('worker', 'post of late', 'company')
    expect(button(/^ตกลง พฤ\. 26/)).toBeEnabled()
  })

  test('is said to the company of what was asked for; of shifts that people choose among the last counts', async () => {
    askJobStart.mockResolvedValue({ at, shift: 'last' })
    const asked = { at: '2026-11-27T11:00:00.000Z', reason: '' }
    show(
      {
        id: 'wished late',
        with: { kind: 'worker', id: 'mali', name: 'มาลี', photoUrl: null, standing: null },
        post: { id: 'other post', title: 'พนักงานเสิร์ฟ', workType: 'waiter' },
        state: 'reschedule_requested',
        asked,
        can: ['propose', 'accept', 'cancel'],
      },
      'company',
    )
    await screen.findByText(/อยู่หลัง/)
    expect(said()).toEqual(['ศ. 27 พ.ย. 18:00 น. อยู่หลังกะสุดท้ายของงานนี้ ซึ่งเริ่ม พฤ. 26 พ.ย. 10:00 น.'])
    expect(askJobStart).toHaveBeenCalledWith('company', 'other post', 'mali')
  })
})

describe('a telephone call', () => {
  const call = { kind: 'phone', place: '' } as const
  const agreed = { ...call, state: 'accepted', startsAt: times[0], expiresAt: null } as const

  test('says to each side whom the workplace rings, and that agreeing shows it the number', () => {
    show(call)
    expect(screen.getByText('ร้านจะโทรหาคุณตามเวลานัด เมื่อตกลงเวลากันแล้ว ร้านเห็นเบอร์ของคุณเพื่อโทรหา')).toBeDefined()
    show({ ...call, id: 'two' }, 'company')
    expect(screen.getByText('คุณโทรหา ณัฐชา ตามเวลานัด เมื่อตกลงเวลากันแล้ว คุณเห็นเบอร์เพื่อโทรหา')).toBeDefined()
  })

  test.each([
    ['worker', 'ร้านจะโทรหาคุณตามเวลานัด'],
    ['company', 'คุณโทรหา ณัฐชา ตามเวลานัด'],
  ] as const)('says to the %s no more of a number that the company reads already', (side, said) => {
    renderInThai(
      <InterviewCard
        side={side}
        interview={interview({ ...call, ...(side === 'company' && { with: worker }) })}
        now={now}
        isNumberRead
      />,
    )
    expect(screen.getByText(said)).toBeVisible()
    expect(screen.queryByText(/เห็นเบอร์/)).toBeNull()
  })

  test('that is agreed on has the number for the company to press, or says that it has none', () => {
    const { unmount } = show({ ...agreed, phone: '0815550100', can: ['cancel'] }, 'company')
    expect(screen.getByRole('link', { name: 'โทรหาคนหางาน 0815550100' })).toHaveAttribute(
      'href',
      'tel:0815550100',
    )
    unmount()
    show({ ...agreed, can: ['cancel'] }, 'company')
    expect(screen.getByText('ตอนนี้ไม่เห็นเบอร์ของคนหางาน ทักในแชตแทน')).toBeDefined()
    expect(screen.queryByText(/จะโทรหา/)).toBeNull()
  })
})

describe('an interview that has begun', () => {
  const begun = {
    kind: 'phone',
    place: '',
    state: 'accepted',
    startsAt: '2026-11-23T03:00:00.000Z',
    expiresAt: null,
  } as const

  test('asks the company for its result from its beginning on, also on a page that is older', () => {
    show({ ...begun, can: ['propose', 'cancel'] }, 'company')
    expect(button('บอกผล')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'ยกเลิกนัด' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'เสนอเวลาอื่น' })).toBeNull()
  })

  test('says to the worker whom nobody rings what to do, with the number of the workplace where it is known', () => {
    const withPhone = (phone?: string, changes?: Partial<Interview>) =>
      renderInThai(
        <InterviewCard
          side="worker"
          interview={interview({ ...begun, can: ['ask_other', 'cancel'], ...changes })}
          now={now}
          workplacePhone={phone}
        />,
      )
    const { unmount } = withPhone('021234567')
    expect(screen.getByText('ร้านไม่โทรมา? โทรหาร้านได้เลย')).toBeDefined()
    expect(screen.getByRole('link', { name: 'โทรหาร้าน 021234567' })).toHaveAttribute('href', 'tel:021234567')
    expect(screen.queryByRole('button', { name: 'ขอเวลาอื่น' })).toBeNull()
    unmount()
    withPhone(undefined, { startsAt: '2026-11-23T01:00:00.000Z' })
    expect(screen.getByText('เลยเวลานัดแล้ว รอร้านบอกผล ร้านไม่โทรมา? ทักร้านในแชตได้เลย')).toBeDefined()
    expect(screen.queryByText(/ร้านจะโทรหาคุณ/)).toBeNull()
    expect(screen.getByRole('link', { name: /เปิดแชต/ })).toHaveAttribute('href', '/chat?c=talk')
  })

  test('is nothing to ask about before its time', () => {
    show({ ...begun, startsAt: '2026-11-23T03:15:00.000Z', can: ['cancel'] })
    expect(screen.queryByText(/ร้านไม่โทรมา/)).toBeNull()
    expect(button('ยกเลิกนัด')).toBeDefined()
  })
})

test('a wish for another time than the agreed one says to both that this stands meanwhile', async () => {
  const [agreedAt = ''] = times
  const asked = { at: times[1] ?? '', reason: '' }
  const wish: Partial<Interview> = {
    state: 'reschedule_requested',
    startsAt: agreedAt,
    times: [agreedAt],
    asked,
  }
  const line = 'ถ้าไม่มีใครตอบ นัดเดิม พ. 25 พ.ย. 10:00 น. ยังอยู่'
  const { unmount } = show({ ...wish, can: ['accept', 'decline'] })
  expect(screen.getByText(line)).toBeDefined()
  unmount()
  const company = show({ ...wish, can: ['propose', 'accept', 'cancel'] }, 'company')
  expect(screen.getByText(line)).toBeDefined()
  company.unmount()
  // Nothing was agreed on before.
  show({ ...wish, startsAt: null, can: ['accept', 'decline'] })
  expect(screen.queryByText(line)).toBeNull()
})

test('who asks for another time than the agreed one reads that this stands unless the other side answers', async () => {
  show({ state: 'accepted', startsAt: times[0], expiresAt: null, can: ['ask_other', 'cancel'] })
  await userEvent.click(button('ขอเวลาอื่น'))
  expect(await screen.findByText(/ถ้าร้านไม่ตอบ นัดเดิม พ\. 25 พ\.ย\. 10:00 น\. ยังอยู่/)).toBeVisible()
})

describe('for the company', () => {
  test('a wish is agreed to by one tap, and says why', async () => {
    show(
      {
        state: 'reschedule_requested',
        asked: { at: times[1] ?? '', reason: 'ติดเรียนช่วงบ่าย' },
        can: ['propose', 'accept', 'cancel'],
      },
      'company',
    )
    expect(screen.getByText(/ติดเรียนช่วงบ่าย/)).toBeDefined()
    expect(button(/^ตกลง พฤ\. 26/)).toBeDefined()
    expect(button('เสนอเวลาอื่น')).toBeDefined()
  })

  test('one that is over asks for its result, and says how long the candidate waits', () => {
    show(
      { state: 'accepted', startsAt: '2026-11-19T03:00:00.000Z', can: ['complete', 'mark_no_show'] },
      'company',
    )
    expect(button('บอกผล')).toBeDefined()
    expect(screen.getByText(/ผู้สมัครรอ 3 วัน/)).toBeDefined()
  })
})

test.each([
  ['worker', 'worker', 'คุณยกเลิก'],
  ['company', 'worker', 'ผู้สมัครยกเลิก'],
  ['worker', 'company', 'ร้านยกเลิก'],
  ['company', 'company', 'ร้านยกเลิก'],
  ['company', 'system', 'ยกเลิก'],
] as const)('a cancelled one says to the %s that the %s did it', (side, cancelledBy, said) => {
  show({ state: 'cancelled', can: [], cancelledBy }, side)
  expect(screen.getByText(said)).toBeVisible()
})
