import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import type { District, Place } from '@/lib/addresses/place'
import type * as Places from '@/lib/addresses/use-places'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { AddressInput } from '@/validators/address'

const ratchathewi = { province: 'กรุงเทพมหานคร', district: 'ราชเทวี', subdistrict: 'ถนนพญาไท' }
const dinDaeng = { province: 'กรุงเทพมหานคร', district: 'ดินแดง', subdistrict: 'ดินแดง' }
const suthep = { province: 'เชียงใหม่', district: 'เมืองเชียงใหม่', subdistrict: 'สุเทพ' }
const served: Record<string, Place[]> = { 10400: [ratchathewi, dinDaeng], 50200: [suthep] }

const pathumWan: District = {
  name: 'ปทุมวัน',
  area: { lat: 13.74, lng: 100.53, reachKm: 3 },
  subdistricts: ['ปทุมวัน', 'ลุมพินี'].map((name) => ({ name, postcode: '10330' })),
}
const bangSaoThong: District = {
  name: 'บางเสาธง',
  area: { lat: 13.58, lng: 100.8, reachKm: 12 },
  subdistricts: [{ name: 'บางเสาธง', postcode: '10570' }],
  formerPostcodes: ['10540'],
}
/** The two ways in which postcodes of one province begin. */
const chiangMai: District[] = [
  ['เมืองเชียงใหม่', 'สุเทพ', '50200'],
  ['กัลยาณิวัฒนา', 'แจ่มหลวง', '58130'],
].map(([name = '', subdistrict = '', postcode = '']) => ({
  name,
  area: { lat: 18.79, lng: 98.99, reachKm: 10 },
  subdistricts: [{ name: subdistrict, postcode }],
}))
const districtsOf: Record<string, District[]> = {
  กรุงเทพมหานคร: [pathumWan],
  สมุทรปราการ: [bangSaoThong],
  เชียงใหม่: chiangMai,
}
const useDistricts: typeof Places.useDistricts = (province) => ({
  districts: districtsOf[province] ?? [],
  failed: false,
  retry: () => {},
})
const findPlaces = jest.fn<typeof Places.findPlaces>()
jest.unstable_mockModule('@/lib/addresses/use-places', () => ({ useDistricts, findPlaces }))
const { AddressFields } = await import('./address-fields')

const empty: AddressInput = { line: '', subdistrict: '', district: '', province: '', postcode: '' }
const siam: AddressInput = {
  line: '412',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}
let current: () => AddressInput

