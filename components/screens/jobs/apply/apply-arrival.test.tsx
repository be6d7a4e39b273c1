import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type * as Applicants from '@/lib/applications/applicant-requests'
import { applyPostOf } from '@/lib/applications/apply-post'
import { signInMark } from '@/lib/auth/sign-in-mark'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const fetchApplicant = jest.fn<typeof Applicants.fetchApplicant>()
jest.unstable_mockModule('@/lib/applications/applicant-requests', () => ({ fetchApplicant }))
jest.unstable_mockModule('@/lib/addresses/use-places', () => ({
  useProvinces: () => ({ provinces: ['กรุงเทพมหานคร'], failed: false, retry: () => undefined }),
  useDistricts: () => ({ districts: [], failed: false, retry: () => undefined }),
}))
jest.unstable_mockModule('@/components/accounts/use-providers', () => ({ useProviders: () => [] }))
const { ApplyButton } = await import('./apply-button')

const post = applyPostOf(samplePublicPost)
const job = `/jobs/${post.id}`
const show = () =>
  renderInThai(
    <ApplyButton
      post={post}
      texts={{ title: 'สมัคร พนักงานเสิร์ฟ', close: 'ปิด', failed: 'เปิดไม่สำเร็จ', waits: 'รอส่ง' }}
    >
      {messages.jobs.apply}
    </ApplyButton>,
  )

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the mark is a cookie
  document.cookie = `${signInMark}=${'a'.repeat(22)}; path=/`
  fetchApplicant.mockResolvedValue({ kind: 'unregistered', asks: 'name' })
})

test('who comes back from a provider finds the sheet open, which asks for what is missing', async () => {
  history.replaceState({ page: 'the job' }, '', `${job}#apply`)
  show()
  const sheet = within(screen.getByRole('dialog', { name: 'สมัคร พนักงานเสิร์ฟ' }))
  expect(await sheet.findByLabelText(messages.accounts.displayName)).toBeVisible()
  expect(sheet.queryByLabelText(messages.applying.newPassword)).toBeNull()
  // Loading the page again after it is closed opens nothing.
  expect([location.pathname, location.hash]).toEqual([job, ''])
})

test('whose address has another end finds it closed', () => {
  history.replaceState({ page: 'the job' }, '', `${job}#place`)
  show()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(location.hash).toBe('#place')
})
