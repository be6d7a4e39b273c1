import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NotificationChoice } from '@/lib/notifications/notification'
import type * as Requests from '@/lib/notifications/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const storeChoice = jest.fn<typeof Requests.storeChoice>()
jest.unstable_mockModule('@/lib/notifications/requests', () => ({ storeChoice }))
const { NotificationChoices } = await import('./notification-choices')

const { kinds, subjects, inApp, byMail } = messages.notificationChoices

const choices: readonly NotificationChoice[] = [
  { kind: 'job_post_published', subject: 'job_post', inApp: true, byMail: false },
  { kind: 'interview_accepted', subject: 'interview', inApp: true, byMail: true },
  { kind: 'interview_declined', subject: 'interview', inApp: true, byMail: true },
  { kind: 'interview_soon', subject: 'interview', inApp: false, byMail: false },
]

beforeEach(() => {
  storeChoice.mockReset()
})

const groupOf = (name: string) => {
  const summary = screen.getByText(name).closest('summary')
  if (!summary?.parentElement) throw new Error(`no group ${name}`)
  return { summary, details: summary.parentElement as HTMLDetailsElement }
}

test('subjects are folded, and say how many of their kinds come by which way', () => {
  renderInThai(<NotificationChoices choices={choices} />)
  const { summary, details } = groupOf(subjects.interview)
  expect(details.open).toBe(false)
  expect(summary).toHaveTextContent(/ในพาร์ทิม\s2 จาก\s3 · อีเมล\s2/)
  expect(groupOf(subjects.job_post).summary).toHaveTextContent(/ในพาร์ทิม\s1 จาก\s1 · อีเมล\s0/)
})

test('an opened subject has its switches, the one for who declines or cancels an interview among them', async () => {
  storeChoice.mockResolvedValue(undefined as never)
  renderInThai(<NotificationChoices choices={choices} />)
  const { summary, details } = groupOf(subjects.interview)
  await userEvent.click(summary)
  details.open = true
  const group = within(details)
  expect(kinds.interview_declined).toContain('ปฏิเสธหรือยกเลิก')
  const mail = group.getByRole('switch', { name: `${kinds.interview_declined} ${byMail}` })
  await userEvent.click(mail)
  expect(storeChoice).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'interview_declined', byMail: false }),
  )
  expect(mail).not.toBeChecked()
  expect(summary).toHaveTextContent(/อีเมล\s1/)
  expect(group.getByRole('switch', { name: `${kinds.interview_declined} ${inApp}` })).toBeChecked()
})

test('what cannot be stored is as before, in the switch and in the sum', async () => {
  storeChoice.mockRejectedValue(new TypeError('failed to fetch'))
  renderInThai(<NotificationChoices choices={choices} />)
  const { summary, details } = groupOf(subjects.interview)
  details.open = true
  await userEvent.click(within(details).getByRole('switch', { name: `${kinds.interview_accepted} ${inApp}` }))
  expect(await within(summary).findByText(/ในพาร์ทิม\s2 จาก\s3/)).toBeTruthy()
})
