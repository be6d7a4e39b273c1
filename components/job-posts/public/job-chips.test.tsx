import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { JobsView } from './jobs-view'

const router = { push: jest.fn<(path: string) => void>(), refresh: jest.fn<() => void>() }
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }))
const { JobChips } = await import('./job-chips')

beforeEach(() => {
  router.push.mockReset()
  router.refresh.mockReset()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

const show = (view: JobsView) => renderInThai(<JobChips view={view} />)
const chip = (name: string) => screen.getByRole('link', { name })
const hrefOf = (name: string) => decodeURIComponent(chip(name).getAttribute('href') ?? '')

test('a chip adds its choice to the search, and takes it away again', () => {
  show({ q: 'เสิร์ฟ', after: 'abc' })
  expect(hrefOf('฿500+ ต่อวัน')).toBe('/jobs?pay=day-500&q=เสิร์ฟ#found')
  expect(chip('฿500+ ต่อวัน')).not.toHaveAttribute('aria-current')
  show({ q: 'แคชเชียร์', pay: 'day-500' })
  const on = screen.getAllByRole('link', { name: '฿500+ ต่อวัน' })[1]
  expect(on).toHaveAttribute('aria-current', 'true')
  expect(decodeURIComponent(on?.getAttribute('href') ?? '')).toBe('/jobs?q=แคชเชียร์#found')
})

test('the position is asked for at the press alone, and kept in the browser, out of the address', async () => {
  const kept = jest.spyOn(document, 'cookie', 'set')
  const getCurrentPosition = jest.fn((found: PositionCallback) =>
    found({ coords: { latitude: 13.745638, longitude: 100.534149 } } as GeolocationPosition),
  )
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  show({ work: 'waiter', sort: 'pay' })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'ใกล้ฉัน' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/jobs?work=waiter&sort=near&near=me#found'))
  expect(kept).toHaveBeenCalledWith('partim-position=13.746_100.534; path=/jobs; max-age=3600; samesite=lax')
})

test('at an address that was passed on, which is near nobody yet, the page is loaded anew', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 13.745638, longitude: 100.534149 } } as GeolocationPosition),
    },
    configurable: true,
  })
  history.replaceState(null, '', '/jobs?sort=near&near=me')
  show({})
  await userEvent.click(screen.getByRole('button', { name: 'ใกล้ฉัน' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(router.push).not.toHaveBeenCalled()
  history.replaceState(null, '', '/')
})

test('without a position it says what to do instead', async () => {
  show({})
  await userEvent.click(screen.getByRole('button', { name: 'ใกล้ฉัน' }))
  expect(await screen.findByText(/เลือกจังหวัดแทน/)).toBeVisible()
})

test('once it is known, the chip orders by it, or by the usual order again', () => {
  show({ sort: 'pay', near: 'me' })
  expect(hrefOf('ใกล้ฉัน')).toBe('/jobs?sort=near&near=me#found')
  show({ sort: 'near', near: 'me', work: 'cook' })
  const on = screen.getAllByRole('link', { name: 'ใกล้ฉัน' })[1]
  expect(on).toHaveAttribute('aria-current', 'true')
  expect(on).toHaveAttribute('href', '/jobs?work=cook#found')
})

test('near a station is its own chip, beside the reader’s position', () => {
  show({ sort: 'near', near: 'อโศก' })
  expect(chip('ใกล้อโศก')).toHaveAttribute('aria-current', 'true')
  expect(hrefOf('ใกล้อโศก')).toBe('/jobs#found')
  expect(screen.getByRole('button', { name: 'ใกล้ฉัน' })).toBeVisible()
})
