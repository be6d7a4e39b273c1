import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import type { Place } from '@/lib/addresses/place'
import type * as Places from '@/lib/addresses/use-places'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { AddressInput } from '@/validators/address'

const pathumWan: Place[] = ['ปทุมวัน', 'ลุมพินี'].map((subdistrict) => ({
  province: 'กรุงเทพมหานคร',
  district: 'ปทุมวัน',
  subdistrict,
}))
const useDistricts: typeof Places.useDistricts = () => ({ districts: [], failed: false, retry: () => {} })
const findPlaces: typeof Places.findPlaces = async (postcode) => (postcode === '10330' ? pathumWan : [])
const area = { lat: 13.74, lng: 100.53, reachKm: 2 }
const loadDistricts: typeof Places.loadDistricts = async () => [
  {
    name: 'ปทุมวัน',
    area,
    subdistricts: pathumWan.map(({ subdistrict: name }) => ({ name, postcode: '10330' })),
  },
]
jest.unstable_mockModule('@/lib/addresses/use-places', () => ({ useDistricts, findPlaces, loadDistricts }))
const { AddressFields } = await import('./address-fields')
const { AddressOffer } = await import('./address-offer')
const { AddressFromText } = await import('./address-from-text')

const empty: AddressInput = { line: '', subdistrict: '', district: '', province: '', postcode: '' }
const suthep: AddressInput = {
  line: '14 ถนนนิมมานเหมินท์',
  subdistrict: 'สุเทพ',
  district: 'เมืองเชียงใหม่',
  province: 'เชียงใหม่',
  postcode: '50200',
}
let current: () => AddressInput

function Sample({ start = empty, text }: { start?: AddressInput; text?: string }) {
  const form = useForm({ defaultValues: { address: start } })
  current = () => form.getValues('address')
  return (
    <Form id="sample" form={form} onSubmit={async () => {}}>
      <AddressOffer name="address" address={suthep} label="ใช้ที่อยู่บริษัท" icon="building" />
      <AddressFields name="address" provinces={['กรุงเทพมหานคร', 'เชียงใหม่']} />
      {text && <AddressFromText name="address" text={text} />}
    </Form>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const siam = 'สยามสแควร์ 412 ซอยสยามสแควร์ 3 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330'

beforeEach(() => {
  current = () => empty
})

test('a known address fills all of it by one tap, and one more takes it back', async () => {
  const typed = { ...empty, line: '99/1', province: 'กรุงเทพมหานคร' }
  renderInThai(<Sample start={typed} />)
  await userEvent.click(button('ใช้ที่อยู่บริษัท'))
  expect(current()).toEqual(suthep)
  expect(screen.getByLabelText('ที่อยู่')).toHaveValue(suthep.line)
  expect(screen.getByRole('combobox', { name: 'อำเภอ' })).toHaveValue('เมืองเชียงใหม่')
  await userEvent.click(button('เลิกทำ'))
  expect(current()).toEqual(typed)
  expect(button('ใช้ที่อยู่บริษัท')).toBeVisible()
})

test('is not offered where it stands already', () => {
  renderInThai(<Sample start={suthep} />)
  expect(screen.queryByRole('button', { name: 'ใช้ที่อยู่บริษัท' })).toBeNull()
})

test('the address of a place on the map fills one that is empty, and says so', async () => {
  renderInThai(<Sample text={siam} />)
  expect(await screen.findByText(/กรอกที่อยู่จากแผนที่ให้แล้ว: 412 ซอยสยามสแควร์ 3 แขวงปทุมวัน/)).toBeVisible()
  expect(current()).toEqual({ line: '412 ซอยสยามสแควร์ 3', ...pathumWan[0], postcode: '10330' })
})

test('a subdistrict that the list lacks is filled as the map says it, marked, and named', async () => {
  renderInThai(<Sample text="8 แขวงลุมพินีเหนือ เขตปทุมวัน กรุงเทพมหานคร 10330" />)
  expect(await screen.findByText(/ให้แล้ว: 8 แขวงลุมพินีเหนือ เขตปทุมวัน กรุงเทพมหานคร 10330/)).toBeVisible()
  expect(screen.getByText('ไม่มีแขวงลุมพินีเหนือในรายการของเขตปทุมวัน จึงกรอกชื่อตามแผนที่')).toBeVisible()
  expect(current()).toEqual({
    ...pathumWan[0],
    line: '8',
    subdistrict: 'ลุมพินีเหนือ',
    postcode: '10330',
    isUnlisted: true,
  })
})

test('a district that does not fit the postcode is named, and the house number stays', async () => {
  renderInThai(<Sample text="8 แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10330" />)
  expect(await screen.findByText(/ให้แล้ว: 8 กรุงเทพมหานคร กรุณาตรวจ/)).toBeVisible()
  expect(screen.getByText(/แผนที่บอกว่า “แขวงสีลม เขตบางรัก” ซึ่งไม่ตรงกับรหัส 10330/)).toBeVisible()
  expect(current()).toMatchObject({ line: '8', district: '', province: 'กรุงเทพมหานคร' })
})

test('and is only offered where there is one', async () => {
  renderInThai(<Sample start={suthep} text={siam} />)
  await screen.findByText(/ที่อยู่ของสถานที่นี้: 412 ซอยสยามสแควร์ 3/)
  expect(current()).toEqual(suthep)
  await userEvent.click(button('ใช้ที่อยู่นี้'))
  expect(current()).toMatchObject({ district: 'ปทุมวัน', subdistrict: 'ปทุมวัน' })
})

test('what it does not say is left to be chosen', async () => {
  renderInThai(<Sample start={suthep} text="Siam, Bangkok 10330" />)
  await userEvent.click(await screen.findByRole('button', { name: 'ใช้ที่อยู่นี้' }))
  await waitFor(() => expect(current().district).toBe('ปทุมวัน'))
  expect(current()).toMatchObject({ subdistrict: '', line: suthep.line })
})

test('a text without an address offers nothing', async () => {
  renderInThai(<Sample text="สยามสแควร์" />)
  await userEvent.tab()
  expect(screen.queryByText(/สถานที่นี้/)).toBeNull()
})
