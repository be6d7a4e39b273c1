import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ContactMenu } from './contact-menu'

let isWide: boolean
beforeEach(() => {
  isWide = true
  jest.useFakeTimers()
  window.matchMedia = (query) => ({ matches: isWide && query === '(min-width: 1280px)' }) as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
})

function open() {
  render(
    <ContactMenu label="ติดต่อเรา" icon={null}>
      <a href="/api/contact/line">LINE</a>
    </ContactMenu>,
  )
}

const button = () => screen.getByRole('button', { name: 'ติดต่อเรา' })
const link = () => screen.queryByRole('link', { name: 'LINE' })
/** jsdom has no pointer events: the properties React reads are added to a mouse event. */
function point(type: 'pointerover' | 'pointerout', pointerType: string) {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body })
  Object.assign(event, { pointerType })
  fireEvent(button(), event)
}

test('at 1280 px or wider it opens on hover and closes 300 ms after the pointer leaves', () => {
  open()
  point('pointerover', 'mouse')
  expect(link()).toBeVisible()
  fireEvent.click(button(), { detail: 1 })
  expect(link()).toBeVisible()
  point('pointerout', 'mouse')
  act(() => jest.advanceTimersByTime(299))
  expect(link()).toBeVisible()
  act(() => jest.advanceTimersByTime(1))
  expect(link()).toBeNull()
})

test('coming back within 300 ms keeps it open', () => {
  open()
  point('pointerover', 'mouse')
  point('pointerout', 'mouse')
  act(() => jest.advanceTimersByTime(200))
  point('pointerover', 'mouse')
  act(() => jest.advanceTimersByTime(1_000))
  expect(link()).toBeVisible()
})

test.each([
  ['on narrower screens', false, 'mouse'],
  ['by finger on wide screens', true, 'touch'],
])('%s it toggles on click', (_where, wide, pointerType) => {
  isWide = wide
  open()
  point('pointerover', pointerType)
  expect(link()).toBeNull()
  fireEvent.click(button(), { detail: 1 })
  expect(link()).toBeVisible()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(button(), { detail: 1 })
  expect(link()).toBeNull()
})
