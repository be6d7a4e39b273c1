import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition } from 'react'
import type { JobPost, JobPostPrice } from '@/lib/job-posts/job-post'
import { keepLine } from '@/lib/job-posts/quick-post/kept-line'
import { purchasePath } from '@/lib/orders/order'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import type { BranchChoice } from '../branch-choice'
import type { CreditOffer } from './credits'
import { samplePost } from './sample-post'

stopCalendarAt('2099-12-01T03:00:00Z')

const router = { push: jest.fn(), refresh: jest.fn() }
jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/job-posting/create',
  useSearchParams: () => new URLSearchParams(),
}))

/** What was sent to the service, in order. */
let sent: readonly (readonly [path: string, body: Record<string, unknown>])[]
let hasCredit: boolean
/** Until when the service does not answer. */
let waiting: Promise<void> | undefined

const responseOf = (status: number) =>
  ({ ok: status < 400, status, headers: new Map() }) as unknown as Response
/** The post as it was last sent. */
let post: JobPost
const stored = (state: JobPost['state'], body: object = {}) => {
  post = { ...post, ...body, state }
  return { data: post, response: responseOf(200) }
}
const POST = jest.fn(async (path: string, { body }: { body: Record<string, unknown> }) => {
  sent = [...sent, [path, body]]
  await waiting
  if (!path.endsWith('/events')) return stored('draft', body)
  const problem = { type: '', title: '', status: 402, code: 'no_credit', requestId: '' }
  return hasCredit ? stored('published') : { error: problem, response: responseOf(402) }
})
const PUT = jest.fn(async (path: string, { body }: { body: Record<string, unknown> }) => {
  sent = [...sent, [path, body]]
  return stored('draft', body)
})
jest.unstable_mockModule('@/lib/api/browser', () => ({
  jobPost: { POST, PUT },
  asProblem: (error: unknown) => error,
}))
const { default: JobPostForm } = await import('./job-post-form')
const { loadParts } = await import('./lazy-parts')
// Its modules are linked before, because Jest does not link those shared by several dynamic imports at once.
await import('./folded-post')
const parts = await loadParts({ quickPost: true })

const province = 'กรุงเทพมหานคร'
const branches = [
  { id: 'siam', name: 'สยามสแควร์', province, district: 'ปทุมวัน' },
  { id: 'ari', name: 'อารีย์', province, district: 'พญาไท' },
]
const price: JobPostPrice = {
  credits: 1,
  available: 5,
  buffetUntil: null,
  openPosts: { limit: null, open: 0 },
}
const offers = [
  { id: 'one', size: 1, priceSatang: 59_000 },
  { id: 'five', size: 5, priceSatang: 249_000 },
]

beforeEach(() => {
  sent = []
  post = { ...samplePost, photos: [] }
  hasCredit = true
  waiting = undefined
  router.push.mockReset()
  localStorage.clear()
  history.replaceState(null, '', '/job-posting/create')
})

type ShowProps = {
  post?: JobPost
  price?: JobPostPrice
  offers?: readonly CreditOffer[]
  branches?: readonly BranchChoice[]
}
const show = (props: ShowProps = {}) =>
  renderInThai(
    <JobPostForm
      uid="u1"
      post={null}
      branches={branches}
      price={price}
      repeats={<p>ลงซ้ำจากครั้งก่อน</p>}
      today="2099-12-01"
      photoField={null}
      uploading={false}
      reach={null}
      parts={parts}
      checkoutPath={(next, { size }) => purchasePath(next, { kind: 'job_post', size })}
      {...props}
    />,
  )

const box = () => screen.getByLabelText('บอกงานในบรรทัดเดียว')
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const card = () => screen.findByRole('region', { name: 'ตัวอย่างที่คนทำงานเห็น' })
const published = () => sent.filter(([path]) => path.endsWith('/events'))

