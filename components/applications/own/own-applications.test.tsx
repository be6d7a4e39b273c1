import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { AskedQuestion, OwnApplication, OwnWorker } from '@/lib/applications/own-application'
import type * as Requests from '@/lib/applications/own-requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { SentNotice } from './sent-notice'
import { ShownToEmployer } from './shown-to-employer'
import type * as Store from './store-application'

const texts = messages.ownApplications

const application: OwnApplication = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  jobPostId: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
  state: 'submitted',
  answers: [],
  chosenShifts: [],
  assignedShifts: null,
  events: ['withdraw'],
  version: 1,
  createdAt: '2026-11-22T02:00:00.000Z',
  movedAt: '2026-11-22T02:00:00.000Z',
  post: {
    title: 'พนักงานเสิร์ฟ กะเย็น',
    workType: 'waiter',
    type: 'daily',
    state: 'published',
    payUnit: 'day',
    payAmount: 60_000,
    startsAt: '2026-11-24T09:00:00.000Z',
    expiresAt: '2026-11-25T16:00:00.000Z',
    companyStanding: 'represented',
    companyName: 'ร้านครัวยายบัว',
    branchName: 'สยามสแควร์',
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
  },
}

const changeOwnState = jest.fn<typeof Requests.changeOwnState>()
const askOwnApplications = jest.fn<typeof Requests.askOwnApplications>()
const storeApplication = jest.fn<typeof Store.storeApplication>()
jest.unstable_mockModule('@/lib/applications/own-requests', () => ({ changeOwnState, askOwnApplications }))
jest.unstable_mockModule('./store-application', () => ({ storeApplication }))
const { OwnApplicationList } = await import('./own-application-list')
const { ApplyForm } = await import('./apply-form')
const { router } = await import('@/lib/testing/navigation')

beforeEach(() => {
  for (const mock of [changeOwnState, askOwnApplications, storeApplication, router.push]) mock.mockReset()
})

const show = (changes: Partial<OwnApplication> = {}) =>
  renderInThai(<OwnApplicationList page={{ items: [{ ...application, ...changes }], nextCursor: null }} />)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))
const ofPost = (event: keyof typeof texts.events) => `${texts.events[event]} ${application.post.title}`

describe("a worker's own applications", () => {
  test('say where each stands and what that means', () => {
    show()
    expect(screen.getByText(texts.states.submitted)).toBeTruthy()
    expect(screen.getByText(texts.about.submitted)).toBeTruthy()
    expect(screen.getByRole('link', { name: application.post.title }).getAttribute('href')).toBe(
      `/jobs/${application.jobPostId}`,
    )
  })

  test('one that was sent a moment ago is told of', () => {
    renderInThai(<SentNotice />)
    expect(screen.getByRole('alert').textContent).toBe(texts.sent.title + texts.sent.about)
  })

  test('an offer is accepted at a press', async () => {
    const hired = { ...application, state: 'hired', events: ['withdraw'] } as const
    changeOwnState.mockResolvedValue({ ...hired, events: [...hired.events] })
    show({ state: 'offered', events: ['withdraw', 'accept', 'decline'] })
    await press(ofPost('accept'))
    expect(changeOwnState).toHaveBeenCalledWith(expect.objectContaining({ state: 'offered' }), 'accept')
    expect(await screen.findByText(texts.states.hired)).toBeTruthy()
    expect(screen.queryByRole('button', { name: ofPost('accept') })).toBeNull()
  })

  test('withdrawing asks first, and does nothing when it is thought better of', async () => {
    show()
    await press(ofPost('withdraw'))
    await press(texts.keep)
    expect(changeOwnState).not.toHaveBeenCalled()
    changeOwnState.mockResolvedValue({ ...application, state: 'withdrawn', events: [] })
    await press(ofPost('withdraw'))
    const dialog = within(screen.getByRole('dialog', { hidden: true }))
    await userEvent.click(dialog.getByRole('button', { name: texts.events.withdraw, hidden: true }))
    expect(await screen.findByText(texts.states.withdrawn)).toBeTruthy()
  })

  test('a company that was quicker is told of, with the application as it stands now', async () => {
    const current = { ...application, state: 'rejected', events: [] }
    const problem = { ...localProblem('wrong_state'), status: 409, current }
    changeOwnState.mockRejectedValue(new ProblemError(problem))
    show({ state: 'offered', events: ['accept'] })
    await press(ofPost('accept'))
    expect(await screen.findByText(texts.states.rejected)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(messages.problems.wrong_state)
  })

  test('what has become too late is not taken for a change of shifts', async () => {
    const hired = { ...application, state: 'hired' as const, events: ['withdraw' as const] }
    for (const version of [hired.version, hired.version + 1]) {
      const problem = {
        ...localProblem('wrong_state'),
        status: 409,
        current: { ...hired, events: [], version },
      }
      changeOwnState.mockRejectedValueOnce(new ProblemError(problem))
      const { unmount } = show({ state: 'hired', events: ['withdraw'] })
      await press(ofPost('withdraw'))
      const dialog = within(screen.getByRole('dialog', { hidden: true }))
      await userEvent.click(dialog.getByRole('button', { name: texts.events.withdraw, hidden: true }))
      expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.wrong_state)
      unmount()
    }
  })

  test('an offer that is for other shifts by now is shown as it is, to be answered anew', async () => {
    const [sat, noon] = [openShifts.slice(1, 2), openShifts.slice(2, 3)]
    const offered = { state: 'offered' as const, events: ['accept' as const], chosenShifts: openShifts }
    const current = {
      ...application,
      ...offered,
      events: [...offered.events],
      assignedShifts: noon,
      version: 9,
    }
    const problem = { ...localProblem('wrong_state'), status: 409, current }
    changeOwnState.mockRejectedValueOnce(new ProblemError(problem))
    show({ ...offered, assignedShifts: sat })
    await press(ofPost('accept'))
    expect((await screen.findByRole('alert')).textContent).toBe(texts.shifts.changed)
    expect(screen.getByText('กะที่คุณได้ทำ 1 กะ').parentElement?.textContent).toContain('13:00–17:00')
    changeOwnState.mockResolvedValue({ ...current, state: 'hired', events: [] })
    await press(ofPost('accept'))
    expect(changeOwnState).toHaveBeenLastCalledWith(expect.objectContaining({ version: 9 }), 'accept')
    expect(await screen.findByText(texts.states.hired)).toBeTruthy()
  })
})

