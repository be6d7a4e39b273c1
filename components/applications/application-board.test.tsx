import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { localProblem, ProblemError } from '@/lib/api/problem'
import {
  type Application,
  type ApplicationEvent,
  type ApplicationOutcome,
  type Board,
  type HistoryEntry,
  type InterviewEntry,
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
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopTimers } from '@/lib/testing/stopped-timers'

const idOf = (number: number) => `0190a5c2-0000-7000-8000-${String(number).padStart(12, '0')}`
const everyMove: ApplicationEvent[] = ['view', 'shortlist', 'interview', 'offer', 'hire', 'reject']

const made = (number: number, changes: Partial<Application> = {}): Application => ({
  ...sampleApplication,
  id: idOf(number),
  workerId: idOf(800 + number),
  worker: {
    ...sampleApplicant(number),
    phone: `000000000${number}`,
    age: 20 + number,
    experienceYears: number,
  },
  events: everyMove,
  ...changes,
})

/** The service as the browser sees it. */
let stored: Application[]
let filled: Board['shifts']
let lost: Application[]
/** Who was quicker. */
let movedBy: ApplicationOutcome['movedBy']
let asked: string[]
let named: (readonly string[] | undefined)[]
let history: (HistoryEntry | InterviewEntry)[]
let problem: ProblemError | null
let answered: Promise<void>
/** How many applicants of a stage come at once. */
let pageSize: number

const pageOf = (items: readonly Application[]) => ({
  items: items.slice(0, pageSize),
  nextCursor: items.length > pageSize ? (items[pageSize - 1]?.id ?? null) : null,
})

const newestFirst = (applications: readonly Application[]) =>
  applications.toSorted((one, other) => (one.id < other.id ? 1 : -1))

const boardOf = (applications: readonly Application[]): Board => {
  const takenBack = applications.filter((application) => application.takenBack !== null)
  const board = sampleBoard(newestFirst(applications), { cannotCome: lost, takenBack, shifts: filled })
  return { ...board, stages: board.stages.map((column) => ({ ...column, ...pageOf(column.items) })) }
}

const inState = (application: Application, event: ApplicationEvent): Application => ({
  ...application,
  state: stateAfter[event],
  stage: stageAfter[event],
  events: everyMove.filter((other) => other !== event),
})

const requests: typeof Requests = {
  ...unaskedRequests,
  askStage: async (_post, stage, cursor) => {
    const all = newestFirst(stored.filter((one) => one.stage === stage))
    return pageOf(all.filter(({ id }) => id < cursor))
  },
  askBoard: async () => boardOf(stored),
  askHistory: async () => history,
  changeShifts: async ({ id, version }, shiftIds) => {
    asked.push(`shifts ${shiftIds.join(' ')}`)
    await answered
    if (problem) return { kind: 'refused', problem: problem.problem }
    const now = stored.find((application) => application.id === id)
    if (!now) return { kind: 'refused', problem: localProblem('not_found') }
    if (now.version !== version) return { kind: 'conflict', current: now }
    const changed = { ...now, assignedShiftIds: [...shiftIds], version: now.version + 1 }
    stored = stored.map((other) => (other.id === id ? changed : other))
    return { kind: 'stored', resource: changed }
  },
  changeStates: async (event, applications) => {
    asked.push(`${event} ${applications.map(({ from }) => from).join(' ')}`)
    named.push(...applications.map(({ shiftIds }) => shiftIds))
    await answered
    if (problem) throw problem
    return applications.map(({ id, from, shiftIds }) => {
      const now = stored.find((application) => application.id === id)
      if (!now) return { applicationId: id, application: null, refusal: 'not_found', movedBy: null }
      if (now.state !== from) return { applicationId: id, application: now, refusal: 'wrong_state', movedBy }
      const changed = { ...inState(now, event), ...(shiftIds && { assignedShiftIds: [...shiftIds] }) }
      stored = stored.map((other) => (other.id === id ? changed : other))
      return { applicationId: id, application: changed, refusal: null, movedBy: null }
    })
  },
}
jest.unstable_mockModule('@/lib/applications/requests', () => requests)
const { default: ApplicationBoard } = await import('./application-board')

beforeEach(() => {
  stored = [made(1), made(2), made(3)]
  filled = []
  lost = []
  movedBy = { who: 'member', memberName: 'มาลี', isOwn: false }
  asked = []
  named = []
  history = []
  problem = null
  pageSize = 50
  answered = Promise.resolve()
})

const show = () =>
  act(async () => {
    renderInThai(<ApplicationBoard jobPostId={idOf(900)} headcount={5} shifts={[]} board={boardOf(stored)} />)
  })
const column = (name: string) =>
  screen.getByRole('region', { name: new RegExp(`^${name} \\d+( จาก 5)? คน$`) })
const namesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('article')
    .map((card) => within(card).getAllByRole('button')[0]?.textContent)
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
/** Moves by the list of stages, as on touch screens and by keyboard. */
const moveTo = async (person: number, target: string) => {
  await press(`ตัดสินใจ คนที่ ${person}`)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: target }))
}

test('applicants stand in their stages, with what tells them apart', async () => {
  stored = [
    made(1, {
      answers: [{ questionId: 'a', kind: 'yes_no', question: 'มีรถไหม', answer: 'no', isWanted: false }],
    }),
    made(2, { state: 'hired', stage: 'hired', notes: 2 }),
    made(3, { state: 'withdrawn', stage: 'ended', events: [] }),
    made(4, { worker: null, events: [] }),
  ]
  await show()
  expect(namesIn('สมัครใหม่')).toEqual(['ผู้สมัครที่ลบบัญชีแล้ว', 'คนที่ 1'])
  expect(column('สมัครใหม่').textContent).toContain('21 ปี · ประสบการณ์ 1 ปีบางรัก')
  expect(column('สมัครใหม่').textContent).toContain('ไม่ตรง 1 ข้อ')
  expect(column('รับเข้าทำงาน').textContent).toContain('โน้ต 2')
  expect(screen.getByText('ผู้สมัครถอนตัว')).toBeTruthy()
})