async function write(line: string) {
  await userEvent.clear(box())
  await userEvent.click(box())
  await userEvent.paste(line)
}

const wholeLine = 'พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน สยาม วันละ 600'

test('a new post begins with its line alone: no field is in sight, and nothing can be pressed by mistake', async () => {
  show()
  expect(box()).toBeVisible()
  expect(screen.getByText('ลงซ้ำจากครั้งก่อน')).toBeVisible()
  expect(field('จำนวนคน')).not.toBeVisible()
  expect(screen.queryByRole('button', { name: /^เผยแพร่/ })).toBeNull()
  await press('กรอกเป็นช่องแทน')
  expect(field('จำนวนคน')).toBeVisible()
  expect(button('เผยแพร่ · 1 เครดิต')).toBeVisible()
})

test('a term that was understood leads to its field, which has it, as has every other field', async () => {
  show()
  await write(`${wholeLine} ชุดดำ`)
  expect(await screen.findByText('ชุดดำ ใส่ไว้ในการแต่งกายและสิ่งที่ต้องเตรียมแล้ว')).toBeVisible()
  await press('จำนวนคน 5 คน')
  expect(field('จำนวนคน')).toHaveFocus()
  expect(field('จำนวนคน')).toHaveValue('5')
  expect(field('ค่าจ้างต่อคน')).toHaveValue('600')
  expect(screen.getByText('ชุดดำ ใส่ไว้ในการแต่งกายและสิ่งที่ต้องเตรียมแล้ว')).toBeVisible()
})

test('who answers a question in the form finds there what the line said', async () => {
  show()
  await write('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น เสิร์ฟ สยาม วันละ 600')
  await userEvent.click(await screen.findByRole('button', { name: 'ใส่จำนวนเอง' }))
  expect(field('จำนวนคน')).toHaveFocus()
  expect(field('เวลาเริ่มงาน')).toHaveValue('09:00')
})

test('a line that says everything is a card first, with what nobody said, and only there is published', async () => {
  show()
  await write(wholeLine)
  await press('ดูประกาศ')
  const folded = within(await card())
  for (const term of ['พัก 60 นาที', 'อายุ 18 ปีขึ้นไป', '฿3,000'])
    expect(folded.getAllByText(new RegExp(term.replace(' ', '\\s')))[0]).toBeVisible()
  expect(sent).toEqual([])
  expect(screen.getByText('ยกเลิกใน 10 นาทีโดยยังไม่มีใครสมัคร ได้เครดิตคืน')).toBeVisible()
  await press('เผยแพร่ · 1 เครดิต')
  await waitFor(() => expect(published()).toHaveLength(1))
  const [, body] = sent.find(([path]) => path === '/v1/job-posts') ?? []
  expect(body).toMatchObject({ branchId: 'siam', workType: 'waiter', headcount: 5, payAmount: 60_000 })
  expect(router.push).toHaveBeenCalledWith(`/job-posting/${samplePost.id}`)
})

const usual = (folded: HTMLElement) =>
  within(folded)
    .queryAllByRole('button', { name: /^เปลี่ยน “(พัก|จ่าย)/ })
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test.each([
  ['เปลี่ยน “พัก 60 นาที”', /^เวลาพัก/],
  ['เปลี่ยน “จ่ายวันที่ทำงาน”', /^จ่ายวันที่ทำงาน/],
])('the card marks what nobody said as usual, and leads to where it is changed: %s', async (name, label) => {
  show()
  await write(wholeLine)
  await press('ดูประกาศ')
  const folded = await card()
  expect(within(folded).getByText(/^คุณยังไม่ได้บอก/)).toBeVisible()
  expect(usual(folded)).toEqual(['เปลี่ยน “พัก 60 นาที”', 'เปลี่ยน “จ่ายวันที่ทำงาน”'])
  await userEvent.click(within(folded).getByRole('button', { name: new RegExp(name.replaceAll(' ', '\\s')) }))
  expect(document.activeElement).toHaveAccessibleName(label)
  expect(document.activeElement).toBeVisible()
})

