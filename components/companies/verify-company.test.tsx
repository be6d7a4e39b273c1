import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField } from '@/components/forms/text-field'
import type { Problem } from '@/lib/api/problem'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'

let sent: unknown[]
let asked: string[]
let refusal: Pick<Problem, 'status' | 'code'> | null
jest.unstable_mockModule('./store-company', () => ({
  storePerson: async (body: unknown) => {
    sent.push(body)
    return refusal
  },
}))
jest.unstable_mockModule('@/lib/companies/registry', () => ({
  askRegistry: async (number: string) => {
    asked.push(number)
    return { kind: 'unknown' }
  },
}))
const { VerifyCompany } = await import('./verify-company')

const personal = '1101700230708'
const juristic = '0105536041974'

beforeEach(() => {
  localStorage.clear()
  sent = []
  asked = []
  refusal = null
})

/** One field for each part of the address; the page supplies the real ones. */
const parts = {
  line: 'บ้านเลขที่',
  province: 'จังหวัด',
  district: 'อำเภอ',
  subdistrict: 'ตำบล',
  postcode: 'รหัสไปรษณีย์',
}
const show = (next: string | null = null) =>
  renderInThai(
    <VerifyCompany
      uid="u1"
      next={next}
      addressFields={Object.entries(parts).map(([name, label]) => (
        <TextField key={name} name={`address.${name}`} label={label} />
      ))}
    />,
  )
const type = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))

async function fillIn(number: string) {
  await type('ชื่อร้านหรือกิจการ', 'ครัวยายบัว')
  await type('เลขประจำตัวประชาชน', number)
  await type('บ้านเลขที่', '1')
  await type('จังหวัด', 'ตาก')
  await type('อำเภอ', 'เมืองตาก')
  await type('ตำบล', 'ระแหง')
  await type('รหัสไปรษณีย์', '63000')
}

test('a sole proprietor is asked for their own way from the start, and never looked up', async () => {
  show()
  await choose('บุคคลธรรมดา มีทะเบียนพาณิชย์')
  expect(screen.getByText('เตรียมใบทะเบียนพาณิชย์และสำเนาบัตรประชาชนเจ้าของ')).toBeVisible()
  await fillIn(personal)
  await press('ยืนยันและไปต่อ')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/branch/create'))
  expect(sent).toMatchObject([{ kind: 'sole_proprietor', juristicId: personal, name: 'ครัวยายบัว' }])
  expect(asked).toEqual([])
})

test('a number of the other kind is told where it belongs', async () => {
  show()
  await type('เลขทะเบียนนิติบุคคล', personal)
  await press('ค้นหาบริษัท')
  expect(await screen.findByText(/เป็นเลขประจำตัวประชาชน ไม่ใช่เลขทะเบียนนิติบุคคล/)).toBeVisible()
  await choose('บุคคลธรรมดา มีทะเบียนพาณิชย์')
  await fillIn(juristic)
  await press('ยืนยันและไปต่อ')
  expect(await screen.findByText(/เป็นเลขทะเบียนนิติบุคคล ไม่ใช่เลขประจำตัวประชาชน/)).toBeVisible()
  expect([asked, sent]).toEqual([[], []])
})

test('what was chosen and typed is there again later, but not the person’s number', async () => {
  const { unmount } = show()
  await choose('บุคคลธรรมดา มีทะเบียนพาณิชย์')
  await fillIn(personal)
  unmount()
  expect(JSON.stringify({ ...localStorage })).not.toContain(personal)
  show()
  expect(screen.getByRole('radio', { name: /^บุคคลธรรมดา มีทะเบียนพาณิชย์/ })).toBeChecked()
  expect(await screen.findByRole('textbox', { name: /^ชื่อร้าน/ })).toHaveValue('ครัวยายบัว')
  expect(screen.getByRole('textbox', { name: /^เลขประจำตัวประชาชน/ })).toHaveValue('')
})

test('whoever sent it already is led on, and a refusal is shown', async () => {
  show()
  await choose('บุคคลธรรมดา มีทะเบียนพาณิชย์')
  await fillIn(personal)
  refusal = { status: 503, code: 'unavailable' }
  await press('ยืนยันและไปต่อ')
  expect(await screen.findByRole('alert')).toBeVisible()
  refusal = { status: 409, code: 'already_member' }
  await press('ยืนยันและไปต่อ')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/dashboard'))
})