describe('one applicant', () => {
  test('stands in the new stage at once, and is taken back by undo', async () => {
    let answer = () => {}
    answered = new Promise((resolve) => {
      answer = resolve
    })
    await show()
    await moveTo(2, 'สัมภาษณ์')
    expect(namesIn('สัมภาษณ์')).toEqual(['คนที่ 2'])
    await act(async () => answer())
    expect(screen.getByRole('status').textContent).toBe('เลือก คนที่ 2 เข้าสัมภาษณ์แล้ว')
    // After a move by keyboard, the focus is beside the undo button.
    expect(document.activeElement).toBe(screen.getByRole('status'))
    await press('เลิกทำ')
    expect(asked).toEqual(['interview submitted', 'view interview'])
    // Somebody has seen the application, so it is not new any more.
    expect(namesIn('เปิดดูแล้ว')).toEqual(['คนที่ 2'])
    expect(screen.getByRole('status').textContent).toBe('เลิกทำแล้ว คนที่ 2 กลับไปอยู่ใน “เปิดดูแล้ว”')
    // A phone shows that stage.
    expect(await screen.findByRole('button', { name: 'เปิดดูแล้ว 1', pressed: true })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'เลิกทำ' })).toBeNull()
  })

  test('with an offer they know of is not taken back without being asked', async () => {
    const toldAt = '2026-11-20T07:02:00.000Z'
    stored = [made(1, { state: 'offered', stage: 'offered', isKnown: true, toldAt })]
    await show()
    expect(column('เสนองาน').textContent).toContain('แจ้งแล้ว')
    await moveTo(1, 'น่าสนใจ')
    expect(asked).toEqual([])
    expect(screen.getByRole('heading', { name: 'ถอนข้อเสนอที่ให้ คนที่ 1 หรือไม่' })).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).toContain('แจ้งผู้สมัครแล้วเมื่อ ศ. 20 พ.ย. 2569 เวลา 14:02 น.')
    await press('ถอนข้อเสนอ')
    expect(asked).toEqual(['shortlist offered'])
  })

  test('who is being told of an offer is not said to have been told, and is not let go without being asked', async () => {
    stored = [made(1, { state: 'offered', stage: 'offered', isKnown: true, isBeingTold: true })]
    await show()
    expect(column('เสนองาน')).toHaveTextContent('กำลังแจ้ง…')
    expect(column('เสนองาน')).not.toHaveTextContent('แจ้งแล้ว')
    await moveTo(1, 'น่าสนใจ')
    expect(asked).toEqual([])
    expect(screen.getByRole('heading', { name: 'ถอนข้อเสนอที่ให้ คนที่ 1 หรือไม่' })).toBeTruthy()
    expect(screen.getByRole('dialog')).toHaveTextContent('เรากำลังแจ้งผู้สมัคร')
    expect(screen.getByRole('dialog')).not.toHaveTextContent('แจ้งผู้สมัครแล้ว')
  })

  test('whom no news has reached is not said to have been told', async () => {
    stored = [made(1, { state: 'offered', stage: 'offered', isKnown: true })]
    await show()
    await moveTo(1, 'น่าสนใจ')
    expect(screen.getByRole('dialog')).toHaveTextContent('ผู้สมัครเห็นเรื่องนี้ได้แล้วในงานของฉัน')
    expect(screen.getByRole('dialog')).not.toHaveTextContent('แจ้งผู้สมัครแล้ว')
  })

  describe('moved by mistake', () => {
    stopTimers()
    const click = (name: string, place = screen as Pick<typeof screen, 'getByRole'>) =>
      act(async () => fireEvent.click(place.getByRole('button', { name })))
    const offerTo = async (person: string) => {
      await click(`ตัดสินใจ ${person}`)
      await click('เสนองาน', within(screen.getByRole('dialog')))
    }

    const undo = () => screen.queryByRole('button', { name: 'เลิกทำ' })

    test('is taken back for 8 seconds, after which the bar goes', async () => {
      await show()
      await offerTo('คนที่ 1')
      await act(async () => jest.advanceTimersByTime(7_999))
      await click('เลิกทำ')
      expect(asked).toEqual(['offer submitted', 'view offered'])
      await offerTo('คนที่ 2')
      await act(async () => jest.advanceTimersByTime(8_000))
      expect(undo()).toBeNull()
      expect(screen.queryByRole('status')).toBeNull()
    })

    test('has nothing to reach them by until they are told, and then by itself', async () => {
      const { worker } = made(1)
      const masked = worker && { ...worker, phone: null, familyName: null }
      stored = [made(1, { worker: masked, contactBar: { why: 'untold', until: null } })]
      await show()
      await offerTo('คนที่ 1')
      const card = () => within(column('เสนองาน')).getByRole('article')
      expect(card()).toHaveTextContent('นามสกุลและเบอร์โทรจะขึ้นที่นี่เองเมื่อแจ้งเขาแล้ว')
      expect(within(card()).queryByRole('link', { name: /^โทร/ })).toBeNull()
      stored = stored.map((one) => ({ ...one, worker, contactBar: null }))
      await act(async () => void (await jest.advanceTimersByTimeAsync(9_000)))
      expect(within(card()).getByRole('link', { name: /^โทร/ })).toBeVisible()
      expect(card()).not.toHaveTextContent('เมื่อแจ้งเขาแล้ว')
    })

    test('is not taken back once they have gone on', async () => {
      await show()
      await offerTo('คนที่ 1')
      expect(undo()).toBeVisible()
      stored = stored.map((one) => (one.id === idOf(1) ? inState(one, 'hire') : one))
      await act(async () => void jest.advanceTimersByTime(1))
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
      await act(async () => void (await jest.advanceTimersByTimeAsync(0)))
      expect(namesIn('รับเข้าทำงาน')).toEqual(['คนที่ 1'])
      expect(undo()).toBeNull()
      expect(screen.queryByRole('status')).toBeNull()
    })

    test('leaves why others were not moved to be read in peace', async () => {
      await show()
      await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'เลือก คนที่ 1' })))
      await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'เลือก คนที่ 2' })))
      stored = stored.map((one) => (one.id === idOf(1) ? inState(one, 'hire') : one))
      await click('ไม่รับ')
      expect(undo()).toBeVisible()
      await act(async () => jest.advanceTimersByTime(8_000))
      expect(undo()).toBeNull()
      expect(screen.getByRole('status')).toHaveTextContent('มาลี รับ คนที่ 1 แล้ว')
    })
  })

  test('goes back to where it was, with the reason, when the network fails', async () => {
    problem = new ProblemError(localProblem('unavailable'))
    await show()
    await moveTo(1, 'รับเข้าทำงาน')
    expect(namesIn('สมัครใหม่')).toEqual(['คนที่ 3', 'คนที่ 2', 'คนที่ 1'])
    expect(screen.getByRole('alert').textContent).toContain('เชื่อมต่ออินเทอร์เน็ตไม่ได้')
    // Nothing is done that could be "done": the way on is the same move once more.
    expect(screen.queryByRole('button', { name: 'เสร็จแล้ว' })).toBeNull()
    problem = null
    await press('ลองอีกครั้ง')
    expect(namesIn('รับเข้าทำงาน')).toEqual(['คนที่ 1'])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(asked).toEqual(['hire submitted', 'hire submitted'])
  })

  describe('while there is no network', () => {
    const online = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
    }
    afterEach(() => online(true))

    test('is named with what was not done, and is sent once when the network is back', async () => {
      online(false)
      problem = new ProblemError(localProblem('unavailable'))
      await show()
      await moveTo(1, 'เสนองาน')
      expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้เสนองานให้ คนที่ 1')
      expect(screen.getByRole('alert')).toHaveTextContent('สัญญาณกลับมาเมื่อไร เราส่งให้ทันที')
      problem = null
      online(true)
      await act(async () => void window.dispatchEvent(new Event('online')))
      expect(namesIn('เสนองาน')).toEqual(['คนที่ 1'])
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole('status')).toHaveTextContent('เสนองานให้ คนที่ 1 แล้ว')
      await act(async () => void window.dispatchEvent(new Event('online')))
      expect(asked).toEqual(['offer submitted', 'offer submitted'])
    })

    test('is not sent any more once its failure was put away, nor what the service refused', async () => {
      problem = new ProblemError(localProblem('unavailable'))
      await show()
      await moveTo(1, 'เสนองาน')
      await press('ปิด')
      problem = new ProblemError({ ...localProblem('forbidden'), status: 403 })
      await moveTo(2, 'รับเข้าทำงาน')
      expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้รับ คนที่ 2 เข้าทำงาน')
      problem = null
      await act(async () => void window.dispatchEvent(new Event('online')))
      expect(asked).toEqual(['offer submitted', 'hire submitted'])
    })

    const back = async () => {
      problem = null
      online(true)
      await act(async () => void window.dispatchEvent(new Event('online')))
    }
    const gone = () => {
      online(false)
      problem = new ProblemError(localProblem('unavailable'))
    }
    const promised = /สัญญาณกลับมาเมื่อไร เราส่งให้ทันที/
    const tell = (person: number) => {
      stored = stored.map((one) =>
        one.id === idOf(person) ? { ...one, isKnown: true, toldAt: '2026-11-20T07:02:00.000Z' } : one,
      )
    }

    test('every move is named and sent, in order, whatever else is looked at meanwhile', async () => {
      pageSize = 3
      stored = [made(1), made(2), made(3), made(4), made(5)]
      await show()
      await moveTo(3, 'น่าสนใจ')
      gone()
      await moveTo(4, 'เสนองาน')
      await moveTo(5, 'รับเข้าทำงาน')
      await press('คนที่ 5')
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^ปิด/ }))
      await press('ดูเพิ่มอีก 2 คน')
      expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้เสนองานให้ คนที่ 4')
      expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้รับ คนที่ 5 เข้าทำงาน')
      expect(screen.getAllByText(promised)).toHaveLength(1)
      asked = []
      await back()
      expect(asked).toEqual(['offer submitted', 'hire submitted'])
      expect(screen.queryByRole('alert')).toBeNull()
      expect(namesIn('เสนองาน')).toEqual(['คนที่ 4'])
      expect(namesIn('รับเข้าทำงาน')).toEqual(['คนที่ 5'])
    })

    test('another move of the same person takes the place of the first', async () => {
      await show()
      gone()
      await moveTo(1, 'เสนองาน')
      await moveTo(1, 'ไม่รับ')
      expect(screen.getByRole('alert')).not.toHaveTextContent('เสนองาน')
      asked = []
      await back()
      expect(asked).toEqual(['reject submitted'])
    })

    test('who was told or moved meanwhile is left to be decided by a press, and that asks', async () => {
      stored = [made(1, { state: 'hired', stage: 'hired' }), made(2), made(3)]
      await show()
      gone()
      await moveTo(1, 'ไม่รับ')
      await moveTo(2, 'เสนองาน')
      await moveTo(3, 'เสนองาน')
      tell(1)
      stored = stored.map((one) => (one.id === idOf(2) ? inState(one, 'shortlist') : one))
      asked = []
      await back()
      expect(asked).toEqual(['offer submitted'])
      expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้บันทึกว่าไม่รับ คนที่ 1')
      expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้เสนองานให้ คนที่ 2')
      online(false)
      await act(async () => void window.dispatchEvent(new Event('offline')))
      expect(screen.queryByText(promised)).toBeNull()
      await back()
      expect(asked).toEqual(['offer submitted'])
      await press('ลองอีกครั้ง')
      expect(asked).toEqual(['offer submitted'])
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'ยกเลิกการรับ' }))
      expect(asked).toEqual(['offer submitted', 'reject hired', 'offer submitted'])
      expect(screen.getByRole('status')).toHaveTextContent('มาลี เปลี่ยน คนที่ 2 เป็น “น่าสนใจ” แล้ว')
      expect(screen.queryByRole('alert')).toBeNull()
    })

    describe('undoing', () => {
      stopTimers()
      const click = (name: string, place = screen as Pick<typeof screen, 'getByRole'>) =>
        act(async () => fireEvent.click(place.getByRole('button', { name })))
      const hireAndUndo = async () => {
        stored = [made(1, { state: 'shortlisted', stage: 'shortlisted' })]
        await show()
        await click('ตัดสินใจ คนที่ 1')
        await click('รับเข้าทำงาน', within(screen.getByRole('dialog')))
        await act(async () => jest.advanceTimersByTime(4_000))
        gone()
        await click('เลิกทำ')
        expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้ใส่ คนที่ 1 ใน “น่าสนใจ”')
        expect(screen.queryByText(promised)).toBeNull()
        asked = []
      }

      test('is sent by itself while nobody is told', async () => {
        await hireAndUndo()
        await act(async () => jest.advanceTimersByTime(3_000))
        await back()
        expect(asked).toEqual(['shortlist hired'])
        expect(namesIn('น่าสนใจ')).toEqual(['คนที่ 1'])
      })

      test.each([true, false])(
        'takes no job by itself once that stands (read as told: %s)',
        async (isTold) => {
          await hireAndUndo()
          if (isTold) tell(1)
          await act(async () => jest.advanceTimersByTime(isTold ? 3_000 : 600_000))
          await back()
          expect(asked).toEqual([])
          expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้ใส่ คนที่ 1 ใน “น่าสนใจ”')
          tell(1)
          await click('ลองอีกครั้ง')
          expect(asked).toEqual([])
          await click('ยกเลิกการรับ', within(screen.getByRole('dialog')))
          expect(asked).toEqual(['shortlist hired'])
        },
      )
    })

    test('what is looked at stays as it was, in silence', async () => {
      problem = new ProblemError(localProblem('unavailable'))
      await show()
      await press('คนที่ 1')
      await screen.findByRole('dialog', { name: 'คนที่ 1' })
      expect(asked).toEqual(['view submitted'])
      expect(namesIn('สมัครใหม่')).toEqual(['คนที่ 3', 'คนที่ 2', 'คนที่ 1'])
      expect(screen.queryByText(/ยังไม่ได้เปลี่ยน/)).toBeNull()
    })
  })

  test('whose session is over gets the way to sign in, and not to try again', async () => {
    problem = new ProblemError({ ...localProblem('token_expired'), status: 401 })
    await show()
    await moveTo(1, 'สัมภาษณ์')
    const link = screen.getByRole('link', { name: 'เข้าสู่ระบบอีกครั้ง' })
    expect(link.getAttribute('href')).toContain('/login?reason=expired')
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull()
  })

  test('moved, and moved back, makes the page ask again for what else it says of the post', async () => {
    router.refresh.mockClear()
    await show()
    await moveTo(2, 'รับเข้าทำงาน')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
    await press('เลิกทำ')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2))
    problem = new ProblemError(localProblem('unavailable'))
    await moveTo(1, 'รับเข้าทำงาน')
    expect(router.refresh).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['offer', { who: 'member', memberName: 'มาลี', isOwn: false }, 'มาลี เสนองานให้ คนที่ 1 แล้ว'],
    ['hire', { who: 'member', memberName: 'มาลี', isOwn: false }, 'มาลี รับ คนที่ 1 แล้ว'],
    ['shortlist', { who: 'member', memberName: 'มาลี', isOwn: false }, 'มาลี เปลี่ยน คนที่ 1 เป็น “น่าสนใจ” แล้ว'],
    [
      'shortlist',
      { who: 'member', memberName: 'ฉัน', isOwn: true },
      'คุณเปลี่ยน คนที่ 1 เป็น “น่าสนใจ” แล้วในอีกหน้าต่าง',
    ],
    ['hire', { who: 'worker', memberName: null, isOwn: false }, 'คนที่ 1 ตอบรับงานแล้ว'],
    ['hire', null, 'คนที่ 1: มีคนเปลี่ยนไปก่อนแล้ว ตอนนี้อยู่ที่ “รับเข้าทำงาน”'],
  ] as const)('that somebody moved first stands where they put it: %s by %o', async (event, by, said) => {
    await show()
    movedBy = by
    stored = stored.map((one) => (one.id === idOf(1) ? inState(one, event) : one))
    await moveTo(1, 'ไม่รับ')
    expect(screen.getByRole('status').textContent).toBe(said)
    // One sentence is no list.
    expect(within(screen.getByRole('status')).queryByRole('list')).toBeNull()
    expect(screen.queryByRole('button', { name: 'เลิกทำ' })).toBeNull()
  })

  test('that stands there already, after an answer that was lost, counts as moved; by a colleague it does not', async () => {
    await show()
    movedBy = { who: 'member', memberName: 'ฉัน', isOwn: true }
    stored = stored.map((one) => (one.id === idOf(1) ? inState(one, 'shortlist') : one))
    await moveTo(1, 'น่าสนใจ')
    expect(screen.getByRole('status').textContent).toBe('ใส่ คนที่ 1 ใน “น่าสนใจ” แล้ว')
    movedBy = { who: 'member', memberName: 'มาลี', isOwn: false }
    stored = stored.map((one) => (one.id === idOf(2) ? inState(one, 'hire') : one))
    await moveTo(2, 'รับเข้าทำงาน')
    expect(screen.getByRole('status').textContent).toBe('มาลี รับ คนที่ 2 แล้ว')
  })

  describe('is marked absent', () => {
    const ofWork: Partial<Application> = { state: 'completed', stage: 'hired', events: ['mark_no_show'] }
    const name = 'บันทึกว่า คนที่ 1 ไม่มาทำงานหรือไม่'
    const question = () => screen.queryByRole('dialog', { name })

    test('apart from the next steps, once it was read what that does to them', async () => {
      stored = [made(1, ofWork)]
      await show()
      await press('คนที่ 1')
      const person = await screen.findByRole('dialog', { name: 'คนที่ 1' })
      expect(within(person).queryByRole('heading', { name: 'ตัดสินใจ' })).toBeNull()
      await userEvent.click(within(person).getByRole('button', { name: 'ไม่มาทำงาน' }))
      expect(await screen.findByRole('dialog', { name })).toHaveTextContent(/เราจะแจ้งเขา.*ไม่นับในรายได้ของเขา/)
      await press('ไม่บันทึก')
      expect([question(), asked]).toEqual([null, []])
      await moveTo(1, 'ไม่มาทำงาน')
      await screen.findByRole('dialog', { name })
      expect(asked).toEqual([])
      await press('บันทึกว่าไม่มา')
      expect(asked).toEqual(['mark_no_show completed'])
      expect(screen.getByRole('status')).toHaveTextContent('บันทึกแล้วว่า คนที่ 1 ไม่มาทำงาน')
      expect(screen.getByRole('button', { name: 'เลิกทำ' })).toBeInTheDocument()
    })

    const showWithShifts = async (dates: readonly string[]) => {
      stored = [made(1, ofWork)]
      const everyShift = dates.map((date) => ({
        id: date,
        date,
        startTime: '06:00',
        endTime: '14:00',
        breakMinutes: 60,
      }))
      const props = { jobPostId: idOf(900), headcount: 5, shifts: [], board: boardOf(stored) }
      await act(async () => {
        renderInThai(<ApplicationBoard {...props} everyShift={everyShift} />)
      })
    }

    test('for the whole of a job, whose shifts the question names where they are several', async () => {
      await showWithShifts(['2026-11-18', '2026-11-19'])
      await moveTo(1, 'ไม่มาทำงาน')
      expect(await screen.findByRole('dialog', { name })).toHaveTextContent(
        /นับว่าไม่มาทั้งงาน 2\sกะ.*18 พ\.ย\..*19 พ\.ย\..*ถ้ามาบางกะ/,
      )
    })

    test('and says what becomes of those that are still to come', async () => {
      const inDays = (days: number) =>
        new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
      await showWithShifts([inDays(-1), inDays(2)])
      await moveTo(1, 'ไม่มาทำงาน')
      expect(await screen.findByRole('dialog', { name })).toHaveTextContent(
        'กะที่ยังไม่ถึงจะไม่ใช่ของเขาแล้ว และเปิดให้คนอื่นสมัคร',
      )
    })

    test('without a word of several shifts where there is one', async () => {
      stored = [made(1, ofWork)]
      await show()
      await moveTo(1, 'ไม่มาทำงาน')
      expect(await screen.findByRole('dialog', { name })).not.toHaveTextContent('ทั้งงาน')
    })

    test('and put right, which hires nobody and is not called that', async () => {
      stored = [made(1, { state: 'no_show', stage: 'ended', events: ['hire'] })]
      await show()
      await moveTo(1, 'มาทำงานต่อ')
      expect(asked).toEqual(['hire no_show'])
      expect(screen.getByRole('status')).toHaveTextContent('บันทึกแล้วว่า คนที่ 1 มาทำงานต่อ')
    })

    test('with others, which one question asks about', async () => {
      stored = [made(1, ofWork), made(2, ofWork)]
      await show()
      for (const name of ['คนที่ 1', 'คนที่ 2'])
        await userEvent.click(screen.getByRole('checkbox', { name: `เลือก ${name}` }))
      await press('ตัดสินใจ')
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'ไม่มาทำงาน' }))
      expect(await screen.findByRole('dialog', { name: /^บันทึกว่า 2\sคนไม่มาทำงานหรือไม่$/ })).toBeInTheDocument()
      await press('บันทึกว่าไม่มา')
      expect(asked).toEqual(['mark_no_show completed completed'])
    })
  })

  test('is dragged into a column, and not where nothing is meant', async () => {
    await show()
    const card = screen.getByRole('button', { name: 'คนที่ 3' }).closest('li') as HTMLElement
    const dataTransfer = { setData: () => {}, effectAllowed: '' }
    fireEvent.dragStart(card, { dataTransfer })
    fireEvent.drop(column('สมัครใหม่'))
    expect(asked).toEqual([])
    fireEvent.dragStart(card, { dataTransfer })
    fireEvent.dragOver(column('เสนองาน'))
    await act(async () => {
      fireEvent.drop(column('เสนองาน'))
    })
    expect(asked).toEqual(['offer submitted'])
    expect(namesIn('เสนองาน')).toEqual(['คนที่ 3'])
  })

  test('is opened, which the board notes in silence', async () => {
    await show()
    await press('คนที่ 1')
    const dialog = await screen.findByRole('dialog', { name: 'คนที่ 1' })
    expect(within(dialog).getByRole('link', { name: 'โทร 0000000001' }).getAttribute('href')).toBe(
      'tel:0000000001',
    )
    expect(asked).toEqual(['view submitted'])
    expect(namesIn('เปิดดูแล้ว')).toEqual(['คนที่ 1'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'รับเข้าทำงาน' }))
    expect(namesIn('รับเข้าทำงาน')).toEqual(['คนที่ 1'])
    expect(column('รับเข้าทำงาน').getAttribute('aria-label')).toBe('รับเข้าทำงาน 1 จาก 5 คน')
  })
})

