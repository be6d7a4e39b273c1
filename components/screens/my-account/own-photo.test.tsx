import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Requests from '@/lib/accounts/own-photo'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { SendOptions } from '@/lib/uploads/send-picture'
import type { UploadResult } from '@/lib/uploads/upload'
import { profilePhotoSide } from '@/validators/upload-terms'

const sendPicture = jest.fn<(source: File, options: SendOptions) => Promise<UploadResult>>()
jest.unstable_mockModule('@/lib/uploads/send-picture', () => ({ sendPicture }))
const showOwnPhoto = jest.fn<typeof Requests.showOwnPhoto>()
const removeOwnPhoto = jest.fn<typeof Requests.removeOwnPhoto>()
jest.unstable_mockModule('@/lib/accounts/own-photo', () => ({
  permitOwnPhoto: () => () => Promise.reject(new Error('not asked here')),
  showOwnPhoto,
  removeOwnPhoto,
}))
const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const { default: OwnPhoto } = await import('./own-photo')

const show = (photoUrl: string | null = null, kind: 'employer' | 'worker' = 'employer') =>
  renderInThai(<OwnPhoto me={{ kind, displayName: 'บัวลอย ใจเย็น', photoUrl }} />)
const pictureIn = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src')
const input = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const choose = (name = 'เลือกรูป') =>
  userEvent.upload(input(name), new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
const sent: UploadResult = { url: 'https://files.example/upload.jpg', error: null }

beforeEach(() => {
  jest.resetAllMocks()
  sendPicture.mockResolvedValue(sent)
  showOwnPhoto.mockResolvedValue({ photoUrl: 'https://files.example/shown.jpg' })
})

describe('one’s own photo', () => {
  test('is small when it is sent, saved at once, and shown as the service shows it', async () => {
    const { container } = show()
    await choose()
    expect(await screen.findByText('บันทึกรูปแล้ว')).toBeVisible()
    expect(sendPicture.mock.calls[0]?.[1].longestSide).toBe(profilePhotoSide)
    expect(showOwnPhoto).toHaveBeenCalledWith('employer', sent.url)
    expect(pictureIn(container)).toBe('https://files.example/shown.jpg')
    // The menu of the page shows it as well.
    expect(refresh).toHaveBeenCalled()
    expect(input('เปลี่ยนรูป')).toBeEnabled()
  })

  test('that could not be saved says why, and can be tried again', async () => {
    showOwnPhoto.mockRejectedValueOnce(new ProblemError({ ...localProblem('unavailable'), status: 503 }))
    const { container } = show('https://files.example/before.jpg')
    await choose('เปลี่ยนรูป')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(pictureIn(container)).toBe('https://files.example/before.jpg')
    await userEvent.click(screen.getByRole('button', { name: /^ลองอีกครั้ง/ }))
    expect(await screen.findByText('บันทึกรูปแล้ว')).toBeVisible()
    expect(pictureIn(container)).toBe('https://files.example/shown.jpg')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is taken away, and the focus goes to choosing another', async () => {
    removeOwnPhoto.mockResolvedValue(undefined)
    const { container } = show('https://files.example/before.jpg', 'worker')
    await userEvent.click(screen.getByRole('button', { name: 'นำรูปออก' }))
    expect(await screen.findByText('นำรูปออกและลบไฟล์แล้ว')).toBeVisible()
    expect(removeOwnPhoto).toHaveBeenCalledWith('worker')
    expect(pictureIn(container)).toBeUndefined()
    expect(input('เลือกรูป')).toHaveFocus()
  })

  test('stays when it could not be taken away', async () => {
    removeOwnPhoto.mockRejectedValue(new ProblemError(localProblem('network')))
    const { container } = show('https://files.example/before.jpg')
    await userEvent.click(screen.getByRole('button', { name: 'นำรูปออก' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(pictureIn(container)).toBe('https://files.example/before.jpg')
  })

  test('that does not load gives way to the default picture', async () => {
    const { container } = show('https://files.example/gone.jpg')
    await act(async () => {
      container.querySelector('img')?.dispatchEvent(new Event('error'))
    })
    await waitFor(() => expect(container.querySelector('[data-default-image]')).not.toBeNull())
  })

  test.each([
    ['employer', /ให้เพื่อนร่วมทีมเห็น/],
    ['worker', /ให้ใครเห็นตั้งได้ที่หน้าเรซูเม่/],
  ] as const)('tells an %s who sees it', (kind, who) => {
    show(null, kind)
    expect(input('เลือกรูป')).toHaveAccessibleDescription(who)
  })
})
