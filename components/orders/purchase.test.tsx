import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.node'
import { localProblem } from '@/lib/api/problem'
import { safeNextPath } from '@/lib/auth/next-path'
import type { PurchaseOptions } from '@/lib/orders/order'
import type * as Requests from '@/lib/orders/requests'
import { router } from '@/lib/testing/navigation'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import type { CardPaymentProps } from './card-form'

const offer = (id: string, size: number, validDays: number, baht: number, withheld: number) => ({
  id,
  kind: 'job_post' as const,
  size,
  validDays,
  merchant: 'job_post' as const,
  priceSatang: baht * 100,
  vatSatang: baht * 7,
  totalSatang: baht * 107,
  withholdingSatang: withheld,
})
const address = {
  line: '99/1 ถนนพระรามที่ 1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}
const buyer = { name: 'บริษัท ครัวยายบัว จำกัด', taxId: '0105556001269', branchNumber: '00000', address }
const options: PurchaseOptions = {
  packages: [
    offer('one', 1, 30, 590, 0),
    offer('five', 5, 90, 2_490, 74_70),
    offer('twenty', 20, 180, 8_900, 267_00),
  ],
  notYet: [],
  buyers: [
    { branchId: null, branchName: null, buyer },
    { branchId: 'aree', branchName: 'อารีย์', buyer: { ...buyer, branchNumber: '00042' } },
  ],
  vatRate: 700,
  withholdingRate: 300,
  recentPosts: null,
}

type Sent = { readonly packageId: string; readonly branchId: string | null; readonly key: string }
let sent: Sent[]
let codes: string[]
let refusal: string | null
/** Whether the refusal is only of the card, and not of the order. */
let isOrderTaken: boolean

/** As much of a response as is read; jsdom has none. */
const responseOf = (status: number) => ({ ok: status < 300, status }) as Response

const requests: Partial<typeof Requests> = {
  placeOrder: async (choice, key) => {
    sent.push({ ...choice, key })
    if (refusal && !isOrderTaken) return { error: localProblem(refusal), response: responseOf(409) }
    return { data: { id: 'order-1' } as never, response: responseOf(200) }
  },
  askForCode: async (orderId, key) => {
    codes.push(`${orderId} ${key}`)
    return { response: responseOf(200) }
  },
}
const cardRequests: Partial<typeof Requests> = {
  askForCard: async () =>
    refusal ? { error: localProblem(refusal), response: responseOf(409) } : { response: responseOf(200) },
  readOrder: async () => Promise.reject(new Error('not read here')),
  listSavedCards: async () => [],
  removeSavedCard: async () => ({ response: responseOf(204) }),
}
jest.unstable_mockModule('@/lib/orders/requests', () => ({ ...requests, ...cardRequests }))
/** Stands for the card's own form, which has its own test: a press pays. */
const PressToPay = ({ onPay, problem }: CardPaymentProps) => (
  <>
    {problem && <p role="alert">{problem.code}</p>}
    <button type="button" onClick={() => void onPay({ token: 'tokn_1', remember: false })}>
      จ่ายด้วยบัตร
    </button>
  </>
)
const loadCardForm = jest.fn(() => undefined)
jest.unstable_mockModule('./card-payment', () => ({
  CardPayment: PressToPay,
  loadCardForm,
}))
const { Purchase } = await import('./purchase')
// Comes with the first press.
await import('./order-and-pay')

beforeEach(() => {
  sent = []
  codes = []
  refusal = null
  isOrderTaken = false
  router.push.mockClear()
  history.replaceState(null, '', '/')
})

const noCards = { job_post: null, employers: null }

const purchase = (changes: Partial<Parameters<typeof Purchase>[0]> = {}) => (
  <Purchase
    options={options}
    offeredAt="2026-11-25T03:00:00Z"
    average={{ posts: 4, days: 90 }}
    canEditCompany
    cards={noCards}
    buffetFrom={10}
    next={null}
    {...changes}
  />
)
const show = (changes: Partial<Parameters<typeof Purchase>[0]> = {}) => renderInThai(purchase(changes))
const row = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })
const pay = () => screen.getByRole('button', { name: /^จ่าย ฿/ })

