import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NamedInvitePage, SentInvite } from '@/lib/job-post-invites/invite'
import type * as Requests from '@/lib/job-post-invites/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const texts = messages.inviting

let next: NamedInvitePage
const requests: Partial<typeof Requests> = { askSentInvites: async () => next }
jest.unstable_mockModule('@/lib/job-post-invites/requests', () => requests)
const { SentInvites } = await import('./sent-invites')

const sent = (workerId: string, changes: Partial<SentInvite> = {}): SentInvite => ({
  workerId,
  name: `คุณ ${workerId}`,
  at: '2026-11-22T03:00:00.000Z',
  state: 'sent',
  seenAt: null,
  declinedAt: null,
  appliedAt: null,
  jobPostId: 'p1',
  title: 'เสิร์ฟงานเลี้ยง',
  branchName: 'สยาม',
  postState: 'published',
  ...changes,
})
const show = (items: readonly SentInvite[], nextCursor: string | null = null) =>
  renderInThai(<SentInvites page={{ items, nextCursor }} />)
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

beforeEach(() => {
  next = { items: [], nextCursor: null }
})

describe('sent invitations', () => {
  test('say who was invited to what, the answer, and when it came', () => {
    show([
      sent('w1'),
      sent('w2', { state: 'applied', appliedAt: '2026-11-23T02:30:00.000Z', postState: 'closed' }),
    ])
    const [first = '', second = ''] = rows()
    for (const said of ['คุณ w1', 'เสิร์ฟงานเลี้ยง', 'สยาม', texts.states.sent, '10:00 น.']) {
      expect(first).toContain(said)
    }
    for (const said of ['คุณ w2', texts.states.applied, '09:30 น.', texts.sent.postOver]) {
      expect(second).toContain(said)
    }
    expect(first).not.toContain(texts.sent.postOver)
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/job-posting/p1')
  })

  test('tell a worker who cannot be found any more from names that did not load', async () => {
    const { name: _, ...nameless } = sent('w3')
    next = { items: [nameless], nextCursor: null }
    show([sent('w1'), sent('w2', { name: null })], 'more')
    await userEvent.click(screen.getByRole('button', { name: texts.sent.more }))
    const [first, second, third] = rows()
    // The names of the first page are still there.
    expect(first).toContain('คุณ w1')
    expect(second).toContain(texts.unnamed)
    expect(third).toContain(texts.nameMissing)
  })
})
