import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Application, Board } from '@/lib/applications/application'
import type * as Applications from '@/lib/applications/requests'
import {
  sampleApplicant,
  sampleApplication,
  sampleBoard,
  unaskedRequests,
} from '@/lib/applications/sample-board'
import type { Interview } from '@/lib/interviews/interview'
import type * as Interviews from '@/lib/interviews/requests'
import { sampleInterview, unaskedInterviews } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const texts = messages.interviewing
const postId = '0190a5c2-0000-7000-8000-000000000900'

const application = (changes: Partial<Application> = {}): Application => ({
  ...sampleApplication,
  jobPostId: postId,
  workerId: 'worker-1',
  state: 'viewed',
  stage: 'viewed',
  events: ['interview', 'reject'],
  ...changes,
})

const interview = (changes: Partial<Interview> = {}): Interview => ({
  ...sampleInterview,
  with: { ...sampleInterview.with, id: 'worker-1', name: 'ธนา' },
  post: { id: postId, title: 'พนักงานเสิร์ฟ', workType: 'waiter' },
  ...changes,
})

let stored: Application
let others: readonly Application[]
const boardOf = (): Board => sampleBoard([stored, ...others])
const changeStates = jest.fn<typeof Applications.changeStates>(async () => {
  stored = { ...stored, state: 'interview', stage: 'interview', version: 2 }
  return [{ applicationId: stored.id, application: stored, refusal: null, movedBy: null }]
})
jest.unstable_mockModule('@/lib/applications/requests', () => ({
  ...unaskedRequests,
  askBoard: async () => boardOf(),
  changeStates,
}))
const proposeInterview = jest.fn<typeof Interviews.proposeInterview>()
const askInterviews = jest.fn<() => Promise<Interview[]>>()
jest.unstable_mockModule('@/lib/interviews/requests', () => ({
  ...unaskedInterviews,
  proposeInterview,
  askInterviews,
}))
const nothing = () => null
jest.unstable_mockModule('@/components/talk/talk-ways', () => ({ LazyTalkButton: nothing }))
const toast = jest.fn<(kind: string, text: string) => Promise<void>>()
jest.unstable_mockModule('@/components/ui/toast', () => ({ toast }))
const { default: BoardToTalk } = await import('./board-to-talk')

beforeEach(() => {
  localStorage.clear()
  toast.mockReset()
  proposeInterview.mockReset()
  askInterviews.mockReset()
  changeStates.mockClear()
  stored = application()
  others = []
})

const show = (interviews: readonly Interview[] | null, isUnproven = false) =>
  renderInThai(
    <BoardToTalk
      jobPostId={postId}
      headcount={1}
      shifts={[]}
      board={boardOf()}
      address="ครัวริมคลอง 99/1 ถนนพระราม 1 เขตปทุมวัน"
      {...{ interviews, isUnproven }}
    />,
  )
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const send = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'เสนอเวลาสัมภาษณ์ ธนา' })
  await userEvent.click(within(dialog).getByRole('button', { name: texts.form.send }))
}

test('who sends times reads that they went out, in the person’s dialog and on their card', async () => {
  proposeInterview.mockResolvedValue(interview())
  show([])
  await press('ธนา')
  await press('นัดสัมภาษณ์ ธนา')
  await send()
  const sent = /^ส่งเวลาให้ ธนา แล้ว ตอบได้ถึง อา\. 29 พ\.ย\. 16:09/
  const person = screen.getByRole('dialog', { name: 'ธนา' })
  expect(await within(person).findByRole('alert')).toHaveTextContent(sent)
  expect(toast).toHaveBeenCalledWith('success', expect.stringMatching(sent))
  expect(await within(person).findByText(texts.states.proposed)).toBeInTheDocument()
  expect(within(person).queryByRole('button', { name: 'นัดสัมภาษณ์ ธนา' })).toBeNull()
  expect(screen.getByRole('article', { name: '' })).toHaveTextContent(
    /รอตอบเวลาสัมภาษณ์ จ\. 30 พ\.ย\. 14:00 น\. และอีก\s1\sเวลา/,
  )
})

