import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { samplePost } from '../form/sample-post'

jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => '/',
}))
const { JobPostActions } = await import('./job-post-actions')

stopCalendarAt('2026-11-21T07:00:00Z')

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const returnsSoon = /^ยกเลิกภายใน 10 นาทีหลังเผยแพร่ \(ถึง 14:05 น\.\) ถ้ายังไม่มีใครสมัคร เครดิตที่ใช้กับประกาศนี้คืน/
const keeps = 'ประกาศนี้เคยเผยแพร่แล้ว เครดิตที่ใช้จึงไม่คืน'
const releases = 'เครดิตที่จองไว้จะคืนเข้ายอดทันที'

test.each([
  ['published five minutes ago', { state: 'published', publishedAt: '2026-11-21T06:55:00Z' }, returnsSoon],
  ['paused since', { state: 'paused', publishedAt: '2026-11-21T06:55:00Z' }, returnsSoon],
  ['published ten minutes ago', { state: 'published', publishedAt: '2026-11-21T06:50:00Z' }, keeps],
  ['taken down by staff', { state: 'rejected', publishedAt: '2026-11-21T06:55:00Z' }, keeps],
  ['waiting for staff', { state: 'pending_review', publishedAt: null }, releases],
] as const)(
  'before a post is cancelled that was %s, it is said what becomes of its credit',
  async (_, changes, said) => {
    const post: JobPost = { ...samplePost, ...changes, events: ['cancel'] }
    renderInThai(<JobPostActions post={post} />)
    await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกประกาศ' }))
    expect(within(await screen.findByRole('dialog')).getByText(said)).toBeVisible()
  },
)