test.each([
  ['จ่ายหลังเลิกงาน', ['เปลี่ยน “พัก 60 นาที”']],
  ['พักเที่ยง 1 ชม.', ['เปลี่ยน “จ่ายวันที่ทำงาน”']],
  ['พักเที่ยง 1 ชม. จ่ายหลังเลิกงาน', []],
  ['มีที่พักฟรี', ['เปลี่ยน “พัก 60 นาที”', 'เปลี่ยน “จ่ายวันที่ทำงาน”']],
])('what a line says is not marked as usual: %s', async (words, marked) => {
  show()
  await write(`${wholeLine} ${words}`)
  await press('ดูประกาศ')
  const folded = await card()
  expect(usual(folded)).toEqual(marked)
  expect(within(folded).queryAllByText(/^คุณยังไม่ได้บอก/)).toHaveLength(Math.min(1, marked.length))
})

test('the card is read from its head, however long it is', async () => {
  const scrollIntoView = jest.fn()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  show()
  await write(wholeLine)
  await press('ดูประกาศ')
  const folded = await card()
  // Once more in the next frame, when the browser has made up for the line that has gone from above it.
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([folded, folded]))
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'start' })
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

test('while something is missing, going on asks for it; the last answer folds to the card', async () => {
  show()
  await write('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น เสิร์ฟ สยาม วันละ 600')
  expect(await screen.findByText('เหลือจำนวนคนอย่างเดียว')).toBeVisible()
  await press('ดูประกาศ')
  await waitFor(() => expect(screen.getByText('ต้องการกี่คน')).toHaveFocus())
  expect(sent).toEqual([])

  await press('3 คน')
  const folded = await card()
  await waitFor(() => expect(folded).toHaveFocus())
  expect(within(folded).getByText('พนักงานเสิร์ฟ', { selector: '.text-lg' })).toBeVisible()
  expect(within(folded).getByText('รับ 3 คน')).toBeVisible()
  expect(within(folded).getByText('฿1,800')).toBeVisible()
  expect(within(folded).getByText(/^สูงกว่าค่าแรงขั้นต่ำ ฿\d+ ต่อวัน$/)).toBeVisible()
  expect(box()).not.toBeVisible()
  expect(published()).toEqual([])

  await userEvent.click(within(folded).getByRole('button', { name: 'แก้ไข' }))
  expect(field('จำนวนคน')).toBeVisible()
  expect(field('จำนวนคน')).toHaveValue('3')
  expect(field('เวลาเริ่มงาน')).toHaveValue('09:00')
  expect(box()).toHaveValue('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น เสิร์ฟ สยาม วันละ 600')
})

const twoDays = 'เสิร์ฟ 2 คน 3-4 ธ.ค. 9.00-18.00 สยาม วันละ 600'

/** What was stored before it was published. */
const bodySent = () => sent.find(([path]) => path === '/v1/job-posts')?.[1]

test.each([
  ['ทุกคนทำทุกกะ', 'all', 'รวม ฿1,200 · ต้องมาครบ 2 วัน'],
  ['คนทำงานเลือกกะ', 'each', 'เลือกกะที่มาได้'],
])(
  'who works which of several days is asked before anything is published: %s',
  async (answer, choice, told) => {
    show()
    await write(twoDays)
    expect(await screen.findByText('เหลือวิธีแบ่งกะอย่างเดียว')).toBeVisible()
    await press('ดูประกาศ')
    await waitFor(() => expect(screen.getByText('ใครทำกะไหน', { selector: 'section p' })).toHaveFocus())
    expect(sent).toEqual([])

    const asked = within(screen.getByRole('region', { name: 'ใครทำกะไหน' }))
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'ทุกคนทำทุกกะ',
      'คนทำงานเลือกกะ',
    ])
    await userEvent.click(asked.getByRole('button', { name: answer }))
    expect(within(await card()).getByText(told)).toBeVisible()
    await press('เผยแพร่ · 1 เครดิต')
    await waitFor(() => expect(published()).toHaveLength(1))
    expect(bodySent()).toMatchObject({ shiftChoice: choice })
  },
)