test('the form of a card is on its way before one is chosen, where cards are taken', () => {
  const card = { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' }
  loadCardForm.mockClear()
  show()
  expect(loadCardForm).not.toHaveBeenCalled()
  show({ cards: { job_post: card, employers: null } })
  expect(loadCardForm).toHaveBeenCalled()
})

describe('choosing a package', () => {
  test('begins with the one that a month of posts fits in, and says what it costs altogether', () => {
    show()
    expect(row('5 เครดิต')).toBeChecked()
    const rows = [...document.querySelectorAll('dl dt, dl dd')].map(({ textContent }) => textContent)
    expect(rows).toEqual(['5 เครดิต', '฿2,490', 'ภาษีมูลค่าเพิ่ม 7%', '฿174.30', 'จ่ายวันนี้', '฿2,664.30'])
    expect(pay()).toHaveAccessibleName('จ่าย ฿2,664.30 ด้วยพร้อมเพย์')
    expect(screen.getByText('นิติบุคคลหัก ณ ที่จ่าย 3%')).toBeVisible()
  })

  test('says until when it can be used by the time of the server, not of the browser', () => {
    show()
    expect(screen.getByText(/23 ก\.พ\. 2570/)).toBeVisible()
  })

  test.each([[1], [30]])('one credit is one post, at %i posts a month', (posts) => {
    show({ average: { posts, days: 90 } })
    const one = row('1 เครดิต').closest('label') as HTMLElement
    expect(one).toHaveTextContent('ลงได้ 1 ประกาศ')
    expect(one).not.toHaveTextContent('ใช้หมดใน')
  })

  test('what is used up within a week lasts days, not weeks', () => {
    show({ average: { posts: 30, days: 90 } })
    expect(row('5 เครดิต').closest('label')).toHaveTextContent('ใช้หมดในไม่กี่วัน')
  })

  test('below 1,000 baht nothing is said of tax that is not withheld', async () => {
    show()
    await userEvent.click(row('1 เครดิต'))
    expect(screen.queryByText(/หัก ณ ที่จ่าย/)).toBeNull()
    expect(pay()).toHaveAccessibleName('จ่าย ฿631.30 ด้วยพร้อมเพย์')
  })

  test('says which packages would be used in time, for as many posts a month as the person sets', async () => {
    show({ average: null })
    expect(screen.getByText('ถ้าลงเดือนละ')).toBeVisible()
    expect(screen.queryByText(/^เฉลี่ย/)).toBeNull()
    const twenty = row('20 เครดิต').closest('label') as HTMLElement
    expect(twenty).toHaveTextContent('ใช้ไม่หมดก่อนหมดอายุราว 8 เครดิต')
    for (let press = 0; press < 2; press++) {
      await userEvent.click(screen.getByRole('button', { name: messages.orders.buy.more }))
    }
    expect(screen.getByText('4 ประกาศ')).toBeVisible()
    expect(twenty).toHaveTextContent('ใช้หมดในราว 5 เดือน')
    expect(within(twenty).getByText(messages.orders.buy.inTime)).toBeVisible()
  })
})

describe('beside what the company has', () => {
  test('packs are judged with the credits in hand, which is said', () => {
    show({ average: { posts: 5, days: 90 }, inHand: [{ credits: 33, days: 180 }] })
    const twenty = row('20 เครดิต').closest('label') as HTMLElement
    expect(twenty).toHaveTextContent('ใช้ไม่หมดก่อนหมดอายุราว 20 เครดิต')
    expect(screen.getByText('นับเครดิตที่มีอยู่แล้ว 33 เครดิตด้วย')).toBeVisible()
  })

  test('and from the end of a running buffet, which is said', () => {
    show({ average: { posts: 1, days: 90 }, buffetUntil: '2026-12-25T03:00:00Z' })
    const one = row('1 เครดิต').closest('label') as HTMLElement
    expect(one).toHaveTextContent('ใช้ไม่หมดก่อนหมดอายุราว 1 เครดิต')
    expect(screen.getByText(/^บุฟเฟต์ใช้ได้ถึง ศ\. 25 ธ\.ค\. 2569 ระหว่างนั้นประกาศไม่ใช้เครดิต/)).toBeVisible()
  })

  test.each([
    ['ends after them', '2026-12-28T03:00:00Z', true],
    ['ends on their last day', '2026-12-25T01:00:00Z', true],
    ['ends a day before them', '2026-12-24T03:00:00Z', false],
    ['does not run', null, false],
  ])(
    'that credits are never used is said before they are paid: the buffet %s',
    async (_, buffetUntil, isSaid) => {
      show({ buffetUntil })
      expect(screen.queryByText(/จึงไม่ได้ใช้เครดิตนี้เลย$/)).toBeNull()
      await userEvent.click(row('1 เครดิต'))
      const said = screen.queryByText(
        /^เครดิตชุดนี้หมดอายุ ศ\. 25 ธ\.ค\. 2569 แต่บุฟเฟต์ยังใช้ได้ถึง .* จึงไม่ได้ใช้เครดิตนี้เลย$/,
      )
      expect(said !== null).toBe(isSaid)
    },
  )

  test('without either nothing is said of it', () => {
    show()
    expect(screen.queryByText(/^นับเครดิตที่มีอยู่แล้ว/)).toBeNull()
    expect(screen.queryByText(/^บุฟเฟต์ใช้ได้ถึง/)).toBeNull()
  })
})

describe('how many posts a month', () => {
  test('is said to be the company’s own as long as it is their average', async () => {
    show({ average: { posts: 4, days: 45 } })
    expect(screen.getByText('คุณลงเดือนละ')).toBeVisible()
    expect(screen.getByText(/^เฉลี่ย 45\sวันล่าสุด$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: messages.orders.buy.more }))
    expect(screen.getByText('ถ้าลงเดือนละ')).toBeVisible()
    expect(screen.queryByText(/^เฉลี่ย/)).toBeNull()
  })
})

