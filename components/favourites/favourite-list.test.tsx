import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, type Problem, ProblemError } from '@/lib/api/problem'
import type { Favourite, FavouriteGroup } from '@/lib/favourites/favourite'
import type * as Requests from '@/lib/favourites/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'

/** The service as the browser sees it. */
let asked: string[]
let refusal: string | null
let spent: Problem['params'] | null
const said: string[] = []

const done = async (what: string): Promise<undefined> => {
  asked.push(what)
  if (refusal) throw new ProblemError(localProblem(refusal))
}
const requests: Partial<typeof Requests> = {
  addFavourite: async (workerId) => {
    await done(`mark ${workerId}`)
    return { workerId, at: '2026-11-22T03:00:00.000Z' }
  },
  removeFavourite: (workerId) => done(`unmark ${workerId}`),
  addToGroup: (groupId, workerId) => done(`${workerId} into ${groupId}`),
  removeFromGroup: (groupId, workerId) => done(`${workerId} out of ${groupId}`),
  askFavourites: async (_filter, cursor) => {
    if (spent)
      throw new ProblemError({ ...localProblem('workers_until_represented'), status: 429, params: spent })
    await done(`after ${cursor}`)
    return { items: [favourite('w3')], nextCursor: null }
  },
}
jest.unstable_mockModule('@/lib/favourites/requests', () => requests)
jest.unstable_mockModule('@/components/ui/toast', () => ({
  toast: async (_kind: string, text: string) => void said.push(text),
}))
const { FavouriteList } = await import('./favourite-list')

beforeEach(() => {
  asked = []
  refusal = null
  spent = null
  said.length = 0
})

const favourite = (id: string, changes: Partial<Favourite> = {}): Favourite => ({
  worker: {
    id,
    displayName: `คุณ ${id}.`,
    age: 24,
    workTypes: ['waiter'],
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    distanceKm: null,
    isFromDistrict: false,
    minDailyPay: 50_000,
    experienceYears: 2,
    languages: [],
    photoUrl: null,
    headline: 'เสิร์ฟคล่อง',
  },
  isHidden: false,
  at: '2026-11-22T03:00:00.000Z',
  groupIds: [],
  ...changes,
})
const groups: FavouriteGroup[] = [
  { id: 'g1', name: 'ครัว', members: 1, version: 1 },
  { id: 'g2', name: 'หน้าร้าน', members: 0, version: 1 },
]

function show(items: Favourite[], nextCursor: string | null = null) {
  renderInThai(<FavouriteList page={{ items, nextCursor }} filter={{}} groups={groups} />)
}
const cardOf = (id: string) => screen.getByRole('heading', { name: `คุณ ${id}.` }).closest('li') as HTMLElement
const star = (id: string) => within(cardOf(id)).getByRole('button', { name: `เก็บ คุณ ${id}. เป็นคนโปรด` })
const openGroups = (id: string) => userEvent.click(within(cardOf(id)).getByText('จัดกลุ่ม'))
const box = (id: string, name: string) => within(cardOf(id)).getByRole('checkbox', { name })

describe('a favourite', () => {
  test('says what the company may know of them', () => {
    show([favourite('w1', { groupIds: ['g1'] })])
    const card = within(cardOf('w1'))
    expect(card.getByText('อายุ 24 ปี · ปทุมวัน')).toBeVisible()
    expect(card.getByText('อยากทำงาน: พนักงานเสิร์ฟ')).toBeVisible()
    expect(card.getByText('ขออย่างน้อยวันละ ฿500')).toBeVisible()
    expect(within(card.getByRole('list', { name: 'กลุ่มของ คุณ w1.' })).getByText('ครัว')).toBeVisible()
  })

  test('who hides their resume is a name', () => {
    show([favourite('w1', { isHidden: true })])
    expect(within(cardOf('w1')).getByText('ตอนนี้ซ่อนเรซูเม่ไว้')).toBeVisible()
    expect(within(cardOf('w1')).queryByText(/อายุ|อยากทำงาน/)).toBeNull()
  })

  test('is taken back by the star, and comes back into their groups', async () => {
    show([favourite('w1', { groupIds: ['g1'] })])
    await userEvent.click(star('w1'))
    expect(star('w1')).toHaveAttribute('aria-pressed', 'false')
    expect(within(cardOf('w1')).getByRole('status')).toHaveTextContent('นำออกจากคนโปรดแล้ว')
    await userEvent.click(star('w1'))
    await waitFor(() => expect(asked).toEqual(['unmark w1', 'mark w1', 'w1 into g1']))
    expect(star('w1')).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('groups', () => {
  test('are put to somebody at their place', async () => {
    show([favourite('w1', { groupIds: ['g1'] }), favourite('w2')])
    await openGroups('w1')
    await userEvent.click(box('w1', 'หน้าร้าน'))
    await userEvent.click(box('w1', 'ครัว'))
    expect(asked).toEqual(['w1 into g2', 'w1 out of g1'])
    expect([box('w1', 'ครัว'), box('w1', 'หน้าร้าน')].map((one) => (one as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ])
  })

  test('stay as they were where the service refuses, which is said', async () => {
    show([favourite('w1')])
    await openGroups('w1')
    refusal = 'not_found'
    await userEvent.click(box('w1', 'ครัว'))
    await waitFor(() => expect(box('w1', 'ครัว')).not.toBeChecked())
    expect(said).toEqual(['ไม่พบรายการนี้ อาจถูกลบหรือย้ายไปแล้ว กรุณาโหลดหน้านี้ใหม่'])
  })
})

test('further favourites are marked as well', async () => {
  show([favourite('w1')], 'next')
  await userEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
  await waitFor(() => expect(star('w3')).toHaveAttribute('aria-pressed', 'true'))
  expect(asked).toEqual(['after next'])
})

test('further favourites that the company is not shown today are said with the limit and the ways on', async () => {
  spent = { workers: 100, more: 2_000, seconds: 60 }
  show([favourite('w1')], 'next')
  await userEvent.click(screen.getByRole('button', { name: 'ดูเพิ่ม' }))
  expect(
    await screen.findByText(
      'วันนี้บริษัทของคุณดูคนหางานครบ 100 คนแล้ว ดูคนใหม่ได้หลังเที่ยงคืน หรือยืนยันผู้แทนบริษัทในหน้าเอกสารบริษัทเพื่อดูได้วันละ 2,000 คน',
    ),
  ).toBeVisible()
})
