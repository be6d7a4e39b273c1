import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Favourites from '@/lib/favourites/requests'
import type * as Invites from '@/lib/job-post-invites/requests'
import type * as JobPosts from '@/lib/job-posts/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const texts = messages.inviting

/** The services as the browser sees them. */
let sent: { jobPostId: string; workerIds: readonly string[]; key: string }[]
let answers: ((workerIds: readonly string[]) => { status: number; body: object })[]
let left: { today: number; ofPost: number; atOnce: number }
let insteadOf: (string | null)[]
let invited: Record<string, 'sent' | 'seen' | 'declined'>
let applied: string[]
let groupMembers: string[]

const everybody = ['w1', 'w2', 'w3']
const favourite = (id: string) => ({ worker: { id, displayName: `คุณ ${id}` }, isHidden: id === 'w3' })
const favourites = {
  askFavourites: async ({ groupId }: { groupId?: string }) => ({
    items: (groupId ? groupMembers : everybody).map(favourite),
    nextCursor: null,
  }),
} as unknown as Partial<typeof Favourites>
const at = '2026-11-22T03:00:00.000Z'
const invite = (workerId: string, state: 'sent' | 'seen' | 'declined') => ({
  workerId,
  at,
  state,
  seenAt: null,
  declinedAt: null,
  appliedAt: null,
})
const goneOut = (workerIds: readonly string[]) => ({
  status: 200,
  body: {
    items: workerIds.map((workerId) => ({ workerId, invite: invite(workerId, 'sent'), refusal: null })),
  },
})
const invites = {
  askInvites: async () => ({
    items: Object.entries(invited).map(([workerId, state]) => invite(workerId, state)),
    left,
    insteadOf,
  }),
  askApplicantsAmong: async (_jobPostId: string, ids: readonly string[]) =>
    ids.filter((id) => applied.includes(id)),
  sendInvites: async (
    jobPostId: string,
    workerIds: readonly string[],
    headers: { 'Idempotency-Key': string },
  ) => {
    sent.push({ jobPostId, workerIds, key: headers['Idempotency-Key'] })
    const { status, body } = (answers.shift() ?? goneOut)(workerIds)
    const response = { ok: status < 300, status, headers: { get: () => null } }
    return status < 300 ? { data: body, response } : { error: body, response }
  },
} as unknown as Partial<typeof Invites>
let posts: { id: string; title: string; shifts?: object[] }[]
const jobPosts = {
  askJobPosts: async () => ({
    items: posts.map((post) => ({
      state: 'published',
      branchName: 'สยาม',
      shifts: [{ date: '2026-12-05' }],
      ...post,
    })),
    nextCursor: null,
  }),
} as unknown as Partial<typeof JobPosts>
jest.unstable_mockModule('@/lib/favourites/requests', () => favourites)
jest.unstable_mockModule('@/lib/job-post-invites/requests', () => invites)
jest.unstable_mockModule('@/lib/job-posts/requests', () => jobPosts)
const { default: InviteDialog } = await import('./invite-dialog')

beforeEach(() => {
  sent = []
  answers = []
  left = { today: 200, ofPost: 100, atOnce: 100 }
  insteadOf = []
  invited = {}
  applied = []
  groupMembers = ['w1', 'w2']
  posts = [
    { id: 'p1', title: 'เสิร์ฟงานเลี้ยง' },
    { id: 'p2', title: 'ล้างจาน' },
  ]
  localStorage.clear()
})

const waiters = { id: 'p1', title: 'เสิร์ฟงานเลี้ยง' }
const kitchen = { id: 'g1', name: 'ครัว', members: 2, version: 1 }
type Props = Parameters<typeof InviteDialog>[0]
const show = (props: Partial<Props> = {}) =>
  renderInThai(
    <InviteDialog
      post={waiters}
      person={null}
      groups={[kitchen]}
      canInviteMany
      onClose={() => {}}
      {...props}
    />,
  )
