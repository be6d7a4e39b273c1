import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { ToastHost } from '@/components/ui/toast-host'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Notification, NotificationSource, UnreadCount } from '@/lib/notifications/notification'
import type * as Requests from '@/lib/notifications/requests'
import { visit } from '@/lib/testing/navigation'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'

const idOf = (number: number) => `0190a5c2-0000-7000-8000-${String(number).padStart(12, '0')}`

const made = (number: number, changes: Partial<Notification> = {}) =>
  ({
    id: idOf(number),
    kind: 'job_post_published',
    subject: 'job_post',
    subjectId: idOf(900 + number),
    params: { title: `งาน ${number}` },
    actorName: 'นภา',
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    readAt: null,
    ...changes,
  }) as Notification

/** The service as the browser sees it: newest first, pages of two. */
let stored: Notification[]
let isDown: boolean
let isOver: boolean
let asked: string[]
let betweenCountAndPage: (() => void) | undefined

const unreadCount = (): UnreadCount => {
  const unread = stored.filter(({ readAt }) => readAt === null)
  return { count: unread.length, newestId: unread[0]?.id ?? null }
}

const read = (isMeant: (id: string) => boolean) => {
  const readAt = new Date().toISOString()
  stored = stored.map((item) => (isMeant(item.id) && item.readAt === null ? { ...item, readAt } : item))
  return unreadCount()
}

/** Answers as the service would, after a moment. */
async function answer<Data>(request: string, work: () => Data): Promise<Data> {
  asked.push(request)
  if (isOver) throw new ProblemError({ ...localProblem('session_revoked'), status: 401 })
  if (isDown) throw new ProblemError(localProblem('unavailable'))
  return work()
}

const service: ReturnType<typeof Requests.requestsOf> = {
  askUnread: () => answer('count', unreadCount),
  askPage: (cursor = '~') =>
    answer('page', () => {
      betweenCountAndPage?.()
      const after = stored.filter(({ id }) => id < cursor)
      const items = after.slice(0, 2)
      return { items, nextCursor: after.length > 2 ? (items.at(-1)?.id ?? null) : null }
    }),
  readOne: (meant) => answer(`read ${meant}`, () => read((id) => id === meant)),
  readUpTo: (upTo) => answer('read all', () => read((id) => id <= upTo)),
}
const requests: typeof Requests = {
  requestsOf: () => service,
  storeChoice: () => answer('choose', () => undefined),
}

const stay = (event: Event) => event.preventDefault()

let visibility: DocumentVisibilityState
function become(state: DocumentVisibilityState): void {
  visibility = state
  fireEvent(document, new Event('visibilitychange'))
}

jest.unstable_mockModule('@/lib/notifications/requests', () => requests)
const { NotificationBell } = await import('./notification-bell')
// Otherwise they come with the first test, later than its clock.
await import('./unread-watch')
await import('./notification-panel')
await import('./notification-list')
await import('@/components/ui/toast-list')

beforeEach(() => {
  stored = [made(3), made(2, { readAt: '2026-11-20T00:00:00Z' }), made(1)]
  isDown = false
  isOver = false
  asked = []
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
  // jsdom cannot navigate.
  window.addEventListener('click', stay)
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
  window.removeEventListener('click', stay)
})

/** A shell that is mounted after another one in the same page checks for news at once. */
async function show(initial: UnreadCount | null = unreadCount(), source: NotificationSource = 'job-post') {
  await act(async () => {
    renderInThai(
      // Nothing of the test before is known.
      <SWRConfig value={{ provider: () => new Map() }}>
        <NotificationBell initial={initial} source={source} />
        <button type="button">ข้างนอก</button>
        <ToastHost label="แจ้ง" />
      </SWRConfig>,
    )
  })
}

const bell = () => screen.getByRole('button', { name: /^การแจ้งเตือน/ })
const panel = () => screen.queryByRole('dialog', { name: 'การแจ้งเตือน' })
const panelInSight = () => screen.findByRole('dialog', { name: 'การแจ้งเตือน' })
const rows = async () => within(await panelInSight()).findAllByRole('listitem')