test.each([
  ['not_met', null, 'เห็นเบอร์โทรและนามสกุลเมื่อเลือกสัมภาษณ์ เสนองาน หรือรับเข้าทำงาน'],
  ['untold', null, 'นามสกุลและเบอร์โทรจะขึ้นที่นี่เองเมื่อแจ้งเขาแล้ว'],
  ['later', '2026-11-27T17:00:00.000Z', /^วันนี้บริษัทเปิดเบอร์ครบจำนวนแล้ว เบอร์ของคนนี้เปิดเอง ส\. 28 พ\.ย\./],
  ['suspended', null, 'บริษัทถูกระงับอยู่ จึงไม่เห็นเบอร์โทรและนามสกุลของผู้สมัคร'],
] as const)('whose number is not shown is said why: %s', async (why, until, says) => {
  const applicant = made(1)
  const worker = applicant.worker && { ...applicant.worker, phone: null, familyName: null }
  stored = [{ ...applicant, worker, contactBar: { why, until } }]
  await show()
  await press('คนที่ 1')
  const dialog = await screen.findByRole('dialog', { name: 'คนที่ 1' })
  expect(within(dialog).getByText(says)).toBeTruthy()
  expect(within(dialog).queryByRole('link', { name: /^โทร/ })).toBeNull()
})

