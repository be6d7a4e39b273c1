import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'

const router = { push: jest.fn<(path: string) => void>(), refresh: jest.fn<() => void>() }
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }))
const { NearHere } = await import('./near-here')

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

test('words that ask for what is near lead to the position, and the jobs in its order', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 13.745638, longitude: 100.534149 } } as GeolocationPosition),
    },
    configurable: true,
  })
  renderInThai(<NearHere view={{ q: 'งานใกล้ฉัน', pay: 'day-500', after: 'abc' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'ใกล้ฉันก่อน' }))
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  const [path] = router.push.mock.calls[0] ?? []
  expect(decodeURIComponent(path ?? '')).toBe('/jobs?pay=day-500&q=งานใกล้ฉัน&sort=near&near=me#found')
})

test.each(['งานใกล้บ้าน', 'งานแถวนี้', 'เสิร์ฟใกล้ๆ ตัว', 'job near me'])('%s asks for the position', (q) => {
  renderInThai(<NearHere view={{ q }} />)
  expect(screen.getByRole('button', { name: 'ใกล้ฉันก่อน' })).toBeVisible()
})

test.each([{ q: 'งานใกล้บ้านโป่ง' }, { q: 'เสิร์ฟ' }, {}, { q: 'งานใกล้ฉัน', near: 'me', sort: 'near' } as const])(
  'nothing is asked for %j',
  (view) => {
    expect(renderInThai(<NearHere view={view} />).container.textContent).toBe('')
  },
)
