import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePages } from '@/components/ui/use-pages'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { sampleFoundWorker, samplePage } from '@/lib/worker-search/sample-found-worker'
import type { SearchView } from '@/lib/worker-search/search-view'
import type { FoundWorker, FoundWorkers, WorkerQuery } from '@/lib/worker-search/worker-search'
import { CompareBar } from './compare-bar'
import { PeopleList } from './people-list'
import { useCompared } from './use-compared'

const found = (number: number, changes: Partial<FoundWorker> = {}): FoundWorker => ({
  ...sampleFoundWorker,
  id: `0190a5c2-0000-7000-8000-${String(number).padStart(12, '0')}`,
  displayName: `สมชาย ${number}.`,
  headline: 'เสิร์ฟคล่อง',
  reasons: [
    { of: 'free', state: 'partly', count: 1, outOf: 2, missed: ['2026-11-28'] },
    { of: 'work', state: 'met', workType: 'waiter', months: 26 },
    { of: 'distance', state: 'missed', km: 1.2, reachKm: 1 },
    { of: 'language', state: 'met', code: 'en', level: 'fluent' },
  ],
  ...changes,
})

let asked: (string | undefined)[]
let answer: () => FoundWorkers

function List({ page, view = {} }: { page: FoundWorkers; view?: SearchView }) {
  const pages = usePages<WorkerQuery, FoundWorkers>({ ...page, filter: {} }, async (_query, cursor) => {
    asked.push(cursor)
    return answer()
  })
  const compared = useCompared()
  return (
    <>
      <PeopleList
        pages={pages}
        view={{ work: ['waiter'], ...view }}
        path="/partimers?work=waiter"
        time="10:02"
        activeId={null}
        onActive={() => {}}
        compared={compared}
      />
      <CompareBar people={compared.people} path="/partimers/compare" onClear={compared.clear} />
    </>
  )
}

const show = (items: FoundWorker[], nextCursor: string | null = null) =>
  renderInThai(<List page={samplePage(items, nextCursor)} />)
const tick = (number: number) => screen.getByRole('checkbox', { name: `เทียบ สมชาย ${number}.` })

beforeEach(() => {
  sessionStorage.clear()
  asked = []
  answer = () => samplePage([])
  Element.prototype.scrollIntoView = jest.fn()
})

describe('the end of the best of the nearest', () => {
  const total = { count: 1_000, isExact: false }
  const end = (changes: Partial<FoundWorkers>, view: SearchView = {}) =>
    renderInThai(<List page={{ ...samplePage([found(1)]), ...changes }} view={view} />)
  const link = () => screen.queryByRole('link', { name: 'เรียงตามใกล้ที่สุดเพื่อดูต่อ' })

  test('says that others live farther, and leads to them', () => {
    end({ total })
    expect(screen.getByText(/จัดอันดับจาก 150.คนที่อยู่ใกล้ที่สุด/)).toBeVisible()
    expect(link()).toHaveAttribute('href', '/partimers?work=waiter&sort=distance')
  })

  test.each<[string, Partial<FoundWorkers>, SearchView]>([
    ['more are to come', { total, nextCursor: 'next' }, {}],
    ['everybody was there', { total: { count: 150, isExact: true } }, {}],
    ['nobody is left out of another order', { total }, { sort: 'pay' }],
  ])('is not said where %s', (_where, changes, view) => {
    end(changes, view)
    expect(link()).toBeNull()
  })
})

