import { afterEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useWatch } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { NearHome } from './near-home'
import { resumeFormSchema } from './resume-schema'

type Geolocate = (found: PositionCallback, failed: PositionErrorCallback) => void

function deviceAnswers(getCurrentPosition: Geolocate) {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

function Sample() {
  const form = useValidatedForm(resumeFormSchema, { lat: '', lng: '' })
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <NearHome />
      <Values />
    </Form>
  )
}
const Values = () => <output>{useWatch({ name: ['lat', 'lng'] }).join(' ')}</output>

test('one press takes where the device is, to about a hundred metres, and shows no coordinates', async () => {
  deviceAnswers((found) =>
    found({ coords: { latitude: 13.745638, longitude: 100.534149 } } as GeolocationPosition),
  )
  renderInThai(<Sample />)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งของฉัน' }))
  expect(screen.getByText('เพิ่มตำแหน่งของคุณแล้ว')).toBeVisible()
  expect(screen.getByText('13.746 100.534').tagName).toBe('OUTPUT')
  await userEvent.click(screen.getByRole('button', { name: 'ลบตำแหน่ง' }))
  expect(screen.queryByText('เพิ่มตำแหน่งของคุณแล้ว')).toBeNull()
})

test('a place outside Thailand is not taken for home, and the words say what to do', async () => {
  const tokyo = { latitude: 35.68, longitude: 139.76 }
  const siam = { latitude: 13.746, longitude: 100.534 }
  let coords = siam
  deviceAnswers((found) => found({ coords } as GeolocationPosition))
  renderInThai(<Sample />)
  await userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งของฉัน' }))
  coords = tokyo
  await userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งปัจจุบันแทน' }))
  expect(await screen.findByText(/นอกประเทศไทย.*เลือกเขตอย่างเดียวก็ได้/)).toBeVisible()
  expect(screen.getByText('13.746 100.534').tagName).toBe('OUTPUT')
  coords = siam
  await userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งปัจจุบันแทน' }))
  expect(screen.queryByText(/นอกประเทศไทย/)).toBeNull()
})

test.each([
  [1, /ไม่อนุญาต/],
  [2, /หาตำแหน่งไม่ได้/],
])('a device that refuses with code %i is told in words', async (code, words) => {
  deviceAnswers((_found, failed) => failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  renderInThai(<Sample />)
  await userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งของฉัน' }))
  expect(await screen.findByText(words)).toBeVisible()
})