test.each<[string, Partial<Interview>, RegExp]>([
  ['proposed', {}, /รอตอบเวลาสัมภาษณ์ จ\. 30 พ\.ย\. 14:00/],
  ['agreed on', { state: 'accepted', startsAt: '2026-12-01T03:00:00.000Z' }, /นัดสัมภาษณ์ อ\. 1 ธ\.ค\. 10:00/],
  [
    'wished otherwise',
    { state: 'reschedule_requested', asked: { at: '2026-12-01T11:00:00.000Z', reason: '' } },
    /ขอสัมภาษณ์เวลาอื่น อ\. 1 ธ\.ค\. 18:00/,
  ],
])('an interview that is %s stands on the card of who opens the page again', async (_what, changes, said) => {
  show([interview({ with: { ...interview().with, id: 'somebody else' } }), interview(changes)])
  expect(await screen.findByText(said)).toBeInTheDocument()
})

test('an interview about another post says so, because there is one at a time', async () => {
  const other = {
    id: '0190a5c2-0000-7000-8000-000000000901',
    title: 'ผู้ช่วยครัว',
    workType: 'kitchen_helper',
  } as const
  show([interview({ state: 'accepted', startsAt: '2026-12-01T03:00:00.000Z', post: other })])
  expect(screen.getByRole('article', { name: '' })).toHaveTextContent(
    /นัดสัมภาษณ์ อ\. 1 ธ\.ค\..*เรื่องงาน “ผู้ช่วยครัว”/,
  )
  await press('ธนา')
  const person = screen.getByRole('dialog', { name: 'ธนา' })
  expect(within(person).getByText('เรื่องงาน “ผู้ช่วยครัว”')).toBeVisible()
  expect(within(person).getByText(/ได้ครั้งละหนึ่งนัด คุยเรื่องงานนี้ในนัดเดียวกันได้/)).toBeVisible()
})

test.each([
  ['accepted', 'ไม่ต้องสัมภาษณ์ นัด อ. 1 ธ.ค. 10:00 น. ยกเลิกเองเมื่อแจ้งเขาว่าได้งาน'],
  ['cancelled', 'ไม่ต้องสัมภาษณ์ อ. 1 ธ.ค. 10:00 น. แล้ว'],
] as const)('who has the job is not said to have an interview that was to come: %s', async (state, said) => {
  stored = application({ state: 'hired', stage: 'hired' })
  const startsAt = '2026-12-01T03:00:00.000Z'
  show([interview({ state, startsAt, expiresAt: null, can: [] })])
  const card = screen.getByRole('article', { name: '' })
  await waitFor(() => expect(card.textContent?.replaceAll(/\s/g, ' ')).toContain(said))
  expect(card).not.toHaveTextContent(/^นัดสัมภาษณ์/)
  await press('ธนา')
  const person = screen.getByRole('dialog', { name: 'ธนา' })
  expect(person.textContent?.replaceAll(/\s/g, ' ')).toContain(said)
  expect(within(person).queryByText(texts.states.accepted)).toBeNull()
})

const chooseIn = async (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }))

