import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField } from '@/components/forms/text-field'
import { localProblem } from '@/lib/api/problem'
import { type ApplyPost, applyPostOf } from '@/lib/applications/apply-post'
import type { OwnApplication } from '@/lib/applications/own-application'
import { sampleOwnWorker as known } from '@/lib/applications/sample-own-worker'
import type * as Store from '@/lib/applications/store-application'
import { signInMark } from '@/lib/auth/sign-in-mark'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import { wholeText } from '@/lib/testing/whole-text'
import messages from '@/messages/th.json' with { type: 'json' }
import { ageOn } from '@/validators/age'
import { bangkokToday } from '@/validators/rules'
import { addDays } from '@/validators/shift-days'
import type { ApplyForm as Form } from './apply-form'
import { ShownNow } from './shown-now'

const storeApplication = jest.fn<typeof Store.storeApplication>()
const storeBirthDate = jest.fn<typeof Store.storeBirthDate>()
const storeFirstAnswers = jest.fn<typeof Store.storeFirstAnswers>()
const forgetApplication = jest.fn<typeof Store.forgetApplication>()
jest.unstable_mockModule('@/lib/applications/store-application', () => ({
  applyDraft: (id: string) => `apply:${id}`,
  forgetApplication,
  storeApplication,
  storeBirthDate,
  storeFirstAnswers,
}))
const { ApplyForm } = await import('./apply-form')
const { router } = await import('@/lib/testing/navigation')

const application = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  jobPostId: samplePublicPost.id,
} as OwnApplication

beforeEach(() => {
  localStorage.clear()
  for (const mock of [storeApplication, storeBirthDate, storeFirstAnswers, router.replace]) mock.mockReset()
  storeFirstAnswers.mockResolvedValue(null)
})

type Shown = {
  questions?: ApplyPost['questions']
  birthDate?: string | null
  /** The shifts to choose from. */
  shifts?: ApplyPost['shifts']
} & Partial<Pick<Parameters<typeof Form>[0], 'area' | 'clashes' | 'worker' | 'newcomer' | 'surface'>>

const formOf = ({ questions: asked = [], birthDate = known.birthDate, shifts, ...more }: Shown) => (
  <ApplyForm
    post={{
      ...applyPostOf({ ...samplePublicPost, questions: asked }),
      ...(shifts && { shifts, shiftChoice: 'each' }),
    }}
    worker={{ ...known, birthDate }}
    area={null}
    {...more}
  />
)

const submitName = new RegExp(`^${messages.applying.submit}`)
const submit = () => userEvent.click(screen.getByRole('button', { name: submitName, hidden: true }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))

const questions: ApplyPost['questions'] = [
  { id: 'q1', text: 'ขี่มอเตอร์ไซค์ได้ไหม', kind: 'yes_no', choices: [] },
  { id: 'q2', text: 'ไซซ์เสื้อ', kind: 'choice', choices: ['S', 'M'] },
  { id: 'q3', text: 'เคยทำที่ไหน', kind: 'text', choices: [] },
]

const openShifts = [
  { id: 'fri', date: '2026-11-27', startTime: '09:00', endTime: '13:00' },
  { id: 'sat', date: '2026-11-28', startTime: '09:00', endTime: '13:00' },
  { id: 'noon', date: '2026-11-28', startTime: '13:00', endTime: '17:00' },
  { id: 'sun', date: '2026-11-29', startTime: '09:00', endTime: '13:00' },
].map((shift) => ({
  ...shift,
  breakMinutes: 0,
  pay: null,
  places: 2,
  placesLeft: shift.id === 'fri' ? 0 : 2,
}))

test('a question is no field’s name: who leaves one open is asked to answer it', async () => {
  renderInThai(formOf({ questions }))
  await submit()
  expect(await screen.findAllByText('กรุณาตอบข้อนี้')).toHaveLength(3)
  expect(screen.queryByText(/กรุณา(เลือก|กรอก)/)).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ก'.repeat(501) } })
  fireEvent.blur(screen.getByRole('textbox'))
  expect(await screen.findByText('คำตอบต้องไม่เกิน 500 ตัวอักษร')).toBeTruthy()
})

