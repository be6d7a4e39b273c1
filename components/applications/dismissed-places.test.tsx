import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Board } from '@/lib/applications/application'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { DismissedPlaces, InvitedInstead } from './dismissed-places'

const restored = jest.fn<(applicationId: string) => Promise<void>>()

const today = '2026-11-23'
const place = (changes: Partial<Board['dismissed'][number]> = {}): Board['dismissed'][number] => ({
  applicationId: 'a',
  displayName: 'ก้องภพ ศ.',
  jobPostId: 'post',
  title: 'เสิร์ฟ',
  startsAt: '2026-11-30T03:00:00.000Z',
  shifts: 2,
  at: `${today}T07:02:00.000Z`,
  byName: 'มาลี',
  ...changes,
})

stopCalendarAt(`${today}T08:00:00Z`)

beforeEach(() => {
  restored.mockReset()
})

test('who decided that somebody is not replaced, and when, stands with the way back', async () => {
  restored.mockResolvedValue(undefined)
  renderInThai(
    <DismissedPlaces
      places={[
        place(),
        place({
          applicationId: 'b',
          displayName: null,
          byName: null,
          shifts: 1,
          at: '2026-11-22T08:30:00.000Z',
        }),
      ]}
      restore={restored}
    />,
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('ก้องภพ ศ. มาไม่ได้ จ. 30 พ.ย. 10:00 น. และอีก 1 กะ')
  expect(first).toHaveTextContent(/มาลี บอกว่าไม่ต้องหาคนแทน 14:02 น\./)
  expect(second).toHaveTextContent(/^(?!.*มาลี).*บอกว่าไม่ต้องหาคนแทน อา\. 22 พ\.ย\. 2569 15:30 น\./)
  await userEvent.click(screen.getByRole('button', { name: 'หาคนแทนอีกครั้ง ก้องภพ ศ.' }))
  expect(restored.mock.calls).toEqual([['a']])
})

test('the board says who invited somebody instead, and when the last of them', () => {
  const invited = { workerId: 'w', at: `${today}T07:02:00.000Z`, byName: 'มาลี', others: 0 }
  const { container } = renderInThai(
    <InvitedInstead
      lostPlaces={[
        { applicationId: 'a', shiftId: '1', invited: null },
        { applicationId: 'b', shiftId: '2', invited },
        // Lost before: for this one somebody else was invited, too.
        { applicationId: 'c', shiftId: '3', invited: { ...invited, others: 1 } },
      ]}
    />,
  )
  expect(container).toHaveTextContent(/มาลี เชิญคนแทนแล้ว 2 คน ล่าสุด 14:02 น\./)
})
