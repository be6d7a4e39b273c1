import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem } from '@/lib/api/problem'
import type { OwnApplication } from '@/lib/applications/own-application'
import type * as Store from '@/lib/applications/store-application'
import { signInMark } from '@/lib/auth/sign-in-mark'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { bangkokToday } from '@/validators/rules'
import { addDays } from '@/validators/shift-days'

const storeApplication = jest.fn<typeof Store.storeApplication>()
jest.unstable_mockModule('@/lib/applications/store-application', () => ({
  applyDraft: (id: string) => `apply:${id}`,
  forgetApplication: () => undefined,
  storeApplication,
  storeBirthDate: async () => null,
  storeFirstAnswers: async () => null,
}))
const { applyOrKeep } = await import('@/lib/applications/unsent')
const { default: UnsentApplications } = await import('./unsent-applications')

const { unsent: texts, problems } = messages
const title = 'พนักงานเสิร์ฟ กะเย็น'
const comeOnline = () => act(async () => void dispatchEvent(new Event('online')))
const keptOffline = async () => {
  storeApplication.mockResolvedValueOnce({ problem: { ...localProblem('unavailable'), status: 503 } })
  const shifts = [
    { date: addDays(bangkokToday(), 2), startTime: '10:00', endTime: '19:00', breakMinutes: 60 },
  ]
  const body = { jobPostId: 'post', answers: [] }
  expect(await applyOrKeep({ body, birthDate: null, first: null }, { title, shifts })).toEqual({
    isKept: true,
  })
}
const sign = (mark: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${signInMark}=${mark}; path=/${mark ? '' : '; max-age=0'}`
}

beforeEach(() => {
  localStorage.clear()
  sign('a'.repeat(22))
  storeApplication.mockReset()
  jest.mocked(router.refresh).mockClear()
})
afterEach(() => sign(''))

test('an application that waits is named, and said to be sent once it is; the page is loaded again for it', async () => {
  await keptOffline()
  renderInThai(<UnsentApplications />)
  expect(await screen.findByText(texts.application)).toBeVisible()
  expect(screen.getByText(title)).toBeVisible()
  storeApplication.mockResolvedValue({ resource: { id: 'sent' } as OwnApplication, isEarlier: false })
  await comeOnline()
  expect(await screen.findByText(`ส่งใบสมัครงาน “${title}” แล้ว`)).toBeVisible()
  expect(router.refresh).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: `${texts.dismiss}เรื่องใบสมัครงาน ${title}` }))
  expect(screen.queryByRole('list')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['shift_taken', texts.look, '/jobs/post'],
  ['post_not_open', texts.otherJobs, '/jobs'],
] as const)('one that was refused says why (%s), and what to do', async (code, link, href) => {
  await keptOffline()
  renderInThai(<UnsentApplications />)
  await screen.findByText(texts.application)
  storeApplication.mockResolvedValue({ problem: { ...localProblem(code), status: 409, requestId: 'r-1' } })
  await comeOnline()
  expect(await screen.findByText(`ใบสมัครงาน “${title}” ยังไม่ได้ส่ง`)).toBeVisible()
  expect(screen.getByText(problems[code])).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
})

const signInFirst = 'ใบสมัครยังไม่ได้ส่ง เข้าสู่ระบบอีกครั้ง แล้วจะส่งให้เอง'
const signInLink = () => screen.getByRole('link', { name: texts.signIn })

test('one whose owner is not signed in any more says so, and leads to signing in and back', async () => {
  await keptOffline()
  renderInThai(<UnsentApplications />)
  await screen.findByText(texts.application)
  sign('')
  await comeOnline()
  expect(await screen.findByText(signInFirst)).toBeVisible()
  expect(screen.queryByText(texts.application)).toBeNull()
  expect(signInLink().getAttribute('href')).toMatch(/^\/login\?reason=expired&next=/)
  await userEvent.click(screen.getByRole('button', { name: `${texts.cancel} ${title}` }))
  expect(screen.queryByText(signInFirst)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('one whose session was refused says so', async () => {
  await keptOffline()
  renderInThai(<UnsentApplications />)
  await screen.findByText(texts.application)
  storeApplication.mockResolvedValue({
    problem: { ...localProblem('session_revoked'), status: 401, requestId: 'r-1' },
  })
  await comeOnline()
  expect(await screen.findByText(signInFirst)).toBeVisible()
  expect(signInLink()).toBeVisible()
})

test('one that is not wanted any more is gone', async () => {
  await keptOffline()
  renderInThai(<UnsentApplications />)
  await userEvent.click(await screen.findByRole('button', { name: `${texts.cancel} ${title}` }))
  await waitFor(() => expect(screen.queryByText(texts.application)).toBeNull())
  expect(document.body).not.toHaveFocus()
  expect(await screen.findByText('เลิกส่งใบสมัครนี้แล้ว ถ้าถึงร้านไปก่อนหน้านี้ จะเห็นในงานของฉัน')).toHaveRole('status')
  await comeOnline()
  expect(storeApplication).toHaveBeenCalledTimes(1)
})
