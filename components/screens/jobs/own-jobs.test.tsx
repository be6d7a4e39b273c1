import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { OwnApplication } from '@/lib/applications/own-application'
import type * as Requests from '@/lib/applications/own-requests'
import { signInMark } from '@/lib/auth/sign-in-mark'
import type { Interview } from '@/lib/interviews/interview'
import { sampleInterview, unaskedInterviews } from '@/lib/interviews/sample-interview'
import { router } from '@/lib/testing/navigation'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import { wholeText } from '@/lib/testing/whole-text'
import messages from '@/messages/th.json' with { type: 'json' }

const texts = messages.ownApplications

const shiftOn = (date: string, startTime = '11:00', endTime = '20:00') => ({
  id: `${date} ${startTime}`,
  date,
  startTime,
  endTime,
  breakMinutes: 60,
  pay: 580_00,
})

const application: OwnApplication = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  companyId: '01a1f8da-ca32-7057-8c94-ddf5466d6eb0',
  jobPostId: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
  state: 'submitted',
  answers: [],
  chosenShifts: [],
  assignedShifts: null,
  shifts: [shiftOn('2026-11-28'), shiftOn('2026-11-29')],
  mayGiveBack: [],
  givenBack: [],
  endedShifts: [],
  totalPay: 1_160_00,
  events: ['withdraw'],
  gaveBack: false,
  didOfferLapse: false,
  mayApplyAgain: false,
  version: 1,
  createdAt: '2026-11-22T02:00:00.000Z',
  takenBack: null,
  absence: null,
  worked: [],
  workedPay: 0,
  termChange: null,
  isConfirmed: false,
  movedAt: '2026-11-22T02:00:00.000Z',
  post: {
    title: 'แคชเชียร์หน้าร้าน',
    workType: 'cashier',
    type: 'daily',
    state: 'published',
    payUnit: 'day',
    payAmount: 58_000,
    payday: 'same_day',
    startsAt: '2026-11-28T04:00:00.000Z',
    expiresAt: '2026-11-29T13:00:00.000Z',
    companyStanding: 'represented',
    companyName: 'ร้านครัวยายบัว',
    branchName: 'อารีย์',
    district: 'พญาไท',
    province: 'กรุงเทพมหานคร',
  },
  companyCloses: null,
  contact: null,
  workDay: null,
}

const contact = {
  name: 'คุณแอน ผู้จัดการกะ',
  phone: '0223456789',
  readsMineFrom: '2026-11-25T02:00:00.000Z',
}
const workDay = {
  address: {
    line: 'ซอยอารีย์ 4',
    subdistrict: 'พญาไท',
    district: 'พญาไท',
    province: 'กรุงเทพมหานคร',
    postcode: '10400',
  },
  lat: 13.7797,
  lng: 100.5442,
  gear: 'เสื้อขาว กางเกงดำ',
}
const hired = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  ...application,
  state: 'hired',
  isConfirmed: true,
  contact,
  workDay,
  mayGiveBack: (changes.shifts ?? application.shifts).map(({ id }) => id),
  ...changes,
})
const offered = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  ...application,
  id: '0190a5c2-0000-7000-8000-000000000002',
  state: 'offered',
  events: ['withdraw', 'accept', 'decline'],
  post: { ...application.post, title: 'เสิร์ฟงานเลี้ยง', companyName: 'โรงแรมริมน้ำ' },
  ...changes,
})

const interviewed = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  ...application,
  id: '0190a5c2-0000-7000-8000-000000000003',
  state: 'interview',
  contact,
  ...changes,
})

const changeOwnState = jest.fn<typeof Requests.changeOwnState>()
const askEndedApplications = jest.fn<typeof Requests.askEndedApplications>()
const askLiveApplications = jest.fn<typeof Requests.askLiveApplications>()
const acknowledge = jest.fn<typeof Requests.acknowledge>()
const confirmComing = jest.fn<typeof Requests.confirmComing>()
const answerTerms = jest.fn<typeof Requests.answerTerms>()
const giveShiftsBack = jest.fn<typeof Requests.giveShiftsBack>()
const readOwnApplication = jest.fn<typeof Requests.readOwnApplication>()
jest.unstable_mockModule('@/lib/notifications/requests', () => ({
  requestsOf: () => ({ askUnread: async () => ({ count: 0, newestId: null }) }),
}))
jest.unstable_mockModule('@/lib/applications/own-requests', () => ({
  changeOwnState,
  askEndedApplications,
  askLiveApplications,
  acknowledge,
  confirmComing,
  answerTerms,
  giveShiftsBack,
  readOwnApplication,
  findOwnApplication: async () => null,
}))
jest.unstable_mockModule('@/lib/interviews/requests', () => unaskedInterviews)
const { OwnJobs } = await import('./own-jobs')

/** The moment the page is looked at; the clock of the browser is the same. */
const at = '2026-11-28T03:14:00.000Z'
beforeEach(() => {
  for (const mock of [
    changeOwnState,
    askEndedApplications,
    acknowledge,
    confirmComing,
    answerTerms,
    giveShiftsBack,
    readOwnApplication,
  ])
    mock.mockReset()
  localStorage.clear()
  askLiveApplications.mockReset().mockReturnValue(new Promise(() => undefined))
  jest.mocked(router.refresh).mockClear()
  history.replaceState(null, '', '/jobs/applications')
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at))
  Element.prototype.scrollIntoView = jest.fn()
})

type Shown = {
  live?: OwnApplication[]
  ended?: OwnApplication[]
  opened?: OwnApplication
  instead?: Parameters<typeof OwnJobs>[0]['instead']
  sent?: string
  titles?: Parameters<typeof OwnJobs>[0]['titles']
  interviews?: readonly Interview[]
}
const pageOf = ({
  live = [application],
  ended = [],
  opened,
  instead = {},
  sent,
  titles,
  interviews = [],
}: Shown = {}) => (
  <OwnJobs
    titles={titles}
    live={live}
    ended={{ items: ended, nextCursor: null }}
    opened={opened ?? null}
    instead={instead}
    interviews={interviews}
    sent={sent ?? null}
    now={Date.parse(at)}
    invites={null}
  >
    <p>งานที่เหมาะกับคุณ</p>
  </OwnJobs>
)
const show = (shown?: Shown) => renderInThai(pageOf(shown))

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))
const ofPost = (event: keyof typeof texts.events, { post } = application) =>
  `${texts.events[event]} ${post.title}`
const confirm = async (name: string) => {
  const dialog = within(screen.getByRole('dialog', { hidden: true }))
  await userEvent.click(dialog.getByRole('button', { name, hidden: true }))
}
/** Gives shifts of the job back, by their days. */
async function giveBack(...days: readonly string[]) {
  await press(`${texts.events.leave} ${application.post.title}`)
  const sheet = within(await screen.findByRole('dialog', { hidden: true }))
  for (const day of days)
    await userEvent.click(sheet.getByRole('checkbox', { name: new RegExp(day), hidden: true }))
  await userEvent.click(sheet.getByText(messages.cannotCome.reasons.other))
  const name = `คืน ${days.length} กะให้ร้าน`
  await userEvent.click(sheet.getByRole('button', { name, hidden: true }))
}
const headings = () =>
  screen
    .getAllByRole('heading', { level: 2, hidden: true })
    .filter((heading) => heading.closest('dialog') === null)
    .map(({ textContent }) => textContent)

describe('the order of a worker’s jobs', () => {
  const later = hired({ id: '3', shifts: [shiftOn('2026-12-04')] })

  test('is what to answer, the next job, those to come, what waits and what is over', () => {
    const next = hired({ id: '2', shifts: [shiftOn('2026-12-02')] })
    show({
      live: [application, next, later, offered()],
      ended: [{ ...application, id: '9', state: 'rejected' }],
    })
    expect(headings()).toEqual([
      'รอคุณตอบ 1 งาน',
      texts.groups.next,
      'งานที่จะถึง 1 งาน',
      'รอผล 1 งาน',
      texts.groups.ended,
    ])
  })

  test('their titles stand as the server drew them, and one that it did not draw in its own words', () => {
    const titles = { [application.post.title]: <b>แคชเชียร์|หน้าร้าน</b> }
    show({ live: [hired(), { ...application, id: '5' }, later], titles })
    expect(screen.getAllByText('แคชเชียร์|หน้าร้าน')).toHaveLength(3)
    const renamed = { ...application, post: { ...application.post, title: 'ล้างจาน' } }
    show({ live: [renamed], titles })
    expect(screen.getByRole('heading', { level: 3, name: 'ล้างจาน' })).toBeTruthy()
  })

  test('begins with a job of the next 24 hours, and leaves out what is empty', () => {
    show({ live: [hired(), offered({ shifts: [shiftOn('2026-12-10')] })] })
    expect(headings()).toEqual([texts.groups.next, 'รอคุณตอบ 1 งาน'])
  })
})

