import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use, useState } from 'react'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { samplePost } from '../form/sample-post'

/** What loads the page anew, as the router does: what stands there stays until the answer. */
let refresh = () => {}
jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => ({ refresh: () => refresh() }),
  usePathname: () => '/',
}))
const POST = jest.fn()
jest.unstable_mockModule('@/lib/api/browser', () => ({
  jobPost: { POST },
  asProblem: (error: unknown) => error,
}))
const { JobPostActions } = await import('./job-post-actions')

stopCalendarAt('2026-11-21T07:00:00Z')

beforeEach(() => {
  jest.setSystemTime(new Date('2026-11-21T07:00:00Z'))
  refresh = () => {}
  POST.mockReset()
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
    renderInThai(<JobPostActions post={post} people={null} hasBuffet={false} />)
    await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกประกาศ' }))
    expect(within(await screen.findByRole('dialog')).getByText(said)).toBeVisible()
  },
)

const soon = { state: 'published', publishedAt: '2026-11-21T06:55:00Z', events: ['pause', 'cancel'] } as const
const post: JobPost = { ...samplePost, ...soon, events: [...soon.events] }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = async (props: Partial<Parameters<typeof JobPostActions>[0]>) => {
  renderInThai(<JobPostActions post={post} people={null} hasBuffet={false} {...props} />)
  await press('ยกเลิกประกาศ')
  return screen.findByRole('dialog')
}

describe('the question before a post is cancelled', () => {
  test('speaks of nobody where nobody applied, and of the buffet only to who has one', async () => {
    const dialog = await question({ people: { applied: 0, waiting: 0, promised: 0, coming: [] } })
    expect(dialog).toHaveTextContent('เครดิตที่ใช้กับประกาศนี้คืนเข้ายอดทันที')
    expect(dialog).not.toHaveTextContent('ได้งาน')
    expect(dialog).not.toHaveTextContent('คนที่รอผล')
    expect(dialog).not.toHaveTextContent('บุฟเฟต์')
    expect(within(dialog).queryByRole('textbox')).toBeNull()
  })

  test('names the buffet to who has one', async () => {
    expect(
      await question({ people: { applied: 0, waiting: 0, promised: 0, coming: [] }, hasBuffet: true }),
    ).toHaveTextContent('บุฟเฟต์')
  })

  test('says that applicants hear of it and that the credit stays, and asks for a reason only who was promised it', async () => {
    const dialog = await question({ people: { applied: 2, waiting: 2, promised: 0, coming: [] } })
    expect(dialog).toHaveTextContent('คนที่รอผลจะได้รับอีเมล')
    expect(dialog).not.toHaveTextContent('ได้งาน')
    expect(dialog).toHaveTextContent('มีคนสมัครประกาศนี้แล้ว เครดิตที่ใช้จึงไม่คืน')
    expect(within(dialog).queryByRole('textbox')).toBeNull()
  })

  test('names those who lose the job with their next shift', async () => {
    const coming = [
      { name: 'พลอย จันทร์ดี', startsAt: '2026-11-22T04:00:00.000Z' },
      { name: 'ธนา', startsAt: '2026-11-23T03:00:00.000Z' },
    ]
    const dialog = await question({ people: { applied: 4, waiting: 1, promised: 3, coming } })
    expect(dialog).toHaveTextContent('พลอย จันทร์ดี พรุ่งนี้ 11:00 น. · ธนา จ. 23 พ.ย. 10:00 น. และอีก 1 คน')
  })

  test('asks for a reason for those who lose the job', async () => {
    const dialog = await question({ people: { applied: 2, waiting: 0, promised: 1, coming: [] } })
    expect(dialog).toHaveTextContent('คนที่ได้งานหรือได้รับข้อเสนอจะรู้ทันที')
    expect(dialog).not.toHaveTextContent('คนที่รอผล')
    expect(within(dialog).getByRole('textbox')).toBeVisible()
  })
})

describe('the question before a post is closed', () => {
  test.each([
    ['each', '2026-11-21T07:00:00Z', 'เปิดรับอีกครั้งได้จนกะสุดท้ายเริ่ม'],
    ['each', '2026-11-30T09:00:00Z', 'กะสุดท้ายเริ่มไปแล้ว จึงเปิดรับอีกไม่ได้'],
    ['all', '2026-11-21T07:00:00Z', 'เปิดรับอีกครั้งได้จนกะแรกเริ่ม'],
    ['all', '2026-11-21T09:00:00Z', 'กะแรกเริ่มไปแล้ว จึงเปิดรับอีกไม่ได้'],
  ] as const)('says until when it opens again: shifts worked %s, at %s', async (shiftChoice, now, said) => {
    jest.setSystemTime(new Date(now))
    renderInThai(
      <JobPostActions post={{ ...post, shiftChoice, events: ['close'] }} people={null} hasBuffet={false} />,
    )
    await press('ปิดประกาศ')
    expect(await screen.findByRole('dialog')).toHaveTextContent(said)
  })
})

