import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyLink } from './copy-link'
import { NativeShare } from './native-share'

const address = 'https://partim.example/jobs/01a1f8da-ca32-7057-8c94-ddf5466d6ebc'
const texts = { link: 'ลิงก์', copy: 'คัดลอก', copied: 'คัดลอกแล้ว', failed: 'คัดลอกไม่สำเร็จ' }

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('a link is copied at a press, and said so', async () => {
  const user = userEvent.setup()
  render(<CopyLink address={address} texts={texts} />)
  await user.click(screen.getByRole('button', { name: texts.copy }))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('status').textContent).toBe(texts.copied)
})

test('where the browser refuses, the link is there to be taken by hand', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(<CopyLink address={address} texts={texts} />)
  await user.click(screen.getByRole('button', { name: texts.copy }))
  expect(screen.getByRole('status').textContent).toBe(texts.failed)
  const field = screen.getByLabelText<HTMLInputElement>(texts.link)
  await user.click(field)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(address)
})

test("the phone's own way of sharing is offered where there is one", async () => {
  const { container, unmount } = render(<NativeShare address={address} title="เสิร์ฟ" label="แชร์" />)
  expect(within(container).queryByRole('button')).toBeNull()
  unmount()
  // Closing the share dialog shows no message.
  const share = jest.fn((_what: ShareData) => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.assign(navigator, { share })
  render(<NativeShare address={address} title="เสิร์ฟ" label="แชร์" />)
  await userEvent.click(screen.getByRole('button', { name: 'แชร์' }))
  expect(share).toHaveBeenCalledWith({ title: 'เสิร์ฟ', url: address })
})
