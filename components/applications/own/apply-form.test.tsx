import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem } from '@/lib/api/problem'
import type { AskedQuestion, OwnApplication, OwnWorker } from '@/lib/applications/own-application'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { wholeText } from '@/lib/testing/whole-text'
import messages from '@/messages/th.json' with { type: 'json' }
import { ShownToEmployer } from './shown-to-employer'
import type * as Store from './store-application'

const storeApplication = jest.fn<typeof Store.storeApplication>()
const storeBirthDate = jest.fn<typeof Store.storeBirthDate>()
jest.unstable_mockModule('./store-application', () => ({ storeApplication, storeBirthDate }))
const { ApplyForm } = await import('./apply-form')
const { router } = await import('@/lib/testing/navigation')

const application = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  jobPostId: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
} as OwnApplication

beforeEach(() => {
  localStorage.clear()
  for (const mock of [storeApplication, storeBirthDate, router.replace]) mock.mockReset()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))

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

test('a question is no field’s name: who leaves one open is asked to answer it', async () => {
  renderInThai(
    <ApplyForm
      jobPostId={application.jobPostId}
      questions={questions}
      birthDate="1999-04-13"
      shifts={null}
    />,
  )
  await press(messages.applying.submit)
  expect(await screen.findAllByText('กรุณาตอบข้อนี้')).toHaveLength(3)
  expect(screen.queryByText(/กรุณา(เลือก|กรอก)/)).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ก'.repeat(501) } })
  fireEvent.blur(screen.getByRole('textbox'))
  expect(await screen.findByText('คำตอบต้องไม่เกิน 500 ตัวอักษร')).toBeTruthy()
})

describe('choosing shifts', () => {
  const choice = messages.shiftChoice
  const showForm = () =>
    renderInThai(
      <ApplyForm
        jobPostId={application.jobPostId}
        questions={questions.slice(2)}
        birthDate="1999-04-13"
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

  test('one that clashes with a job somebody has says with which, and cannot be ticked', () => {
    const clash = 'ชนกับงาน “แคชเชียร์” ของ ครัวยายบัว ส. 28 พ.ย. 2569'
    renderInThai(
      <ApplyForm
        jobPostId={application.jobPostId}
        questions={[]}
        birthDate="1999-04-13"
        shifts={openShifts.map((shift) => (shift.id === 'sat' ? { ...shift, clash } : shift))}
      />,
    )
    expect(box(/28 พ.ย. 2569.*09:00.*ชนกับงาน/).disabled).toBe(true)
    expect(box(/29 พ.ย./).disabled).toBe(false)
    // Not told apart by a grey alone, which a dark browser gives to all of them.
    const isLocked = (name: RegExp) => box(name).parentElement?.querySelector('[href$="#lock"]') !== null
    expect([/28 พ.ย. 2569.*09:00/, /27 พ.ย./, /29 พ.ย./].map(isLocked)).toEqual([true, true, false])
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
    expect(screen.getByText(wholeText('มานะ ขยันดี'))).toBeTruthy()
    expect(screen.queryByText(messages.applying.contactLater) !== null).toBe(isTold)
  })

  const showForm = () =>
    renderInThai(
      <ApplyForm
        jobPostId={application.jobPostId}
        questions={questions}
        birthDate="1999-04-13"
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
    expect(router.replace).toHaveBeenCalledWith(`/jobs/applications?sent=${application.id}`)
  })

  const form = (birthDate: string | null) => (
    <ApplyForm jobPostId={application.jobPostId} questions={[]} birthDate={birthDate} shifts={null} />
  )

  test('when somebody was born is asked where it is not known, and kept for the next application', async () => {
    storeBirthDate.mockResolvedValue(null)
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    renderInThai(form(null))
    await send()
    expect(storeApplication).not.toHaveBeenCalled()
    const field = screen.getByLabelText(messages.applying.birthDate)
    fireEvent.change(field, { target: { value: '1999-04-13' } })
    await send()
    expect(storeBirthDate).toHaveBeenCalledWith('1999-04-13')
    expect(storeApplication).toHaveBeenCalledWith({ jobPostId: application.jobPostId, answers: [] })
  })

  test('once known it is not asked again; it can be corrected', async () => {
    storeBirthDate.mockResolvedValue(null)
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    renderInThai(form('1999-04-13'))
    expect(screen.queryByLabelText(messages.applying.birthDate)).toBeNull()
    expect(screen.getByText(/13 เมษายน 2542/)).toBeTruthy()
    await press(messages.applying.correctBirthDate)
    const field = screen.getByLabelText(messages.applying.birthDate)
    fireEvent.change(field, { target: { value: '1998-04-13' } })
    await send()
    expect(storeBirthDate).toHaveBeenCalledWith('1998-04-13')
  })

  test('who is too young for a post is led to other jobs, and reads one error at a time', async () => {
    storeBirthDate.mockResolvedValue(null)
    storeApplication.mockResolvedValue({
      problem: { ...localProblem('unknown'), code: 'age_out_of_range', status: 409 },
    })
    renderInThai(form(null))
    const field = screen.getByLabelText(messages.applying.birthDate)
    fireEvent.change(field, { target: { value: '2010-04-13' } })
    await send()
    const refusal = messages.problems.age_out_of_range
    expect(await screen.findByText(refusal)).toBeTruthy()
    const others = screen.getByRole('link', { name: messages.applying.otherJobs })
    expect(others.getAttribute('href')).toBe('/jobs')

    fireEvent.change(field, { target: { value: '2999-04-13' } })
    await send()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText(refusal)).toBeNull()
    expect(storeApplication).toHaveBeenCalledTimes(1)

    fireEvent.change(field, { target: { value: '2010-04-13' } })
    await send()
    expect(await screen.findByText(refusal)).toBeTruthy()
  })

  test('a refusal is said, and what was typed stays', async () => {
    storeApplication.mockResolvedValue({
      problem: { ...localProblem('unknown'), code: 'unavailable', status: 503, requestId: 'r-1' },
    })
    renderInThai(
      <ApplyForm
        jobPostId={application.jobPostId}
        questions={questions.slice(2)}
        birthDate="1999-04-13"
        shifts={null}
      />,
    )
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    await send()
    expect(await screen.findByText(messages.problems.unavailable)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('ร้านป้า')
    expect(router.replace).not.toHaveBeenCalled()
  })
})

