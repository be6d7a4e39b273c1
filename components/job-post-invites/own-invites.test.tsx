import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { OwnInvite } from '@/lib/job-post-invites/own-invite'
import type * as Requests from '@/lib/job-post-invites/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

/** The answers that were sent, and the refusal of the next ones. */
let answers: string[]
let refusal: string | null
const requests: Partial<typeof Requests> = {
  answerInvites: async (event, jobPostIds) => {
    answers.push(`${event} ${jobPostIds.join()}`)
    if (refusal) throw new ProblemError(localProblem(refusal))
    return []
  },
}
jest.unstable_mockModule('@/lib/job-post-invites/requests', () => requests)
const { OwnInvites } = await import('./own-invites')

beforeEach(() => {
  answers = []
  refusal = null
})

const texts = messages.jobPostInvites

const waiter: OwnInvite = {
  companyId: '01a1f8da-ca32-7057-8c94-ddf5466d6eb0',
  jobPostId: '01a1f8da-ca32-7057-8c94-ddf5466d6ebc',
  at: '2026-11-22T02:00:00.000Z',
  seenAt: null,
  isReplacement: false,
  title: 'พนักงานเสิร์ฟ กะเย็น',
  workType: 'waiter',
  payUnit: 'day',
  payAmount: 60_000,
  startsAt: '2026-11-24T09:00:00.000Z',
  shiftChoice: 'all',
  shifts: ['2026-11-24', '2026-11-25', '2026-11-26'].map((date) => ({
    id: date,
    date,
    startTime: '16:00',
    endTime: '22:00',
    breakMinutes: 0,
  })),
  totalPay: 180_000,
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
  shiftChoice: 'each',
  totalPay: null,
  branchName: null,
  seenAt: '2026-11-22T04:00:00.000Z',
}

const show = (invites: readonly OwnInvite[] | null) =>
  renderInThai(
    <OwnInvites
      invites={invites}
      retryHref="/jobs/applications"
      reach={({ companyName }) => `แชตกับ ${companyName}`}
    />,
  )
const linkTo = ({ title }: OwnInvite) => screen.getByRole('link', { name: `${texts.action} ${title}` })

describe("a worker's invitations", () => {
  test('say which job, whose, for how much and from when, and lead to it', () => {
    show([waiter, barista])
    const section = within(screen.getByRole('region', { name: texts.title }))
    const [first, second] = section.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    for (const said of [
      waiter.title,
      'ร้านครัวยายบัว · สยามสแควร์',
      '฿600/วัน',
      'เริ่ม อ. 24 พ.ย. 2569 16:00 น. ถึง พฤ. 26 พ.ย. 2569',
    ]) {
      expect(first).toContain(said)
    }
    expect(first).toContain('รวม ฿1,800')
    expect(first).toContain('ต้องมาครบ 3 วัน')
    expect(second).toContain('฿75/ชม.')
    expect(second).toContain('3 กะ เลือกกะที่มาได้')
    expect(second).not.toContain('รวม')
    expect(second).not.toContain('·')
    expect(linkTo(waiter).getAttribute('href')).toBe(`/jobs/${waiter.jobPostId}`)
    expect(linkTo(barista).getAttribute('href')).toBe(`/jobs/${barista.jobPostId}`)
  })

  test('in the place of somebody who cannot come say so, for which shift, where and for how much', () => {
    const { shifts } = barista
    show([{ ...barista, isReplacement: true, shifts: shifts.slice(1, 2), totalPay: 45_000 }])
    const said = screen.getAllByRole('listitem')[0]?.textContent
    for (const words of [
      'ไปแทนคนที่มาไม่ได้',
      'พ. 25 พ.ย. 2569',
      '16:00–22:00 น.',
      'ปทุมวัน กรุงเทพมหานคร',
      '฿75/ชม.',
      'รวม ฿450',
      'ได้งานทันที',
    ])
      expect(said).toContain(words)
    expect(said).not.toContain('เลือกกะที่มาได้')
    const link = screen.getByRole('link', { name: `ดูและตอบรับ ${barista.title}` })
    expect(link.getAttribute('href')).toBe(`/jobs/${barista.jobPostId}`)
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

  test('tell their companies that they were seen, those that were not before', () => {
    show([waiter, barista])
    expect(answers).toEqual([`see ${waiter.jobPostId}`])
  })

  test('tell nobody while the page is in a tab that is not looked at', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    show([waiter])
    expect(answers).toEqual([])
    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(answers).toEqual([`see ${waiter.jobPostId}`])
  })
})

describe('an invitation', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('is declined with one tap, and taken back with another, under the same finger', async () => {
    show([barista])
    await press(`${texts.decline} ${barista.title}`)
    expect(answers).toEqual([`decline ${barista.jobPostId}`])
    expect(screen.getByRole('status')).toHaveTextContent(`บอกร้านแล้วว่าไม่สนใจ “${barista.title}”`)
    expect(screen.queryByRole('link')).toBeNull()
    const back = `${texts.reconsider} ${barista.title}`
    expect(screen.getByRole('button', { name: back })).toHaveFocus()
    await press(back)
    expect(answers.at(-1)).toBe(`reconsider ${barista.jobPostId}`)
    expect(linkTo(barista)).toBeVisible()
    expect(screen.getByRole('button', { name: `${texts.decline} ${barista.title}` })).toHaveFocus()
  })

  test('stays when declining it failed, and says so', async () => {
    refusal = 'unavailable'
    show([barista])
    await press(`${texts.decline} ${barista.title}`)
    expect(screen.getByRole('alert')).toHaveTextContent(/./)
    expect(linkTo(barista)).toBeVisible()
  })
})