test.each([
  [30, 45, 'งานนี้รับคนอายุ 30 ถึง 45 ปี'],
  [40, null, 'งานนี้รับคนอายุ 40 ปีขึ้นไป'],
])(
  'whose known age a post from %s to %s years does not take reads so before sending',
  (minAge, maxAge, said) => {
    const ages = (limits: Pick<ApplyPost, 'minAge' | 'maxAge'>) =>
      inThai(<ApplyForm post={{ ...applyPostOf(samplePublicPost), ...limits }} worker={known} area={null} />)
    const { rerender } = render(ages({ minAge: null, maxAge: null }))
    expect(screen.queryByText(/งานนี้รับคนอายุ/)).toBeNull()
    rerender(ages({ minAge, maxAge }))
    expect(screen.getByText(said)).toBeVisible()
  },
)

test('who is invited in somebody’s place accepts, where others send an application', () => {
  const post = { ...applyPostOf(samplePublicPost), isReplacement: true }
  renderInThai(<ApplyForm post={post} worker={known} area={null} />)
  expect(
    screen.getByRole('button', { name: new RegExp(`^${messages.applying.submitInstead}`) }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: submitName })).toBeNull()
})

describe('choosing shifts', () => {
  const choice = messages.shiftChoice
  const showForm = () => renderInThai(formOf({ questions: questions.slice(2), shifts: openShifts }))
  const send = submit
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
    renderInThai(formOf({ shifts: openShifts, clashes: { sat: clash } }))
    expect(box(/28 พ.ย. 2569.*09:00.*ชนกับงาน/).disabled).toBe(true)
    // What they cannot take pays them nothing.
    expect(screen.queryByText(/ชนกับงาน.*฿/)).toBeNull()
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
    expect(screen.getByText(new RegExp(`^${choice.justTaken}`))).toBeTruthy()
    expect(ticked()).toEqual([false, false, false, true])
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('ร้านป้า')
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    await send()
    expect(storeApplication).toHaveBeenLastCalledWith(expect.objectContaining({ shiftIds: ['sun'] }))
  })
})