test('a note that was typed and not sent is there again after a reload, until it is taken out', async () => {
  const noteOf = async () => {
    await show()
    await press('คนที่ 2')
    return await within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'เขียนโน้ต' })
  }
  await userEvent.type(await noteOf(), 'มาก่อนเวลา')
  cleanup()
  const again = await noteOf()
  expect(again).toHaveValue('มาก่อนเวลา')
  await userEvent.clear(again)
  cleanup()
  expect(await noteOf()).toHaveValue('')
})

test('who cannot come is not folded away until somebody is hired in their place', async () => {
  const gone = made(1, { state: 'withdrawn', stage: 'ended', events: [] })
  stored = [gone, made(2)]
  lost = [gone]
  await show()
  const empty = screen.getByRole('region', { name: 'มาไม่ได้ ยังไม่มีคนแทน' })
  expect(within(empty).getByRole('button', { name: 'คนที่ 1' })).toBeVisible()
  expect(within(empty).getByRole('link', { name: 'หาคนแทน' })).toHaveAttribute(
    'href',
    `/job-posting/${idOf(900)}/matches`,
  )
  await userEvent.click(within(empty).getByRole('button', { name: 'คนที่ 1' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('คนที่ 1')
  await press('ปิด')
  lost = []
  await moveTo(2, 'รับเข้าทำงาน')
  await waitFor(() => expect(empty).not.toBeInTheDocument())
})

describe('of a cancelled post', () => {
  const toldAt = new Date().toISOString()
  const lostBy = (number: number, takenBack: 'hired' | 'offered') =>
    made(number, { state: 'expired', stage: 'ended', events: [], takenBack, toldAt })

  test('who had the job or an offer stand above the others, with the time at which they were told', async () => {
    stored = [
      { ...lostBy(1, 'hired'), confirmedAt: toldAt },
      lostBy(2, 'offered'),
      made(3, { state: 'expired', stage: 'ended', events: [] }),
    ]
    await show()
    const group = screen.getByRole('region', { name: /^ยกเลิกแล้ว แจ้งแล้ว 2 คน \d\d:\d\d น\.$/ })
    const [hired, offered] = within(group).getAllByRole('article')
    expect(hired).toHaveTextContent('คนที่ 1')
    expect(hired).toHaveTextContent('ได้งานไว้ก่อนยกเลิก')
    expect(hired).not.toHaveTextContent('ยืนยันว่ามา')
    expect(within(hired as HTMLElement).getByRole('link', { name: 'โทรหา คนที่ 1' })).toBeVisible()
    expect(offered).toHaveTextContent('ได้รับข้อเสนอไว้')
    expect(offered).not.toHaveTextContent('หมดเวลา')
    // The others are folded, and nobody is counted twice.
    expect(screen.getByText('ไม่รับหรือถอนตัว')).toHaveTextContent('ไม่รับหรือถอนตัว 1')
    expect(screen.queryByRole('region', { name: /^สมัครใหม่/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^สมัครใหม่/ })).toBeNull()
  })

  test('nobody is said to know of it before the news has reached them', async () => {
    const untold = { toldAt: null, isBeingTold: true }
    stored = [{ ...lostBy(1, 'hired'), confirmedAt: toldAt }, lostBy(2, 'offered')].map((one) => ({
      ...one,
      ...untold,
    }))
    await act(async () => void renderInThai(<Told />))
    const group = () => screen.getByRole('region', { name: /^ยกเลิกแล้ว/ })
    expect(group()).toHaveAccessibleName(/^ยกเลิกแล้ว กำลังแจ้ง\s2\sคน…$/)
    for (const card of within(group()).getAllByRole('article')) {
      expect(card).toHaveTextContent('กำลังแจ้ง…')
      expect(card).not.toHaveTextContent('แจ้งแล้ว')
    }
    stored = stored.map((one, at) => (at === 0 ? { ...one, toldAt, isBeingTold: false } : one))
    await press('ข่าว')
    await waitFor(() => expect(group()).toHaveAccessibleName(/^ยกเลิกแล้ว กำลังแจ้ง\s1\sคน…$/))
    stored = stored.map((one) => ({ ...one, toldAt, isBeingTold: false }))
    await press('ข่าว')
    await waitFor(() => expect(group()).toHaveAccessibleName(/^ยกเลิกแล้ว แจ้งแล้ว\s2\sคน \d\d:\d\d\sน\.$/))
    expect(group()).not.toHaveTextContent('กำลังแจ้ง')
  })

  test('whom nobody can tell any more are only counted', async () => {
    stored = [{ ...lostBy(1, 'hired'), toldAt: null }]
    await show()
    expect(screen.getByRole('region', { name: /^ยกเลิกแล้ว\s1\sคน$/ })).not.toHaveTextContent('แจ้ง')
  })

  test('nobody is said to have run out of time, on the card and when opened', async () => {
    stored = [made(1, { state: 'expired', stage: 'ended', events: [] })]
    await act(async () => {
      const board = boardOf(stored)
      renderInThai(
        <ApplicationBoard jobPostId={idOf(900)} headcount={5} shifts={[]} board={board} isCancelled />,
      )
    })
    // It is folded.
    const card = screen.getByRole('article', { hidden: true })
    expect(card).toHaveTextContent('ยกเลิกประกาศ')
    expect(card).not.toHaveTextContent('หมดเวลา')
    await userEvent.click(within(card).getByRole('button', { name: 'คนที่ 1', hidden: true }))
    expect(await screen.findByRole('dialog', { name: 'คนที่ 1' })).toHaveTextContent('ยกเลิกประกาศ')
  })

  test('nothing is folded where nobody else applied, and everybody can be opened', async () => {
    stored = [lostBy(1, 'hired')]
    await show()
    expect(screen.queryByText('ไม่รับหรือถอนตัว')).toBeNull()
    await press('คนที่ 1')
    expect(await screen.findByRole('dialog', { name: 'คนที่ 1' })).toHaveTextContent('ได้งานไว้ก่อนยกเลิก')
  })
})

describe('several applicants', () => {
  test('are moved at once, and back each to where they were', async () => {
    stored = [made(1), made(2, { state: 'offered', stage: 'offered' }), made(3)]
    await show()
    await userEvent.click(screen.getByRole('checkbox', { name: 'เลือก คนที่ 1' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'เลือก คนที่ 2' }))
    expect(screen.getByText('เลือกไว้ 2 คน')).toBeTruthy()
    await press('ไม่รับ')
    expect(asked).toEqual(['reject submitted offered'])
    expect(screen.getByRole('status').textContent).toBe('บันทึกแล้วว่าไม่รับ 2 คน')
    await press('เลิกทำ')
    expect(asked.slice(1).sort()).toEqual(['offer rejected', 'view rejected'])
    expect([namesIn('เปิดดูแล้ว'), namesIn('เสนองาน')]).toEqual([['คนที่ 1'], ['คนที่ 2']])
    expect(screen.getByRole('status').textContent).toBe('เลิกทำแล้ว 2 คน กลับไปที่เดิม')
  })

  const choose = async (...numbers: readonly number[]) => {
    for (const number of numbers)
      await userEvent.click(screen.getByRole('checkbox', { name: `เลือก คนที่ ${number}` }))
  }

  test('whose undoing fails are all named, in whichever columns they were, and go back by one press', async () => {
    stored = [made(1), made(2, { state: 'offered', stage: 'offered' }), made(3)]
    await show()
    await choose(1, 2, 3)
    await press('ไม่รับ')
    problem = new ProblemError(localProblem('unavailable'))
    await press('เลิกทำ')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('ยังไม่ได้เปลี่ยน คนที่ 1, คนที่ 3 เป็น “เปิดดูแล้ว”')
    expect(alert).toHaveTextContent('ยังไม่ได้เสนองานให้ คนที่ 2')
    problem = null
    await press('ลองอีกครั้ง')
    expect(screen.queryByRole('alert')).toBeNull()
    expect([namesIn('เปิดดูแล้ว'), namesIn('เสนองาน')]).toEqual([['คนที่ 3', 'คนที่ 1'], ['คนที่ 2']])
  })

  test('and whose undoing is refused are all named with what became of them', async () => {
    stored = [made(1), made(2, { state: 'offered', stage: 'offered' }), made(3)]
    await show()
    await choose(1, 2, 3)
    await press('ไม่รับ')
    stored = stored.map((one) => (one.id === idOf(3) ? one : inState(one, 'hire')))
    await press('เลิกทำ')
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('เลิกทำแล้ว คนที่ 3 กลับไปที่เดิม')
    expect(status).toHaveTextContent('มาลี รับ คนที่ 1 แล้ว')
    expect(status).toHaveTextContent('มาลี รับ คนที่ 2 แล้ว')
  })

  test('go back although the board was loaded anew meanwhile, without those beyond its first page', async () => {
    pageSize = 3
    stored = [made(1), made(2), made(3)]
    await show()
    await choose(1, 2, 3)
    await press('ไม่รับ')
    pageSize = 1
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await press('เลิกทำ')
    expect(asked.at(-1)).toBe('view rejected rejected rejected')
    expect(screen.getByRole('status')).toHaveTextContent('เลิกทำแล้ว 3 คน กลับไปอยู่ใน “เปิดดูแล้ว”')
  })
})

test('nobody yet: what will stand here', async () => {
  stored = []
  await show()
  expect(screen.getByRole('heading', { name: 'ยังไม่มีผู้สมัคร' })).toBeTruthy()
})

test('who is closing their account is marked, and offered what is still possible', async () => {
  stored = [made(1, { isLeaving: true, events: ['view', 'shortlist', 'reject'] })]
  await show()
  expect(column('สมัครใหม่').textContent).toContain('กำลังลบบัญชี')
  await press('ตัดสินใจ คนที่ 1')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'น่าสนใจ' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'รับเข้าทำงาน' })).toBeNull()
})

