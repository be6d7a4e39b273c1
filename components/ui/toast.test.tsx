import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { toast } from './toast'
import ToastList from './toast-list'

beforeEach(() => {
  jest.useFakeTimers()
  // A window of jsdom has no screen to ask about.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('section 9: a toast is shown for 3 s, top right, 24 px from the edges', async () => {
  render(<ToastList label="การแจ้งเตือน" />)
  const said = toast('success', 'บันทึกแล้ว')
  await pass(0)
  await said
  await pass(100)
  expect(screen.getByText('บันทึกแล้ว')).toBeInTheDocument()
  const list = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  expect([list?.dataset.xPosition, list?.dataset.yPosition]).toEqual(['right', 'top'])
  for (const side of ['top', 'right']) {
    expect(list?.style.getPropertyValue(`--offset-${side}`)).toBe('24px')
    expect(list?.style.getPropertyValue(`--mobile-offset-${side}`)).toBe('24px')
  }
  await pass(2_800)
  expect(screen.getByText('บันทึกแล้ว')).toBeInTheDocument()
  await pass(500)
  expect(screen.queryByText('บันทึกแล้ว')).toBeNull()
})
