import { afterEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type * as Policy from '@/lib/api/fetch-policy'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { choice, required } from '@/validators/fields'

const fetchWithPolicy = jest.fn<typeof Policy.fetchWithPolicy>()
jest.unstable_mockModule('@/lib/api/fetch-policy', () => ({ fetchWithPolicy }))
const { AreaFields } = await import('@/components/addresses/area-fields')
const { AreaByPosition } = await import('./area-by-position')

type Geolocate = (found: PositionCallback, failed: PositionErrorCallback) => void

const atSiam: Geolocate = (found) =>
  found({ coords: { latitude: 13.745638, longitude: 100.534149 } } as GeolocationPosition)

const deviceAnswers = (getCurrentPosition: Geolocate) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })

/** Lets the web name districts by `answer`, and remembers what it was asked. */
function webAnswers(answer: () => Response) {
  const asked: unknown[] = []
  fetchWithPolicy.mockImplementation(async (request) => {
    if (request.method !== 'POST') return Response.json([{ name: 'ปทุมวัน', subdistricts: [] }])
    asked.push([new URL(request.url).pathname, await request.json()])
    return answer()
  })
  return asked
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  fetchWithPolicy.mockReset()
})

const provinces = ['กรุงเทพมหานคร', 'เชียงใหม่']
const schema = object({ province: required(choice(provinces)), district: required(choice(['ปทุมวัน'])) })

function Sample() {
  const form = useValidatedForm(schema, { province: 'เชียงใหม่', district: '' })
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <AreaByPosition />
      <AreaFields provinces={provinces} />
    </Form>
  )
}

const use = () => userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งของฉัน' }))

test('one press fills province and district, and only a rough position leaves the browser', async () => {
  deviceAnswers(atSiam)
  const asked = webAnswers(() => Response.json({ province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }))
  renderInThai(<Sample />)
  await use()
  expect(await screen.findByText(/เติมให้แล้ว/)).toBeVisible()
  expect(screen.getByLabelText('จังหวัด')).toHaveValue('กรุงเทพมหานคร')
  expect(screen.getByLabelText('เขต')).toHaveValue('ปทุมวัน')
  expect(asked).toEqual([['/api/addresses/district-at', { lat: 13.746, lng: 100.534 }]])
})

test.each([
  ['outside Thailand', () => Response.json(null), /นอกประเทศไทย/],
  ['that cannot be named', () => new Response(null, { status: 503 }), /ไม่ได้ตอนนี้/],
])('a position %s leaves what was chosen, and says so', async (_what, answer, words) => {
  deviceAnswers(atSiam)
  webAnswers(answer)
  renderInThai(<Sample />)
  await use()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('จังหวัด')).toHaveValue('เชียงใหม่')
})

test('a device that gives no position is no obstacle', async () => {
  deviceAnswers((_found, failed) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  const asked = webAnswers(() => Response.json(null))
  renderInThai(<Sample />)
  await use()
  expect(await screen.findByText(/ไม่อนุญาต.*เลือกจากรายการ/)).toBeVisible()
  expect(asked).toEqual([])
})
