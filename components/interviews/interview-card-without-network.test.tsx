import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleInterview } from '@/lib/interviews/sample-interview'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import type { TalkSide } from '@/validators/talk-terms'

const onLine = jest.spyOn(navigator, 'onLine', 'get')
/** The script of the dialogs, which only a network brings, and which a browser keeps once it has it. */
let isKept = false
jest.unstable_mockModule('./interview-dialogs', () => {
  if (!isKept && !navigator.onLine) throw Object.assign(new Error(), { name: 'ChunkLoadError' })
  isKept = true
  return { default: ({ asked }: { asked: string }) => <section aria-label={asked} /> }
})
const { InterviewCard } = await import('./interview-card')

const now = Date.parse('2026-11-23T03:14:00Z')
const words = messages.interviewing

beforeEach(() => {
  isKept = false
  jest.resetModules()
})

const show = (side: TalkSide, can: (typeof sampleInterview)['can']) =>
  renderInThai(
    <InterviewCard
      {...{ side, now }}
      interview={{
        ...sampleInterview,
        can,
        times: ['2026-11-25T03:00:00.000Z'],
        expiresAt: '2026-11-24T03:00:00.000Z',
      }}
    />,
  )

test('without a network the company keeps its page, is told so, and opens the dialog later', async () => {
  onLine.mockReturnValue(false)
  show('company', ['propose', 'cancel'])
  const other = screen.getByRole('button', { name: words.otherTimes })
  await userEvent.click(other)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.network)
  expect(other).toBeVisible()

  onLine.mockReturnValue(true)
  await userEvent.click(other)
  expect(await screen.findByRole('region', { name: 'times' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a worker whose network goes once the card is shown still asks for another time', async () => {
  onLine.mockReturnValue(true)
  show('worker', ['accept', 'ask_other', 'decline'])
  await waitFor(() => expect(isKept).toBe(true))
  onLine.mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: words.askOther }))
  expect(await screen.findByRole('region', { name: 'wish' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
