import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Application,
  type ApplicationEvent,
  type Board,
  stageAfter,
  stateAfter,
} from '@/lib/applications/application'
import type * as Requests from '@/lib/applications/requests'
import {
  sampleApplicant,
  sampleApplication,
  sampleBoard,
  unaskedRequests,
} from '@/lib/applications/sample-board'
import { renderInThai } from '@/lib/testing/render-in-thai'

const made = (number: number, changes: Partial<Application> = {}): Application => ({
  ...sampleApplication,
  id: `application-${number}`,
  workerId: `worker-${number}`,
  worker: sampleApplicant(number),
  ...changes,
})

const shifts = ['a', 'b', 'c'].map((id, index) => ({
  id,
  date: `2026-12-0${index + 1}`,
  startTime: '10:00',
  endTime: '18:00',
  breakMinutes: 60,
}))

let stored: Application[]
let asked: string[]
/** How many applicants of a stage come at once. */
let pageSize: number
const pageOf = (items: readonly Application[]) => ({
  items: items.slice(0, pageSize),
  nextCursor: items.length > pageSize ? (items[pageSize - 1]?.id ?? null) : null,
})
const boardOf = (): Board => {
  const board = sampleBoard(stored, {
    shifts: shifts.map(({ id }) => ({ shiftId: id, places: 2, taken: 1, hasBegun: false })),
  })
  return { ...board, stages: board.stages.map((stage) => ({ ...stage, ...pageOf(stage.items) })) }
}
const requests: typeof Requests = {
  ...unaskedRequests,
  askStage: async (_post, stage, cursor) => {
    const all = stored.filter((application) => application.stage === stage)
    return pageOf(all.slice(all.findIndex(({ id }) => id === cursor) + 1))
  },
  askBoard: async () => boardOf(),
  changeStates: async (event, applications) =>
    applications.map(({ id, shiftIds }) => {
      asked.push([event, id, ...(shiftIds ?? ['all'])].join(' '))
      const changed = { ...inState(id, event), events: [] }
      stored = stored.map((other) => (other.id === id ? changed : other))
      return { applicationId: id, application: changed, refusal: null, movedBy: null }
    }),
}
const inState = (id: string, event: ApplicationEvent): Application => ({
  ...(stored.find((application) => application.id === id) ?? made(0)),
  state: stateAfter[event],
  stage: stageAfter[event],
})
jest.unstable_mockModule('@/lib/applications/requests', () => requests)
const { default: Replacements } = await import('./replacements')

beforeEach(() => {
  asked = []
  pageSize = 20
})

const show = (props: Partial<Parameters<typeof Replacements>[0]> = {}) =>
  act(async () => {
    renderInThai(
      <Replacements
        jobPostId="post"
        shifts={shifts}
        board={boardOf()}
        lostShiftIds={['b', 'c']}
        {...props}
      />,
    )
  })
const names = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]?.textContent)

describe('who has applied already and can come instead', () => {
  test('is named, who went furthest first, with the offer of exactly the lost shifts', async () => {
    stored = [
      made(1, { shiftIds: ['a'] }),
      made(2, { shiftIds: ['a', 'b'] }),
      made(3, { shiftIds: ['a', 'b', 'c'], state: 'shortlisted', stage: 'shortlisted' }),
      made(4, { shiftIds: ['b'], state: 'hired', stage: 'hired' }),
      made(5, { shiftIds: ['b'], worker: null }),
    ]
    await show()
    expect(screen.getByRole('heading', { name: 'สมัครงานนี้ไว้แล้ว 2 คน' })).toBeVisible()
    expect(names()).toEqual(['คนที่ 3', 'คนที่ 2'])
    await userEvent.click(screen.getByRole('button', { name: 'เสนองาน คนที่ 2' }))
    expect(asked).toEqual(['offer application-2 b'])
    expect(screen.getByRole('status')).toHaveTextContent('เสนองานให้ คนที่ 2 แล้ว')
    // Still here, with what was done, which can be undone.
    expect(names()).toEqual(['คนที่ 2', 'คนที่ 3'])
    expect(screen.queryByRole('button', { name: 'เสนองาน คนที่ 2' })).toBeNull()
    expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeVisible()
  })

  test('is never counted wrong: of more than were loaded it says so, and loads the others', async () => {
    stored = Array.from({ length: 45 }, (_, at) => made(at + 1, { shiftIds: [at % 2 === 0 ? 'b' : 'a'] }))
    await show()
    expect(screen.getByRole('heading', { name: 'สมัครงานนี้ไว้แล้ว 10 คนขึ้นไป' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'ดูผู้สมัครที่เหลืออีก 25 คน' }))
    expect(screen.getByRole('heading', { name: 'สมัครงานนี้ไว้แล้ว 20 คนขึ้นไป' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'ดูผู้สมัครที่เหลืออีก 5 คน' }))
    expect(screen.getByRole('heading', { name: 'สมัครงานนี้ไว้แล้ว 23 คน' })).toBeVisible()
    expect(names()).toHaveLength(23)
    expect(screen.queryByRole('button', { name: /^ดูผู้สมัครที่เหลือ/ })).toBeNull()
  })

  test('is not said to be nobody before everybody was looked at', async () => {
    pageSize = 1
    stored = [made(1, { shiftIds: ['a'] }), made(2, { shiftIds: ['b'] })]
    await show()
    expect(screen.queryByText(/^ยังไม่มีคนที่สมัครงานนี้ไว้/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'ดูผู้สมัครที่เหลืออีก 1 คน' }))
    expect(names()).toEqual(['คนที่ 2'])
  })

  test('can be anybody where everybody works every shift', async () => {
    stored = [made(1), made(2)]
    await show({ shifts: [], lostShiftIds: ['a'] })
    await userEvent.click(screen.getByRole('button', { name: 'เสนองาน คนที่ 1' }))
    expect(asked).toEqual(['offer application-1 all'])
  })

  test('is opened by a press on the name', async () => {
    stored = [made(1, { shiftIds: ['b'] })]
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'คนที่ 1' }))
    expect(await screen.findByRole('dialog', { name: 'คนที่ 1' })).toBeVisible()
  })

  test('is nobody where none of them can come to the lost shifts', async () => {
    stored = [made(1, { shiftIds: ['a'] })]
    await show()
    expect(screen.getByText(/^ยังไม่มีคนที่สมัครงานนี้ไว้/)).toBeVisible()
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})