test('who applies while the board is looked at appears on it', async () => {
  await show()
  stored = [made(4), ...stored]
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await waitFor(() => expect(namesIn('สมัครใหม่')).toEqual(['คนที่ 4', 'คนที่ 3', 'คนที่ 2', 'คนที่ 1']))
})

/** A board whose company is told of something at a press. */
function Told() {
  const [news, setNews] = useState(0)
  const [board] = useState(() => boardOf(stored))
  return (
    <>
      <button type="button" onClick={() => setNews((before) => before + 1)}>
        ข่าว
      </button>
      <ApplicationBoard jobPostId={idOf(900)} headcount={5} shifts={[]} board={board} news={news} />
    </>
  )
}

test('what the company was told of is seen on it at once', async () => {
  await act(async () => void renderInThai(<Told />))
  stored = [made(9)]
  await press('ข่าว')
  await waitFor(() => expect(namesIn('สมัครใหม่')).toEqual(['คนที่ 9']))
})

test.each(['interview', 'offered', 'hired'] as const)('who is to meet (%s) is called', async (state) => {
  stored = [
    made(1, { state, stage: state }),
    made(2, { state: 'viewed', stage: 'viewed' }),
    made(3, { state, stage: state, worker: { ...made(3).worker, phone: null } as Application['worker'] }),
  ]
  await show()
  expect(screen.getAllByRole('link', { name: /^โทรหา/ }).map((link) => link.getAttribute('href'))).toEqual([
    'tel:0000000001',
  ])
  expect(screen.getByRole('link', { name: 'โทรหา คนที่ 1' })).toBeVisible()
})

