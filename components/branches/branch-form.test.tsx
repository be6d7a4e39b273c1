import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Toast from '@/components/ui/toast'
import { keepInput } from '@/lib/drafts/kept-input'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import type * as StoreBranch from './store-branch'

const toast = jest.fn<typeof Toast.toast>()
const storeBranch = jest.fn<typeof StoreBranch.storeBranch>()
jest.unstable_mockModule('@/components/ui/toast', () => ({ toast }))
jest.unstable_mockModule('./store-branch', () => ({ storeBranch }))
const { BranchForm } = await import('./branch-form')
await import('./branch-schema')

const headOffice = {
  name: 'สยามสแควร์',
  address: {
    line: '99/1',
    subdistrict: 'ปทุมวัน',
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    postcode: '10330',
  },
  phone: '0812345678',
}

beforeEach(() => {
  localStorage.clear()
  toast.mockReset()
  storeBranch.mockReset()
  storeBranch.mockResolvedValue({ kind: 'stored' } as never)
})

const show = () =>
  renderInThai(
    <BranchForm
      uid="u1"
      branch={null}
      headOffice={headOffice}
      placeFields={null}
      photoField={null}
      uploading={false}
    />,
  )

test('who creates a branch without a pin is told what is lost', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: messages.branches.create }))
  await waitFor(() => expect(toast).toHaveBeenCalledWith('success', messages.branches.savedWithoutPin))
})

test('with a pin there is nothing to tell', async () => {
  keepInput('partim:draft:branch:new:u1', { ...headOffice, lat: '13.745600', lng: '100.534100' })
  show()
  await userEvent.click(screen.getByRole('button', { name: messages.branches.create }))
  await waitFor(() => expect(toast).toHaveBeenCalledWith('success', messages.branches.saved))
})

test('what was put back is said in the page, and leaves the bar of the buttons as low as it was', async () => {
  keepInput('partim:draft:branch:new:u1', { name: 'สยามสแควร์ ซอย 3' })
  show()
  const bar = screen.getByRole('button', { name: messages.branches.create }).closest('[data-docked]')
  const anew = await screen.findByRole('button', { name: messages.forms.draft.discard })
  expect(bar).not.toContainElement(anew)
  expect(screen.getByText(/^ใส่สิ่งที่พิมพ์ไว้เมื่อ/)).toBeVisible()
})

test('the bar has the foot of a phone’s window to itself', () => {
  show()
  const bar = screen.getByRole('button', { name: messages.branches.create }).closest('[data-docked]')
  expect(bar).toHaveAttribute('data-alone')
})