test('that people choose their days is read from the line, and changed on the card', async () => {
  show()
  await write(`${twoDays} เลือกวันได้`)
  expect(await screen.findByRole('button', { name: 'วิธีแบ่งกะ คนทำงานเลือกกะ' })).toBeVisible()
  await press('ดูประกาศ')
  const folded = within(await card())
  expect(folded.getByText('เลือกกะที่มาได้')).toBeVisible()
  expect(folded.queryByText(/ต้องมาครบ|เลือกวันได้/)).toBeNull()
  await press('เปลี่ยนเป็น “ทุกคนทำทุกกะ”')
  expect(folded.getByText('รวม ฿1,200 · ต้องมาครบ 2 วัน')).toBeVisible()
  expect(button('เปลี่ยนเป็น “คนทำงานเลือกกะ”')).toHaveFocus()
  expect(folded.getByText('ทุกคนทำทุกกะ', { selector: '[role=status]' })).toBeInTheDocument()
  await press('เผยแพร่ · 1 เครดิต')
  await waitFor(() => expect(published()).toHaveLength(1))
  expect(bodySent()).toMatchObject({ shiftChoice: 'all' })
})

test('what the fields leave unsaid is asked on their card, which does not say it for anybody', async () => {
  show()
  await write(twoDays)
  await press('กรอกเป็นช่องแทน')
  await press('ดูเป็นใบประกาศ')
  const folded = within(await card())
  expect(folded.getByText('ใครทำกะไหน')).toBeVisible()
  expect(folded.queryByText(/ต้องมาครบ|เลือกกะที่มาได้/)).toBeNull()
  await userEvent.click(folded.getByRole('button', { name: 'ทุกคนทำทุกกะ' }))
  expect(folded.getByRole('button', { name: 'เปลี่ยนเป็น “คนทำงานเลือกกะ”' })).toHaveFocus()
  expect(folded.getByText('ทุกคนทำทุกกะ', { selector: '[role=status]' })).toBeInTheDocument()
  expect(folded.getByText('รวม ฿1,200 · ต้องมาครบ 2 วัน')).toBeVisible()
})

test('what was stored before it was said is asked again after the page is loaded anew', async () => {
  const { unmount } = show()
  await write(twoDays)
  await press('กรอกเป็นช่องแทน')
  await press('บันทึกร่าง')
  await waitFor(() => expect(bodySent()).toMatchObject({ shiftChoice: 'all' }))
  unmount()
  show({ post: { ...post, shifts: samplePost.shifts.map((shift) => ({ ...shift, date: '2099-12-03' })) } })
  await press('ดูเป็นใบประกาศ')
  expect(within(await card()).getByText('ใครทำกะไหน')).toBeVisible()
})

test('a line changed to say who works which day needs no answer any more, and one day has nothing to choose', async () => {
  show()
  await write(twoDays)
  expect(await screen.findByText('ใครทำกะไหน', { selector: 'section p' })).toBeVisible()
  await write(`${twoDays} ต้องมาครบ`)
  await waitFor(() => expect(screen.queryByText('ใครทำกะไหน', { selector: 'section p' })).toBeNull())
  await write(wholeLine)
  await press('ดูประกาศ')
  expect(within(await card()).queryByRole('button', { name: /^เปลี่ยนเป็น/ })).toBeNull()
})

test('by keyboard, Enter asks the next question, then shows the card, and only its button publishes', async () => {
  show()
  await write('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น เสิร์ฟ สยาม วันละ 600')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText('ต้องการกี่คน')).toHaveFocus())
  await write(wholeLine)
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect(await card()).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  expect(published()).toEqual([])
  act(() => button('เผยแพร่ · 1 เครดิต').focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(published()).toHaveLength(1))
})