describe('other kinds', () => {
  const buffet = { ...offer('buffet', 30, 30, 4_900, 147_00), kind: 'buffet' as const }
  const unlocks = { ...offer('unlocks', 10, 180, 690, 0), kind: 'profile_unlock' as const }
  const everything = { ...options, packages: [buffet, ...options.packages, unlocks] }

  test('the buffet says from how many posts on it pays, and is chosen for who posts so many', () => {
    const { unmount } = show({ options: everything })
    expect(row('5 เครดิต')).toBeChecked()
    expect(screen.getByText('คุ้มเมื่อลงเดือนละ 10 ประกาศขึ้นไป')).toBeVisible()
    unmount()
    show({ options: everything, average: { posts: 12, days: 90 }, buffetFrom: 10 })
    expect(row('บุฟเฟต์ 30 วัน')).toBeChecked()
    expect(row('บุฟเฟต์ 30 วัน').closest('label')).toHaveTextContent('฿163.34 ต่อวัน')
    expect(screen.getByText('คุ้มที่สุดสำหรับเดือนละ 12 ประกาศ')).toBeVisible()
    expect(pay()).toHaveAccessibleName('จ่าย ฿5,243 ด้วยพร้อมเพย์')
  })

  test('a second buffet says that it follows the first', () => {
    show({ options: everything, kind: 'buffet', buffetUntil: '2026-12-25T00:00:00Z' })
    expect(screen.getByText(messages.orders.buy.buffetExtends)).toBeVisible()
  })

  test('while one runs it goes on rather than credits that would end unused', () => {
    show({ options: everything, average: { posts: 1, days: 90 }, buffetUntil: '2026-12-25T03:00:00Z' })
    expect(row('บุฟเฟต์ 30 วัน')).toBeChecked()
    expect(row('1 เครดิต').closest('label')).toHaveTextContent('ใช้ไม่หมดก่อนหมดอายุราว 1 เครดิต')
  })

  test('while one runs a pack is chosen that is used after it', () => {
    show({ options: everything, average: { posts: 5, days: 90 }, buffetUntil: '2026-12-25T03:00:00Z' })
    expect(row('5 เครดิต')).toBeChecked()
  })

  test('who comes for profiles finds them chosen, counted by profile', () => {
    show({ options: everything, kind: 'profile_unlock' })
    expect(row('เปิดโปรไฟล์ 10 คน')).toBeChecked()
    expect(row('เปิดโปรไฟล์ 10 คน').closest('label')).toHaveTextContent('฿69 ต่อโปรไฟล์')
  })

  test('one purpose is shown at a time, and the other one is chosen by its name', async () => {
    show({ options: everything })
    const purposes = within(screen.getByRole('group', { name: messages.orders.buy.purpose }))
    const posts = purposes.getByRole('button', { name: messages.orders.buy.groups.job_post })
    expect(posts).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('radio', { name: /โปรไฟล์/ })).toBeNull()
    await userEvent.click(purposes.getByRole('button', { name: messages.orders.buy.groups.profile_unlock }))
    expect(row('เปิดโปรไฟล์ 10 คน')).toBeChecked()
    expect(screen.queryByRole('radio', { name: /เครดิต/ })).toBeNull()
    expect(screen.queryByRole('button', { name: messages.orders.buy.more })).toBeNull()
    await userEvent.click(posts)
    expect(row('5 เครดิต')).toBeChecked()
  })

  test('what it comes to leads down to where it is paid', () => {
    show({ options: everything })
    const onward = screen.getByRole('link', { name: messages.orders.buy.toSummary })
    const summary = document.getElementById(onward.getAttribute('href')?.slice(1) ?? '')
    expect(onward.parentElement).toHaveTextContent('฿2,664.30')
    expect(summary).toContainElement(pay())
  })

  test('what cannot be bought yet has no choice, and says when it can', () => {
    show({ options: { ...options, notYet: ['profile_unlock'] } })
    expect(screen.getByText(messages.orders.buy.notYet)).toBeVisible()
    expect(screen.queryByRole('radio', { name: /โปรไฟล์/ })).toBeNull()
    expect(screen.getByRole('link', { name: messages.orders.buy.notYetPrices })).toHaveAttribute(
      'href',
      '/profile-package#prices',
    )
  })
})