const box = (id: string) => screen.findByRole('checkbox', { name: new RegExp(`คุณ ${id}`) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const isReady = () => screen.findByText(/วันนี้บริษัทเชิญได้อีก/)

describe('favourites', () => {
  test('are ticked and invited in one request, after the number that is left was said', async () => {
    show()
    await userEvent.click(await box('w1'))
    expect(await isReady()).toHaveTextContent('วันนี้บริษัทเชิญได้อีก 200 คน งานนี้เชิญได้อีก 100 คน')
    await userEvent.click(await box('w2'))
    await press('เชิญ 2 คน')
    expect(await screen.findByText('ส่งคำเชิญแล้ว 2 คน')).toBeVisible()
    expect(sent).toMatchObject([{ jobPostId: 'p1', workerIds: ['w1', 'w2'] }])
    expect(screen.getByRole('button', { name: texts.close })).toHaveFocus()
  })

  test('that come in the place of somebody have it at once, which is said with the names', async () => {
    insteadOf = ['บัวผัน ทองวิไล', null]
    show()
    await isReady()
    const told = screen.getByText(/^คนแรกที่คุณเชิญแล้วตอบรับกะที่ขาดได้งานทันที/)
    expect(told.parentElement).toHaveTextContent(/^แทน บัวผัน ทองวิไล · แทน คนที่รับไว้/)
  })

  test('that are only asked to apply are promised nothing', async () => {
    show()
    await isReady()
    expect(screen.queryByText(/ได้งานทันที/)).toBeNull()
  })

  test('that are invited, have applied or hide their resumes say so, and cannot be ticked', async () => {
    invited = { w1: 'declined' }
    applied = ['w2']
    show()
    await isReady()
    for (const [id, says] of [
      ['w1', texts.states.declined],
      ['w2', texts.states.applied],
      ['w3', texts.people.hidden],
    ] as const) {
      expect(await box(id)).toBeDisabled()
      expect((await box(id)).closest('label')).toHaveTextContent(says)
    }
    expect(screen.getByRole('button', { name: texts.cancel })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'ส่งคำเชิญ' })).toBeDisabled()
  })

  test('who got none are named with the reason, and the others got theirs', async () => {
    answers = [
      () => ({
        status: 200,
        body: {
          items: [
            { workerId: 'w1', invite: invite('w1', 'sent'), refusal: null },
            { workerId: 'w2', invite: null, refusal: 'worker_applied' },
          ],
        },
      }),
    ]
    show({ groupId: 'g1' })
    await isReady()
    await press('เชิญ 2 คน')
    expect(await screen.findByText('ส่งคำเชิญแล้ว 1 คน')).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(`คุณ w2: ${messages.problems.worker_applied}`)
  })

  test('of a group are all ticked, and another group starts with nobody', async () => {
    show({ groupId: 'g1' })
    expect(await box('w1')).toBeChecked()
    expect(await box('w2')).toBeChecked()
    await press(texts.people.all)
    expect(await box('w3')).toBeInTheDocument()
    expect(await box('w1')).not.toBeChecked()
  })

  test('beyond what is left are not sent before some are taken out', async () => {
    left = { today: 1, ofPost: 100, atOnce: 100 }
    show({ groupId: 'g1' })
    expect(await screen.findByText(/เลือกไว้ 2 คน ตอนนี้เชิญได้อีก 1 คน/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'เชิญ 2 คน' })).toBeDisabled()
    await userEvent.click(await box('w2'))
    await press('เชิญ 1 คน')
    expect(await screen.findByText('ส่งคำเชิญแล้ว 1 คน')).toBeVisible()
  })

  test('are one at a time where the company is not represented, which is said before', async () => {
    left = { today: 5, ofPost: 100, atOnce: 1 }
    show({ canInviteMany: false, groupId: 'g1' })
    expect(await screen.findByText(/เชิญได้ทีละคน วันละไม่เกิน 5 คน/)).toBeVisible()
    await userEvent.click(await box('w1'))
    await userEvent.click(await box('w2'))
    expect(await box('w1')).not.toBeChecked()
    await isReady()
    await press('เชิญ 1 คน')
    expect(sent).toMatchObject([{ workerIds: ['w2'] }])
  })

  test('are invited once when the answer was lost: the same key again', async () => {
    answers = [() => ({ status: 503, body: { code: 'unavailable' } })]
    show({ groupId: 'g1' })
    await isReady()
    await press('เชิญ 2 คน')
    expect(await screen.findByRole('alert')).toBeVisible()
    await press('เชิญ 2 คน')
    expect(await screen.findByText('ส่งคำเชิญแล้ว 2 คน')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })
})

describe('one person', () => {
  const person = { id: 'w1', name: 'คุณ w1', isHidden: false }

  test('is invited to an open post that is chosen', async () => {
    show({ post: null, person })
    expect(screen.getByRole('dialog', { name: 'เชิญ คุณ w1 ไปงาน' })).toBeVisible()
    expect(screen.getByRole('button', { name: texts.sendOne })).toBeDisabled()
    await userEvent.click(await screen.findByRole('radio', { name: /ล้างจาน/ }))
    await isReady()
    await press(texts.sendOne)
    expect(await screen.findByText('ส่งคำเชิญแล้ว 1 คน')).toBeVisible()
    expect(sent).toMatchObject([{ jobPostId: 'p2', workerIds: ['w1'] }])
    const look = screen.getByRole('link', { name: texts.report.look })
    expect(look).toHaveAttribute('href', '/job-posting/p2/matches#invites')
  })

  test('is invited to the only open post without choosing it', async () => {
    posts = [waiters]
    show({ post: null, person })
    expect(await screen.findByRole('radio', { name: /เสิร์ฟงานเลี้ยง/ })).toBeChecked()
    await isReady()
    await press(texts.sendOne)
    expect(sent).toMatchObject([{ jobPostId: 'p1', workerIds: ['w1'] }])
  })

  test('who has applied to that post is not invited to it', async () => {
    applied = ['w1']
    show({ post: null, person })
    await userEvent.click(await screen.findByRole('radio', { name: /เสิร์ฟงานเลี้ยง/ }))
    expect(await screen.findByText(texts.alreadyThere)).toBeVisible()
    expect(screen.getByRole('button', { name: texts.sendOne })).toBeDisabled()
  })

  test.each([
    ['any', []],
    ['one that still takes people', [{ date: '2026-01-05', startTime: '10:00', endTime: '19:00' }]],
  ])('cannot be invited without an open post (without %s), which leads to making one', async (_, shifts) => {
    posts = shifts.length > 0 ? [{ ...waiters, shifts }] : []
    show({ post: null, person })
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText(texts.posts.none)).toBeVisible()
    expect(dialog.getByRole('link', { name: texts.posts.create })).toHaveAttribute(
      'href',
      '/job-posting/create',
    )
  })
})
