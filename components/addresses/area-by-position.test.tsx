import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type * as Districts from '@/lib/addresses/find-district'
import type { NamedDistrict } from '@/lib/addresses/place'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { choice, required } from '@/validators/fields'

const findDistrict = jest.fn<typeof Districts.findDistrict>()
jest.unstable_mockModule('@/lib/addresses/find-district', () => ({ findDistrict }))
const { AreaByPosition } = await import('./area-by-position')

type Geolocate = (found: PositionCallback, failed: PositionErrorCallback) => void

const atSiam: Geolocate = (found) =>
  found({ coords: { latitude: 13.745638, longitude: 100.534149 } } as GeolocationPosition)

const deviceAnswers = (getCurrentPosition: Geolocate) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  findDistrict.mockReset()
})

const provinces = ['กรุงเทพมหานคร', 'เชียงใหม่']
const districts = ['ปทุมวัน', 'หางดง']
const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const schema = object({ province: required(choice(provinces)), district: required(choice(districts)) })

function Sample() {
  const form = useValidatedForm(schema, { province: 'เชียงใหม่', district: 'หางดง' })
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <AreaByPosition />
      <SelectField name="province" label="จังหวัด" placeholder="-" options={optionsOf(provinces)} />
      <SelectField name="district" label="เขต" placeholder="-" options={optionsOf(districts)} />
    </Form>
  )
}

const use = () => userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งของฉัน' }))

test('one press fills province and district, and only a rough position leaves the browser', async () => {
  deviceAnswers(atSiam)
  findDistrict.mockResolvedValue({ province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' })
  renderInThai(<Sample />)
  await use()
  expect(await screen.findByText(/เติมให้แล้ว/)).toBeVisible()
  expect(screen.getByLabelText('จังหวัด')).toHaveValue('กรุงเทพมหานคร')
  expect(screen.getByLabelText('เขต')).toHaveValue('ปทุมวัน')
  expect(findDistrict.mock.calls).toEqual([[{ lat: 13.746, lng: 100.534 }]])
})

test.each([
  ['outside Thailand', async () => null, /นอกประเทศไทย/],
  ['that cannot be named', async () => Promise.reject(new Error('503')), /ไม่ได้ตอนนี้/],
])('a position %s leaves what was chosen, and says so', async (_what, answer, words) => {
  deviceAnswers(atSiam)
  findDistrict.mockImplementation(answer)
  renderInThai(<Sample />)
  await use()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('จังหวัด')).toHaveValue('เชียงใหม่')
  expect(screen.getByLabelText('เขต')).toHaveValue('หางดง')
})

test('who chooses by hand meanwhile keeps what they chose', async () => {
  deviceAnswers(atSiam)
  let answer: (found: NamedDistrict) => void = () => undefined
  findDistrict.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  renderInThai(<Sample />)
  await use()
  await userEvent.selectOptions(screen.getByLabelText('เขต'), 'ปทุมวัน')
  answer({ province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'ใช้ตำแหน่งของฉัน' })).toBeEnabled())
  expect(screen.getByLabelText('จังหวัด')).toHaveValue('เชียงใหม่')
  expect(screen.queryByText(/เติมให้แล้ว/)).toBeNull()
})

test('a device that gives no position is no obstacle', async () => {
  deviceAnswers((_found, failed) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  renderInThai(<Sample />)
  await use()
  expect(await screen.findByText(/ไม่อนุญาต.*เลือกจากรายการ/)).toBeVisible()
  expect(findDistrict).not.toHaveBeenCalled()
})