test('one button of a person means an interview: it asks for the times, which move them', async () => {
  show([])
  await press('ธนา')
  const person = screen.getByRole('dialog', { name: 'ธนา' })
  const buttons = within(person).getAllByRole('button', { name: /สัมภาษณ์/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['นัดสัมภาษณ์'])
  await chooseIn(person, 'นัดสัมภาษณ์ ธนา')
  expect(await screen.findByRole('dialog', { name: 'เสนอเวลาสัมภาษณ์ ธนา' })).toBeVisible()
  expect(changeStates).not.toHaveBeenCalled()
})

const ways: readonly [string, () => Promise<unknown>][] = [
  [
    'the list of stages',
    async () => {
      await press(/^ตัดสินใจ/)
      await chooseIn(screen.getByRole('dialog'), 'นัดสัมภาษณ์')
    },
  ],
  [
    'the column they are dropped on',
    async () => {
      const dataTransfer = { effectAllowed: '', setData: () => {} }
      fireEvent.dragStart(screen.getByRole('article').closest('li') as HTMLElement, { dataTransfer })
      fireEvent.drop(screen.getByRole('region', { name: /^สัมภาษณ์/ }))
    },
  ],
]

test.each(ways)('somebody is moved to their interview by its times from %s', async (_way, choose) => {
  proposeInterview.mockResolvedValue(interview())
  show([])
  await choose()
  await send()
  expect(proposeInterview).toHaveBeenCalledTimes(1)
  expect(changeStates).not.toHaveBeenCalled()
  expect(await screen.findByText(/^รอตอบเวลาสัมภาษณ์/)).toBeInTheDocument()
})

const decideOn = async (names: readonly string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name: `เลือก ${name}` }))
  const bar = screen.getByRole('region', { name: messages.applications.decisions })
  await chooseIn(bar, 'ตัดสินใจ')
  await chooseIn(screen.getByRole('dialog'), 'นัดสัมภาษณ์')
}

test('several are asked for their interviews one after another', async () => {
  others = [
    application({ id: 'second', workerId: 'worker-2', worker: sampleApplicant(2) }),
    application({ id: 'hired', workerId: 'worker-3', worker: sampleApplicant(3), events: ['reject'] }),
  ]
  proposeInterview.mockImplementation(async ({ workerId }) =>
    interview({ id: workerId, with: { ...interview().with, id: workerId } }),
  )
  show([])
  await decideOn(['ธนา', 'คนที่ 2', 'คนที่ 3'])
  await send()
  await chooseIn(await screen.findByRole('dialog', { name: 'เสนอเวลาสัมภาษณ์ คนที่ 2' }), texts.form.send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(proposeInterview.mock.calls.map(([{ workerId }]) => workerId)).toEqual(['worker-1', 'worker-2'])
})

test('the form says whose turn it is and who follows, and who was not asked stays ticked where it is closed', async () => {
  others = [2, 3].map((number) =>
    application({ id: `${number}`, workerId: `worker-${number}`, worker: sampleApplicant(number) }),
  )
  proposeInterview.mockResolvedValue(interview())
  show([])
  await decideOn(['ธนา', 'คนที่ 2', 'คนที่ 3'])
  const first = await screen.findByRole('dialog', { name: 'เสนอเวลาสัมภาษณ์ ธนา' })
  expect(first).toHaveTextContent(/1 จาก\s3 ต่อไป คนที่ 2, คนที่ 3/)
  await send()
  const second = await screen.findByRole('dialog', { name: 'เสนอเวลาสัมภาษณ์ คนที่ 2' })
  expect(second).toHaveTextContent(/2 จาก\s3 ต่อไป คนที่ 3/)
  await chooseIn(second, texts.close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const bar = screen.getByRole('region', { name: messages.applications.decisions })
  expect(bar).toHaveTextContent(/เลือกไว้\s2\sคน/)
  for (const name of ['เลือก คนที่ 2', 'เลือก คนที่ 3'])
    expect(screen.getByRole('checkbox', { name })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'เลือก ธนา' })).not.toBeChecked()
})

