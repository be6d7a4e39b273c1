import { describe, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { OwnInvite } from '@/lib/job-post-invites/own-invite'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { OwnInvites } from './own-invites'

const texts = messages.jobPostInvites

const waiter: OwnInvite = {
  jobPostId: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
  at: '2026-11-22T02:00:00.000Z',
  title: 'พนักงานเสิร์ฟ กะเย็น',
  workType: 'waiter',
  payUnit: 'day',
  payAmount: 60_000,
  startsAt: '2026-11-24T09:00:00.000Z',
  companyStanding: 'represented',
  companyName: 'ร้านครัวยายบัว',
  branchName: 'สยามสแควร์',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
}
const barista: OwnInvite = {
  ...waiter,
  jobPostId: '01a1f8da-ca32-7057-8c94-ddf5466d6ebd',
  title: 'บาริสต้า ร้านเช้า',
  workType: 'barista',
  payUnit: 'hour',
  payAmount: 7_500,
  branchName: null,
}

const show = (invites: readonly OwnInvite[] | null) =>
  renderInThai(<OwnInvites invites={invites} retryHref="/jobs/applications" />)
const linkTo = ({ title }: OwnInvite) => screen.getByRole('link', { name: `${texts.action} ${title}` })

describe("a worker's invitations", () => {
  test('say which job, whose, for how much and from when, and lead to it', () => {
    show([waiter, barista])
    const section = within(screen.getByRole('region', { name: texts.title }))
    const [first, second] = section.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    for (const said of [waiter.title, 'ร้านครัวยายบัว · สยามสแควร์', '฿600/วัน', 'เริ่ม อ. 24 พ.ย. 2569 16:00 น.']) {
      expect(first).toContain(said)
    }
    expect(second).toContain('฿75/ชม.')
    expect(second).not.toContain('·')
    expect(linkTo(waiter).getAttribute('href')).toBe(`/jobs/${waiter.jobPostId}`)
    expect(linkTo(barista).getAttribute('href')).toBe(`/jobs/${barista.jobPostId}`)
  })

  test('leave the page as it was where there are none', () => {
    expect(show([]).container.innerHTML).toBe('')
  })

  test('that cannot be had say so, and are asked for again', () => {
    show(null)
    expect(screen.getByText(texts.failed)).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('link', { name: texts.retry }).getAttribute('href')).toBe('/jobs/applications')
  })
})