async function open() {
  fireEvent.click(bell())
  await rows()
}
const settle = () => act(() => new Promise((done) => setTimeout(done)))

describe('the bell', () => {
  test.each([
    [0, 'การแจ้งเตือน', null],
    [1, 'การแจ้งเตือน ยังไม่ได้อ่าน 1 รายการ', '1'],
    [99, 'การแจ้งเตือน ยังไม่ได้อ่าน 99 รายการ', '99'],
    [100, 'การแจ้งเตือน ยังไม่ได้อ่านมากกว่า 99 รายการ', '99+'],
  ])('says that %i are unread', async (count, name, badge) => {
    stored = Array.from({ length: count }, (_, index) => made(count - index))
    await show()
    expect(bell()).toHaveAccessibleName(name)
    expect(bell().querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? null).toBe(badge)
  })

  test('is there without a count where that could not be had', async () => {
    isDown = true
    await show(null)
    expect(bell()).toHaveAccessibleName('การแจ้งเตือน')
  })

  test('opens its panel, puts the focus there, and gives it back on Escape', async () => {
    await show()
    expect([bell().getAttribute('aria-expanded'), panel()]).toEqual(['false', null])
    await open()
    expect(bell()).toHaveAttribute('aria-expanded', 'true')
    expect(panel()).toHaveFocus()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(panel()).toBeNull()
    expect(bell()).toHaveFocus()
  })

  test.each([
    ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'ปิดการแจ้งเตือน' }))],
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ])('%s gives the focus back and leaves the page where it was scrolled to', async (_what, close) => {
    await show()
    await open()
    const focus = jest.spyOn(bell(), 'focus')
    close()
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  test.each([
    ['a press outside', () => fireEvent.pointerDown(screen.getByText('ข้างนอก'))],
    ['moving on by Tab', () => act(() => screen.getByText('ข้างนอก').focus())],
    ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'ปิดการแจ้งเตือน' }))],
    ['the bell', () => fireEvent.click(bell())],
    ['going back', () => fireEvent.popState(window)],
  ])('%s closes the panel', async (_what, close) => {
    await show()
    await open()
    close()
    expect(panel()).toBeNull()
  })
})

test('the panel does not stay over another page', async () => {
  const page = () =>
    inThai(
      <SWRConfig value={{ provider: () => new Map() }}>
        <NotificationBell initial={unreadCount()} source="job-post" />
      </SWRConfig>,
    )
  visit('/job-posting')
  const { rerender } = await act(async () => renderInThai(page()))
  await open()
  visit('/branch')
  await act(async () => rerender(page()))
  expect(panel()).toBeNull()
})