function Sample({ start = empty }: { start?: AddressInput }) {
  const form = useForm({ defaultValues: { address: start } })
  current = () => form.getValues('address')
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

describe('a postcode of elsewhere', () => {
  const stray = /รหัส 50200 ไม่ตรงกับแขวงปทุมวัน ที่นี่น่าจะใช้ 10330/
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('leaves the chosen place as it is, and the likely one is a press away', async () => {
    renderInThai(<Sample start={siam} />)
    await type('50200')
    expect(await screen.findByText(stray)).toBeVisible()
    expect(current()).toEqual({ ...siam, postcode: '50200' })
    await press('ใช้ 10330')
    expect(current()).toEqual(siam)
    expect(screen.queryByText(stray)).toBeNull()
    expect(screen.getByLabelText('รหัสไปรษณีย์')).toHaveFocus()
  })

  test('or its own place is', async () => {
    renderInThai(<Sample start={siam} />)
    await type('50200')
    await screen.findByText(stray)
    await press('ใช้พื้นที่ของ 50200')
    expect(current()).toMatchObject({ ...suthep, line: siam.line, postcode: '50200' })
  })

  test('that begins as others of the province can be right', async () => {
    renderInThai(<Sample start={siam} />)
    await type('10999')
    await screen.findByText(/รหัส 10999 ไม่ตรงกับ/)
    await press('ที่อยู่นี้ถูกแล้ว')
    expect(current()).toEqual({ ...siam, postcode: '10999', isUnlisted: true })
    expect(screen.queryByText(/ไม่ตรงกับ/)).toBeNull()
    await type('50200')
    expect(await screen.findByText(stray)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'ที่อยู่นี้ถูกแล้ว' })).toBeNull()
  })

  test('that begins as those of another district of the province can be right too', async () => {
    renderInThai(<Sample start={{ ...siam, ...suthep, postcode: '50200' }} />)
    await type('58130')
    await screen.findByText(/รหัส 58130 ไม่ตรงกับ/)
    await press('ที่อยู่นี้ถูกแล้ว')
    expect(current()).toMatchObject({ ...suthep, postcode: '58130', isUnlisted: true })
    expect(screen.queryByText(/ไม่ตรงกับ/)).toBeNull()
  })

  test('that is stored and of another province is asked about', async () => {
    renderInThai(<Sample start={{ ...siam, postcode: '50200', isUnlisted: true }} />)
    expect(await screen.findByText(stray)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'ที่อยู่นี้ถูกแล้ว' })).toBeNull()
    await press('ใช้ 10330')
    expect(current()).toEqual(siam)
    expect(screen.queryByText(stray)).toBeNull()
  })

  test('is none that the district had before', async () => {
    const place = { province: 'สมุทรปราการ', district: 'บางเสาธง', subdistrict: 'บางเสาธง' }
    renderInThai(<Sample start={{ ...siam, ...place, postcode: '10570' }} />)
    await type('10550')
    expect(await screen.findByText(/รหัส 10550 ไม่ตรงกับตำบลบางเสาธง/)).toBeVisible()
    await type('10540')
    await waitFor(() => expect(screen.queryByText(/ไม่ตรงกับ/)).toBeNull())
    expect(current()).toMatchObject({ ...place, postcode: '10540' })
  })
})

test('the way to say that the list lacks it does not wait for the list, so that nothing below moves', () => {
  renderInThai(<Sample start={{ ...siam, province: 'เชียงใหม่', district: 'ยังไม่มา', subdistrict: '' }} />)
  expect(screen.getByRole('button', { name: 'ไม่มีตำบลนี้ในรายการ' })).toBeVisible()
})

test('a subdistrict that the list lacks is typed, and taken back', async () => {
  renderInThai(<Sample start={siam} />)
  await userEvent.click(screen.getByRole('button', { name: 'ไม่มีแขวงนี้ในรายการ' }))
  const field = await screen.findByRole('textbox', { name: 'แขวง' })
  expect(field).toHaveFocus()
  await userEvent.type(field, 'สยามใหม่')
  expect(current()).toEqual({ ...siam, subdistrict: 'สยามใหม่', isUnlisted: true })
  await userEvent.clear(field)
  await userEvent.type(field, 'ลุมพินี')
  expect(screen.getByRole('textbox', { name: 'แขวง' })).toBe(field)
  await userEvent.click(screen.getByRole('button', { name: 'เลือกแขวงจากรายการ' }))
  expect(screen.getByRole('combobox', { name: 'แขวง' })).toHaveFocus()
  expect(current()).toEqual({ ...siam, subdistrict: '' })
})

test('who says that the list lacks it is not asked which place of a postcode is meant', async () => {
  renderInThai(<Sample start={siam} />)
  await type('10400')
  await screen.findByText(/รหัส 10400 ไม่ตรงกับแขวงปทุมวัน/)
  await userEvent.click(screen.getByRole('button', { name: 'ไม่มีแขวงนี้ในรายการ' }))
  expect(await screen.findByRole('textbox', { name: 'แขวง' })).toHaveFocus()
  expect(screen.queryByText(question)).toBeNull()
  expect(current()).toEqual({ ...siam, subdistrict: '', postcode: '10400', isUnlisted: true })
  await userEvent.click(screen.getByRole('button', { name: 'เลือกแขวงจากรายการ' }))
  expect(screen.getByText(question)).toBeVisible()
})

test('a stored one is shown as it was typed', () => {
  renderInThai(<Sample start={{ ...siam, subdistrict: 'สยามใหม่', isUnlisted: true }} />)
  expect(screen.getByRole('textbox', { name: 'แขวง' })).toHaveValue('สยามใหม่')
})