describe('the ticket of the next job', () => {
  test('says in how long it begins, where it is, what to bring, whom to ask for and what it pays', () => {
    show({ live: [hired()] })
    expect(screen.getByText('46 นาที')).toBeTruthy()
    const ticket = within(screen.getByText('46 นาที').closest('[id]') as HTMLElement)
    expect(ticket.getByText(/ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท/)).toBeTruthy()
    expect(ticket.getByText('เสื้อขาว กางเกงดำ')).toBeTruthy()
    expect(ticket.getByText('ถามหา คุณแอน ผู้จัดการกะ')).toBeTruthy()
    expect(ticket.getByText('รวม 2 กะ').parentElement?.textContent).toContain('฿1,160')
    expect(ticket.getAllByText('฿580').length).toBeGreaterThanOrEqual(2)
    const link = (name: string) => ticket.getByRole('link', { name }).getAttribute('href')
    expect(link(texts.workDay.navigate)).toBe(
      'https://www.google.com/maps/search/?api=1&query=13.7797,100.5442',
    )
    expect(link('โทรหาร้าน 0223456789')).toBe('tel:0223456789')
    expect(link(texts.post)).toBe(`/jobs/${application.jobPostId}`)
    expect(ticket.getAllByText('พัก 60 นาที')).toHaveLength(2)
    expect(link(texts.workDay.calendar)).toBe(`/api/own-applications/calendar?application=${application.id}`)
  })

  test('says the clock time until three hours before, and the time left from then on', () => {
    const { unmount } = show({ live: [hired({ shifts: [shiftOn('2026-11-28', '13:14', '20:00')] })] })
    expect(screen.getByText('3 ชม.')).toBeTruthy()
    unmount()
    const other = show({ live: [hired({ shifts: [shiftOn('2026-11-28', '13:15', '20:00')] })] })
    expect(screen.getByText('วันนี้ 13:15 น.')).toBeTruthy()
    other.unmount()
    show({ live: [hired({ shifts: [shiftOn('2026-11-29', '06:00', '12:00')] })] })
    expect(screen.getByText('พรุ่งนี้ 06:00 น.')).toBeTruthy()
  })

  test('says the rest and the payday of its only shift, and lists several', () => {
    const { unmount } = show({ live: [hired({ shifts: [shiftOn('2026-11-28')], totalPay: 580_00 })] })
    expect(screen.getByText('พัก 60 นาที · จ่ายวันที่ทำงาน')).toBeTruthy()
    expect(screen.getAllByText('฿580')).toHaveLength(1)
    unmount()
    show({ live: [hired()] })
    expect(screen.queryByText('พัก 60 นาที · จ่ายวันที่ทำงาน')).toBeNull()
  })

  test.each([
    ['2026-11-28T02:00:00.000Z', 'ร้านเห็นชื่อเต็มและเบอร์โทรของคุณแล้ว'],
    ['2026-11-28T17:00:00.000Z', 'ร้านเห็นเบอร์โทรของคุณตั้งแต่พรุ่งนี้ ระหว่างนี้คุณโทรหาร้านได้'],
    [null, 'ร้านไม่เห็นเบอร์โทรของคุณ'],
  ])('says whether the employer can call (%s)', (readsMineFrom, says) => {
    const ways = { ...contact, readsMineFrom }
    show({
      live: [hired({ contact: ways }), offered({ contact: ways }), interviewed({ contact: ways })],
    })
    expect(screen.getAllByText(says)).toHaveLength(3)
  })

  test('calls a number with its extension as a telephone dials it', () => {
    show({ live: [hired({ contact: { ...contact, phone: '021234567 ต่อ 12' } })] })
    const call = screen.getByRole('link', { name: 'โทรหาร้าน 021234567 ต่อ 12' })
    expect(call.getAttribute('href')).toBe('tel:021234567,12')
  })

  test('says until when a shift lasts that is under way, and the day of one that is further off', () => {
    const { unmount } = show({ live: [hired({ shifts: [shiftOn('2026-11-28', '09:00', '18:00')] })] })
    expect(screen.getByText('ถึง 18:00 น.')).toBeTruthy()
    unmount()
    show({ live: [hired({ shifts: [shiftOn('2026-12-02')] })] })
    expect(screen.getByText('อีก 4 วัน')).toBeTruthy()
  })

  test('searches for the place by its address where there is no position, and has no call without a number', () => {
    show({
      live: [hired({ workDay: { ...workDay, lat: null, lng: null }, contact: { ...contact, phone: null } })],
    })
    const map = screen.getByRole('link', { name: texts.workDay.navigate }).getAttribute('href') ?? ''
    expect(new URL(map).searchParams.get('query')).toContain('อารีย์ ร้านครัวยายบัว ซอยอารีย์ 4')
    expect(screen.queryByText(texts.workDay.call)).toBeNull()
  })

  test('that nobody answered in time ends as an offer, not as an application', () => {
    show({ live: [], ended: [{ ...application, state: 'expired', events: [], didOfferLapse: true }] })
    expect(screen.getByText(texts.states.offer_lapsed)).toBeTruthy()
    expect(screen.getByText(texts.about.offer_lapsed)).toBeTruthy()
    expect(screen.queryByText(texts.about.expired)).toBeNull()
  })

  test('that was not answered before its first shift is over: no group, no button, and why', () => {
    const begun = { ...offered().post, startsAt: '2026-11-28T03:00:00Z' }
    show({ live: [offered({ post: begun, contact, shifts: [shiftOn('2026-11-28', '10:00', '19:00')] })] })
    expect(headings()).toEqual([texts.groups.ended])
    expect(screen.getByText(texts.states.offer_begun)).toBeTruthy()
    expect(screen.getByText(texts.about.offer_begun)).toBeTruthy()
    expect(screen.queryByRole('button', { name: ofPost('accept', offered()), hidden: true })).toBeNull()
  })

  test('is no ticket any more once the last shift is over', () => {
    show({ live: [hired({ shifts: [shiftOn('2026-11-27')] })] })
    expect(headings()).toEqual([texts.groups.ended])
    expect(screen.getByText(texts.states.over)).toBeTruthy()
  })
})