describe('the panel', () => {
  test('tells what happened, how long ago, and which is unread in words', async () => {
    await show()
    await open()
    const [first, second] = await rows()
    expect(first).toHaveTextContent('นภา เผยแพร่ประกาศ “งาน 3”5 นาทีที่แล้วยังไม่ได้อ่าน')
    expect(second).toHaveTextContent('นภา เผยแพร่ประกาศ “งาน 2”5 นาทีที่แล้ว')
    expect(second).not.toHaveTextContent('ยังไม่ได้อ่าน')
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/job-posting/${idOf(903)}`,
    )
  })

  test('tells a worker what became of an application and who invites them, and leads there', async () => {
    const params = { title: 'พนักงานเสิร์ฟ', company: 'ครัวสมหมาย' }
    stored = [
      made(2, { kind: 'application_offered', subject: 'application', params } as Partial<Notification>),
      made(1, { kind: 'job_post_invited', subject: 'invite', params } as Partial<Notification>),
    ]
    await show(unreadCount(), 'partim')
    await open()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        expect.stringContaining('ครัวสมหมาย เสนองาน “พนักงานเสิร์ฟ” ให้คุณ'),
        `/jobs/applications?application=${idOf(902)}`,
      ],
      [expect.stringContaining('ครัวสมหมาย ชวนคุณสมัครงาน “พนักงานเสิร์ฟ”'), `/jobs/${idOf(901)}`],
    ])
  })

  test('without any, a worker reads what they will be told of', async () => {
    stored = []
    await show(unreadCount(), 'partim')
    fireEvent.click(bell())
    expect(await screen.findByText(/เมื่อร้านเสนองาน/)).toBeVisible()
  })

  test('says somebody where a name is gone, and passes over what it has no words for', async () => {
    stored = [made(2, { kind: 'worker_invited' as never }), made(1, { actorName: null })]
    await show()
    await open()
    const all = await rows()
    expect(all.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('เพื่อนร่วมทีม เผยแพร่ประกาศ'),
    ])
  })

  test('opening one reads it, closes the panel and lowers the count', async () => {
    await show()
    await open()
    fireEvent.click(screen.getByRole('link', { name: /งาน 3/ }))
    expect(panel()).toBeNull()
    await waitFor(() => expect(bell()).toHaveAccessibleName('การแจ้งเตือน ยังไม่ได้อ่าน 1 รายการ'))
    expect(asked).toContain(`read ${idOf(3)}`)
  })

  test('one that was read is not read again', async () => {
    await show()
    await open()
    fireEvent.click(screen.getByRole('link', { name: /งาน 2/ }))
    await settle()
    expect(asked.filter((request) => request.startsWith('read'))).toEqual([])
  })

  test('all are read at once', async () => {
    await show()
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'อ่านทั้งหมดแล้ว' }))
    expect(screen.queryByText('ยังไม่ได้อ่าน')).toBeNull()
    await waitFor(() => expect(bell()).toHaveAccessibleName('การแจ้งเตือน'))
    expect(screen.queryByRole('button', { name: 'อ่านทั้งหมดแล้ว' })).toBeNull()
  })

  test('what could not be marked is unread again, and it says so', async () => {
    await show()
    await open()
    isDown = true
    fireEvent.click(screen.getByRole('button', { name: 'อ่านทั้งหมดแล้ว' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('ทำเครื่องหมายว่าอ่านแล้วไม่สำเร็จ')
    expect(screen.getAllByText('ยังไม่ได้อ่าน')).toHaveLength(1)
    expect(bell()).toHaveAccessibleName('การแจ้งเตือน ยังไม่ได้อ่าน 2 รายการ')
  })

  test('older ones come on demand, and the focus goes to the first of them', async () => {
    await show()
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
    const oldest = await screen.findByRole('link', { name: /งาน 1/ })
    expect(oldest).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'ดูเพิ่ม' })).toBeNull()
    expect(await rows()).toHaveLength(3)
  })

  test('says what will come here where there is nothing', async () => {
    stored = []
    await show()
    fireEvent.click(bell())
    expect(await screen.findByRole('heading', { name: 'ยังไม่มีการแจ้งเตือน' })).toBeVisible()
    expect(screen.getByText(/เมื่อมีคนสมัคร รับงาน หรือมาไม่ได้/)).toBeVisible()
  })

  test('what cannot be loaded can be tried again', async () => {
    isDown = true
    await show()
    fireEvent.click(bell())
    expect(await screen.findByRole('alert')).toHaveTextContent('โหลดการแจ้งเตือนไม่สำเร็จ')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
    expect(await rows()).toHaveLength(2)
  })

  test('says that there is no network', async () => {
    isDown = true
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    await show()
    fireEvent.click(bell())
    expect(await screen.findByRole('alert')).toHaveTextContent('เชื่อมต่ออินเทอร์เน็ตไม่ได้')
    Reflect.deleteProperty(navigator, 'onLine')
  })
})

const countsAsked = () => asked.filter((request) => request === 'count').length

describe('what arrives meanwhile', () => {
  const arrive = () => {
    stored = [made(500), ...stored]
  }

  test('is seen when the tab is looked at again: counted, listed and told once', async () => {
    await show()
    await settle()
    await open()
    arrive()
    become('hidden')
    await settle()
    expect(bell()).toHaveAccessibleName('การแจ้งเตือน ยังไม่ได้อ่าน 2 รายการ')
    become('visible')
    await waitFor(() => expect(bell()).toHaveAccessibleName('การแจ้งเตือน ยังไม่ได้อ่าน 3 รายการ'))
    const told = await screen.findByText('การแจ้งเตือนใหม่')
    expect(told.closest('[role="status"]')).toHaveTextContent('นภา เผยแพร่ประกาศ “งาน 500”')
    await waitFor(() => expect(within(panel() as HTMLElement).getByText(/งาน 500/)).toBeVisible())
    fireEvent.click(screen.getByRole('link', { name: 'ดูรายละเอียด' }))
    await waitFor(() => expect(bell()).toHaveAccessibleName('การแจ้งเตือน ยังไม่ได้อ่าน 2 รายการ'))
    await waitFor(() => expect(screen.queryByText('การแจ้งเตือนใหม่')).toBeNull())
    become('visible')
    await settle()
    expect(screen.queryByText('การแจ้งเตือนใหม่')).toBeNull()
  })

  test('between the count and the list is told by the next look, and once', async () => {
    await show()
    await settle()
    stored = [made(600), ...stored]
    betweenCountAndPage = () => {
      betweenCountAndPage = undefined
      stored = [made(601), ...stored]
    }
    become('visible')
    const told = await screen.findByText(/เผยแพร่ประกาศ “งาน 600”/)
    expect(told.closest('[role="status"]')).not.toHaveTextContent('งาน 601')
    become('visible')
    const next = await screen.findByText(/เผยแพร่ประกาศ “งาน 601”/)
    expect(next.closest('[role="status"]')).toHaveTextContent('การแจ้งเตือนใหม่')
    expect(next.closest('[role="status"]')).not.toHaveTextContent('2')
  })

  test.each([
    ['an employer', 'job-post'],
    ['a worker', 'partim'],
  ] as const)(
    'is looked for of %s every 15 s while the tab is visible, and not when it is hidden',
    async (_, source) => {
      jest.useFakeTimers()
      await show(unreadCount(), source)
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
      await pass(0)
      const before = countsAsked()
      await pass(14_999)
      expect(countsAsked()).toBe(before)
      await pass(1)
      expect(countsAsked()).toBe(before + 1)
      become('hidden')
      await pass(180_000)
      expect(countsAsked()).toBe(before + 1)
      become('visible')
      await pass(0)
      expect(countsAsked()).toBe(before + 2)
    },
  )

  test('that somebody cannot come leads to people in their place, and names nobody whose account is gone', async () => {
    await show()
    await settle()
    const params = { applicationId: idOf(1), title: 'บาริสต้า', when: 'วันเสาร์ที่ 28 พ.ย. 10:00–20:00 น.' }
    stored = [made(700, { kind: 'worker_cannot_come', params, actorName: null } as object), ...stored]
    become('visible')
    const way = await screen.findByRole('link', { name: 'หาคนแทน' })
    expect(way).toHaveAttribute('href', `/job-posting/${idOf(1600)}/matches`)
    expect(screen.getByText('ผู้สมัครที่ลบบัญชีแล้ว มาไม่ได้ วันเสาร์ที่ 28 พ.ย. 10:00–20:00 น. “บาริสต้า”')).toBeVisible()
  })

  test('is not looked for on save-data', async () => {
    jest.useFakeTimers()
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await show()
    await act(() => jest.advanceTimersByTimeAsync(0))
    const before = countsAsked()
    await act(() => jest.advanceTimersByTimeAsync(180_000))
    become('visible')
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(countsAsked()).toBe(before)
    Reflect.deleteProperty(navigator, 'connection')
  })

  test('is not looked for any more once the session is over', async () => {
    await show()
    await settle()
    isOver = true
    const first = countsAsked()
    become('visible')
    await waitFor(() => expect(countsAsked()).toBe(first + 1))
    await settle()
    const before = countsAsked()
    isOver = false
    become('visible')
    await settle()
    expect(countsAsked()).toBe(before)
    expect(bell()).toHaveAccessibleName('การแจ้งเตือน ยังไม่ได้อ่าน 2 รายการ')
  })

  test('a count that cannot be had stays what it was', async () => {
    await show()
    await settle()
    isDown = true
    const before = countsAsked()
    become('visible')
    await waitFor(() => expect(countsAsked()).toBe(before + 1))
    await settle()
    expect(bell()).toHaveAccessibleName('การแจ้งเตือน ยังไม่ได้อ่าน 2 รายการ')
  })
})