describe('applying', () => {
  test.each([
    ['registered', 'มานะ ข. · อายุ 27 ปี · บางรัก กรุงเทพมหานคร · พนักงานเสิร์ฟ · เสิร์ฟได้', true],
    ['represented', 'มานะ ขยันดี · 0898765432 · อายุ 27 ปี · บางรัก กรุงเทพมหานคร · พนักงานเสิร์ฟ · เสิร์ฟได้', false],
  ] as const)('a worker reads what a %s company sees of them', (standing, seen, isTold) => {
    const age = ageOn(bangkokToday(), known.birthDate ?? '')
    renderInThai(<ShownNow shown={known} company={{ standing }} />)
    expect(
      screen.getByText(wholeText(`${messages.applying.shownNow} ${seen.replace('27', String(age))}`)),
    ).toBeTruthy()
    expect(screen.queryByText(messages.applying.contactLater) !== null).toBe(isTold)
  })

  const showForm = () => renderInThai(formOf({ questions }))
  const send = submit

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

  const form = (birthDate: string | null) => formOf({ birthDate })

  test('when somebody was born is asked where it is not known, and kept for the next application', async () => {
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    renderInThai(form(null))
    await send()
    expect(storeApplication).not.toHaveBeenCalled()
    const field = screen.getByLabelText(messages.applying.birthDate)
    fireEvent.change(field, { target: { value: '13042542' } })
    expect(screen.getByText(/^13 เมษายน 2542 อายุ \d+\sปี$/)).toBeTruthy()
    await send()
    expect(storeFirstAnswers).toHaveBeenCalledWith({ birthDate: '1999-04-13' })
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

  const yearsAgo = (years: number) => `1/1/${Number(bangkokToday().slice(0, 4)) - years + 543}`
  const told = () => screen.getByLabelText(messages.applying.birthDate)
  const born = (typed: string) => fireEvent.change(told(), { target: { value: typed } })

  test.each([
    '1 มกราคม 2540',
    '1 ม.ค. 40',
    '๑/๑/๒๕๔๐',
    '01-01-2540',
    '1.1.2540',
    '1997-01-01',
    '\u202a1/1/2540\u202c',
  ])('a birth date typed as %s is shown as read, and sent so', async (typed) => {
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    renderInThai(form(null))
    born(typed)
    expect(screen.getByText(/^1 มกราคม 2540 อายุ \d+\sปี$/)).toBeTruthy()
    await send()
    expect(storeFirstAnswers).toHaveBeenCalledWith({ birthDate: '1997-01-01' })
  })

  test.each([
    ['เมื่อวาน', /กรอกวัน เดือน ปี เช่น/],
    ['1/1/05', /ให้ครบ 4\sหลัก/],
    ['31/02/2540', /ไม่มีวันที่ 31 กุมภาพันธ์ 2540 เดือนนั้นมี 28\sวัน/],
    ['29/02/2546', /ไม่มีวันที่ 29 กุมภาพันธ์ 2546/],
    ['1/1/9999', /ตรวจปีเกิด/],
  ])('of %s is said what is wrong with it, and it stays in its field', async (typed, said) => {
    renderInThai(form(null))
    born(typed)
    await send()
    expect(told()).toHaveAccessibleDescription(expect.stringMatching(said))
    expect(told()).toHaveValue(typed)
    expect(storeFirstAnswers).not.toHaveBeenCalled()
  })

  test('29 February of a leap year stays, whichever era has it', () => {
    renderInThai(form(null))
    born('29/02/2547')
    expect(screen.getByText(/^29 กุมภาพันธ์ 2547 อายุ/)).toBeTruthy()
  })

  const ofAges = (ages: Pick<ApplyPost, 'minAge' | 'maxAge'>) => ({
    ...applyPostOf({ ...samplePublicPost, questions: [] }),
    ...ages,
  })

  test.each([
    [{ minAge: 18, maxAge: 40 }, 17, /งานนี้รับคนอายุ 18 ถึง 40\sปี/],
    [{ minAge: 18, maxAge: 40 }, 42, /งานนี้รับคนอายุ 18 ถึง 40\sปี/],
    [{ minAge: null, maxAge: null }, 16, /งานนี้รับคนอายุ 18\sปีขึ้นไป/],
    [{ minAge: 20, maxAge: null }, 19, /งานนี้รับคนอายุ 20\sปีขึ้นไป/],
  ])('a job for %j refuses %i years at the field, before an account is made', async (ages, years, said) => {
    const register = jest.fn<NonNullable<Parameters<typeof Form>[0]['newcomer']>['register']>()
    register.mockResolvedValue(null)
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    const newcomer = { asks: 'name' as const, fields: null, terms: null, register }
    renderInThai(
      <ApplyForm
        post={ofAges(ages)}
        worker={{ ...known, birthDate: null }}
        newcomer={newcomer}
        area={null}
        surface="sheet"
      />,
    )
    await press(messages.applying.next)
    born(yearsAgo(years))
    await send()
    expect(told()).toHaveAccessibleDescription(expect.stringMatching(said))
    expect(register).not.toHaveBeenCalled()
    born(yearsAgo(30))
    await send()
    expect(register).toHaveBeenCalledTimes(1)
  })

  test('shifts that are overtime together are refused to somebody under 18 at the field', async () => {
    const shift = { breakMinutes: 60, pay: null, places: 2, placesLeft: 2, date: '2026-11-28' }
    const shifts = [
      { ...shift, id: 'early', startTime: '06:00', endTime: '12:00' },
      { ...shift, id: 'late', startTime: '13:00', endTime: '19:00' },
    ]
    renderInThai(
      <ApplyForm
        post={{ ...ofAges({ minAge: 15, maxAge: null }), shifts, shiftChoice: 'each' }}
        worker={{ ...known, birthDate: null }}
        area={null}
      />,
    )
    for (const shift of screen.getAllByRole('checkbox')) await userEvent.click(shift)
    born(yearsAgo(16))
    await send()
    expect(told()).toHaveAccessibleDescription(expect.stringMatching(/เกินวันละ 8 ชั่วโมง/))
    expect(storeFirstAnswers).not.toHaveBeenCalled()
  })

  test('who is known to be too young for a post is led to other jobs', async () => {
    storeApplication.mockResolvedValue({
      problem: { ...localProblem('unknown'), code: 'age_out_of_range', status: 409 },
    })
    renderInThai(form('2010-04-13'))
    await send()
    expect(await screen.findByText(messages.problems.age_out_of_range)).toBeTruthy()
    const others = screen.getByRole('link', { name: messages.applying.otherJobs })
    expect(others.getAttribute('href')).toBe('/jobs')
  })

  test('a refusal is said, and what was typed stays', async () => {
    storeApplication.mockResolvedValue({
      problem: { ...localProblem('unknown'), code: 'unavailable', status: 503, requestId: 'r-1' },
    })
    renderInThai(formOf({ questions: questions.slice(2) }))
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    await send()
    expect(await screen.findByText(messages.problems.unavailable)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('ร้านป้า')
    expect(router.replace).not.toHaveBeenCalled()
  })
})

const register = jest.fn<NonNullable<Parameters<typeof Form>[0]['newcomer']>['register']>()
const person = (
  <>
    <TextField name="displayName" label="ชื่อ" />
    <TextField name="email" label="อีเมล" />
    <TextField name="phone" label="เบอร์" />
    <TextField name="password" label="รหัสผ่าน" />
  </>
)

describe('somebody without an account', () => {
  const area = (
    <>
      <TextField name="province" label="จังหวัด" />
      <TextField name="district" label="เขต" />
    </>
  )
  const show = (more: Shown = {}) =>
    renderInThai(
      formOf({
        worker: null,
        newcomer: { asks: 'whole', fields: person, terms: 'ข้อกำหนด', register },
        area,
        ...more,
      }),
    )
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
  const nextStep = () => press(messages.applying.next)
  const introduce = async () => {
    await type('ชื่อ', 'พลอย จันทร์ดี')
    await type('อีเมล', 'ploy@partim.example')
    await type('เบอร์', '0815550100')
    await type('รหัสผ่าน', 'phu-chuai-krua')
    await nextStep()
  }
  const complete = async () => {
    await type('เขต', 'จตุจักร')
    await type(messages.applying.birthDate, '10052547')
    await userEvent.type(screen.getByLabelText(new RegExp(messages.applying.headline)), 'เคยเสิร์ฟ')
  }
  beforeEach(() => {
    register.mockReset()
    register.mockResolvedValue(null)
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
  })

  test('says who they are, then what is missing, and sends all of it', async () => {
    show()
    expect(screen.getByText('2 กะ · ฿1,201')).toBeVisible()
    await nextStep()
    expect(screen.getByLabelText('ชื่อ')).toHaveFocus()
    await introduce()
    expect(screen.getByRole('heading', { name: messages.applying.lastStep })).toHaveFocus()
    await submit()
    expect(screen.getByLabelText('เขต')).toHaveFocus()
    expect(register).not.toHaveBeenCalled()
    await complete()
    await submit()
    expect(register).toHaveBeenCalledWith(
      expect.objectContaining({ displayName: 'พลอย จันทร์ดี', phone: '0815550100' }),
    )
    expect(storeFirstAnswers).toHaveBeenCalledWith({
      birthDate: '2004-05-10',
      province: 'กรุงเทพมหานคร',
      district: 'จตุจักร',
      headline: 'เคยเสิร์ฟ',
      workType: 'waiter',
    })
    expect(router.replace).toHaveBeenCalledWith(`/jobs/applications?sent=${application.id}`)
  })

  test('whose address has an account is shown it in the step where it was typed', async () => {
    register.mockResolvedValue(
      localProblem('validation_failed', [{ field: 'email', rule: 'taken', params: {} }]),
    )
    show()
    await introduce()
    await complete()
    await submit()
    expect(screen.getByLabelText('อีเมล')).toHaveFocus()
    expect(screen.getByLabelText('อีเมล')).toBeInvalid()
    expect(storeApplication).not.toHaveBeenCalled()
  })

  test('whose application failed after the account was made only applies at the next press', async () => {
    storeApplication.mockResolvedValueOnce({
      problem: { ...localProblem('unavailable'), status: 503, requestId: 'r-1' },
    })
    show()
    await introduce()
    await complete()
    await submit()
    expect(await screen.findByText(messages.problems.unavailable)).toBeTruthy()
    expect(screen.getByDisplayValue('เคยเสิร์ฟ')).toBeVisible()
    await submit()
    expect(router.replace).toHaveBeenCalled()
    expect(register).toHaveBeenCalledTimes(1)
  })

  describe('whose account was made in a sheet, without the application,', () => {
    const back = async () => {
      const hasMoved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history.back()
      await act(() => hasMoved)
    }
    const refused = { problem: { ...localProblem('unavailable'), status: 503, requestId: 'r-1' } }
    const toSecondStep = async () => {
      history.replaceState({ page: 'the job' }, '')
      history.pushState({ partimCover: 'the sheet' }, '')
      storeApplication.mockResolvedValueOnce(refused)
      show({ surface: 'sheet' })
      await introduce()
      await complete()
      expect(history.state).toEqual({ partimCover: 'the sheet', partimStep: 'second' })
    }
    const isStillChecked = async () => {
      await userEvent.clear(screen.getByLabelText('เขต'))
      await submit()
      expect(screen.getByLabelText('เขต')).toBeInvalid()
      expect(storeApplication).toHaveBeenCalledTimes(1)
    }

    test('has no step to go back to, and is checked after going back', async () => {
      await toSecondStep()
      await submit()
      expect(await screen.findByText(messages.problems.unavailable)).toBeVisible()
      expect(history.state).toEqual({ partimCover: 'the sheet' })
      await back()
      expect(history.state).toEqual({ page: 'the job' })
      await isStillChecked()
    })

    test('is checked where back was pressed while it was made', async () => {
      let make = (_: null) => {}
      register.mockReturnValueOnce(
        new Promise((resolve) => {
          make = resolve
        }),
      )
      await toSecondStep()
      await submit()
      await back()
      expect(screen.getByLabelText('ชื่อ')).toBeVisible()
      await act(async () => make(null))
      expect(await screen.findByText(messages.problems.unavailable)).toBeVisible()
      await isStillChecked()
    })
  })

  test('whose shift filled up while the account was made chooses another one', async () => {
    const taken = openShifts.map(({ id, places }) => ({
      shiftId: id,
      places,
      taken: id === 'sat' ? 2 : 0,
      hasBegun: false,
    }))
    storeApplication.mockResolvedValueOnce({
      problem: { ...localProblem('shift_taken'), status: 409, current: { shifts: taken } },
    })
    show({ shifts: openShifts })
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await userEvent.click(box(/28 พ.ย. 2569.*09:00/))
    await introduce()
    await complete()
    await submit()
    expect(await screen.findByText(messages.problems.shift_taken)).toBeVisible()
    expect(screen.getByText(new RegExp(`^${messages.shiftChoice.justTaken}`))).toBeVisible()
    await submit()
    expect(box(/29 พ.ย./)).toBeVisible()
    await userEvent.click(box(/29 พ.ย./))
    await submit()
    expect(storeApplication).toHaveBeenLastCalledWith(expect.objectContaining({ shiftIds: ['sun'] }))
    expect(register).toHaveBeenCalledTimes(1)
  })

  test('types again only the password after a reload, which is kept nowhere', async () => {
    const { unmount } = show()
    await introduce()
    await complete()
    unmount()
    expect(JSON.stringify(localStorage)).not.toContain('phu-chuai')
    show()
    expect(await screen.findByDisplayValue('พลอย จันทร์ดี')).toBeVisible()
    await type('รหัสผ่าน', 'phu-chuai-krua')
    await nextStep()
    expect(screen.getByDisplayValue('จตุจักร')).toBeVisible()
  })
})

describe('what was typed', () => {
  const show = (changes: { shifts?: typeof openShifts; birthDate?: string | null } = {}) =>
    renderInThai(
      formOf({
        questions: questions.slice(2),
        birthDate: changes.birthDate === undefined ? '1999-04-13' : changes.birthDate,
        shifts: changes.shifts ?? openShifts,
      }),
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
    expect(await screen.findByDisplayValue('01/02/2541')).toBeVisible()
  })

  test('by a visitor gives way to what the account they sign in to says of them', async () => {
    const newcomer = { asks: 'whole', fields: person, terms: '', register } as const
    const visitor = renderInThai(formOf({ worker: null, newcomer, questions: questions.slice(2) }))
    await userEvent.type(screen.getByLabelText('ชื่อ'), 'คนอื่น')
    await userEvent.type(screen.getByLabelText('เบอร์'), '0800000000')
    await userEvent.type(screen.getByLabelText(/ที่ไหน/), 'ร้านป้า')
    visitor.unmount()
    show()
    expect(await screen.findByDisplayValue('ร้านป้า')).toBeVisible()
    expect(screen.getByText(wholeText(/มานะ ขยันดี · 0898765432 · .* · เสิร์ฟได้$/))).toBeVisible()
    expect(screen.queryByLabelText(messages.applying.birthDate)).toBeNull()
    expect(screen.getByRole('button', { name: messages.forms.draft.discard })).toBeVisible()
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    await userEvent.click(box(sunday))
    await submit()
    expect(router.replace).toHaveBeenCalled()
    expect(storeBirthDate).not.toHaveBeenCalled()
  })

  test('is kept no longer once it is sent', async () => {
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
    const { unmount } = show()
    await userEvent.type(screen.getByRole('textbox'), 'ร้านป้า')
    await userEvent.click(box(sunday))
    await submit()
    expect(router.replace).toHaveBeenCalled()
    unmount()
    expect(kept()).toEqual([])
  })
})

describe('without a network', () => {
  const { unsent } = messages
  const away = { problem: { ...localProblem('unavailable'), status: 503 } }
  const waiting = () => screen.findByText(unsent.application)
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('partim:unsent:'))
  const comeOnline = () => act(async () => void dispatchEvent(new Event('online')))
  const sign = (mark: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${signInMark}=${mark}; path=/${mark ? '' : '; max-age=0'}`
  }
  const coming = openShifts.map((shift, index) => ({
    ...shift,
    date: addDays(bangkokToday(), 1 + index),
    placesLeft: 2,
  }))
  const show = () => renderInThai(formOf({ shifts: coming }))
  const box = (at: number) => screen.getAllByRole<HTMLInputElement>('checkbox')[at] as HTMLInputElement
  const pressedOffline = async () => {
    const shown = show()
    await userEvent.click(box(0))
    storeApplication.mockResolvedValueOnce(away)
    await submit()
    await waiting()
    return shown
  }
  beforeEach(() => {
    sign('a'.repeat(22))
    forgetApplication.mockReset()
    storeApplication.mockResolvedValue({ resource: application, isEarlier: false })
  })
  afterEach(() => sign(''))

  test('the application waits in the place of its form, and goes by itself when the network is back', async () => {
    await pressedOffline()
    expect(screen.getByText(/^1 กะ/)).toBeVisible()
    expect(screen.queryByText(messages.problems.network_in_form)).toBeNull()
    expect(screen.queryByRole('button', { name: submitName })).toBeNull()
    expect(screen.getByRole('status')).toHaveFocus()
    await comeOnline()
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith(`/jobs/applications?sent=${application.id}`),
    )
    expect(storeApplication).toHaveBeenCalledTimes(2)
    expect(kept()).toEqual([])
  })

  test('it waits after a reload, too', async () => {
    const { unmount } = await pressedOffline()
    unmount()
    show()
    await waiting()
    await comeOnline()
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    expect(storeApplication).toHaveBeenLastCalledWith(expect.objectContaining({ shiftIds: ['fri'] }))
  })

  test('who thinks better of it has the form again, and nothing is sent', async () => {
    await pressedOffline()
    await press(`${unsent.cancel} ${samplePublicPost.title}`)
    expect(await screen.findByRole('button', { name: submitName })).toHaveFocus()
    expect(await screen.findByText('เลิกส่งใบสมัครนี้แล้ว ถ้าถึงร้านไปก่อนหน้านี้ จะเห็นในงานของฉัน')).toHaveRole('status')
    expect(box(0)).toBeChecked()
    // What is left of it is looked up, in case it arrived.
    expect(localStorage.getItem(kept()[0] ?? '')).toContain('"became":"cancelled"')
    expect(forgetApplication).toHaveBeenCalledWith(application.jobPostId)
    await comeOnline()
    expect(storeApplication).toHaveBeenCalledTimes(1)
  })

  test('what another tab sent is said in the place of the form, with the way to it', async () => {
    await pressedOffline()
    const key = kept()[0] ?? ''
    const newValue = (localStorage.getItem(key) ?? '').replace('"kind"', '"became":"sent","kind"')
    // The other tab told somebody, and forgot it, before this one hears of both.
    localStorage.removeItem(key)
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
      dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    })
    expect(await screen.findByText(`ส่งใบสมัครงาน “${samplePublicPost.title}” แล้ว`)).toBeVisible()
    expect(screen.getByRole('link', { name: unsent.toOwnJobs })).toHaveAttribute('href', '/jobs/applications')
    expect(screen.queryByRole('button', { name: submitName })).toBeNull()
  })

  test('a shift that was filled meanwhile is said, and unticked', async () => {
    await pressedOffline()
    const shifts = coming.map(({ id, places }) => ({
      shiftId: id,
      places,
      taken: id === 'fri' ? 2 : 0,
      hasBegun: false,
    }))
    storeApplication.mockResolvedValueOnce({
      problem: { ...localProblem('shift_taken'), status: 409, requestId: 'r-1', current: { shifts } },
    })
    await comeOnline()
    expect(await screen.findByText(messages.problems.shift_taken)).toBeVisible()
    expect(screen.getByText(new RegExp(`^${messages.shiftChoice.justTaken}`))).toBeVisible()
    expect(box(0)).not.toBeChecked()
    expect(kept()).toEqual([])
  })

  test('why it was refused while the form was away is said when that is there again', async () => {
    const { unmount } = await pressedOffline()
    unmount()
    storeApplication.mockResolvedValueOnce({
      problem: { ...localProblem('post_not_open'), status: 409, requestId: 'r-1' },
    })
    await comeOnline()
    await waitFor(() => expect(localStorage.getItem(kept()[0] ?? '')).toContain('post_not_open'))
    show()
    expect(await screen.findByText(messages.problems.post_not_open)).toBeVisible()
    expect(screen.getByRole('link', { name: messages.applying.otherJobs })).toHaveAttribute('href', '/jobs')
    expect(screen.queryByRole('button', { name: new RegExp(messages.applying.submit) })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('nothing is kept of who is not signed in: the form stays as it is', async () => {
    sign('')
    show()
    await userEvent.click(box(0))
    storeApplication.mockResolvedValueOnce(away)
    await submit()
    expect(await screen.findByText(messages.problems.network_in_form)).toBeVisible()
    expect(kept()).toEqual([])
  })

  const inDialog = (open: boolean) =>
    inThai(<dialog open={open}>{formOf({ shifts: coming, surface: 'sheet' })}</dialog>)

  test('a refusal while the sheet is closed is said in it, and kept for where else it is looked for', async () => {
    const { rerender } = render(inDialog(true))
    await userEvent.click(box(0))
    storeApplication.mockResolvedValueOnce(away)
    await submit()
    await waiting()
    rerender(inDialog(false))
    storeApplication.mockResolvedValueOnce({
      problem: { ...localProblem('post_not_open'), status: 409, requestId: 'r-1' },
    })
    await comeOnline()
    await waitFor(() => expect(localStorage.getItem(kept()[0] ?? '')).toContain('post_not_open'))
    rerender(inDialog(true))
    expect(await screen.findByText(messages.problems.post_not_open)).toBeVisible()
    expect(kept()).toHaveLength(1)
  })

  test('what is sent while the sheet is closed is said in it, and leads nobody away', async () => {
    const { rerender } = render(inDialog(true))
    await userEvent.click(box(0))
    storeApplication.mockResolvedValueOnce(away)
    await submit()
    await waiting()
    rerender(inDialog(false))
    await comeOnline()
    await waitFor(() => expect(storeApplication).toHaveBeenCalledTimes(2))
    rerender(inDialog(true))
    expect(await screen.findByText(`ส่งใบสมัครงาน “${samplePublicPost.title}” แล้ว`)).toBeVisible()
    expect(router.replace).not.toHaveBeenCalled()
  })
})