test('who has an interview about another post is named and not moved, and who cancelled theirs is asked anew', async () => {
  stored = application({ state: 'interview', stage: 'interview', events: ['shortlist', 'reject'] })
  others = [application({ id: 'second', workerId: 'worker-2', worker: sampleApplicant(2) })]
  const other = {
    id: '0190a5c2-0000-7000-8000-000000000901',
    title: 'ผู้ช่วยครัว',
    workType: 'kitchen_helper',
  } as const
  proposeInterview.mockResolvedValue(interview({ id: 'anew' }))
  const startsAt = '2026-12-01T03:00:00.000Z'
  const cancelled = interview({ state: 'cancelled', startsAt, expiresAt: null, can: [] })
  const held = interview({
    id: 'held',
    state: 'accepted',
    startsAt,
    with: { ...interview().with, id: 'worker-2' },
    post: other,
  })
  show([cancelled, held])
  await decideOn(['ธนา', 'คนที่ 2'])
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(proposeInterview.mock.calls.map(([{ workerId }]) => workerId)).toEqual(['worker-1'])
  expect(changeStates).not.toHaveBeenCalled()
  const bar = screen.getByRole('region', { name: messages.applications.decisions })
  expect(bar).toHaveTextContent(/คนที่ 2 มีนัดสัมภาษณ์กับร้านอยู่แล้ว นัดได้ครั้งละหนึ่งนัด/)
  await chooseIn(bar, messages.applications.dismiss)
  expect(screen.queryByRole('region', { name: messages.applications.decisions })).toBeNull()
})

test('the sheet of who has an interview about another post has no button that would move them to one', async () => {
  const post = { id: 'other', title: 'ผู้ช่วยครัว', workType: 'kitchen_helper' } as const
  show([interview({ state: 'accepted', startsAt: '2026-12-01T03:00:00.000Z', post })])
  await press('ธนา')
  const person = screen.getByRole('dialog', { name: 'ธนา' })
  expect(within(person).queryByRole('button', { name: 'สัมภาษณ์' })).toBeNull()
})

test('who is rejected goes back by a move, which leads to the times, and so does their card until there are some', async () => {
  proposeInterview.mockResolvedValue(interview())
  stored = application({ state: 'rejected', stage: 'ended' })
  show([])
  await press('ธนา')
  await chooseIn(screen.getByRole('dialog', { name: 'ธนา' }), 'สัมภาษณ์')
  const bar = await screen.findByRole('region', { name: messages.applications.decisions })
  expect(within(bar).getByRole('button', { name: 'เลิกทำ' })).toBeInTheDocument()
  const ways = screen.getAllByRole('button', { name: 'นัดเวลาเลยกับ ธนา' })
  expect(ways.filter((way) => bar.contains(way))).toHaveLength(1)
  expect(ways).toHaveLength(2)
  await userEvent.click(ways.find((way) => bar.contains(way)) as HTMLElement)
  await send()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'นัดเวลาเลยกับ ธนา' })).toBeNull())
})

test('without its interviews the page shows its applicants, and says nothing of what it does not know', async () => {
  stored = application({ state: 'interview', stage: 'interview' })
  askInterviews.mockRejectedValue(new Error('the service is away'))
  show(null)
  expect(await screen.findByRole('button', { name: 'ธนา' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'นัดเวลาเลยกับ ธนา' })).toBeNull()
})

test('who may not write to applicants is offered no interview', async () => {
  stored = application({ state: 'interview', stage: 'interview' })
  show([], true)
  await press('ธนา')
  expect(screen.queryByRole('button', { name: /นัด/ })).toBeNull()
})

test('who may not write to applicants moves them to the stage, which lets them ring', async () => {
  show([], true)
  await press('ธนา')
  await chooseIn(screen.getByRole('dialog', { name: 'ธนา' }), 'สัมภาษณ์')
  await waitFor(() => expect(changeStates).toHaveBeenCalledWith('interview', expect.anything()))
})

test.each([
  ['0812345671', false],
  [null, true],
])('that agreeing shows the number is said only where it does not stand there: %s', async (phone, isSaid) => {
  if (stored.worker) stored = application({ worker: { ...stored.worker, phone } })
  show([interview()])
  await press('ธนา')
  const person = screen.getByRole('dialog', { name: 'ธนา' })
  expect(await within(person).findByText(/^คุณโทรหา ธนา ตามเวลานัด/)).toBeVisible()
  expect(within(person).queryByText(/เมื่อตกลงเวลากันแล้ว คุณเห็นเบอร์/) !== null).toBe(isSaid)
})