test('the shifts somebody chose are shown until they are given theirs', () => {
  const chosenShifts = openShifts.slice(1)
  show({ chosenShifts, assignedShifts: null })
  expect(screen.getByText(texts.shifts.chosen).parentElement?.textContent).toContain('13:00–17:00')
  show({ state: 'offered', chosenShifts, assignedShifts: chosenShifts.slice(2) })
  const given = screen.getByText('กะที่คุณได้ทำ 1 กะ').parentElement
  expect(given?.textContent).toContain('29 พ.ย.')
  expect(given?.textContent).not.toContain('28 พ.ย.')
})

const questions: AskedQuestion[] = [
  { id: 'q1', text: 'ขี่มอเตอร์ไซค์ได้ไหม', kind: 'yes_no', choices: [] },
  { id: 'q2', text: 'ไซซ์เสื้อ', kind: 'choice', choices: ['S', 'M'] },
  { id: 'q3', text: 'เคยทำที่ไหน', kind: 'text', choices: [] },
]

const openShifts = [
  { id: 'fri', date: '2026-11-27', startTime: '09:00', endTime: '13:00' },
  { id: 'sat', date: '2026-11-28', startTime: '09:00', endTime: '13:00' },
  { id: 'noon', date: '2026-11-28', startTime: '13:00', endTime: '17:00' },
  { id: 'sun', date: '2026-11-29', startTime: '09:00', endTime: '13:00' },
].map((shift) => ({ ...shift, breakMinutes: 0, places: 2, placesLeft: shift.id === 'fri' ? 0 : 2 }))

