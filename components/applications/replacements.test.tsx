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
import { renderInThai } from '@/lib/testing/render-in-thai'

const made = (number: number, changes: Partial<Application> = {}): Application => ({
  id: `application-${number}`,
  jobPostId: 'post',
  workerId: `worker-${number}`,
  state: 'submitted',
  stage: 'submitted',
  worker: {
    displayName: `คนที่ ${number}`,
    givenName: 'คน',
    familyName: `${number}`,
    phone: null,
    age: 25,
    workTypes: ['waiter'],
    experienceYears: 0,
    languages: [],
    headline: '',
    district: '',
    province: '',
  },
  contactBar: null,
  answers: [],
  shiftIds: [],
  givenBack: [],
  assignedShiftIds: null,
  notes: 0,
  events: ['view', 'shortlist', 'interview', 'offer', 'hire', 'reject'],
  isLeaving: false,
  version: 1,
  createdAt: '2026-11-20T03:00:00.000Z',
  toldAt: null,
  confirmedAt: null,
  oldTerms: null,
  takenBack: null,
  movedAt: '2026-11-20T03:00:00.000Z',
  ...changes,
})

const stages = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'ended'] as const
const shifts = ['a', 'b', 'c'].map((id, index) => ({
  id,
  date: `2026-12-0${index + 1}`,
  startTime: '10:00',
  endTime: '18:00',
  breakMinutes: 60,
}))

let stored: Application[]
let asked: string[]
const boardOf = (): Board => ({
  stages: stages.map((stage) => {
    const items = stored.filter((application) => application.stage === stage)
    return { stage, count: items.length, items, nextCursor: null }
  }),
  cannotCome: [],
  lostPlaces: [],
  takenBack: [],
  shifts: shifts.map(({ id }) => ({ shiftId: id, places: 2, taken: 1, hasBegun: false })),
})
const unasked = () => Promise.reject(new Error('nothing asks for it here'))
const requests: typeof Requests = {
  askStage: unasked,
  addNote: unasked,
  removeNote: unasked,
  changeShifts: unasked,
  askBoard: async () => boardOf(),
  askHistory: async () => [],
  askNotes: async () => [],
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
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
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
