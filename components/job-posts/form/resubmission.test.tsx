import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { JobPost } from '@/lib/job-posts/job-post'
import { keepLine, keptLine } from '@/lib/job-posts/quick-post/kept-line'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import type { JobPostDraftInput } from '@/validators/job-post'
import { PublishPrice } from './publish-price'
import { samplePost } from './sample-post'

stopCalendarAt('2099-11-21T03:00:00Z')

type Sent = { body: JobPostDraftInput; headers: Record<string, string> }

/** The post as the service has it, and what the browser asked of it. */
let stored: JobPost
let requests: string[]

/** jsdom knows no Response. */
const responseOf = (status: number) =>
  ({ ok: status < 400, status, headers: new Map() }) as unknown as Response
const refusal = (status: number, code: string) => ({
  error: { type: '', title: '', status, code, requestId: '', current: stored },
  response: responseOf(status),
})

/** An edit at the version it was read; a resubmission is one only of a post that waits. */
const PUT = async (path: string, { body, headers }: Sent) => {
  const isResubmission = path.endsWith('/resubmission')
  requests.push(isResubmission ? 'resubmit' : 'edit')
  if (headers['If-Match'] !== `"${stored.version}"`) return refusal(412, 'stale')
  if (isResubmission !== (stored.state === 'pending_review')) return refusal(409, 'wrong_state')
  const state = isResubmission ? 'published' : stored.state === 'rejected' ? 'draft' : stored.state
  stored = { ...stored, description: body.description ?? null, version: stored.version + 1, state }
  return { data: stored, response: responseOf(200) }
}
const POST = async () => {
  requests.push('submit')
  stored = { ...stored, version: stored.version + 1, state: 'published' }
  return { data: stored, response: responseOf(200) }
}
jest.unstable_mockModule('@/lib/api/browser', () => ({
  jobPost: { PUT, POST },
  asProblem: (error: unknown) => error,
}))
const { default: JobPostForm } = await import('./job-post-form')
const { loadParts } = await import('./lazy-parts')
const parts = await loadParts({ quickPost: true })

const day = { startTime: '09:00', endTime: '18:00', breakMinutes: 60, headcount: null }
const waiting: JobPost = {
  ...samplePost,
  state: 'pending_review',
  publishedAt: null,
  description: 'โทร 0812345678',
  reviewReasons: ['contact_details'],
  shifts: [{ id: 's1', date: '2099-11-22', ...day }],
  applyBy: null,
  version: 4,
}
const branches = [
  { id: waiting.branchId ?? '', name: 'สยามสแควร์', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' },
]

function show(post: JobPost) {
  stored = post
  renderInThai(
    <JobPostForm
      uid="u1"
      post={post}
      branches={branches}
      price={null}
      priceNote={
        <PublishPrice
          price={{ credits: 1, available: 0, buffetUntil: null, openPosts: { limit: null, open: 1 } }}
        />
      }
      today="2099-11-21"
      photoField={null}
      uploading={false}
      reach={null}
      parts={parts}
    />,
  )
}

async function mend() {
  const description = screen.getByLabelText(/^รายละเอียดงาน/)
  await userEvent.clear(description)
  await userEvent.type(description, 'เสิร์ฟอาหาร')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'ส่งตรวจอีกครั้ง' }))

beforeEach(() => {
  requests = []
  localStorage.clear()
})

describe('a post that waits for staff', () => {
  test('says what to mend, and is sent again by one press and in one request', async () => {
    show(waiting)
    expect(screen.getByText('มีช่องทางติดต่อในข้อความ')).toBeVisible()
    expect(screen.getByText('เครดิตจองไว้แล้ว ส่งอีกครั้งไม่หักเพิ่ม')).toBeVisible()
    expect(screen.queryByText(/กดเผยแพร่แล้วจะเก็บเป็นร่าง/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'บันทึกร่าง' })).toBeNull()
    keepLine('เสิร์ฟ 5 คน', waiting.id)
    await mend()
    await send()
    await waitFor(() => expect(stored).toMatchObject({ state: 'published', description: 'เสิร์ฟอาหาร' }))
    // Its line has become a post that workers see.
    await waitFor(() => expect(keptLine(waiting.id)).toBe(''))
    expect(requests).toEqual(['resubmit'])
  })

  test.each([
    ['published', /^ระหว่างที่คุณแก้ ทีมงานตรวจผ่าน/, ['resubmit', 'edit']],
    ['rejected', /^ระหว่างที่คุณแก้ ทีมงานตรวจแล้วและประกาศนี้ไม่ผ่าน/, ['resubmit', 'edit', 'submit']],
  ] as const)('that staff made %s meanwhile says so, and goes on as that', async (state, news, asked) => {
    show(waiting)
    await mend()
    stored = { ...stored, state, version: 5 }
    await send()
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(news)).toBeVisible()
    expect(stored.description).toBe('โทร 0812345678')
    await userEvent.click(dialog.getByRole('button', { name: 'บันทึกของฉันทับ' }))
    await waitFor(() => expect(stored).toMatchObject({ state: 'published', description: 'เสิร์ฟอาหาร' }))
    expect(requests).toEqual(asked)
  })
})

test('a rejected post says why, and is sent again by the same press', async () => {
  show({ ...waiting, state: 'rejected', reviewNote: 'ลบเบอร์โทรออกก่อน' })
  expect(screen.getByText('ทีมงานแจ้งว่า: ลบเบอร์โทรออกก่อน')).toBeVisible()
  await mend()
  await send()
  await waitFor(() => expect(stored).toMatchObject({ state: 'published', description: 'เสิร์ฟอาหาร' }))
  expect(requests).toEqual(['edit', 'submit'])
})
