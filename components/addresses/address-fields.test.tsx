import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import type { Place } from '@/lib/addresses/place'
import type * as Places from '@/lib/addresses/use-places'
import { renderInThai } from '@/lib/testing/render-in-thai'

const ratchathewi = { province: 'กรุงเทพมหานคร', district: 'ราชเทวี', subdistrict: 'ถนนพญาไท' }
const dinDaeng = { province: 'กรุงเทพมหานคร', district: 'ดินแดง', subdistrict: 'ดินแดง' }
const suthep = { province: 'เชียงใหม่', district: 'เมืองเชียงใหม่', subdistrict: 'สุเทพ' }
const served: Record<string, Place[]> = { 10400: [ratchathewi, dinDaeng], 50200: [suthep] }

const useDistricts: typeof Places.useDistricts = () => ({ districts: [], failed: false, retry: () => {} })
const findPlaces = jest.fn<typeof Places.findPlaces>()
jest.unstable_mockModule('@/lib/addresses/use-places', () => ({ useDistricts, findPlaces }))
const { AddressFields } = await import('./address-fields')

function Sample() {
  const form = useForm({
    defaultValues: { address: { line: '', subdistrict: '', district: '', province: '', postcode: '' } },
  })
  return (
    <Form id="sample" form={form} onSubmit={async () => {}}>
      <AddressFields name="address" provinces={['กรุงเทพมหานคร', 'เชียงใหม่']} />
    </Form>
  )
}

const shown = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label }).value
const type = async (postcode: string) => {
  const field = screen.getByLabelText('รหัสไปรษณีย์')
  await userEvent.clear(field)
  await userEvent.type(field, postcode)
  await userEvent.tab()
}
const question = /ใช้ในหลายพื้นที่/

beforeEach(() => {
  findPlaces.mockImplementation(async (postcode) => served[postcode] ?? [])
})

test('a postcode of one place fills all of it', async () => {
  renderInThai(<Sample />)
  await type('50200')
  await waitFor(() => expect(shown('ตำบล')).toBe('สุเทพ'))
  expect([shown('จังหวัด'), shown('อำเภอ')]).toEqual(['เชียงใหม่', 'เมืองเชียงใหม่'])
  expect(screen.queryByText(question)).toBeNull()
})

test('a postcode of several places fills what they share and asks which; one choice fills the rest', async () => {
  renderInThai(<Sample />)
  await type('10400')
  await screen.findByText(question)
  expect([shown('จังหวัด'), shown('เขต'), shown('แขวง')]).toEqual(['กรุงเทพมหานคร', '', ''])
  await userEvent.click(screen.getByRole('button', { name: 'แขวงดินแดง เขตดินแดง' }))
  expect([shown('เขต'), shown('แขวง')]).toEqual(['ดินแดง', 'ดินแดง'])
  expect(screen.getByRole('combobox', { name: 'แขวง' })).toHaveFocus()
  expect(screen.queryByText(question)).toBeNull()
})

test('a postcode nobody knows, or places that cannot be had, leave the fields alone', async () => {
  renderInThai(<Sample />)
  await type('99999')
  findPlaces.mockRejectedValueOnce(new Error('offline'))
  await type('10400')
  expect([shown('จังหวัด'), shown('อำเภอ'), shown('ตำบล')]).toEqual(['', '', ''])
  expect(screen.queryByText(question)).toBeNull()
})
