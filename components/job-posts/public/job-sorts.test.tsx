import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { JobsView } from './jobs-view'

const router = { push: jest.fn<(path: string) => void>() }
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }))
const { JobSorts } = await import('./job-sorts')

beforeEach(() => {
  router.push.mockReset()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

const show = (view: JobsView) => renderInThai(<JobSorts view={view} />)
const hrefOf = (name: string) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')

test('every order is an address that keeps the search, from its first page on', () => {
  show({ q: 'เสิร์ฟ', sort: 'pay', after: 'abc' })
  expect(screen.getByRole('link', { name: 'ค่าจ้างต่อวันสูงสุด' })).toHaveAttribute('aria-current', 'true')
  expect([hrefOf('ล่าสุด'), hrefOf('เริ่มงานเร็วสุด')]).toEqual([
    '/jobs?q=เสิร์ฟ#found',
    '/jobs?q=เสิร์ฟ&sort=start#found',
  ])
})

test('the position is asked for at the press alone, and goes into the address to about a kilometre', async () => {
  const getCurrentPosition = jest.fn((found: PositionCallback) =>
    found({ coords: { latitude: 13.745638, longitude: 100.534149 } } as GeolocationPosition),
  )
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  show({ work: 'waiter', sort: 'pay' })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'ใกล้ฉัน' }))
  await waitFor(() =>
    expect(router.push).toHaveBeenCalledWith('/jobs?work=waiter&sort=near&near=13.75%2C100.53#found'),
  )
})

test('without a position it says what to do instead', async () => {
  show({})
  await userEvent.click(screen.getByRole('button', { name: 'ใกล้ฉัน' }))
  expect(await screen.findByText(/เลือกจังหวัดแทน/)).toBeVisible()
})

test('once it is known, every order keeps it', () => {
  show({ sort: 'near', near: '13.75,100.53' })
  expect(hrefOf('ใกล้ฉัน')).toBe('/jobs?sort=near&near=13.75,100.53#found')
  expect(hrefOf('ค่าจ้างต่อวันสูงสุด')).toBe('/jobs?sort=pay&near=13.75,100.53#found')
})