describe('a card', () => {
  test('says what speaks for somebody first, then what does not fit', () => {
    show([found(1)])
    const reasons = within(screen.getByRole('list', { name: 'ทำไมถึงพบคนนี้' })).getAllByRole('listitem')
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'พนักงานเสิร์ฟ 2 ปี 2 เดือน',
      'พูดอังกฤษคล่อง',
      'ว่าง 1 จาก 2 ช่วง',
      'อยู่ไกลกว่าที่เดินทางได้ 1 กม.',
    ])
    expect(screen.getByText('฿550')).toBeDefined()
  })

  test('says in kind words what is known of somebody for whom no reason speaks', () => {
    show([
      found(1, {
        reasons: [{ of: 'distance', state: 'met', km: 1.2, reachKm: 10 }],
        workTypes: ['waiter', 'cashier'],
        experienceYears: 0,
        languages: [{ code: 'en', level: 'basic' }],
      }),
      found(2, { reasons: [], workTypes: [], experienceYears: 0, languages: [] }),
    ])
    const [known, newcomer] = screen.getAllByRole('list', { name: 'ทำไมถึงพบคนนี้' }).map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    )
    expect(known).toEqual(['อยากทำพนักงานเสิร์ฟ, แคชเชียร์', 'พูดอังกฤษ'])
    expect(newcomer).toEqual(['เพิ่งเริ่มหางานบนพาร์ทิม ทักถามเรื่องงานและวันว่างได้'])
  })

  test.each([
    [0, 'ห่างน้อยกว่า 1 กม.'],
    [0.6, 'ห่างน้อยกว่า 1 กม.'],
    [1, 'ห่าง 1 กม.'],
    [2.4, 'ห่าง 2.4 กม.'],
  ])('at %s km is said to be as far as is known', (distanceKm, words) => {
    show([found(1, { distanceKm })])
    expect(screen.getByText(new RegExp(`^${words} ·`))).toBeDefined()
  })

  test.each([
    ['กรุงเทพมหานคร', 4.3, 'ห่างราว 4.3 กม. จากกลางเขต'],
    ['กระบี่', 0.4, 'ห่างน้อยกว่า 1 กม. จากกลางอำเภอ'],
  ])(
    'says of somebody in %s who names a district alone how far its centre is',
    (province, distanceKm, words) => {
      show([found(1, { isFromDistrict: true, province, distanceKm })])
      expect(screen.getByText(new RegExp(`^${words} ·`))).toBeDefined()
    },
  )

  test('shows the photo where the worker allows it, and leads to the film where there is one', () => {
    show([found(1, { photoUrl: 'https://photos.example/1.jpg' }), found(2, { hasVideo: true })])
    const [first, second] = screen.getAllByRole('listitem').filter(({ tabIndex }) => tabIndex === -1)
    expect(first?.querySelector('img')?.src).toBe('https://photos.example/1.jpg')
    expect(second?.querySelector('img')).toBeNull()
    expect(screen.getAllByRole('link', { name: /^ดูวิดีโอแนะนำตัว/ })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'ดูวิดีโอแนะนำตัวของ สมชาย 2.' }).getAttribute('href')).toBe(
      `/partimers/videos/${found(2).id}?work=waiter`,
    )
  })

  test.each<[string, FoundWorker['reasons']]>([
    ['', []],
    [', and not again as a reason', [{ of: 'pay', state: 'unsaid' }]],
  ])('says that no pay is asked%s', (_, reasons) => {
    show([found(1, { dailyPay: null, reasons })])
    expect(screen.getByText('ไม่กำหนดค่าจ้าง')).toBeDefined()
  })

  test.each<[string, Partial<FoundWorker>, RegExp]>([
    ['an adult is', { age: 24 }, /^24\sปี · ห่าง/],
    ['somebody is under 18, and not how old', { ageBand: 'under_18' }, /^อายุต่ำกว่า 18 ปี · ห่าง/],
    ['nothing of an age that is unknown', { ageBand: null }, /^ห่าง/],
    // As a service of the release before answers.
    ['nothing of an age that is not told', { age: undefined as never }, /^ห่าง/],
  ])('says how old %s', (_who, changes, words) => {
    show([found(1, changes)])
    expect(screen.getByText(words)).toBeDefined()
  })

  test('has the name itself as the way to the profile', () => {
    show([found(1)])
    const link = screen.getByRole('link', { name: 'ดูโปรไฟล์ สมชาย 1.' })
    expect(link.closest('h3')).not.toBeNull()
    expect(link).toHaveAttribute('href', `/resume/${found(1).id}`)
  })
})

test('up to four people are ticked to be compared, and stay ticked on another search', async () => {
  const { unmount } = show([1, 2, 3, 4, 5].map((number) => found(number)))
  for (const number of [1, 2, 3, 4]) await userEvent.click(tick(number))
  expect(tick(5)).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: 'ดูเทียบกัน' })).toBeDefined()
  unmount()
  show([found(4)])
  expect(tick(4)).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('button', { name: 'ล้าง' }))
  expect(tick(4)).toHaveProperty('checked', false)
})

test('a page that cannot be loaded leaves those who are there, and says of when they are', async () => {
  answer = () => {
    throw new ProblemError(localProblem('unavailable'))
  }
  show([found(1)], 'next')
  await userEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
  expect((await screen.findByRole('alert')).textContent).toMatch('10:02')
  expect(tick(1)).toBeDefined()
})

test('whoever opened a profile comes back to that card, however far down the list it was', async () => {
  answer = () => samplePage([found(2)])
  const { unmount } = show([found(1)], 'next')
  await userEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
  const link = await screen.findByRole('link', { name: 'ดูโปรไฟล์ สมชาย 2.' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  unmount()
  show([found(1)], 'next')
  const again = await screen.findByRole('link', { name: 'ดูโปรไฟล์ สมชาย 2.' })
  await waitFor(() => expect(again).toHaveFocus())
  expect(asked).toEqual(['next', 'next'])
})
