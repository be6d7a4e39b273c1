import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Requests from '@/lib/saved-searches/requests'
import type { SavedSearch } from '@/lib/saved-searches/saved-search'
import { renderInThai } from '@/lib/testing/render-in-thai'

let sent: string[]
let refusal: Error | null

const search: SavedSearch = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  name: 'เสิร์ฟใกล้สยาม',
  address: 'branch=siam&work=waiter',
  filters: { lat: '13.74' },
  branchId: null,
  notice: 'daily',
  isBranchGone: false,
  foundLately: 3,
  createdAt: '2026-11-22T03:00:00.000Z',
  version: 1,
}

const answer = <Data,>(what: string, data: Data): Data => {
  if (refusal) throw refusal
  sent.push(what)
  return data
}
const requests: Partial<typeof Requests> = {
  changeSavedSearch: async ({ version }, { notice }) =>
    answer(`change ${version} ${notice}`, { ...search, notice, foundLately: 0, version: version + 1 }),
  removeSavedSearch: async () => answer('remove', undefined),
  saveSearch: async (body) => {
    answer(`save ${body.name}`, undefined)
    return { data: { ...search, id: 'another' }, response: { ok: true } as Response }
  },
}
jest.unstable_mockModule('@/lib/saved-searches/requests', () => requests)
const { SavedSearchList } = await import('./saved-search-list')

const show = (isBranchGone = false) =>
  renderInThai(<SavedSearchList searches={[{ search, summary: 'สยาม ในระยะ 10 กม.', isBranchGone }]} />)
const notice = () => screen.getByRole('combobox', { name: 'บอกเมื่อมีคนใหม่ใน “เสิร์ฟใกล้สยาม”' })

beforeEach(() => {
  sent = []
  refusal = null
})

test('a search says what it looks for and whom it found, and opens with the newest first', () => {
  show()
  expect(screen.getByText('สยาม ในระยะ 10 กม.')).toBeDefined()
  expect(screen.getByText('7 วันที่ผ่านมาพบคนใหม่ 3 คน')).toBeDefined()
  const link = screen.getByRole('link', { name: 'เปิดดู เสิร์ฟใกล้สยาม' })
  expect(link.getAttribute('href')).toBe(`/partimers?branch=siam&work=waiter&saved=${search.id}&sort=newest`)
})

describe('how often it tells', () => {
  test('is changed at once, each time at the version there is', async () => {
    show()
    await userEvent.selectOptions(notice(), 'instant')
    await userEvent.selectOptions(notice(), 'off')
    expect(sent).toEqual(['change 1 instant', 'change 2 off'])
    expect(screen.getByText('7 วันที่ผ่านมาพบคนใหม่ 3 คน')).toBeDefined()
  })

  test('is as before when it could not be changed, and says why', async () => {
    refusal = new ProblemError(localProblem('unavailable'))
    show()
    await userEvent.selectOptions(notice(), 'instant')
    expect((await screen.findByRole('alert')).textContent).toMatch(/กรุณา/)
    expect(notice()).toHaveProperty('value', 'daily')
  })
})

test('a search that was removed can be had back', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'ลบ เสิร์ฟใกล้สยาม' }))
  expect(screen.getByRole('status').textContent).toMatch('ลบ “เสิร์ฟใกล้สยาม” แล้ว')
  await userEvent.click(screen.getByRole('button', { name: 'เลิกทำ' }))
  expect(sent).toEqual(['remove', 'save เสิร์ฟใกล้สยาม'])
  expect(notice()).toBeDefined()
})

test('a search near a branch that is gone says so, and leads to a search near another place', () => {
  show(true)
  expect(screen.getByText('ใช้สาขาเดิมไม่ได้แล้ว เราจึงหยุดค้นให้')).toBeDefined()
  const link = screen.getByRole('link', { name: 'เลือกที่ใหม่' })
  expect(link.getAttribute('href')).toBe(`/partimers?work=waiter&saved=${search.id}`)
})