describe('choosing shifts', () => {
  const choice = messages.shiftChoice
  const showForm = () =>
    renderInThai(
      <ApplyForm
        jobPostId={application.jobPostId}
        questions={questions.slice(2)}
        asksBirthDate={false}
        shifts={openShifts}
      />,
    )
  const send = () => press(messages.applying.submit)
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  const answer = () => userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')

  test('none is ticked, a full one cannot be, and one is needed', async () => {
    showForm()
    expect(ticked()).toEqual([false, false, false, false])
    expect(box(/27 พ.ย./).disabled).toBe(true)
    await answer()
    await send()
    expect(await screen.findByText(`กรุณาเลือก${choice.label}`)).toBeTruthy()
    expect(document.activeElement).toBe(box(/28 พ.ย. 2569.*09:00/))
    expect(storeApplication).not.toHaveBeenCalled()
  })

  test('all that have a place are ticked at one tap; those of one day without a rest are refused together', async () => {
    showForm()
    await answer()
    await press('เลือกทั้งหมด (3)')
    expect(ticked()).toEqual([false, true, true, true])
    await send()
    expect(await screen.findByText(/รวมแล้วทำงานเกิน 5 ชั่วโมงโดยพักไม่ถึง 60 นาที/)).toBeTruthy()
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    await userEvent.click(box(/13:00–17:00/))
    await send()
    expect(storeApplication).toHaveBeenCalledWith(expect.objectContaining({ shiftIds: ['sat', 'sun'] }))
  })

  test('one that filled up meanwhile is said and unticked, and the rest stays', async () => {
    const shifts = openShifts.map(({ id, places }) => ({
      shiftId: id,
      places,
      taken: id === 'sat' ? 2 : 0,
      hasBegun: false,
    }))
    storeApplication.mockResolvedValueOnce({
      problem: { ...localProblem('shift_taken'), status: 409, current: { shifts } },
    })
    showForm()
    await answer()
    await userEvent.click(box(/28 พ.ย. 2569.*09:00/))
    await userEvent.click(box(/29 พ.ย./))
    await send()
    expect(await screen.findByText(messages.problems.shift_taken)).toBeTruthy()
    expect(screen.getByText(choice.justTaken)).toBeTruthy()
    expect(ticked()).toEqual([false, false, false, true])
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('ร้านป้า')
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    await send()
    expect(storeApplication).toHaveBeenLastCalledWith(expect.objectContaining({ shiftIds: ['sun'] }))
  })
})

describe('applying', () => {
  test.each([
    ['registered', true],
    ['represented', false],
  ] as const)('a worker is told what a %s company does not see yet: %s', (standing, isTold) => {
    const worker = {
      displayName: 'มานะ',
      givenName: 'มานะ',
      familyName: 'ขยันดี',
      phone: '0898765432',
      headline: null,
      province: null,
      workTypes: ['waiter'],
      experienceYears: 0,
    } as unknown as OwnWorker
    renderInThai(
      <ShownToEmployer
        worker={worker}
        area={null}
        company={{ name: 'ร้านครัวยายบัว', standing }}
        resumeHref="/resume/somebody"
      />,
    )
    expect(screen.getByText('มานะ ขยันดี')).toBeTruthy()
    expect(screen.queryByText(messages.applying.contactLater) !== null).toBe(isTold)
  })

  const showForm = () =>
    renderInThai(
      <ApplyForm
        jobPostId={application.jobPostId}
        questions={questions}
        asksBirthDate={false}
        shifts={null}
      />,
    )
  const send = () => press(messages.applying.submit)

  test('every question wants an answer', async () => {
    showForm()
    await send()
    expect(await screen.findAllByText(/^กรุณา/)).not.toHaveLength(0)
    expect(storeApplication).not.toHaveBeenCalled()
  })

  test('the answers are sent beside their questions, and the way leads to the own applications', async () => {
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    showForm()
    await userEvent.click(screen.getByRole('radio', { name: messages.applying.yes }))
    await userEvent.click(screen.getByRole('radio', { name: 'M' }))
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    await send()
    expect(storeApplication).toHaveBeenCalledWith({
      jobPostId: application.jobPostId,
      answers: [
        { questionId: 'q1', answer: 'yes' },
        { questionId: 'q2', answer: 'M' },
        { questionId: 'q3', answer: 'ร้านป้า' },
      ],
    })
    expect(router.push).toHaveBeenCalledWith(`/jobs/applications?sent=${application.id}`)
  })

  test('a refusal is said, and what was typed stays', async () => {
    storeApplication.mockResolvedValue({
      problem: { ...localProblem('unknown'), code: 'unavailable', status: 503, requestId: 'r-1' },
    })
    renderInThai(
      <ApplyForm
        jobPostId={application.jobPostId}
        questions={questions.slice(2)}
        asksBirthDate={false}
        shifts={null}
      />,
    )
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    await send()
    expect(await screen.findByText(messages.problems.unavailable)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('ร้านป้า')
    expect(router.push).not.toHaveBeenCalled()
  })
})