test('who cannot come to a shift stands there with its day', async () => {
  const given = { breakMinutes: 60, endTime: '19:00', startTime: '10:00' }
  stored = [
    made(1, {
      state: 'hired',
      stage: 'hired',
      confirmedAt: '2026-11-20T04:00:00.000Z',
      givenBack: [{ ...given, id: 'a', date: '2026-11-30' }],
    }),
    made(2, {
      state: 'hired',
      stage: 'hired',
      givenBack: [
        { ...given, id: 'a', date: '2026-11-30' },
        { ...given, id: 'b', date: '2026-12-01' },
      ],
    }),
  ]
  await show()
  expect(screen.getByText('มาไม่ได้ จ. 30 พ.ย. 10:00 น.')).toBeVisible()
  expect(screen.getByText('มาไม่ได้ จ. 30 พ.ย. 10:00 น. และอีก 1 กะ')).toBeVisible()
})

test('of who cannot come only the shifts are named that nobody else has, and they can be called', async () => {
  const given = { breakMinutes: 60, endTime: '19:00', startTime: '10:00' }
  const gone = made(1, {
    state: 'withdrawn',
    stage: 'ended',
    events: [],
    givenBack: [
      { ...given, id: 'a', date: '2026-11-30' },
      { ...given, id: 'b', date: '2026-12-01' },
    ],
  })
  stored = [gone]
  lost = [gone]
  const board = {
    ...boardOf(stored),
    lostPlaces: [{ applicationId: gone.id, shiftId: 'b', invited: null }],
  }
  await act(async () => {
    renderInThai(
      <ApplicationBoard jobPostId={idOf(900)} headcount={5} shifts={[]} everyShift={[]} board={board} />,
    )
  })
  const empty = screen.getByRole('region', { name: 'มาไม่ได้ ยังไม่มีคนแทน' })
  expect(within(empty).getByText('มาไม่ได้ อ. 1 ธ.ค. 10:00 น.')).toBeVisible()
  expect(within(empty).getByRole('link', { name: 'โทรหา คนที่ 1' })).toBeVisible()
})

test('who has answered meanwhile is said, without taking the focus', async () => {
  stored = [
    made(1, { state: 'offered', stage: 'offered' }),
    made(2, { state: 'offered', stage: 'offered' }),
    made(3, { state: 'offered', stage: 'offered' }),
  ]
  await act(async () => void renderInThai(<Told />))
  stored = [
    made(1, { state: 'hired', stage: 'hired', confirmedAt: '2026-11-20T04:00:00.000Z' }),
    made(2, { state: 'offer_declined', stage: 'ended' }),
    // A colleague has hired this one.
    made(3, { state: 'hired', stage: 'hired' }),
  ]
  await press('ข่าว')
  const said = () => within(screen.getByRole('region', { name: 'ตัดสินใจเรื่องผู้สมัคร' }))
  await waitFor(() =>
    expect(
      said()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['คนที่ 2 ไม่รับงานนี้', 'คนที่ 1 ตอบรับงานแล้ว']),
  )
  expect(screen.getByRole('button', { name: 'ข่าว' })).toHaveFocus()
  await press('เสร็จแล้ว')
  expect(screen.queryByRole('region', { name: 'ตัดสินใจเรื่องผู้สมัคร' })).toBeNull()
})

describe('while it is looked at', () => {
  stopTimers()

  test('the board is asked every 10 seconds, so that an answer is seen within 15', async () => {
    await show()
    stored = stored.map((one) => inState(one, 'hire'))
    await act(async () => jest.advanceTimersByTimeAsync(10_000))
    expect(namesIn('รับเข้าทำงาน')).toHaveLength(3)
  })
})