describe('what was typed', () => {
  const show = (changes: { shifts?: typeof openShifts; birthDate?: string | null } = {}) =>
    renderInThai(
      <ApplyForm
        jobPostId={application.jobPostId}
        questions={questions.slice(2)}
        birthDate={changes.birthDate === undefined ? '1999-04-13' : changes.birthDate}
        shifts={changes.shifts ?? openShifts}
      />,
    )
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const [saturday, sunday] = [/28 พ.ย. 2569.*09:00/, /29 พ.ย./]
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('partim:draft:apply:'))

  test('is there again after a reload, but for shifts that filled up meanwhile; and can be thrown away', async () => {
    const { unmount } = show()
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    await userEvent.click(box(saturday))
    await userEvent.click(box(sunday))
    unmount()
    show({ shifts: openShifts.map((shift) => (shift.id === 'sat' ? { ...shift, placesLeft: 0 } : shift)) })
    expect(await screen.findByDisplayValue('ร้านป้า')).toBeVisible()
    expect([box(saturday).checked, box(sunday).checked]).toEqual([false, true])
  })

  test('is thrown away on request', async () => {
    const { unmount } = show()
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    unmount()
    show()
    await press(messages.forms.draft.discard)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
    expect(kept()).toEqual([])
  })

  test.each([
    ['where it is not known', null],
    ['where it is being corrected', '1999-04-13'],
  ])('is a day of birth, too, %s', async (_, birthDate) => {
    const { unmount } = show({ birthDate })
    if (birthDate) await press(messages.applying.correctBirthDate)
    fireEvent.change(screen.getByLabelText(messages.applying.birthDate), { target: { value: '1998-02-01' } })
    unmount()
    show({ birthDate })
    expect(await screen.findByDisplayValue('1998-02-01')).toBeVisible()
  })

  test('is kept no longer once it is sent', async () => {
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    const { unmount } = show()
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    await userEvent.click(box(sunday))
    await press(messages.applying.submit)
    expect(router.replace).toHaveBeenCalled()
    unmount()
    expect(kept()).toEqual([])
  })
})