describe('paying', () => {
  const cards = {
    ...noCards,
    job_post: { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' },
  }

  test('orders what is chosen in the chosen name, asks for its code and leads to it', async () => {
    show({ next: '/job-posting/w' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages.orders.buy.buyer }), 'aree')
    await userEvent.click(row('20 เครดิต'))
    await userEvent.click(pay())
    expect(sent).toMatchObject([{ packageId: 'twenty', branchId: 'aree' }])
    expect(codes).toEqual([`order-1 ${sent[0]?.key}`])
    expect(router.push.mock.calls).toEqual([['/payment/promptpay?order=order-1&next=%2Fjob-posting%2Fw']])
  })

  test('the button that pays comes after the ways of paying, and is docked over nothing', () => {
    show({ cards })
    const ways = screen.getByRole('group', { name: messages.orders.card.method })
    const button = screen.getByRole('button', { name: /^จ่าย ฿/ })
    expect(ways.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(button.closest('[data-docked]')).toBeNull()
  })

  test('a refusal is said, and pressing again is the same order', async () => {
    refusal = 'unavailable'
    show()
    await userEvent.click(pay())
    expect(screen.getByRole('alert')).toBeVisible()
    expect(router.push).not.toHaveBeenCalled()
    refusal = null
    await userEvent.click(pay())
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(router.push).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['wrong_state', ['/payment/promptpay?order=order-1']],
    ['unavailable', []],
  ])('by card what is %s leads to %j', async (code, pages) => {
    refusal = code
    isOrderTaken = true
    show({ cards, isByCard: true })
    await userEvent.click(screen.getByRole('button', { name: 'จ่ายด้วยบัตร' }))
    expect(router.push.mock.calls.flat()).toEqual(pages)
    expect(screen.queryAllByRole('alert')).toHaveLength(1 - pages.length)
  })

  test('another choice is another order', async () => {
    refusal = 'unavailable'
    show()
    await userEvent.click(pay())
    await userEvent.click(row('1 เครดิต'))
    await userEvent.click(pay())
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })
})

describe('before the script', () => {
  const cards = {
    ...noCards,
    job_post: { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' },
  }
  const drawn = (access: typeof cards | typeof noCards) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(inThai(purchase({ cards: access })))
    return [...page.querySelectorAll('button')].at(-1)?.textContent
  }

  test('the button names no method while another one may be chosen', () => {
    expect(drawn(cards)).toBe('จ่าย ฿2,664.30')
    expect(drawn(noCards)).toBe('จ่าย ฿2,664.30 ด้วยพร้อมเพย์')
    show({ cards })
    expect(pay()).toHaveAccessibleName('จ่าย ฿2,664.30 ด้วยพร้อมเพย์')
  })
})

test('the button of another package is another one, which a press kept for the one before does not press', async () => {
  show()
  const before = pay()
  await userEvent.click(row('20 เครดิต'))
  expect(before).not.toBeInTheDocument()
  expect(pay()).toBeVisible()
})

describe('what is chosen', () => {
  const cards = {
    ...noCards,
    job_post: { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' },
  }
  const query = () => Object.fromEntries(new URLSearchParams(location.search))
  beforeEach(() => history.replaceState(null, '', '/credit-package?next=%2Fjob-posting%2F7'))

  test('stands in the address, where a reload and the way back find it', async () => {
    show({ cards, next: '/job-posting/7' })
    expect(query()).toEqual({ next: '/job-posting/7' })
    location.hash = 'summary'
    await userEvent.click(row('1 เครดิต'))
    await userEvent.click(row(messages.orders.card.byCard))
    await userEvent.selectOptions(screen.getByRole('combobox'), 'aree')
    expect(query()).toEqual({
      kind: 'job_post',
      size: '1',
      by: 'card',
      branch: 'aree',
      next: '/job-posting/7',
    })
    expect([location.pathname, location.hash]).toEqual(['/credit-package', '#summary'])
    await userEvent.click(row(messages.orders.card.byPromptPay))
    expect(query().by).toBeUndefined()
  })

  test('is read from there by who comes back to the page as it was first made', async () => {
    const { unmount } = show({ cards })
    await userEvent.click(row('20 เครดิต'))
    await userEvent.click(row(messages.orders.card.byCard))
    unmount()
    show({ cards })
    expect(row('20 เครดิต')).toBeChecked()
    expect(row(messages.orders.card.byCard)).toBeChecked()
  })

  test('and is not read where it names nothing that is sold', () => {
    history.replaceState(null, '', '/credit-package?kind=job_post&size=7&by=card')
    show({ cards })
    expect(row('5 เครดิต')).toBeChecked()
    expect(row(messages.orders.card.byPromptPay)).toBeChecked()
  })
})

describe('the name on the invoice', () => {
  test('is mended by who may, at its place', async () => {
    show()
    const link = () => screen.getByRole('link', { name: messages.orders.buy.editCompany })
    expect(link()).toHaveAttribute('href', expect.stringMatching(/^\/profile\?/))
    await userEvent.selectOptions(screen.getByRole('combobox'), 'aree')
    expect(link()).toHaveAttribute('href', expect.stringMatching(/^\/branch\/edit\/aree\?/))
  })

  test('is mended without losing package, method, name and where one goes on to', async () => {
    const cards = {
      ...noCards,
      job_post: { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' },
    }
    show({ cards, next: '/job-posting/7' })
    await userEvent.click(row('20 เครดิต'))
    await userEvent.click(row(messages.orders.card.byCard))
    await userEvent.selectOptions(screen.getByRole('combobox'), 'aree')
    const link = screen.getByRole('link', { name: messages.orders.buy.editCompany })
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    const back = searchParams.get('next') ?? ''
    expect(safeNextPath(back, '')).toBe(back)
    expect(Object.fromEntries(new URL(back, 'http://localhost').searchParams)).toEqual({
      kind: 'job_post',
      size: '20',
      by: 'card',
      branch: 'aree',
      next: '/job-posting/7',
    })
  })

  test('and all else is as it was for who comes back', async () => {
    const cards = {
      ...noCards,
      job_post: { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' },
    }
    show({ cards, kind: 'job_post', wantedSize: 20, isByCard: true, branch: 'aree' })
    expect(row('20 เครดิต')).toBeChecked()
    expect(row(messages.orders.card.byCard)).toBeChecked()
    expect(screen.getByRole('combobox')).toHaveValue('aree')
  })

  test('is the head office for a branch that is none of theirs', async () => {
    show({ branch: 'gone' })
    await userEvent.click(pay())
    expect(sent).toMatchObject([{ branchId: null }])
  })

  test('others are told whom to ask; where there is one name, there is no choice', () => {
    show({ canEditCompany: false, options: { ...options, buyers: options.buyers.slice(0, 1) } })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('link', { name: /แก้/ })).toBeNull()
    expect(screen.getByText(messages.orders.buy.askToEdit)).toBeVisible()
  })
})