test('what a worker answered makes the page ask once for what else it says of the post', async () => {
  stored = [made(1, { state: 'offered', stage: 'offered' })]
  await act(async () => void renderInThai(<Told />))
  router.refresh.mockClear()
  stored = stored.map((one) => inState(one, 'hire'))
  await press('ข่าว')
  await waitFor(() => expect(namesIn('รับเข้าทำงาน')).toEqual(['คนที่ 1']))
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('news that leaves the figures as they are leaves the rest of the page', async () => {
  await act(async () => void renderInThai(<Told />))
  router.refresh.mockClear()
  stored = stored.map((one) => ({ ...one, notes: 4 }))
  await press('ข่าว')
  await waitFor(() => expect(screen.getAllByText('โน้ต 4')).toHaveLength(3))
  expect(router.refresh).not.toHaveBeenCalled()
})

test('a look at the board leaves what was added to a column, and finds the new ones', async () => {
  pageSize = 2
  await show()
  await press('ดูเพิ่มอีก 1 คน')
  expect(namesIn('สมัครใหม่')).toEqual(['คนที่ 3', 'คนที่ 2', 'คนที่ 1'])
  stored = [made(4), ...stored]
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await waitFor(() => expect(namesIn('สมัครใหม่')).toEqual(['คนที่ 4', 'คนที่ 3', 'คนที่ 2', 'คนที่ 1']))
})

describe('where people choose their shifts', () => {
  const shifts = ['2026-11-27', '2026-11-28', '2026-11-29'].map((date, index) => ({
    id: `shift${index + 1}`,
    date,
    startTime: '09:00',
    endTime: '13:00',
    breakMinutes: 0,
  }))
  const placesOf = (taken: readonly number[]) =>
    taken.map((people, index) => ({
      shiftId: `shift${index + 1}`,
      places: 2,
      taken: people,
      hasBegun: false,
    }))
  const showShifts = () =>
    act(async () => {
      renderInThai(
        <ApplicationBoard jobPostId={idOf(900)} headcount={2} shifts={shifts} board={boardOf(stored)} />,
      )
    })
  const filling = () => screen.getByRole('heading', { name: /^คนในแต่ละกะ/ }).parentElement as HTMLElement
  const comesTo = (...shiftIds: string[]) => made(1, { state: 'viewed', stage: 'viewed', shiftIds })

  test('how each shift is filled is said, and follows the board', async () => {
    stored = [comesTo('shift1', 'shift2')]
    filled = placesOf([2, 1, 3])
    await showShifts()
    expect(filling().textContent).toContain('ครบแล้ว 2 จาก 3 กะ')
    expect(within(filling()).getByText(/1 จาก 2 คน/).textContent).toContain('ขาด 1')
    expect(within(filling()).getByText(/3 จาก 2 คน/).textContent).toContain('เกิน 1')
    expect(column('เปิดดูแล้ว').textContent).toContain('มาได้ 2 กะ')
    filled = placesOf([2, 2, 3])
    await moveTo(1, 'รับเข้าทำงาน')
    expect(filling().textContent).toContain('ครบแล้ว 3 จาก 3 กะ')
    expect(named).toEqual([undefined])
  })

  test('what was given back and needs nobody is not missing', async () => {
    filled = placesOf([1, 0, 2]).map((one) => ({ ...one, dismissed: 1 }))
    await showShifts()
    expect(within(filling()).getByText(/1 จาก 2 คน/).textContent).toContain('ไม่หาคนแทน')
    expect(within(filling()).getByText(/0 จาก 2 คน/).textContent).toContain('ขาด 1')
    expect(within(filling()).getByText(/2 จาก 2 คน/).textContent).toContain('ครบ')
  })

  test('the company picks among those they can come to, with a place beforehand, and at least one', async () => {
    stored = [comesTo('shift1', 'shift2')]
    filled = placesOf([2, 1, 0])
    await showShifts()
    await press('คนที่ 1')
    const dialog = within(await screen.findByRole('dialog', { name: 'คนที่ 1' }))
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true])
    await userEvent.click(boxes[1] as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: 'เสนองาน' }))
    expect(dialog.getByText('กรุณาเลือกอย่างน้อย 1 กะ')).toBeTruthy()
    expect(document.activeElement).toBe(boxes[0])
    expect(asked).toEqual([])
    await userEvent.click(boxes[0] as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: 'เสนองาน' }))
    expect([asked, named]).toEqual([['offer viewed'], [['shift1']]])
  })

  /** Two shifts of a day that nobody can work both, and a third on another day. */
  const crossing = [
    { id: 'shift1', date: '2026-11-27', startTime: '09:00', endTime: '13:00', breakMinutes: 0 },
    { id: 'shift2', date: '2026-11-27', startTime: '12:00', endTime: '16:00', breakMinutes: 0 },
    { id: 'shift3', date: '2026-11-28', startTime: '09:00', endTime: '13:00', breakMinutes: 0 },
  ]
  const showCrossing = () =>
    act(async () => {
      renderInThai(
        <ApplicationBoard jobPostId={idOf(900)} headcount={2} shifts={crossing} board={boardOf(stored)} />,
      )
    })
  const comesToAll = (number: number) =>
    made(number, { state: 'viewed', stage: 'viewed', shiftIds: ['shift1', 'shift2', 'shift3'] })

  test('who can come to more than they can work is hired from the list for the shifts picked then', async () => {
    stored = [comesToAll(1)]
    filled = placesOf([0, 0, 0])
    await showCrossing()
    await moveTo(1, 'รับเข้าทำงาน')
    expect(asked).toEqual([])
    const dialog = within(await screen.findByRole('dialog', { name: 'ให้ คนที่ 1 ทำกะไหน' }))
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true])
    await userEvent.click(boxes[1] as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: 'รับเข้าทำงาน' }))
    expect(dialog.getByText(/^กะที่เลือกมีเวลาซ้อนกัน/)).toBeTruthy()
    await userEvent.click(boxes[0] as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: 'รับเข้าทำงาน' }))
    expect([asked, named]).toEqual([['hire viewed'], [['shift2', 'shift3']]])
    const bar = await screen.findByRole('region', { name: 'ตัดสินใจเรื่องผู้สมัคร' })
    expect(bar).toHaveTextContent(/2\sกะ: ศ\. 27 พ\.ย\. 12:00, ส\. 28 พ\.ย\. 09:00\sน\./)
  })

  test('of several each is asked for their shifts, and closing that moves nobody', async () => {
    stored = [comesToAll(1), comesToAll(2)]
    filled = placesOf([0, 0, 0])
    await showCrossing()
    for (const name of ['เลือก คนที่ 1', 'เลือก คนที่ 2'])
      await userEvent.click(screen.getByRole('checkbox', { name }))
    const decide = async () => {
      const bar = screen.getByRole('region', { name: 'ตัดสินใจเรื่องผู้สมัคร' })
      await userEvent.click(within(bar).getByRole('button', { name: 'ตัดสินใจ' }))
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'รับเข้าทำงาน' }))
      return screen.findByRole('dialog', { name: /^ให้ .* ทำกะไหน$/ })
    }
    await userEvent.click(within(await decide()).getByRole('button', { name: 'ปิด' }))
    expect([asked, screen.getByRole<HTMLInputElement>('checkbox', { name: 'เลือก คนที่ 1' }).checked]).toEqual([
      [],
      true,
    ])
    const first = await decide()
    expect(first).toHaveTextContent(/1 จาก\s2\sคน/)
    await userEvent.click(within(first).getByRole('button', { name: 'คนต่อไป' }))
    const second = await screen.findByRole('dialog', { name: /^ให้ .* ทำกะไหน$/ })
    await userEvent.click(within(second).getByRole('button', { name: 'รับเข้าทำงาน' }))
    expect([asked, named]).toEqual([
      ['hire viewed viewed'],
      [
        ['shift1', 'shift3'],
        ['shift1', 'shift3'],
      ],
    ])
  })

  test('somebody who works on former terms is marked, and has them in the dialog', async () => {
    const terms = {
      isSettled: false,
      answerBy: '2026-11-24T11:00:00.000Z',
      shifts: [{ id: 'shift1', date: '2026-11-28', startTime: '09:00', endTime: '18:00', breakMinutes: 60 }],
      payUnit: 'day' as const,
      payAmount: 600_00,
      cancelled: [],
    }
    const cut = {
      ...terms,
      cancelled: [
        { id: 'shift2', date: '2026-11-29', startTime: '10:00', endTime: '19:00', breakMinutes: 60 },
      ],
    }
    const settled = { ...terms, isSettled: true, answerBy: null }
    stored = [
      made(1, { state: 'hired', stage: 'hired', oldTerms: terms }),
      made(2, { state: 'hired', stage: 'hired', oldTerms: settled }),
      made(3, { state: 'hired', stage: 'hired', oldTerms: cut }),
    ]
    history = [
      {
        event: 'keep_terms',
        from: 'hired',
        to: 'hired',
        who: 'worker',
        memberName: null,
        at: terms.answerBy,
      },
    ]
    await show()
    expect(column('รับเข้าทำงาน').textContent).toContain('รอตอบเงื่อนไขใหม่')
    expect(column('รับเข้าทำงาน').textContent).toContain('ตามเงื่อนไขเดิม')
    await press('คนที่ 1')
    const dialog = await screen.findByRole('dialog', { name: 'คนที่ 1' })
    for (const words of ['09:00–18:00', '฿600/วัน', 'ถ้าไม่ตอบภายใน อ. 24 พ.ย. 2569 18:00 น.'])
      expect(dialog.textContent).toContain(words)
    expect(await within(dialog).findByText('ขอตามเงื่อนไขเดิม')).toBeTruthy()
    // Nobody says that they come on former terms before they have answered.
    expect(dialog.textContent).not.toContain('เงื่อนไขเดิมของคนนี้')
    expect(column('รับเข้าทำงาน').textContent).toContain('รอตอบว่ายังมากะที่เหลือไหม')
    await userEvent.keyboard('{Escape}')
    await press('คนที่ 3')
    const ofCut = await screen.findByRole('dialog', { name: 'คนที่ 3' })
    for (const words of ['กะที่ยกเลิก', '10:00–19:00', 'กะที่เหลือยังเป็นของคนนี้'])
      expect(ofCut.textContent).toContain(words)
  })

  test('the history has what was done to an interview, with its time, who did it and when', async () => {
    const when = 'อ. 1 ธ.ค. 10:00 น. ทางโทรศัพท์ 30 นาที'
    const one = { when, memberName: null }
    const entered = { event: 'submit', from: null, to: 'submitted', memberName: null } as const
    history = [
      { ...entered, who: 'worker', at: '2026-11-20T03:00:00.000Z' },
      { ...one, what: 'proposed', who: 'company', memberName: 'สมศรี', at: '2026-11-21T09:08:00.000Z' },
      { ...one, what: 'other_time', who: 'worker', at: '2026-11-21T10:00:00.000Z' },
      { ...one, what: 'proposed', who: 'company', memberName: null, at: '2026-11-21T11:00:00.000Z' },
      { ...one, what: 'unanswered', who: 'system', at: '2026-11-22T11:00:00.000Z' },
      { ...one, what: 'proposed', who: 'company', memberName: 'สมศรี', at: '2026-11-22T12:00:00.000Z' },
    ]
    stored = [made(1, { version: 77 })]
    await show()
    await press('คนที่ 1')
    const dialog = within(await screen.findByRole('dialog', { name: 'คนที่ 1' }))
    const entries = within(dialog.getByRole('heading', { name: 'ประวัติ' }).parentElement as HTMLElement)
    const lines = (await entries.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(lines).toEqual([
      expect.stringMatching(/^ใหม่|^สมัคร|^ส่ง/),
      `ส่งเวลาสัมภาษณ์ สมศรี · ส. 21 พ.ย. 2569 16:08 น.${when}`,
      `ขอเวลาสัมภาษณ์อื่น ผู้สมัคร · ส. 21 พ.ย. 2569 17:00 น.${when}`,
      `เสนอเวลาสัมภาษณ์ใหม่ อดีตเพื่อนร่วมทีม · ส. 21 พ.ย. 2569 18:00 น.${when}`,
      `ไม่มีใครตอบเวลาสัมภาษณ์ทันกำหนด ระบบ · อา. 22 พ.ย. 2569 18:00 น.${when}`,
      `ส่งเวลาสัมภาษณ์ สมศรี · อา. 22 พ.ย. 2569 19:00 น.${when}`,
    ])
  })

  describe('the shifts of somebody who has some', () => {
    const hired = (...assignedShiftIds: string[]) =>
      made(1, {
        state: 'hired',
        stage: 'hired',
        shiftIds: ['shift1', 'shift2', 'shift3'],
        assignedShiftIds,
      })
    /** Opens the applicant and the choice of other shifts. */
    const openShifts = async () => {
      await showShifts()
      await press('คนที่ 1')
      const dialog = within(await screen.findByRole('dialog', { name: 'คนที่ 1' }))
      await userEvent.click(dialog.getByRole('button', { name: 'เปลี่ยนกะ' }))
      return dialog
    }
    const boxesOf = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
      dialog.getAllByRole<HTMLInputElement>('checkbox')

    test('are changed where they are shown, and the board says so', async () => {
      stored = [hired('shift1')]
      filled = placesOf([1, 0, 0])
      history = [
        {
          event: 'change_shifts',
          from: 'hired',
          to: 'hired',
          who: 'member',
          memberName: 'สมศรี',
          at: '2026-11-22T03:00:00.000Z',
        },
      ]
      const dialog = await openShifts()
      expect(boxesOf(dialog).map(({ checked }) => checked)).toEqual([true, false, false])
      expect(document.activeElement).toBe(boxesOf(dialog)[0])
      await userEvent.click(boxesOf(dialog)[1] as HTMLElement)
      filled = placesOf([1, 1, 0])
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(asked).toEqual(['shifts shift1 shift2'])
      expect(dialog.getByText('เปลี่ยนกะแล้ว เรากำลังบอกผู้สมัคร').getAttribute('role')).toBe('status')
      expect(dialog.getByRole('heading', { name: 'ทำ 2 กะ' })).toBeTruthy()
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'เปลี่ยนกะ' }))
      expect(column('รับเข้าทำงาน').textContent).toContain('ทำ 2 กะ')
      expect(within(filling()).getAllByText(/1 จาก 2 คน/)).toHaveLength(2)
      const entries = within(dialog.getByRole('heading', { name: 'ประวัติ' }).parentElement as HTMLElement)
      expect(entries.getByRole('listitem').textContent).toMatch(/^เปลี่ยนกะ สมศรี · /)
    })

    test('are left as they are when it is thought better of', async () => {
      stored = [hired('shift1')]
      filled = placesOf([1, 0, 0])
      const dialog = await openShifts()
      await userEvent.click(boxesOf(dialog)[1] as HTMLElement)
      await userEvent.click(dialog.getByRole('button', { name: 'ไม่เปลี่ยน' }))
      expect(asked).toEqual([])
      expect(dialog.getByRole('heading', { name: 'ทำ 1 กะ' })).toBeTruthy()
    })

    test('that have begun stay, and those that are full are not offered', async () => {
      stored = [hired('shift1', 'shift3')]
      filled = placesOf([1, 2, 1]).map((one, index) => ({ ...one, hasBegun: index === 2 }))
      const dialog = await openShifts()
      const [first, full, begun] = boxesOf(dialog)
      expect([first?.disabled, full?.disabled, begun?.disabled]).toEqual([false, true, true])
      expect([full?.checked, begun?.checked]).toEqual([false, true])
      expect(begun?.closest('label')?.textContent).toContain('1 จาก 2 คน · เริ่มแล้ว')
      expect(full?.closest('label')?.textContent).toContain('2 จาก 2 คน · ครบ')
      await userEvent.click(first as HTMLElement)
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(asked).toEqual(['shifts shift3'])
    })

    test('that are taken from somebody who knows of them are said to be theirs until they answer', async () => {
      stored = [{ ...hired('shift1', 'shift2'), isKnown: true }]
      filled = placesOf([1, 1, 0])
      const dialog = await openShifts()
      const words = /^กะที่เอาออกยังเป็นของเขาจนกว่าจะตอบ/
      await userEvent.click(boxesOf(dialog)[2] as HTMLElement)
      expect(dialog.queryByText(words)).toBeNull()
      await userEvent.click(boxesOf(dialog)[0] as HTMLElement)
      expect(dialog.getByText(words)).toBeTruthy()
      expect(asked).toEqual([])
    })

    test('that they keep until they answer can be given back to them, though others have the rest', async () => {
      const [day] = shifts
      const kept = {
        id: 'shift1',
        date: day?.date ?? '',
        startTime: '09:00',
        endTime: '18:00',
        breakMinutes: 60,
      }
      const oldTerms = {
        isSettled: false,
        answerBy: '2026-11-24T11:00:00.000Z',
        shifts: [kept],
        cancelled: [],
        payUnit: 'day' as const,
        payAmount: 600_00,
      }
      stored = [{ ...hired('shift2'), isKnown: true, oldTerms }]
      filled = placesOf([2, 1, 2])
      const dialog = await openShifts()
      expect(boxesOf(dialog).map(({ disabled }) => disabled)).toEqual([false, false, true])
      await userEvent.click(boxesOf(dialog)[0] as HTMLElement)
      await userEvent.click(boxesOf(dialog)[1] as HTMLElement)
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(asked).toEqual(['shifts shift1'])
    })

    test('cannot be none', async () => {
      stored = [hired('shift1')]
      filled = placesOf([1, 0, 0])
      const dialog = await openShifts()
      await userEvent.click(boxesOf(dialog)[0] as HTMLElement)
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(dialog.getByText('กรุณาเลือกอย่างน้อย 1 กะ')).toBeTruthy()
      expect(document.activeElement).toBe(boxesOf(dialog)[0])
      expect(asked).toEqual([])
    })

    test('that another took meanwhile are unticked, with the reason, and the rest stays picked', async () => {
      stored = [hired('shift1')]
      filled = placesOf([1, 1, 0])
      const dialog = await openShifts()
      await userEvent.click(boxesOf(dialog)[1] as HTMLElement)
      await userEvent.click(boxesOf(dialog)[2] as HTMLElement)
      const current = { shifts: placesOf([1, 2, 0]) }
      problem = new ProblemError({ ...localProblem('shift_taken'), status: 409, current })
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(dialog.getByRole('alert').textContent).toContain('บางกะที่เลือกมีคนครบ')
      expect(boxesOf(dialog).map(({ checked }) => checked)).toEqual([true, false, true])
      problem = null
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(asked).toEqual(['shifts shift1 shift2 shift3', 'shifts shift1 shift3'])
      expect(dialog.queryByRole('alert')).toBeNull()
    })

    test('that a colleague changed meanwhile are shown first, though the board knew of them', async () => {
      stored = [hired('shift1')]
      filled = placesOf([1, 0, 0])
      const dialog = await openShifts()
      const [before] = stored
      stored = [{ ...hired('shift1', 'shift2'), version: (before?.version ?? 0) + 1 }]
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(column('รับเข้าทำงาน').textContent).toContain('ทำ 2 กะ'))
      await userEvent.click(boxesOf(dialog)[2] as HTMLElement)
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(dialog.getByRole('alert').textContent).toContain('มีการแก้ไขข้อมูลนี้จากที่อื่นแล้ว')
      expect(dialog.getByRole('heading', { name: 'ทำ 2 กะ' })).toBeTruthy()
      await userEvent.click(dialog.getByRole('button', { name: 'เปลี่ยนกะ' }))
      expect(boxesOf(dialog).map(({ checked }) => checked)).toEqual([true, true, false])
      await userEvent.click(boxesOf(dialog)[2] as HTMLElement)
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(dialog.getByRole('heading', { name: 'ทำ 3 กะ' })).toBeTruthy()
    })

    test('of somebody who withdrew meanwhile are not changed, and that is said', async () => {
      stored = [hired('shift1')]
      filled = placesOf([1, 0, 0])
      const dialog = await openShifts()
      const current = made(1, { state: 'withdrawn', stage: 'ended', events: [], shiftIds: ['shift1'] })
      problem = new ProblemError({ ...localProblem('wrong_state'), status: 409, current })
      await userEvent.click(boxesOf(dialog)[1] as HTMLElement)
      await userEvent.click(dialog.getByRole('button', { name: 'บันทึกกะ' }))
      expect(dialog.getByRole('alert').textContent).toContain('สถานะของรายการนี้เปลี่ยนไปแล้ว')
      expect(dialog.getByText('ผู้สมัครถอนตัว')).toBeTruthy()
      expect(dialog.queryByRole('button', { name: 'เปลี่ยนกะ' })).toBeNull()
    })

    test.each([
      ['all have begun', hired('shift1'), true],
      ['they have worked', { ...hired('shift1'), state: 'completed' as const }, false],
    ])('are no longer changed once %s', async (_when, application, hasBegun) => {
      stored = [application]
      filled = placesOf([1, 0, 0]).map((one) => ({ ...one, hasBegun }))
      await showShifts()
      await press('คนที่ 1')
      const dialog = within(await screen.findByRole('dialog', { name: 'คนที่ 1' }))
      expect(dialog.getByRole('heading', { name: 'ทำ 1 กะ' })).toBeTruthy()
      expect(dialog.queryByRole('button', { name: 'เปลี่ยนกะ' })).toBeNull()
    })
  })

  test('undo gives back the shifts they had', async () => {
    stored = [made(1, { state: 'hired', stage: 'hired', shiftIds: ['shift1'], assignedShiftIds: ['shift1'] })]
    filled = placesOf([1, 0, 0])
    await showShifts()
    await moveTo(1, 'ไม่รับ')
    await press('เลิกทำ')
    expect([asked, named]).toEqual([
      ['reject hired', 'hire rejected'],
      [undefined, ['shift1']],
    ])
  })
})
