import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { BranchPage } from '@/lib/branches/branch'
import { branchCookie } from '@/lib/branches/branch-cookie'
import type * as Requests from '@/lib/branches/requests'
import { keepInCookie } from '@/lib/consent/lasting-cookies'
import { router } from '@/lib/testing/navigation'
import messages from '@/messages/th.json' with { type: 'json' }

const address = { line: '1', subdistrict: 'ก', district: 'เมือง', province: 'ลำปาง', postcode: '52000' }
const stored = Array.from({ length: 40 }, (_, at) => ({ id: `b${at}`, name: `สาขา ${at}`, address }))
let isDown = false
const requests: Partial<typeof Requests> = {
  askBranches: async ({ q = '' }, cursor) => {
    if (isDown) throw new TypeError('Failed to fetch')
    const found = stored.filter(({ name }) => name.includes(q))
    const from = cursor ? Number(cursor) : 0
    const nextCursor = found.length > from + 20 ? String(from + 20) : null
    return { items: found.slice(from, from + 20), nextCursor } as unknown as BranchPage
  },
}
jest.unstable_mockModule('@/lib/branches/requests', () => requests)
const { BranchSwitcher } = await import('./branch-switcher')

const branches = [
  { id: 'siam', name: 'สยาม' },
  { id: 'thonglor', name: 'ทองหล่อ' },
]

const show = (chosenId: string | null) =>
  render(
    <NextIntlClientProvider locale="th" messages={{ branchSwitcher: messages.branchSwitcher }}>
      <BranchSwitcher branches={branches} chosen={branches.find(({ id }) => id === chosenId) ?? null} />
    </NextIntlClientProvider>,
  )

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'สาขาที่ดูอยู่' })

beforeEach(() => {
  router.refresh.mockClear()
})
afterEach(() => keepInCookie(branchCookie, ''))

describe('BranchSwitcher', () => {
  test.each([
    [null, 'ทุกสาขา'],
    ['thonglor', 'ทองหล่อ'],
  ])('shows what is chosen: %s', (chosenId, name) => {
    show(chosenId)
    expect(select().selectedOptions[0]).toHaveTextContent(name)
  })

  test('remembers a branch and has the page made for it', async () => {
    show(null)
    await userEvent.selectOptions(select(), 'สยาม')
    expect(document.cookie).toBe(`${branchCookie}=siam`)
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })

  test('forgets it when all are chosen again', async () => {
    keepInCookie(branchCookie, 'siam')
    show('siam')
    await userEvent.selectOptions(select(), 'ทุกสาขา')
    expect(document.cookie).toBe('')
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })
})

describe('BranchSwitcher of many branches', () => {
  const showMany = (chosen: { id: string; name: string } | null) =>
    render(
      <NextIntlClientProvider locale="th" messages={{ branchSwitcher: messages.branchSwitcher }}>
        <BranchSwitcher branches={null} chosen={chosen} />
      </NextIntlClientProvider>,
    )
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^สาขาที่ดูอยู่/ }))
    return screen.findByRole('dialog')
  }
  afterEach(() => {
    isDown = false
  })

  test('finds one by a part of its name, and remembers it', async () => {
    showMany(null)
    await open()
    await userEvent.type(screen.getByRole('searchbox'), '39')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: /^สาขา 39/ }))
    expect(document.cookie).toBe(`${branchCookie}=b39`)
    expect(router.refresh).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows what is chosen, the rest page by page, and the way back to all', async () => {
    keepInCookie(branchCookie, 'b3')
    showMany({ id: 'b3', name: 'สาขา 3' })
    await open()
    expect(await screen.findByRole('button', { name: /^สาขา 3 /, pressed: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'ดูสาขาเพิ่ม' }))
    expect(await screen.findByRole('button', { name: /^สาขา 39/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'ทุกสาขา' }))
    expect(document.cookie).toBe('')
  })

  test('says that it cannot be had, and asks again', async () => {
    isDown = true
    showMany(null)
    await open()
    const again = await screen.findByRole('button', { name: 'ลองอีกครั้ง' })
    isDown = false
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: /^สาขา 1 / })).toBeVisible()
  })
})
