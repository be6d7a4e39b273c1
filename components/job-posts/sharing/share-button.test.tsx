import { afterEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { ShareJob } from './share-job'

const address = 'https://partim.example/jobs/01a1f8da-ca32-7057-8c94-ddf5466d6ebc'
const texts = messages.jobs.share
const show = () => renderInThai(<ShareJob address={address} title="เสิร์ฟ" />)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('a job is passed on by the dialog of the device, where it has one', async () => {
  // Closing the dialog shows no message.
  const share = jest.fn((_what: ShareData) => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.assign(navigator, { share })
  show()
  await userEvent.click(screen.getByRole('button', { name: texts.share }))
  expect(share).toHaveBeenCalledWith({ title: 'เสิร์ฟ', url: address })
  expect(screen.getByRole('status').textContent).toBe('')
})

test('without one its link is copied, and said so', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button'))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('status').textContent).toBe(texts.copied)
})

test('where the browser refuses that too, it says where the link is', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  show()
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe(texts.failed)
})

test('LINE asks whom to send the link to', () => {
  show()
  const link = screen.getByRole('link').getAttribute('href') ?? ''
  expect(new URL(link).searchParams.get('url')).toBe(address)
})