test('what the law forbids unfolds the form at its field', async () => {
  show()
  await write(wholeLine.replace('600', '200'))
  await press('ดูประกาศ')
  await press('เผยแพร่ · 1 เครดิต')
  await waitFor(() => expect(field('ค่าจ้างต่อคน')).toHaveFocus())
  expect(field('ค่าจ้างต่อคน')).toBeVisible()
  expect(sent.filter(([path]) => path.endsWith('/events'))).toEqual([])
})

test('what a changed line no longer says is not published: it is asked for, and the rest is as at first', async () => {
  show()
  await write('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น เสิร์ฟ 5 คน สยาม มีข้าวฟรี ต้องยิ้มเก่ง')
  await press('ดูประกาศ')
  await waitFor(() => expect(screen.getByText('คิดค่าจ้างอย่างไร')).toHaveFocus())
  await write('พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น เสิร์ฟ สยาม วันละ 600')
  expect(await screen.findByText('เหลือจำนวนคนอย่างเดียว')).toBeVisible()
  await press('ดูประกาศ')
  await waitFor(() => expect(screen.getByText('ต้องการกี่คน')).toHaveFocus())
  await press('2 คน')
  const folded = within(await card())
  expect(folded.getByText('รับ 2 คน')).toBeVisible()
  expect(folded.queryByText(/มีอาหาร|ต้องยิ้มเก่ง/)).toBeNull()
})

test('a line that was changed since is read again before publishing, also beside the fields', async () => {
  show()
  await write(wholeLine)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(within(await card()).getByRole('button', { name: 'แก้ไข' }))
  await write(wholeLine.replace('พรุ่งนี้', 'เริ่มต้นเดือนหน้า'))
  await press('เผยแพร่ · 1 เครดิต')
  await waitFor(() => expect(field('วันที่ทำงาน')).toHaveAccessibleDescription('กรุณากรอกวันที่ทำงาน'))
  expect(published()).toEqual([])
})

test('a line that was written before the form, and says everything, is a card at once', async () => {
  keepLine(wholeLine)
  show()
  expect(within(await card()).getByText('฿3,000')).toBeVisible()
  expect(published()).toEqual([])
})

test('what not every post needs is behind one button of the card', async () => {
  show()
  await write(wholeLine)
  await userEvent.keyboard('{Enter}')
  await card()
  expect(screen.getByText('คำถามก่อนสมัคร')).not.toBeVisible()
  await press('เพิ่มเติม')
  expect(screen.getByText('คำถามก่อนสมัคร')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^รายวัน วันหรือ/ })).toBeChecked()
  expect(field('จำนวนคน')).not.toBeVisible()
})

test('without credit the card offers some, and leads to paying for them with the post stored', async () => {
  hasCredit = false
  show({ price: { ...price, available: 0 }, offers })
  await write(wholeLine)
  await press('ดูประกาศ')
  const folded = await card()
  expect(within(folded).getByText('เครดิตประกาศไม่พอ')).toBeVisible()
  expect(published()).toEqual([])
  await userEvent.click(within(folded).getByRole('button', { name: /^5 เครดิต/ }))
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1))
  const next = encodeURIComponent(`/job-posting/${samplePost.id}`)
  expect(router.push).toHaveBeenCalledWith(`/credit-package?kind=job_post&size=5&next=${next}`)
})

test('what is missing and what pressing costs stands beside the button, which hides what lies below', async () => {
  const bar = () => button('ไปจ่ายเงินแล้วเผยแพร่').parentElement as HTMLElement
  show({ price: { ...price, available: 0 }, offers })
  await write(wholeLine)
  await press('ดูประกาศ')
  await card()
  expect(bar()).toHaveTextContent(/^เครดิตไม่พอ · 1\sเครดิต ฿590 ก่อนภาษี/)
})