describe('what was taken back', () => {
  const takenBack = {
    was: 'hired' as const,
    isCancelled: true,
    at: '2026-11-28T02:12:00.000Z',
    reason: 'น้ำไม่ไหลทั้งซอย',
    isAcknowledged: false,
  }
  const lost = (changes: Partial<OwnApplication> = {}) =>
    hired({
      state: 'expired',
      events: [],
      takenBack,
      isConfirmed: false,
      shifts: [shiftOn('2026-11-29')],
      totalPay: 580_00,
      post: { ...application.post, state: 'cancelled', startsAt: '2026-11-29T04:00:00.000Z' },
      ...changes,
    })

  test('of a job stands above everything: when, what is lost, who, why, whom to call, and jobs for the day', () => {
    show({ live: [offered(), lost()] })
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('งานพรุ่งนี้ถูกยกเลิก')
    const card = screen.getByText('งานพรุ่งนี้ถูกยกเลิก').closest('div')
    if (!card) throw new Error('no card')
    expect(card.textContent).toContain('อา. 29 พ.ย. 2569')
    expect(card.textContent).toContain('฿580')
    expect(within(card).getByRole('link', { name: texts.takenBack.calendar }).getAttribute('href')).toBe(
      `/api/own-applications/calendar?application=${application.id}`,
    )
    expect(card.textContent).toContain('ร้านครัวยายบัว แจ้งเมื่อ ส. 28 พ.ย. 2569 เวลา 09:12 น.')
    expect(card.textContent).toContain('เหตุผลจากร้าน “น้ำไม่ไหลทั้งซอย”')
    expect(card.textContent).toContain('ยกเลิกก่อนเริ่มงาน 25 ชม.')
    expect(within(card).getByRole('link', { name: 'โทรหาร้าน 0223456789' }).getAttribute('href')).toBe(
      'tel:0223456789',
    )
    expect(within(card).getByRole('link', { name: 'ดูงานพรุ่งนี้' }).getAttribute('href')).toBe(
      `/jobs?province=${encodeURIComponent('กรุงเทพมหานคร')}&from=2026-11-29&to=2026-11-29`,
    )
  })

  test('of a job that was half done names what was worked apart', () => {
    show({ live: [lost({ worked: [shiftOn('2026-11-27')], workedPay: 580_00 })] })
    const card = screen.getByText('งานพรุ่งนี้ถูกยกเลิก').closest('div')
    expect(card?.textContent).toContain('กะที่คุณได้ทำ 1')
    expect(card?.textContent).toContain('ศ. 27 พ.ย.')
    expect(card?.textContent).toContain(texts.shifts.stillPaid)
  })

  test.each([
    ['same', 6, false, 'ดูงานพรุ่งนี้ 6\u00a0งาน'],
    ['same', 20, true, 'ดูงานพรุ่งนี้ มากกว่า\u00a020\u00a0งาน'],
    ['near', 2, false, 'ดูงานวันใกล้เคียง 2\u00a0งาน'],
    ['any', null, false, 'ดูงานทั้งหมด'],
  ] as const)('offers jobs instead (%s, %s) and says how many there are', (days, count, isMore, name) => {
    const one = lost()
    show({ live: [one], instead: { [one.id]: { days, path: '/jobs?from=x', count, isMore } } })
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/jobs?from=x')
  })

  test('is seen on a page that is open before the page has come again', async () => {
    askLiveApplications.mockResolvedValue([lost()])
    show({ live: [hired({ shifts: [shiftOn('2026-11-29')] })] })
    expect(screen.getByText(texts.groups.next)).toBeTruthy()
    expect(await screen.findByText('งานพรุ่งนี้ถูกยกเลิก')).toBeTruthy()
    expect(screen.queryByText(texts.groups.next)).toBeNull()
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
  })

  test('before anybody answered is said on top as well, with jobs for the day, until it is acknowledged', async () => {
    const applied = lost({
      takenBack: { ...takenBack, was: 'applied' },
      contact: null,
      workDay: null,
      assignedShifts: null,
    })
    acknowledge.mockResolvedValue({
      ...applied,
      takenBack: { ...takenBack, was: 'applied', isAcknowledged: true },
    })
    show({ live: [offered(), applied] })
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('งานพรุ่งนี้ที่คุณสมัครถูกยกเลิก')
    expect(screen.getByText(/เหตุผลจากร้าน “น้ำไม่ไหลทั้งซอย”/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ดูงานพรุ่งนี้' })).toBeTruthy()
    // They did not have the job: nothing is in their calendar, and nobody has to be asked.
    expect(screen.queryByRole('link', { name: texts.takenBack.calendar })).toBeNull()
    expect(headings()).toContain(texts.groups.lost)
    await press('รับทราบเรื่องงาน แคชเชียร์หน้าร้าน')
    expect(await screen.findByText(texts.about.cancelled)).toBeTruthy()
    expect(screen.queryByText('งานพรุ่งนี้ที่คุณสมัครถูกยกเลิก')).toBeNull()
  })

  test('is acknowledged at a press, and is then among what is over, as cancelled', async () => {
    acknowledge.mockResolvedValue(
      lost({ takenBack: { ...takenBack, isAcknowledged: true }, contact: null, workDay: null }),
    )
    show({ live: [lost()] })
    await press('รับทราบเรื่องงาน แคชเชียร์หน้าร้าน')
    expect(await screen.findByText(texts.about.cancelled)).toBeTruthy()
    expect(screen.queryByText('งานพรุ่งนี้ถูกยกเลิก')).toBeNull()
  })

  test('of an offer is said where the offer was, also to who accepts it at that moment', async () => {
    const offer = offered()
    const current = offered({
      state: 'rejected',
      events: [],
      version: 2,
      takenBack: { ...takenBack, was: 'offered', isCancelled: false, reason: null },
    })
    changeOwnState.mockRejectedValue(new ProblemError({ ...localProblem('wrong_state'), current }))
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect((await screen.findByRole('alert')).textContent).toBe('ร้านถอนข้อเสนอนี้แล้ว')
    expect(screen.queryByText(messages.problems.wrong_state)).toBeNull()
  })
})

describe('an application whose interview its worker declined', () => {
  const { companyId, jobPostId } = interviewed()
  const interview: Interview = {
    ...sampleInterview,
    state: 'declined',
    with: { ...sampleInterview.with, kind: 'company', id: companyId },
    post: { id: jobPostId, title: 'แคชเชียร์หน้าร้าน', workType: null },
  }
  const live = [interviewed()]

  test('says so, and not that the company wants to talk', () => {
    show({ live, interviews: [interview] })
    expect(screen.getByText(texts.about.interview_declined)).toBeVisible()
    expect(screen.getByText('ปฏิเสธสัมภาษณ์')).toBeVisible()
    expect(screen.queryByText(texts.about.interview)).toBeNull()
  })

  test.each([
    ['worker', 'ยกเลิกสัมภาษณ์', /^คุณยกเลิกนัดสัมภาษณ์แล้วเมื่อ ส\. 21 พ\.ย\. 2569 ร้านรู้แล้ว/],
    ['company', 'ร้านยกเลิกสัมภาษณ์', /^ร้านยกเลิกนัดสัมภาษณ์แล้วเมื่อ ส\. 21 พ\.ย\. 2569 ใบสมัครยังอยู่/],
  ] as const)('says who cancelled one that was agreed on, and when: %s', (cancelledBy, badge, about) => {
    const updatedAt = '2026-11-21T02:30:00.000Z'
    const startsAt = '2026-11-30T03:00:00.000Z'
    show({ live, interviews: [{ ...interview, state: 'cancelled', startsAt, cancelledBy, updatedAt }] })
    expect(screen.getByText(badge)).toBeVisible()
    expect(screen.getByText(about)).toBeVisible()
    expect(screen.queryByText(texts.about.interview)).toBeNull()
  })

  test('wants to be talked with as soon as another one is proposed', () => {
    show({ live, interviews: [interview, { ...interview, id: 'next', state: 'proposed' }] })
    expect(screen.getByText(texts.about.interview)).toBeVisible()
  })
})

describe('a job that the company says nobody came to', () => {
  const absent = (changes: Partial<OwnApplication> = {}) =>
    hired({
      state: 'no_show',
      events: [],
      mayGiveBack: [],
      workDay: null,
      shifts: [shiftOn('2026-11-25')],
      totalPay: 580_00,
      absence: { at: '2026-11-27T02:00:00.000Z', isAcknowledged: false },
      ...changes,
    })

  test('tells the shifts that were missed from those that are not theirs any more', () => {
    show({ live: [absent({ shifts: ['2026-11-25', '2026-11-28'].map((date) => shiftOn(date)) })] })
    const [first] = screen.getAllByRole('heading', { level: 3 })
    const card = first?.closest('[id^="application-"]')
    expect(card).toHaveTextContent(/25 พ\.ย\..*กะที่ยังไม่ถึงไม่ใช่ของคุณแล้ว คุณไม่ต้องไป.*28 พ\.ย\./)
  })

  test('stands on top with what it changes and whom to call, until it is acknowledged', async () => {
    const read = absent({ absence: { at: '2026-11-27T02:00:00.000Z', isAcknowledged: true } })
    acknowledge.mockResolvedValue(read)
    show({ live: [offered(), absent()] })
    const [first] = screen.getAllByRole('heading', { level: 3 })
    expect(first).toHaveTextContent('ร้านแจ้งว่าคุณไม่ได้ไปทำงาน')
    const card = first?.closest('[id^="application-"]') as HTMLElement
    for (const words of ['แคชเชียร์หน้าร้าน', '25 พ.ย.', '฿580', 'ไม่นับในยอดรายได้'])
      expect(card).toHaveTextContent(words)
    expect(within(card).getByRole('link', { name: 'โทรหาร้าน 0223456789' })).toHaveAttribute(
      'href',
      'tel:0223456789',
    )
    await press('รับทราบเรื่องงาน แคชเชียร์หน้าร้าน')
    await waitFor(() => expect(screen.queryByText('งานที่ร้านแจ้งว่าคุณไม่ได้ไป')).toBeNull())
    expect(acknowledge).toHaveBeenCalledWith(expect.objectContaining({ state: 'no_show' }))
    expect(screen.getByText(texts.about.no_show)).toBeInTheDocument()
  })

  test('is contested in the conversation where no number may be read', () => {
    show({ live: [absent({ contact: null })] })
    expect(screen.getByText(/ทักร้านในแชตให้แก้ได้/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^โทรหาร้าน/ })).toBeNull()
  })
})

describe('terms that the company changed', () => {
  const { pay: _, ...agreed } = shiftOn('2026-12-01', '09:00', '18:00')
  const was = {
    shifts: [agreed],
    payUnit: 'day' as const,
    payAmount: 600_00,
    overtimePay: null,
    paysHolidayRates: false,
    payday: 'same_day' as const,
    totalPay: 600_00,
    branchName: 'อารีย์',
    district: 'พญาไท',
    province: 'กรุงเทพมหานคร',
  }
  const becomes = {
    ...was,
    shifts: [{ ...agreed, startTime: '12:00', endTime: '21:00' }],
    payAmount: 550_00,
    totalPay: 550_00,
  }
  const asked = (changes: Partial<OwnApplication> = {}) =>
    hired({
      shifts: [{ ...agreed, pay: 600_00 }],
      totalPay: 600_00,
      version: 4,
      termChange: { answerBy: '2026-11-28T23:14:00.000Z', cancelled: [], reason: null, was, becomes },
      ...changes,
    })
  const answerOf = (answer: 'accept' | 'keep' | 'leave') => `${texts.terms[answer]} แคชเชียร์หน้าร้าน`
  const cardOf = () => {
    const card = screen.getByText(texts.terms.title).closest('[id]')
    if (!card) throw new Error('no card')
    return card as HTMLElement
  }

  test('stand in the place of what was said when the job was accepted', async () => {
    const offer = offered({ id: asked().id })
    changeOwnState.mockResolvedValue(asked({ version: 3, termChange: null }))
    const { rerender } = show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect(await screen.findByText(texts.done.accept.title)).toBeTruthy()
    rerender(inThai(pageOf({ live: [asked()] })))
    expect(screen.getByText('ร้านขอเปลี่ยนเงื่อนไข')).toBeTruthy()
    expect(screen.queryByText(texts.done.accept.title)).toBeNull()
  })

  test('stand on top: the former struck through, the new beside it, until when, and what stands meanwhile', () => {
    show({ live: [offered(), asked()] })
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(texts.terms.title)
    const card = cardOf()
    const struck = [...card.querySelectorAll('del')].map(({ textContent }) => textContent)
    expect(struck).toEqual(['เดิม ฿600/วัน', 'เดิม ฿600', expect.stringContaining('09:00–18:00')])
    for (const words of ['฿550/วัน', '12:00–21:00', 'ตอบในอีก 20 ชม.', texts.terms.stand])
      expect(card.textContent).toContain(words)
    // Until then the ticket has what was agreed.
    expect(screen.getByText(texts.groups.next).closest('section')?.textContent).toContain('฿600')
    expect(screen.getByText(texts.groups.next).closest('section')?.textContent).not.toContain('฿550')
  })

  const { pay: __, ...lost } = shiftOn('2026-12-02', '10:00', '19:00')
  const cut = {
    answerBy: '2026-11-28T23:14:00.000Z',
    cancelled: [lost],
    reason: 'ลูกค้าเลื่อนงาน',
    was,
    becomes: was,
  }

  test('by a cancelled shift say which one, and ask whether they come to the others, not to keep it', async () => {
    const job = asked({ termChange: cut })
    answerTerms.mockResolvedValue(asked({ termChange: null, version: 5 }))
    show({ live: [job] })
    const card = screen.getByText('ร้านยกเลิกกะ').closest('[id]') as HTMLElement
    for (const words of ['พ. 2 ธ.ค.', '10:00–19:00', 'ไม่ต้องไปกะนี้', 'ลูกค้าเลื่อนงาน', 'กะที่เหลือ', 'อ. 1 ธ.ค.'])
      expect(card.textContent).toContain(words)
    expect(card.textContent).not.toContain('เงื่อนไขเดิม')
    expect(within(card).queryByRole('button', { name: answerOf('keep') })).toBeNull()
    expect(within(card).getByRole('button', { name: answerOf('leave') })).toBeTruthy()
    await press('ยังไปกะที่เหลือ แคชเชียร์หน้าร้าน')
    expect(answerTerms).toHaveBeenCalledWith(job, 'accept')
  })

  test('beside a cancelled shift are asked about as ever, the shift is not', () => {
    show({ live: [asked({ termChange: { ...cut, becomes } })] })
    const card = screen.getByText('ร้านยกเลิกกะ').closest('[id]') as HTMLElement
    expect(within(card).getByRole('button', { name: answerOf('keep') })).toBeTruthy()
    const struck = [...card.querySelectorAll('del')].map(({ textContent }) => textContent)
    expect(struck).toEqual(['เดิม ฿600/วัน', 'เดิม ฿600', expect.stringContaining('09:00–18:00')])
  })

  test.each(['accept', 'keep'] as const)('are answered at a press: %s', async (answer) => {
    const job = asked()
    answerTerms.mockResolvedValue(asked({ termChange: null, version: 5 }))
    show({ live: [job] })
    await press(answerOf(answer))
    expect(answerTerms).toHaveBeenCalledWith(job, answer)
    expect(await screen.findByText(texts.done[`${answer}Terms`].title)).toBeTruthy()
    expect(screen.queryByText(texts.terms.title)).toBeNull()
  })

  test('may be a reason to leave, which is asked once more and answers the question', async () => {
    const job = asked()
    answerTerms.mockResolvedValue(
      asked({ state: 'withdrawn', gaveBack: true, events: [], termChange: null, version: 5 }),
    )
    show({ live: [job] })
    await press(answerOf('leave'))
    // Whose doing it is, and that it leaves no mark, is said where they decide.
    const { textContent } = await screen.findByRole('dialog')
    expect(textContent).toContain('เปลี่ยนเงื่อนไขหลังคุณได้งานแล้ว')
    expect(textContent).toContain('ไม่มีผลกับประวัติ')
    expect(textContent).not.toContain('ต้องหาคนแทน')
    await confirm(texts.events.leave)
    expect(answerTerms).toHaveBeenCalledWith(job, 'leave')
    expect(changeOwnState).not.toHaveBeenCalled()
  })

  test('are waited for at the pressed button alone', async () => {
    answerTerms.mockReturnValue(new Promise(() => {}))
    show({ live: [asked()] })
    await press(answerOf('accept'))
    const [accept, keep] = (['accept', 'keep'] as const).map((answer) =>
      screen.getByRole('button', { name: answerOf(answer) }),
    )
    expect(accept?.getAttribute('aria-busy')).toBe('true')
    expect(keep?.getAttribute('aria-busy')).toBeNull()
    expect(keep?.hasAttribute('disabled')).toBe(true)
  })

  test.each([
    ['accept', asked(), 'รับเงื่อนไขใหม่'],
    ['acceptLeft', asked({ termChange: cut }), 'ยังไปกะที่เหลือ'],
  ] as const)('answered without a network say once what waits: %s', async (_, job, answer) => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${signInMark}=${'a'.repeat(22)}; path=/`
    try {
      answerTerms.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      show({ live: [job] })
      await press(`${answer} แคชเชียร์หน้าร้าน`)
      expect(await screen.findByText(`รอสัญญาณ จะส่งคำตอบ “${answer}” ให้เองเมื่อต่อเน็ตได้`)).toBeTruthy()
      expect(screen.getAllByRole('button', { name: /^ไม่ส่งแล้ว/ })).toHaveLength(1)
    } finally {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
      document.cookie = `${signInMark}=; path=/; max-age=0`
    }
  })

  test('of what was applied for stand on its card, which has the way to withdraw', () => {
    const change = { answerBy: null, cancelled: [], reason: null, was, becomes }
    const { shifts, payAmount, totalPay } = becomes
    show({
      live: [
        {
          ...application,
          shifts: shifts.map((shift) => ({ ...shift, pay: payAmount })),
          totalPay,
          termChange: change,
        },
      ],
    })
    const card = screen.getByText(texts.terms.applied).closest('[id]') as HTMLElement
    const struck = [...card.querySelectorAll('del')].map(({ textContent }) => textContent)
    expect(struck).toEqual(['เดิม ฿600/วัน', 'เดิม ฿600', expect.stringContaining('09:00–18:00')])
    expect(card.textContent).toContain('12:00–21:00')
    expect(within(card).getByRole('button', { name: /ถอนใบสมัคร/ })).toBeTruthy()
    expect(screen.queryByText(texts.terms.keep)).toBeNull()
  })

  test('stay asked about for the other shifts of who cannot come to one, from the job itself', async () => {
    const other = shiftOn('2026-12-02', '09:00', '18:00')
    const job = asked({ shifts: [{ ...agreed, pay: 600_00 }, other], mayGiveBack: [agreed.id, other.id] })
    giveShiftsBack.mockResolvedValue(
      asked({ mayGiveBack: [agreed.id], givenBack: [{ ...other }], version: 5 }),
    )
    show({ live: [job] })
    await giveBack('พ. 2 ธ.ค.')
    expect(giveShiftsBack).toHaveBeenCalledWith(
      expect.objectContaining({ id: job.id, version: 4 }),
      expect.objectContaining({ shiftIds: [other.id] }),
    )
    expect(await screen.findByText('กะที่คืนให้ร้านแล้ว 1 กะ')).toBeTruthy()
    expect(answerTerms).not.toHaveBeenCalled()
    expect(within(cardOf()).getByRole('button', { name: answerOf('keep') })).toBeTruthy()
  })

  test('that clash with another job name it, and cannot be accepted', () => {
    const other = hired({
      id: '7',
      shifts: [shiftOn('2026-12-01', '18:30', '22:00')],
      post: { ...application.post, title: 'บาร์เทนเดอร์' },
    })
    show({ live: [asked(), other] })
    expect(cardOf().textContent).toContain('เวลาชนกับงาน “บาร์เทนเดอร์”')
    const accept = screen.getByRole('button', { name: answerOf('accept') }) as HTMLButtonElement
    expect(accept.disabled).toBe(true)
    expect((screen.getByRole('button', { name: answerOf('keep') }) as HTMLButtonElement).disabled).toBe(false)
  })

  test('that changed again, or were answered in another tab, say so beside what stands', async () => {
    const again = {
      answerBy: null,
      cancelled: [],
      reason: null,
      was,
      becomes: { ...becomes, payAmount: 500_00, totalPay: 500_00 },
    }
    const late = (current: OwnApplication) =>
      answerTerms.mockRejectedValueOnce(new ProblemError({ ...localProblem('wrong_state'), current }))
    show({ live: [asked()] })
    late(asked({ version: 6, termChange: again }))
    await press(answerOf('accept'))
    expect(await screen.findByText(texts.shifts.changed)).toBeTruthy()
    expect(cardOf().textContent).toContain('฿500/วัน')
    late(asked({ version: 7, termChange: null }))
    await press(answerOf('accept'))
    expect(await screen.findByText(texts.shifts.settled)).toBeTruthy()
    expect(screen.queryByText(texts.terms.title)).toBeNull()
  })

  test('of an offer stand on its card, which is answered as it is', () => {
    const shown = { ...becomes, shifts: was.shifts }
    show({
      live: [offered({ termChange: { answerBy: null, cancelled: [], reason: null, was, becomes: shown } })],
    })
    const offer = screen.getByText(texts.terms.offer).parentElement
    expect(offer?.textContent).toContain('฿550/วัน')
    expect(offer?.querySelector('del')?.textContent).toContain('฿600/วัน')
    expect(screen.queryByText(texts.terms.keep)).toBeNull()
  })
})

describe('who is to meet an employer', () => {
  test.each([
    ['interview', interviewed()],
    ['offered', offered({ contact })],
  ])('calls them at a press, and knows whom to ask for (%s)', (_state, one) => {
    show({ live: [one] })
    expect(screen.getByText('ถามหา คุณแอน ผู้จัดการกะ')).toBeTruthy()
    const call = screen.getByRole('link', { name: 'โทรหาร้าน 0223456789' })
    expect(call.getAttribute('href')).toBe('tel:0223456789')
    expect(call.className).toContain('min-h-11')
  })

  test('and nobody else does', () => {
    show({ live: [application] })
    expect(screen.queryByRole('link', { name: /^โทรหาร้าน/ })).toBeNull()
  })
})

describe('who was taken on at once', () => {
  test('is asked whether they come, and says so at a press', async () => {
    const job = hired({ isConfirmed: false })
    confirmComing.mockResolvedValue({ ...job, isConfirmed: true })
    show({ live: [job] })
    expect(screen.getByText(texts.coming.title)).toBeTruthy()
    await press('ไปได้ แคชเชียร์หน้าร้าน')
    expect(await screen.findByText(texts.coming.said)).toBeTruthy()
    expect(screen.queryByText(texts.coming.title)).toBeNull()
  })

  test('and has another job is asked among what waits for an answer, before the invitations', async () => {
    const first = hired({ id: '1', shifts: [shiftOn('2026-12-02')] })
    const asked = hired({ id: '2', shifts: [shiftOn('2026-12-04')], isConfirmed: false })
    confirmComing.mockResolvedValue({ ...asked, isConfirmed: true, version: 2 })
    show({ live: [first, asked, offered({ shifts: [shiftOn('2026-12-10')] })] })
    expect(headings()).toEqual(['รอคุณตอบ 2 งาน', texts.groups.next])
    const waiting = screen.getByRole('region', { name: 'รอคุณตอบ 2 งาน' })
    const question = within(waiting).getByText(texts.coming.title)
    expect(question.closest('details')).toBeNull()
    expect(within(waiting).getAllByText('กรุงเทพมหานคร')).toHaveLength(2)
    await userEvent.click(within(waiting).getByRole('button', { name: 'ไปได้ แคชเชียร์หน้าร้าน' }))
    expect(await screen.findByText(texts.done.confirm.title)).toBeVisible()
    expect(headings()).toEqual(['รอคุณตอบ 1 งาน', texts.groups.next, 'งานที่จะถึง 1 งาน'])
  })

  test('for a job that comes first is asked before the ticket, unless it begins within a day', () => {
    const asked = hired({ shifts: [shiftOn('2026-12-02')], isConfirmed: false })
    const { unmount } = show({ live: [asked] })
    expect(headings()).toEqual(['รอคุณตอบ 1 งาน'])
    unmount()
    show({ live: [hired({ isConfirmed: false })] })
    expect(headings()).toEqual([texts.groups.next])
  })

  test('is asked by the ticket of the next hours, beside which the list counts what else waits, as the badge does', () => {
    const ticket = hired({ id: '1', isConfirmed: false })
    const offer = offered({ id: '2', shifts: [shiftOn('2026-12-10')] })
    show({ live: [ticket, offer] })
    expect(headings()).toEqual([texts.groups.next, 'รอคุณตอบอีก 1 งาน'])
  })

  test('is asked once more before they say that they do not', async () => {
    const job = hired({ isConfirmed: false })
    show({ live: [job] })
    await press('ไปไม่ได้ แคชเชียร์หน้าร้าน')
    expect(await screen.findByText(messages.cannotCome.title)).toBeTruthy()
    expect(giveShiftsBack).not.toHaveBeenCalled()
  })

  test('and accepts an offer at that moment has the job', async () => {
    const offer = offered()
    const current = hired({
      ...offer,
      state: 'hired',
      isConfirmed: true,
      events: ['withdraw'],
      contact,
      workDay,
      version: 2,
    })
    changeOwnState.mockRejectedValue(new ProblemError({ ...localProblem('wrong_state'), current }))
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect(await screen.findByText(texts.done.accept.title)).toBeTruthy()
  })
})

describe('an offer', () => {
  test('is accepted at a press, and becomes the next job', async () => {
    const offer = offered()
    changeOwnState.mockResolvedValue(
      hired({ ...offer, state: 'hired', isConfirmed: true, events: ['withdraw'], contact, workDay }),
    )
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect(changeOwnState).toHaveBeenCalledWith(expect.objectContaining({ state: 'offered' }), 'accept')
    expect(await screen.findByText('46 นาที')).toBeTruthy()
    expect(screen.queryByRole('button', { name: ofPost('accept', offer) })).toBeNull()
  })

  test('says until when it is answered, as long as the work has not begun', () => {
    const starting = (startsAt: string) => offered({ post: { ...offered().post, startsAt } })
    const { rerender } = show({ live: [starting('2026-11-28T05:14:00Z')] })
    expect(screen.getByText('ตอบก่อนเริ่มงานในอีก 2 ชม.')).toBeTruthy()
    rerender(inThai(pageOf({ live: [starting('2026-11-29T04:00:00Z')] })))
    expect(screen.getByText('ตอบก่อนเริ่มงานพรุ่งนี้ 11:00 น.')).toBeTruthy()
    rerender(inThai(pageOf({ live: [starting('2026-11-28T03:00:00Z')] })))
    expect(screen.queryByText(/ตอบก่อนเริ่มงาน/)).toBeNull()
  })

  test('that is accepted as the work begins says that it has begun, and is over', async () => {
    const offer = offered()
    const current = { ...offer, events: ['decline' as const] }
    changeOwnState.mockRejectedValueOnce(
      new ProblemError({ ...localProblem('offer_begun'), status: 409, current }),
    )
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.offer_begun)
    expect(headings()).toEqual([texts.groups.ended])
  })

  test('that was accepted here gives way to what the company changes afterwards', async () => {
    const offer = offered()
    const accepted = hired({
      ...offer,
      state: 'hired',
      isConfirmed: true,
      events: ['withdraw'],
      contact,
      workDay,
      version: 2,
    })
    changeOwnState.mockResolvedValue(accepted)
    const { rerender } = show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect(await screen.findByText('46 นาที')).toBeTruthy()
    const moved = { ...accepted, version: 3, shifts: [shiftOn('2026-12-02')] }
    rerender(inThai(pageOf({ live: [moved] })))
    expect(screen.queryByText('46 นาที')).toBeNull()
    expect(screen.getByText('อีก 4 วัน')).toBeTruthy()

    const ended = {
      ...moved,
      id: '0190a5c2-0000-7000-8000-000000000009',
      state: 'expired' as const,
      workDay: null,
    }
    rerender(inThai(pageOf({ live: [moved], ended: [ended] })))
    expect(document.getElementById(`application-${ended.id}`)).not.toBeNull()
  })

  test('that clashes with a job they have says with which, and cannot be accepted', () => {
    const offer = offered({ shifts: [shiftOn('2026-11-29', '18:00', '23:00')] })
    show({ live: [hired(), offer] })
    expect(screen.getByText(/เวลาชนกับงาน “แคชเชียร์หน้าร้าน” ของ ร้านครัวยายบัว/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: ofPost('accept', offer) }).disabled).toBe(
      true,
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: ofPost('decline', offer) }).disabled).toBe(
      false,
    )
  })

  test('that the service refuses for a clash says which job is in the way', async () => {
    const params = {
      title: 'แคชเชียร์',
      company: 'ครัวยายบัว',
      date: '2026-11-29',
      start: '11:00',
      end: '20:00',
    }
    const problem = { ...localProblem('own_shifts_clash'), status: 409, params }
    changeOwnState.mockRejectedValue(new ProblemError(problem))
    const offer = offered()
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'เวลาชนกับงาน “แคชเชียร์” ของ ครัวยายบัว อา. 29 พ.ย. 2569 เวลา 11:00–20:00 น.',
    )
  })

  test('a company that was quicker is told of, with the application as it stands now', async () => {
    const offer = offered()
    const current = { ...offer, state: 'rejected' as const, events: [] }
    changeOwnState.mockRejectedValue(
      new ProblemError({ ...localProblem('wrong_state'), status: 409, current }),
    )
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect(await screen.findByText(texts.states.rejected)).toBeTruthy()
  })

  test.each([
    [
      'worker',
      'decline',
      'hired',
      'คุณรับงานนี้ไปแล้วในอีกหน้าหนึ่ง ที่กดเมื่อครู่จึงไม่มีผล ถ้าไปไม่ได้แล้ว กด “แจ้งว่าไปไม่ได้” ที่งานนี้',
    ],
    ['worker', 'accept', 'offer_declined', 'คุณตอบไปแล้วในอีกหน้าต่างว่าไม่รับงานนี้'],
    ['worker', 'accept', 'withdrawn', 'คุณถอนตัวจากงานนี้ไปแล้วในอีกหน้าต่าง'],
    ['member', 'accept', 'shortlisted', 'ร้านเปลี่ยนสถานะก่อนที่คุณจะกด สถานะตอนนี้แสดงอยู่แล้ว'],
  ] as const)('that the %s was quicker with says so: %s, but it is %s', async (who, event, state, said) => {
    const offer = offered()
    const current = { ...offer, state, events: [], version: 9 }
    const problem = { ...localProblem('wrong_state'), status: 409, params: { who }, current }
    changeOwnState.mockRejectedValueOnce(new ProblemError(problem))
    show({ live: [offer] })
    await press(ofPost(event, offer))
    if (event === 'decline') await confirm(texts.events.decline)
    expect((await screen.findByRole('alert')).textContent).toBe(said)
  })

  test('that was accepted in another window says so in sight, also where it comes after another job', async () => {
    const offer = offered({ id: 'later', shifts: [shiftOn('2026-12-20')] })
    const current = { ...offer, state: 'hired' as const, events: [], version: 9 }
    const problem = { ...localProblem('wrong_state'), status: 409, params: { who: 'worker' }, current }
    changeOwnState.mockRejectedValueOnce(new ProblemError(problem))
    show({ live: [offer, hired()] })
    await press(ofPost('decline', offer))
    await confirm(texts.events.decline)
    const said = await screen.findByRole('alert')
    expect(said.closest('details')).toHaveAttribute('open')
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(said)
  })

  test('that was declined in another window is declined', async () => {
    const offer = offered()
    const current = { ...offer, state: 'offer_declined' as const, events: [], version: 9 }
    const problem = { ...localProblem('wrong_state'), status: 409, params: { who: 'worker' }, current }
    changeOwnState.mockRejectedValueOnce(new ProblemError(problem))
    show({ live: [offer] })
    await press(ofPost('decline', offer))
    await confirm(texts.events.decline)
    expect(await screen.findByText(/^บอกร้านแล้วว่าคุณไม่รับงาน/)).toBeTruthy()
  })

  test('that is for other shifts by now is shown as it is, to be answered anew', async () => {
    const offer = offered({ shifts: [shiftOn('2026-11-28')] })
    const current = { ...offer, shifts: [shiftOn('2026-12-03')], version: 9 }
    changeOwnState.mockRejectedValueOnce(
      new ProblemError({ ...localProblem('wrong_state'), status: 409, current }),
    )
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect((await screen.findByRole('alert')).textContent).toBe(texts.shifts.changed)
    expect(screen.getByText('พฤ. 3 ธ.ค. 2569')).toBeTruthy()
    changeOwnState.mockResolvedValue(hired({ ...current, state: 'hired' }))
    await press(ofPost('accept', offer))
    expect(changeOwnState).toHaveBeenLastCalledWith(expect.objectContaining({ version: 9 }), 'accept')
  })
})

describe('leaving', () => {
  test('asks first, and does nothing when it is thought better of; what was left may be applied for again', async () => {
    show()
    await press(ofPost('withdraw'))
    await press(texts.keep)
    expect(changeOwnState).not.toHaveBeenCalled()
    changeOwnState.mockResolvedValue({ ...application, state: 'withdrawn', events: [], mayApplyAgain: true })
    await press(ofPost('withdraw'))
    await confirm(texts.events.withdraw)
    expect(await screen.findByText(texts.states.withdrawn)).toBeTruthy()
    expect(screen.getByRole('link', { name: texts.applyAgain, hidden: true }).getAttribute('href')).toBe(
      `/jobs/${application.jobPostId}/apply`,
    )
  })

  test('what has become too late is not taken for a change of shifts', async () => {
    const current = hired({ events: [], mayGiveBack: [], version: 2 })
    giveShiftsBack.mockRejectedValueOnce(
      new ProblemError({ ...localProblem('shift_begun'), status: 409, current }),
    )
    show({ live: [hired()] })
    await giveBack('ส. 28 พ.ย.')
    expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.shift_begun)
    expect(screen.queryByText(messages.cannotCome.title)).toBeNull()
  })

  test('one shift says before what becomes of which, and the others stay', async () => {
    const now = hired({
      shifts: [shiftOn('2026-11-29')],
      givenBack: [shiftOn('2026-11-28')],
      totalPay: 580_00,
      version: 2,
    })
    giveShiftsBack.mockResolvedValue(now)
    show({ live: [hired()] })
    await press(`${texts.events.leave} ${application.post.title}`)
    const sheet = within(await screen.findByRole('dialog', { hidden: true }))
    const give = (name: string) => userEvent.click(sheet.getByRole('button', { name, hidden: true }))
    await give('คืนกะให้ร้าน')
    expect(sheet.getByText(messages.cannotCome.whichMissing)).toBeTruthy()
    expect(sheet.getByText(messages.cannotCome.whyMissing)).toBeTruthy()
    await userEvent.click(sheet.getByRole('checkbox', { name: /ส. 28 พ.ย./, hidden: true }))
    const status = sheet.getByRole('status', { hidden: true })
    const said = status.textContent
    expect(said).toContain('ส. 28 พ.ย. 2569 คืนให้ ร้านครัวยายบัว')
    expect(said).toContain('อา. 29 พ.ย. 2569 ยังเป็นของคุณ')
    expect(said).toContain('ถ้าเปลี่ยนใจต้องสมัครใหม่ และร้านเป็นคนเลือก')
    // A browser breaks no line within the name.
    for (const name of within(status).getAllByText('ร้านครัวยายบัว')) expect(name).toHaveClass('inline-block')
    expect(giveShiftsBack).not.toHaveBeenCalled()
    await userEvent.click(sheet.getByText(messages.cannotCome.reasons.travel))
    await give('คืน 1 กะให้ร้าน')
    expect(await screen.findByText(/บางกะของงาน “แคชเชียร์หน้าร้าน” คุณไปไม่ได้/)).toBeTruthy()
    expect(giveShiftsBack).toHaveBeenCalledWith(expect.objectContaining({ id: application.id, version: 1 }), {
      shiftIds: ['2026-11-28 11:00'],
      reason: 'travel',
    })
    expect(screen.getByText('กะที่คืนให้ร้านแล้ว 1 กะ')).toBeTruthy()
  })

  test('without network, and nowhere to keep it, what was chosen stays', async () => {
    giveShiftsBack.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    show({ live: [hired()] })
    await giveBack('ส. 28 พ.ย.')
    const sheet = within(screen.getByRole('dialog', { hidden: true }))
    expect(await sheet.findByText(messages.problems.network_in_form)).toBeTruthy()
    expect(sheet.getByRole('checkbox', { name: /ส. 28 พ.ย./, hidden: true })).toHaveProperty('checked', true)
  })
})

describe('a company that closes', () => {
  const companyCloses = '2026-12-28T05:00:00.000Z'
  const said = 'ร้านครัวยายบัว ขอปิดบัญชีกะหลังวันที่ จ. 28 ธ.ค. 2569 จะถูกยกเลิก ติดต่อร้านก่อนไป'
  const next = (changes: Partial<OwnApplication> = {}) => hired({ id: 'next', companyCloses, ...changes })

  test.each<[string, OwnApplication[]]>([
    ['a ticket', [next()]],
    ['a job that comes after the next', [hired(), next({ shifts: [shiftOn('2026-12-02')] })]],
    [
      'a question whether they come',
      [hired(), next({ shifts: [shiftOn('2026-12-02')], isConfirmed: false })],
    ],
    ['an offer', [offered({ post: application.post, companyCloses })]],
  ])('is said once on %s', (_what, live) => {
    show({ live })
    const notices = screen.getAllByText('ร้านครัวยายบัว ขอปิดบัญชี')
    expect(notices).toHaveLength(1)
    expect(notices[0]?.parentElement).toHaveTextContent(said)
  })

  test('is not said of one that goes on', () => {
    show({ live: [next({ companyCloses: null })] })
    expect(screen.queryByText(/ขอปิดบัญชี/)).toBeNull()
  })
})

describe('what is decided without a network', () => {
  const away = new TypeError('Failed to fetch')
  const comeOnline = () => act(async () => void dispatchEvent(new Event('online')))
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('partim:unsent:'))
  const offer = offered({ shifts: [shiftOn('2026-12-10')] })
  const accepted = hired({ ...offer, state: 'hired', version: 2 })
  const withdrawn = () =>
    offered({
      ...offer,
      state: 'rejected',
      events: [],
      version: 2,
      takenBack: { at, was: 'offered', isCancelled: false, reason: null, isAcknowledged: false },
    })
  const tooLate = 'คำตอบ “รับงานนี้” ที่กดไว้ตอนไม่มีสัญญาณไม่มีผล เพราะร้านถอนข้อเสนอไปก่อนคำตอบจะถึงร้าน'
  const waits = (answer: string) => screen.findByText(`รอสัญญาณ จะส่งคำตอบ “${answer}” ให้เองเมื่อต่อเน็ตได้`)
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${signInMark}=${'a'.repeat(22)}; path=/`
  })
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${signInMark}=; path=/; max-age=0`
  })

  test('waits on its card, and is sent once when the network is back', async () => {
    changeOwnState.mockRejectedValueOnce(away).mockResolvedValue(accepted)
    readOwnApplication.mockResolvedValue(offer)
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    expect(await waits(texts.events.accept)).toBeTruthy()
    expect(screen.queryByText(messages.problems.network)).toBeNull()
    expect(screen.queryByRole('button', { name: ofPost('decline', offer) })).toBeNull()
    await comeOnline()
    expect(await screen.findByText(texts.done.accept.title)).toBeTruthy()
    expect(changeOwnState).toHaveBeenCalledTimes(2)
    expect(kept()).toEqual([])
  })

  test('waits on the page that is loaded again, and can be thought better of', async () => {
    changeOwnState.mockRejectedValueOnce(away)
    readOwnApplication.mockResolvedValue(offer)
    const { unmount } = show({ live: [offer] })
    await press(ofPost('accept', offer))
    await waits(texts.events.accept)
    unmount()
    show({ live: [offer] })
    await waits(texts.events.accept)
    await press(`${messages.unsent.cancel} ${offer.post.title}`)
    expect(await screen.findByRole('button', { name: ofPost('accept', offer) })).toHaveFocus()
    expect(await screen.findByText('เลิกส่งคำตอบนี้แล้ว ถ้าถึงร้านไปก่อนหน้านี้ จะเห็นในงานของฉัน')).toHaveRole('status')
    await comeOnline()
    // It is looked up whether it arrived.
    await waitFor(() => expect(kept()).toEqual([]))
    expect(changeOwnState).toHaveBeenCalledTimes(1)
  })

  test('that was thought better of, and had arrived all the same, is shown as it stands', async () => {
    changeOwnState.mockRejectedValueOnce(away)
    readOwnApplication.mockResolvedValue(accepted)
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    await waits(texts.events.accept)
    await press(`${messages.unsent.cancel} ${offer.post.title}`)
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await comeOnline()
    expect(await screen.findByText(texts.done.accept.title)).toBeTruthy()
    expect(changeOwnState).toHaveBeenCalledTimes(1)
    expect(kept()).toEqual([])
  })

  test('declining, once it is thought better of, leads back to its own button', async () => {
    changeOwnState.mockRejectedValueOnce(away)
    show({ live: [offer] })
    await press(ofPost('decline', offer))
    await confirm(texts.events.decline)
    await waits(texts.events.decline)
    await press(`${messages.unsent.cancel} ${offer.post.title}`)
    expect(await screen.findByRole('button', { name: ofPost('decline', offer) })).toHaveFocus()
  })

  test('to come is not said of other terms than were seen', async () => {
    const job = hired({ isConfirmed: false, events: ['withdraw'] })
    confirmComing.mockRejectedValueOnce(away)
    readOwnApplication.mockResolvedValue({ ...job, version: 2, shifts: [shiftOn('2026-12-03')] })
    show({ live: [job] })
    await press(`${texts.coming.yes} ${job.post.title}`)
    expect(await waits(texts.coming.yes)).toBeTruthy()
    await comeOnline()
    expect((await screen.findByRole('alert')).textContent).toBe(texts.shifts.changed)
    expect(confirmComing).toHaveBeenCalledTimes(1)
    expect(kept()).toEqual([])
  })

  test('shifts given back wait on the job, with their reason', async () => {
    giveShiftsBack.mockRejectedValueOnce(away)
    giveShiftsBack.mockResolvedValue(
      hired({ shifts: [shiftOn('2026-11-29')], givenBack: [shiftOn('2026-11-28')], version: 2 }),
    )
    readOwnApplication.mockResolvedValue(hired())
    show({ live: [hired()] })
    await giveBack('ส. 28 พ.ย.')
    expect(await waits('ไปไม่ได้')).toBeTruthy()
    expect(screen.queryByText(messages.cannotCome.title)).toBeNull()
    await comeOnline()
    expect(await screen.findByText(/บางกะของงาน “แคชเชียร์หน้าร้าน” คุณไปไม่ได้/)).toBeTruthy()
    expect(giveShiftsBack).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1 }), {
      shiftIds: ['2026-11-28 11:00'],
      reason: 'other',
    })
  })

  test('an offer that was withdrawn meanwhile says so in its place', async () => {
    const current = withdrawn()
    changeOwnState.mockRejectedValueOnce(away)
    changeOwnState.mockRejectedValueOnce(
      new ProblemError({ ...localProblem('wrong_state'), status: 409, current }),
    )
    readOwnApplication.mockResolvedValue(current)
    show({ live: [offer] })
    await press(ofPost('accept', offer))
    await waits(texts.events.accept)
    await comeOnline()
    expect((await screen.findByRole('alert')).textContent).toBe(tooLate)
    expect(screen.getByText('ร้านถอนข้อเสนอนี้แล้ว')).toBeTruthy()
    // What waited has gone from where it had the focus.
    expect(document.activeElement?.id).toBe(`application-${offer.id}`)
  })

  test('an answer to an offer of which the page knows that it was withdrawn says that it was too late, in sight', async () => {
    changeOwnState.mockRejectedValueOnce(away)
    const { unmount } = show({ live: [offer] })
    await press(ofPost('accept', offer))
    await waits(texts.events.accept)
    unmount()
    const current = withdrawn()
    changeOwnState.mockRejectedValueOnce(
      new ProblemError({ ...localProblem('wrong_state'), status: 409, current }),
    )
    readOwnApplication.mockResolvedValue(current)
    show({ live: [current, hired()] })
    await comeOnline()
    expect((await screen.findByRole('alert')).textContent).toBe(tooLate)
    expect(document.activeElement?.id).toBe(`application-${offer.id}`)
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
    expect(kept()).toEqual([])
  })

  test('what was sent on another page is shown as it stands, where this one does not know yet', async () => {
    changeOwnState.mockRejectedValueOnce(away).mockResolvedValue(accepted)
    readOwnApplication.mockResolvedValueOnce(offer)
    const { unmount } = show({ live: [offer] })
    await press(ofPost('accept', offer))
    await waits(texts.events.accept)
    unmount()
    await comeOnline()
    await waitFor(() => expect(localStorage.getItem(kept()[0] ?? '')).toContain('"became":"sent"'))
    readOwnApplication.mockResolvedValueOnce(accepted)
    show({ live: [offer] })
    expect(await screen.findByText(texts.done.accept.title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: ofPost('accept', offer) })).toBeNull()
    expect(kept()).toEqual([])
  })

  test('why an answer was not taken about what is over by now is said with the name of the job', async () => {
    changeOwnState.mockRejectedValueOnce(away)
    readOwnApplication.mockResolvedValue(offer)
    const { unmount } = show({ live: [offer] })
    await press(ofPost('accept', offer))
    await waits(texts.events.accept)
    unmount()
    changeOwnState.mockRejectedValueOnce(new ProblemError({ ...localProblem('post_not_open'), status: 409 }))
    await comeOnline()
    await waitFor(() => expect(localStorage.getItem(kept()[0] ?? '')).toContain('post_not_open'))
    show({ live: [] })
    expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.post_not_open)
    expect(screen.getByText(wholeText(offer.post.title))).toBeTruthy()
    expect(kept()).toEqual([])
  })

  test('why an answer is not taken while a page is open that does not list what it was about is said, too', async () => {
    changeOwnState.mockRejectedValueOnce(away)
    readOwnApplication.mockResolvedValue(offer)
    const { unmount } = show({ live: [offer] })
    await press(ofPost('accept', offer))
    await waits(texts.events.accept)
    unmount()
    show({ live: [] })
    changeOwnState.mockRejectedValueOnce(new ProblemError({ ...localProblem('post_not_open'), status: 409 }))
    await waitFor(() => expect(kept()).toHaveLength(1))
    await comeOnline()
    expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.post_not_open)
    expect(screen.getByText(wholeText(offer.post.title))).toBeTruthy()
    expect(kept()).toEqual([])
  })

  test('why an answer was refused on another page is said on its card', async () => {
    changeOwnState.mockRejectedValueOnce(away)
    readOwnApplication.mockResolvedValue(offer)
    const { unmount } = show({ live: [offer] })
    await press(ofPost('accept', offer))
    await waits(texts.events.accept)
    unmount()
    changeOwnState.mockRejectedValueOnce(
      new ProblemError({ ...localProblem('own_account_leaves'), status: 409 }),
    )
    await comeOnline()
    await waitFor(() => expect(localStorage.getItem(kept()[0] ?? '')).toContain('own_account_leaves'))
    show({ live: [offer] })
    expect((await screen.findByRole('alert')).textContent).toBe(messages.problems.own_account_leaves)
    expect(kept()).toEqual([])
  })
})

describe('a link in a mail', () => {
  test('leads to the offer it is about, which has the focus', () => {
    const offer = offered()
    show({ live: [application, offer], opened: offer })
    expect(document.activeElement?.id).toBe(`application-${offer.id}`)
  })

  test('leads to one that is over, and opens what is folded', () => {
    const opened = { ...application, id: '8', state: 'rejected' as const, events: [] }
    show({ live: [], opened })
    expect(document.activeElement?.id).toBe('application-8')
    expect(document.activeElement?.closest('details')?.open).toBe(true)
  })
})

describe('one that was sent a moment ago', () => {
  const sentNotice = () => screen.queryByText(texts.sent.title)

  test('is told of, once: the address does not say so any more', () => {
    history.replaceState(null, '', `/jobs/applications?sent=${application.id}`)
    const { rerender } = show({ sent: application.id })
    expect(screen.getByRole('alert').textContent).toBe(
      `${texts.sent.title}แคชเชียร์หน้าร้าน 2 กะ เริ่ม ส. 28 พ.ย. 2569 รวม ฿1,160${texts.sent.about}`,
    )
    expect(location.search).toBe('')
    // The page that is loaded again asks for an address without it.
    rerender(inThai(pageOf()))
    expect(sentNotice()).toBeTruthy()
  })

  test('is not told of any more after it was withdrawn', async () => {
    changeOwnState.mockResolvedValue({ ...application, state: 'withdrawn', events: [], version: 2 })
    show({ sent: application.id })
    await press(ofPost('withdraw'))
    await confirm(texts.events.withdraw)
    expect(await screen.findByText(`ถอนใบสมัครงาน “${application.post.title}” แล้ว`)).toBeTruthy()
    expect(sentNotice()).toBeNull()
  })

  test('and has the job by that, in the place of somebody, is told so above everything', () => {
    const job = hired({ events: ['withdraw'] })
    const { rerender } = show({ live: [job], sent: job.id })
    const notice = screen.getByRole('alert')
    expect(notice).toHaveTextContent(`${texts.sent.hired}แคชเชียร์หน้าร้าน 2 กะ เริ่ม ส. 28 พ.ย. 2569`)
    expect(notice).toHaveTextContent('คุณไปแทนคนที่มาไม่ได้ ร้านครัวยายบัว รู้แล้ว')
    expect(screen.getByText('คุณตอบรับงานนี้แล้ว')).toBeVisible()
    expect(sentNotice()).toBeNull()
    rerender(inThai(pageOf({ live: [{ ...job, state: 'no_show', version: 3 }] })))
    expect(screen.queryByText(texts.sent.hired)).toBeNull()
  })

  test.each(['viewed', 'offered', 'hired', 'rejected'] as const)(
    'is not told of any more once it is %s',
    (state) => {
      const { rerender } = show({ sent: application.id })
      rerender(inThai(pageOf({ live: [{ ...application, state, version: 2 }] })))
      expect(sentNotice()).toBeNull()
    },
  )
})

describe('what came of a decision', () => {
  const focused = () => document.activeElement?.textContent

  test('accepting is told of beside the job, in focus, and the page is loaded again for its badge', async () => {
    const offer = offered({ shifts: [shiftOn('2026-12-10')] })
    changeOwnState.mockResolvedValue(hired({ ...offer, state: 'hired', isConfirmed: true, version: 2 }))
    const { rerender } = show({ live: [hired(), offer] })
    await press(ofPost('accept', offer))
    expect(await screen.findByText(texts.done.accept.title)).toBeTruthy()
    expect(focused()).toContain('บอก โรงแรมริมน้ำ แล้วว่าคุณรับงาน')
    const item = document.activeElement?.closest('li')
    expect(item?.querySelector(`#application-${offer.id}`)).toHaveProperty('open', true)
    expect(router.refresh).toHaveBeenCalledTimes(1)

    // It gives way when something else becomes of the job.
    rerender(inThai(pageOf({ live: [hired({ ...offer, state: 'completed', version: 3 })] })))
    expect(screen.queryByText(texts.done.accept.title)).toBeNull()
  })

  test('giving back a job says that the employer knows, leads to other jobs and loads those that fit again', async () => {
    const left = hired({ state: 'withdrawn', gaveBack: true, events: [], version: 2, workDay: null })
    left.givenBack = left.shifts
    giveShiftsBack.mockResolvedValue(left)
    const { rerender } = show({ live: [hired()] })
    expect(screen.queryByRole('button', { name: ofPost('withdraw') })).toBeNull()
    await giveBack('ส. 28 พ.ย.', 'อา. 29 พ.ย.')
    expect(await screen.findByText(/^บอกร้านแล้วว่าคุณไปทำงาน “แคชเชียร์หน้าร้าน” ไม่ได้/)).toBeTruthy()
    expect(focused()).toContain('คุณไม่ต้องไปตามวันที่นัดไว้')
    expect(screen.getByRole('link', { name: texts.done.others }).getAttribute('href')).toBe('/jobs')
    expect(router.refresh).toHaveBeenCalledTimes(1)

    // The page that comes does not list it among those that are live, and perhaps not among the first that ended.
    rerender(inThai(pageOf({ live: [] })))
    const card = within(document.getElementById(`application-${application.id}`) as HTMLElement)
    expect(card.getByText(texts.states.left)).toBeTruthy()
    expect(card.getByText('กะที่ตกลงกันไว้ 2 กะ')).toBeTruthy()
  })
})

test.each([
  ['completed', 'กะที่คุณได้ทำ 2 กะ'],
  ['no_show', 'กะที่ตกลงกันไว้ 2 กะ'],
  ['offer_declined', 'กะที่ร้านเสนอ 2 กะ'],
] as const)('the shifts of one that is %s are called what they are', (state, words) => {
  show({ live: [], ended: [{ ...application, state, assignedShifts: application.shifts }] })
  expect(screen.getByText(words)).toBeTruthy()
})
