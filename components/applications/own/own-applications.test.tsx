import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { AskedQuestion, OwnApplication } from '@/lib/applications/own-application'
import type * as Requests from '@/lib/applications/own-requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { SentNotice } from './sent-notice'
import type * as Store from './store-application'

const texts = messages.ownApplications

const application: OwnApplication = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  jobPostId: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
  state: 'submitted',
  answers: [],
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
})

const questions: AskedQuestion[] = [
  { id: 'q1', text: 'ขี่มอเตอร์ไซค์ได้ไหม', kind: 'yes_no', choices: [] },
  { id: 'q2', text: 'ไซซ์เสื้อ', kind: 'choice', choices: ['S', 'M'] },
  { id: 'q3', text: 'เคยทำที่ไหน', kind: 'text', choices: [] },
]

describe('applying', () => {
  const showForm = () =>
    renderInThai(<ApplyForm jobPostId={application.jobPostId} questions={questions} asksBirthDate={false} />)
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
      <ApplyForm jobPostId={application.jobPostId} questions={questions.slice(2)} asksBirthDate={false} />,
    )
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    await send()
    expect(await screen.findByText(messages.problems.unavailable)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('ร้านป้า')
    expect(router.push).not.toHaveBeenCalled()
  })
})