describe('closing a post', () => {
  const nobody = { applied: 0, waiting: 0, promised: 0, coming: [] }
  const events: JobPost['events'] = ['close', 'cancel']
  const say = /^ปิดแล้วเครดิตที่ใช้ไม่คืน ถ้าเลือกยกเลิกประกาศแทนก่อน 14:05 น\. และยังไม่มีใครสมัคร เครดิตคืน/

  test.each([
    ['published five minutes ago', { publishedAt: '2026-11-21T06:55:00Z' }, nobody, true],
    ['published ten minutes ago', { publishedAt: '2026-11-21T06:50:00Z' }, nobody, false],
    ['for which somebody applied', { publishedAt: '2026-11-21T06:55:00Z' }, { ...nobody, applied: 1 }, false],
  ] as const)(
    'that was %s says where cancelling gives the credit back',
    async (_, changes, people, isSaid) => {
      renderInThai(
        <JobPostActions post={{ ...post, ...changes, events }} people={people} hasBuffet={false} />,
      )
      await press('ปิดประกาศ')
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.queryByText(say) !== null).toBe(isSaid)
    },
  )

  test('of who has a buffet, which costs no credit, says nothing of it', async () => {
    renderInThai(<JobPostActions post={{ ...post, events }} people={nobody} hasBuffet />)
    await press('ปิดประกาศ')
    expect(within(await screen.findByRole('dialog')).queryByText(say)).toBeNull()
  })
})

describe('a draft', () => {
  const show = (changes: Partial<JobPost>) =>
    renderInThai(
      <JobPostActions
        post={{ ...post, state: 'draft', events: ['submit', 'cancel'], ...changes }}
        people={null}
        hasBuffet={false}
      />,
    )

  test('of several shifts of which nobody may have said who works which is published in its form', () => {
    show({ shiftChoice: 'all' })
    expect(screen.queryByRole('button', { name: 'เผยแพร่' })).toBeNull()
    expect(screen.getByRole('link', { name: 'ตรวจแล้วเผยแพร่' })).toHaveAttribute(
      'href',
      `/job-posting/edit/${post.id}`,
    )
  })

  test.each([
    ['people choose their shifts', { shiftChoice: 'each' }],
    ['there is one shift', { shifts: samplePost.shifts.slice(0, 1) }],
    ['the whole job is paid', { payUnit: 'job' }],
  ] as const)('is published at once where %s', (_, changes) => {
    show(changes as Partial<JobPost>)
    expect(screen.getByRole('button', { name: 'เผยแพร่' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'ตรวจแล้วเผยแพร่' })).toBeNull()
  })
})

test('what nobody can apply to any more says so in words, and not that it is incomplete', async () => {
  const errors = [{ field: 'shifts.0.startTime', rule: 'begun', params: {} }]
  const error = { code: 'validation_failed', errors }
  POST.mockResolvedValue({ error, response: { ok: false } } as never)
  renderInThai(<JobPostActions post={{ ...post, events: ['resume'] }} people={null} hasBuffet={false} />)
  await press('เปิดรับต่อ')
  expect(await screen.findByText(/^กะแรกเริ่มไปแล้ว คนทำงานสมัครไม่ทัน/)).toBeVisible()
  expect(screen.queryByText(/^ประกาศยังไม่ครบ/)).toBeNull()
})

/** A page that shows the post's state, and asks for it anew at a refresh. */
let arrive = () => {}
function Page() {
  const [asked, setAsked] = useState<Promise<JobPost> | null>(null)
  const shown = asked ? use(asked) : post
  refresh = () =>
    setAsked(
      new Promise((resolve) => {
        arrive = () => resolve({ ...post, state: 'paused', events: ['resume'] })
      }),
    )
  return (
    <>
      <h1>{shown.state}</h1>
      <JobPostActions
        post={shown}
        people={{ applied: 0, waiting: 0, promised: 0, coming: [] }}
        hasBuffet={false}
      />
    </>
  )
}

describe('what was done', () => {
  const answered = (credits: object | null) =>
    POST.mockResolvedValue({ data: { ...post, credits }, response: { ok: true } } as never)

  test('is said with the page that shows it, and the button is busy until then', async () => {
    answered(null)
    renderInThai(<Page />)
    await press('หยุดรับชั่วคราว')
    expect(screen.getByRole('heading')).toHaveTextContent('published')
    expect(screen.queryByText('หยุดรับสมัครแล้ว')).toBeNull()
    expect(screen.getByRole('button', { name: /หยุดรับชั่วคราว/ })).toHaveAttribute('aria-busy', 'true')
    arrive()
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('paused'))
    expect(screen.getByText('หยุดรับสมัครแล้ว')).toBeVisible()
    expect(screen.getByRole('button', { name: 'เปิดรับต่อ' })).toBeEnabled()
  })

  test.each([
    [{ returned: 1, available: 5 }, 'ยกเลิกแล้ว คืน 1 เครดิต เหลือ 5'],
    [{ returned: 0, available: 5 }, 'ยกเลิกประกาศแล้ว'],
  ])('of a cancellation says what came back: %o', async (credits, said) => {
    answered(credits)
    const dialog = await question({ people: { applied: 0, waiting: 0, promised: 0, coming: [] } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'ยกเลิกประกาศ' }))
    expect(await screen.findByText(said)).toBeVisible()
  })
})
