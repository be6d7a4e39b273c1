import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { notify, toast } from './toast'
import ToastList from './toast-list'

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has no matchMedia.
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

const notification = { title: 'การแจ้งเตือนใหม่', text: 'นภา เผยแพร่ประกาศ', closeLabel: 'ปิดการแจ้งเตือนนี้' }

async function showNotification() {
  render(<ToastList label="การแจ้งเตือน" />)
  const shown = notify(notification)
  await pass(0)
  await shown
  await pass(100)
  return screen.getByRole('status')
}
const isGone = () => screen.queryByText(notification.text) === null
/** Half a second in steps, because each step may schedule the next. */
const leave = async () => {
  for (let step = 0; step < 10; step += 1) await pass(50)
}

test('section 9: a notification is shown for 4.5 s, top right, 24 px from the edges', async () => {
  expect(await showNotification()).toHaveTextContent(`${notification.title}${notification.text}`)
  const list = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  expect([list?.dataset.xPosition, list?.dataset.yPosition]).toEqual(['right', 'top'])
  for (const side of ['top', 'right']) {
    expect(list?.style.getPropertyValue(`--offset-${side}`)).toBe('24px')
    expect(list?.style.getPropertyValue(`--mobile-offset-${side}`)).toBe('24px')
  }
  await pass(4_300)
  expect(isGone()).toBe(false)
  await leave()
  expect(isGone()).toBe(true)
})

test.each<[string, (status: HTMLElement) => void, (status: HTMLElement) => void]>([
  [
    'it is pointed at',
    (status) => fireEvent.pointerEnter(status),
    (status) => fireEvent.pointerLeave(status),
  ],
  ['it holds the focus', (status) => fireEvent.focus(status), (status) => fireEvent.blur(status)],
])('the time of a notification stands still while %s', async (_while, begin, end) => {
  const status = await showNotification()
  await pass(3_000)
  begin(status)
  await pass(60_000)
  expect(isGone()).toBe(false)
  end(status)
  await pass(1_300)
  expect(isGone()).toBe(false)
  await leave()
  expect(isGone()).toBe(true)
})

test('a notification shows two lines of a long text, and can be closed', async () => {
  await showNotification()
  expect(screen.getByText(notification.text)).toHaveClass('line-clamp-2')
  fireEvent.click(screen.getByRole('button', { name: notification.closeLabel }))
  await leave()
  expect(isGone()).toBe(true)
})

test('a toast lies above a dialog that was opened after the list of toasts was there', async () => {
  const layers: string[] = []
  const proto = HTMLElement.prototype
  const [showPopover, hidePopover] = [proto.showPopover, proto.hidePopover]
  proto.showPopover = () => void layers.push('shown')
  proto.hidePopover = () => void layers.push('hidden')
  render(<ToastList label="การแจ้งเตือน" />)
  const show = async (text: string) => {
    const said = toast('success', text)
    await pass(0)
    await said
  }
  await show('ยังไม่มีกล่อง')
  expect(layers).toEqual(['shown'])
  render(<dialog open>กล่อง</dialog>)
  await show('ส่งเวลาแล้ว')
  expect(layers).toEqual(['shown', 'hidden', 'shown'])
  Object.assign(proto, { showPopover, hidePopover })
})