test('that credits are missing stands there also for who cannot buy any', async () => {
  show({ price: { ...price, available: 0 } })
  await write(wholeLine)
  await press('ดูประกาศ')
  await card()
  expect(screen.getByText(/^เครดิตไม่พอ เราเก็บร่างนี้ไว้/)).toBeVisible()
})

test('the card says which day is a holiday, and what that means', async () => {
  const shifts = samplePost.shifts
    .slice(0, 1)
    .flatMap((shift) => ['2026-12-05', '2026-12-10'].map((date) => ({ ...shift, id: date, date })))
  show({ post: { ...post, state: 'draft', shifts } })
  await press('ดูเป็นใบประกาศ')
  const folded = within(await card())
  expect(folded.getByText('มีวันหยุดตามประเพณี')).toBeVisible()
  expect(folded.getByText(/^ส\. 5 ธ\.ค\. 2569 เป็นวันพ่อแห่งชาติ .*ต้องจ่ายค่าทำงาน 2 เท่า/)).toBeVisible()
  expect(folded.getByText('และอีก 1 กะในลักษณะเดียวกัน')).toBeVisible()
  expect(folded.getByRole('button', { name: 'ดูและแก้' })).toBeVisible()
})

test('an offer says what one of its credits costs, and never less', async () => {
  hasCredit = false
  show({ price: { ...price, available: 0 }, offers: [{ id: 'thirty', size: 30, priceSatang: 4_900_00 }] })
  await write(wholeLine)
  await press('ดูประกาศ')
  const offer = within(await card()).getByRole('button', { name: /^30 เครดิต/ })
  expect(offer).toHaveTextContent('163.34')
})

test('a second press of an offer, or of another, changes nothing while the first is under way', async () => {
  hasCredit = false
  let answer: () => void = () => undefined
  show({ price: { ...price, available: 0 }, offers })
  await write(wholeLine)
  await press('ดูประกาศ')
  const folded = within(await card())
  waiting = new Promise((resolve) => {
    answer = resolve
  })
  await userEvent.click(folded.getByRole('button', { name: /^1 เครดิต/ }))
  await userEvent.click(folded.getByRole('button', { name: /^5 เครดิต/ }))
  answer()
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1))
  expect(published()).toHaveLength(1)
  expect(router.push).toHaveBeenCalledWith(expect.stringContaining('size=1&'))
})

test('the card says what is lost while the branch has no pin, and leads to one', async () => {
  show({ branches: branches.map((branch) => ({ ...branch, asksPin: true })) })
  await write(wholeLine)
  await press('ดูประกาศ')
  const folded = within(await card())
  expect(folded.getByText(/^สาขานี้ยังไม่ปักหมุด/)).toBeVisible()
  expect(folded.getByRole('link', { name: 'ปักหมุดสาขา' })).toHaveAttribute(
    'href',
    expect.stringContaining('/branch/edit/siam?next='),
  )
})

test('once it is published, nothing can be pressed again until the post opens', async () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  // As the framework does it: a transition that lasts until the next page is there.
  router.push.mockImplementation(() => startTransition(() => opened))
  show()
  await write(wholeLine)
  await press('ดูประกาศ')
  await card()
  await press('เผยแพร่ · 1 เครดิต')
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1))
  for (const name of ['เผยแพร่ · 1 เครดิต', 'บันทึกร่าง'])
    expect(button(name)).toHaveAttribute('aria-busy', 'true')
  const before = sent.length
  await press('เผยแพร่ · 1 เครดิต')
  await press('บันทึกร่าง')
  expect(sent).toHaveLength(before)
  await act(async () => open())
  await waitFor(() => expect(button('เผยแพร่ · 1 เครดิต')).not.toHaveAttribute('aria-busy'))
})
