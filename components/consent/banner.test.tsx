import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { bannerRest } from '@/lib/consent/banner-rest'
import { allEnabled, serialisePreference } from '@/lib/consent/preference'
import { preferenceKey } from '@/lib/consent/storage'
import { visit } from '@/lib/testing/navigation'
import { Banner } from './banner'

beforeEach(() => {
  localStorage.clear()
  bannerRest.turn(false)
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  // A frame that is still asked for when the clock goes would be waited for in the next test.
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
  visit('/')
})

const banner = () => screen.queryByRole('region', { name: 'คุกกี้' })

function open() {
  render(
    <Banner
      label="คุกกี้"
      loadedAt={performance.now()}
      line="คุกกี้"
      about={<p>เลือกคุกกี้</p>}
      links={<p>นโยบาย</p>}
      answers={<p>ตอบ</p>}
    />,
  )
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('slides in 300 ms after load', () => {
  open()
  pass(299)
  expect(banner()).toBeNull()
  pass(1)
  expect(banner()?.firstElementChild).toHaveClass('animate-slide-in')
})

test('does not slide in on the route named employer-payment-topup', () => {
  visit('/employer/payment/topup')
  open()
  pass(300)
  expect(banner()).toBeVisible()
  expect(banner()?.firstElementChild).not.toHaveClass('animate-slide-in')
})

test('what else stands on a phone gives way to it while it is shown', () => {
  open()
  expect(document.querySelector('[data-alone]')).toBeNull()
  pass(300)
  expect(banner()).toHaveAttribute('data-alone')
})

test('stays away from those who have answered', () => {
  localStorage.setItem(preferenceKey, serialisePreference(allEnabled))
  open()
  pass(5_000)
  expect(banner()).toBeNull()
})

test('rests for the browser session of those who refused', () => {
  bannerRest.turn(true)
  open()
  pass(5_000)
  expect(banner()).toBeNull()
  expect(document.cookie).toBe('partim-consent-rest=1')
})

test('goes when another window is answered', () => {
  open()
  pass(300)
  expect(banner()).toBeVisible()
  localStorage.setItem(preferenceKey, serialisePreference(allEnabled))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: preferenceKey })))
  expect(banner()).toBeNull()
})

test('is unfolded and folded by its line', () => {
  open()
  pass(300)
  const line = screen.getByRole('button', { name: 'คุกกี้', expanded: false })
  expect(screen.getByText('เลือกคุกกี้').parentElement).toHaveClass('max-sm:hidden')
  fireEvent.click(line)
  expect(line).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('เลือกคุกกี้').parentElement).not.toHaveClass('max-sm:hidden')
  expect(screen.getByText('นโยบาย').parentElement).not.toHaveClass('max-sm:hidden')
})

test('gives way to what the page asks while it lies over it, unless it is being answered itself', () => {
  const box = (top: number) => ({ top, bottom: top + 48, left: 0, right: 360, width: 360, height: 48 })
  let offerTop = 600
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return box(this.matches('[data-asked]') ? offerTop : this.matches('[data-docked]') ? 620 : 0) as DOMRect
  })
  const scroll = () => {
    fireEvent.scroll(window)
    pass(20)
  }
  render(<div data-asked>รับงานนี้</div>)
  open()
  pass(300)
  scroll()
  // A hidden one has no name.
  const shown = document.querySelector('section')
  expect(shown).not.toBeVisible()
  offerTop = 200
  scroll()
  expect(shown).toBeVisible()
  screen.getByRole('button', { name: 'คุกกี้' }).focus()
  offerTop = 600
  scroll()
  expect(shown).toBeVisible()
  jest.restoreAllMocks()
})
