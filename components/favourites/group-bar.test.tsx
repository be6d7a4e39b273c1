import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { FavouriteGroup } from '@/lib/favourites/favourite'
import type * as Requests from '@/lib/favourites/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'

/** The service as the browser sees it. */
let asked: string[]
let answers: { status: number; body: object }[]
let refusal: ProblemError | null

const answered = () => {
  const { status, body } = answers.shift() ?? { status: 500, body: {} }
  const response = { ok: status < 300, status, headers: { get: () => null } }
  return status < 300 ? { data: body, response } : { error: body, response }
}
const requests = {
  createGroup: async ({ name }: { name: string }, headers: { 'Idempotency-Key': string }) => {
    asked.push(`${name} ${headers['Idempotency-Key']}`)
    return answered()
  },
  renameGroup: async (
    { id }: { id: string },
    { name }: { name: string },
    headers: { 'If-Match': string },
  ) => {
    asked.push(`${id} ${name} ${headers['If-Match']}`)
    return answered()
  },
  removeGroup: async (id: string) => {
    asked.push(`remove ${id}`)
    if (refusal) throw refusal
  },
} as unknown as Partial<typeof Requests>
jest.unstable_mockModule('@/lib/favourites/requests', () => requests)
jest.unstable_mockModule('@/components/ui/toast', () => ({ toast: async () => {} }))
const { GroupBar } = await import('./group-bar')

beforeEach(() => {
  asked = []
  answers = []
  refusal = null
})

const kitchen: FavouriteGroup = { id: 'g1', name: 'ครัว', members: 3, version: 4 }
const show = (chosenId?: string) =>
  renderInThai(<GroupBar groups={{ items: [kitchen], favourites: 12 }} chosenId={chosenId} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const type = async (name: string) => {
  const field = (await dialog()).getByLabelText('ชื่อกลุ่ม')
  await userEvent.clear(field)
  await userEvent.type(field, name)
}
const save = async () => userEvent.click((await dialog()).getByRole('button', { name: 'บันทึก' }))

test('groups lead to who is in them, with how many that are', () => {
  show('g1')
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['ทั้งหมด12', '/partimers/favourites'],
    ['ครัว3', '/partimers/favourites?group=g1'],
  ])
  expect(screen.getByRole('link', { name: /ครัว/ })).toHaveAttribute('aria-current', 'page')
})

describe('a group', () => {
  test('is made once, whatever becomes of the answer', async () => {
    show()
    await press('สร้างกลุ่ม')
    await save()
    expect(await (await dialog()).findByText('กรุณากรอกชื่อกลุ่ม')).toBeVisible()
    answers = [
      { status: 503, body: { code: 'unavailable', status: 503 } },
      { status: 201, body: { ...kitchen, id: 'g2', name: 'บาร์' } },
    ]
    await type('บาร์')
    await save()
    expect(await (await dialog()).findByRole('alert')).toBeVisible()
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toHaveLength(2)
    expect(asked[0]).toBe(asked[1])
  })

  test('of a name there is already is another one’s', async () => {
    show()
    await press('สร้างกลุ่ม')
    const errors = [{ field: 'name', rule: 'taken', params: {} }]
    answers = [{ status: 422, body: { code: 'validation_failed', status: 422, errors } }]
    await type('ครัว')
    await save()
    expect(await (await dialog()).findByText('ชื่อกลุ่มนี้มีผู้ใช้แล้ว')).toBeVisible()
  })

  test('renamed by somebody else meanwhile is renamed only when that is meant', async () => {
    show('g1')
    await press('เปลี่ยนชื่อกลุ่ม')
    const current = { ...kitchen, name: 'ครัวร้อน', version: 5 }
    answers = [
      { status: 412, body: { code: 'stale', status: 412, current } },
      { status: 200, body: { ...kitchen, name: 'ครัวเย็น', version: 6 } },
    ]
    await type('ครัวเย็น')
    await save()
    expect(await (await dialog()).findByText(/มีการแก้ไขข้อมูลนี้จากที่อื่นแล้ว/)).toBeVisible()
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual(['g1 ครัวเย็น "4"', 'g1 ครัวเย็น "5"'])
  })

  test('goes when that is confirmed, and says why where it cannot', async () => {
    show('g1')
    await press('ลบกลุ่ม')
    refusal = new ProblemError(localProblem('unavailable'))
    const confirm = async () => userEvent.click((await dialog()).getByRole('button', { name: 'ลบกลุ่ม' }))
    await confirm()
    expect(await (await dialog()).findByRole('alert')).toBeVisible()
    refusal = null
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual(['remove g1', 'remove g1'])
  })

  test('stays while posts are shown to it, and names them', async () => {
    show('g1')
    await press('ลบกลุ่ม')
    const current = { items: [{ id: 'p1', title: 'ผู้ช่วยครัว' }] }
    refusal = new ProblemError({ ...localProblem('favourite_group_in_use'), current })
    await userEvent.click((await dialog()).getByRole('button', { name: 'ลบกลุ่ม' }))
    expect(await (await dialog()).findByRole('link', { name: 'ผู้ช่วยครัว' })).toHaveAttribute(
      'href',
      '/job-posting/p1',
    )
  })
})
