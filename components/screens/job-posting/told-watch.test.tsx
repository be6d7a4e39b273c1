import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { SWRConfig } from 'swr'
import type { Application } from '@/lib/applications/application'
import type * as Requests from '@/lib/applications/requests'
import { sampleApplication, sampleBoard, unaskedRequests } from '@/lib/applications/sample-board'
import type * as Streams from '@/lib/event-streams/follow-stream'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'

let people: Application[]
const asked = jest.fn(async () => sampleBoard([], { takenBack: people }))
const requests: typeof Requests = { ...unaskedRequests, askBoard: asked }
jest.unstable_mockModule('@/lib/applications/requests', () => requests)
const followed = jest.fn<typeof Streams.followStream>(() => () => undefined)
jest.unstable_mockModule('@/lib/event-streams/follow-stream', () => ({ followStream: followed }))
const { default: ToldWatch } = await import('./told-watch')

const beingTold: Application = { ...sampleApplication, state: 'expired', stage: 'ended', isBeingTold: true }
const told: Application = { ...beingTold, isBeingTold: false, toldAt: '2026-11-23T03:01:00.000Z' }

beforeEach(() => {
  jest.useFakeTimers()
  asked.mockClear()
  router.refresh.mockClear()
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
})
afterEach(() => {
  jest.useRealTimers()
})

const show = () =>
  act(async () => {
    renderInThai(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ToldWatch jobPostId="post" shown={2} />
      </SWRConfig>,
    )
    await jest.advanceTimersByTimeAsync(0)
  })
const hear = () =>
  act(async () => {
    const [stream] = followed.mock.lastCall as Parameters<typeof Streams.followStream>
    stream.heard('changed', '{}')
    await jest.advanceTimersByTimeAsync(1_000)
  })

test('the page is loaded again when the news has reached somebody, and not before', async () => {
  people = [beingTold, beingTold]
  await show()
  await hear()
  expect(asked).toHaveBeenCalledTimes(2)
  expect(router.refresh).not.toHaveBeenCalled()
  people = [told, beingTold]
  await hear()
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('and where it had reached them before anybody looked', async () => {
  people = [told, told]
  await show()
  expect(router.refresh).toHaveBeenCalledTimes(1)
})
