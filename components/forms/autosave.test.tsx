import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { type AutosaveState, createAutosave, type SaveOutcome } from './autosave'
import { AutosaveStatus } from './autosave-status'

let text: string
let sent: string[]
let told: AutosaveState['kind'][]
/** Releases the service's next answer; undefined when no request waits. */
let answer: ((outcome: SaveOutcome) => void) | undefined
let outcome: SaveOutcome | 'waits'
let isOnline: boolean

const begin = () =>
  createAutosave({
    read: () => text,
    save: () => {
      sent.push(text)
      return outcome === 'waits'
        ? new Promise((resolve) => {
            answer = resolve
          })
        : Promise.resolve(outcome)
    },
    tell: ({ kind }) => told.push(kind),
  })

const passed = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000)

beforeEach(() => {
  jest.useFakeTimers()
  text = 'a'
  sent = []
  told = []
  outcome = 'saved'
  isOnline = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function type(autosave: ReturnType<typeof begin>, words: string) {
  text = words
  autosave.changed()
}

describe('storing as one goes', () => {
  test('waits 3 s after the last change, and stores once', async () => {
    const autosave = begin()
    type(autosave, 'ab')
    await passed(2.9)
    type(autosave, 'abc')
    await passed(2.9)
    expect(sent).toEqual([])
    await passed(0.2)
    expect(sent).toEqual(['abc'])
    await passed(3_600)
    expect(sent).toEqual(['abc'])
    expect(told).toEqual(['saving', 'saved'])
  })

  test('waits less once typing has come to a pause', async () => {
    const autosave = begin()
    autosave.left()
    type(autosave, 'ab')
    autosave.left()
    await passed(1.1)
    expect(sent).toEqual(['ab'])
  })

  test('never stores what is stored: the beginning, what was taken back, the same again', async () => {
    const autosave = begin()
    autosave.changed()
    await passed(4)
    type(autosave, 'ab')
    type(autosave, 'a')
    await passed(4)
    await autosave.flush(true)
    expect(sent).toEqual([])
  })

  test('one request at a time; what was typed meanwhile follows', async () => {
    outcome = 'waits'
    const autosave = begin()
    type(autosave, 'ab')
    await passed(3)
    type(autosave, 'abc')
    await passed(60)
    expect(sent).toEqual(['ab'])
    outcome = 'saved'
    answer?.('saved')
    await passed(3)
    expect(sent).toEqual(['ab', 'abc'])
  })

  test('200 reasons to store at once are one request', async () => {
    outcome = 'waits'
    const autosave = begin()
    type(autosave, 'ab')
    const all = Array.from({ length: 200 }, () => autosave.flush(false))
    answer?.('saved')
    await Promise.all(all)
    expect(sent).toEqual(['ab'])
  })
})

describe('a bad line', () => {
  test('is tried ever less often, however much is typed', async () => {
    outcome = 'failed'
    const autosave = begin()
    type(autosave, 'ab')
    for (let second = 0; second < 600; second += 1) {
      type(autosave, `typed at ${second}`)
      await passed(1)
    }
    // 3, then 5, 10, 20, 40, 80, 120, 120 and 120 s later.
    expect(sent.length).toBeLessThanOrEqual(9)
    outcome = 'saved'
    await passed(120)
    expect(sent.at(-1)).toBe(text)
    expect(told.at(-1)).toBe('saved')
  })

  test('none at all is not tried, and the text goes out when the line is back', async () => {
    isOnline = false
    const autosave = begin()
    type(autosave, 'ab')
    await passed(4)
    expect(sent).toEqual([])
    expect(told).toEqual(['failed'])
    isOnline = true
    await autosave.flush(false)
    expect(sent).toEqual(['ab'])
  })

  test('is forgotten when what could not be stored is taken back', async () => {
    outcome = 'failed'
    const autosave = begin()
    type(autosave, 'ab')
    await passed(3)
    text = 'a'
    await passed(5)
    expect(sent).toEqual(['ab'])
    expect(told.at(-1)).toBe('saved')
  })
})

describe('what only a person can mend', () => {
  test('a text that is turned down waits for another', async () => {
    outcome = 'unfit'
    const autosave = begin()
    type(autosave, 'ab')
    await passed(3)
    autosave.changed()
    await passed(600)
    expect(sent).toEqual(['ab'])
    outcome = 'saved'
    type(autosave, 'abc')
    await passed(3)
    expect(sent).toEqual(['ab', 'abc'])
  })

  test.each(['conflict', 'signed_out'] as const)(
    'after %s nothing is stored until somebody decides',
    async (final) => {
      outcome = final
      const autosave = begin()
      type(autosave, 'ab')
      await passed(3)
      type(autosave, 'abc')
      await passed(600)
      await autosave.flush(true)
      expect(sent).toEqual(['ab'])
      outcome = 'saved'
      await autosave.goOn()
      expect(sent).toEqual(['ab', 'abc'])
    },
  )

  test('what is taken instead counts as stored', async () => {
    outcome = 'conflict'
    const autosave = begin()
    type(autosave, 'ab')
    await passed(3)
    text = 'theirs'
    autosave.restart()
    outcome = 'saved'
    await autosave.flush(false)
    expect(sent).toEqual(['ab'])
    type(autosave, 'theirs, and mine')
    await passed(3)
    expect(sent.at(-1)).toBe('theirs, and mine')
  })
})

describe('a save that was asked for', () => {
  test('waits for the one under way, and the next waits for it', async () => {
    outcome = 'waits'
    const autosave = begin()
    type(autosave, 'ab')
    await passed(3)
    let isPaused = false
    const paused = autosave.pause().then(() => {
      isPaused = true
    })
    type(autosave, 'abc')
    await passed(60)
    expect(isPaused).toBe(false)
    answer?.('saved')
    await paused
    await passed(60)
    expect(sent).toEqual(['ab'])
    autosave.resume('saved', 'abc')
    await passed(60)
    expect(sent).toEqual(['ab'])
    outcome = 'saved'
    type(autosave, 'abcd')
    await passed(3)
    expect(sent).toEqual(['ab', 'abcd'])
  })

  test('is the last one where the form is done', async () => {
    const autosave = begin()
    await autosave.pause()
    autosave.end()
    type(autosave, 'ab')
    autosave.resume('failed')
    await autosave.goOn()
    await passed(600)
    expect(sent).toEqual([])
    expect(told).toEqual([])
  })
})

let show: (state: AutosaveState) => void
function Shown() {
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' })
  show = setState
  return <AutosaveStatus state={state} />
}

test('the status is read aloud when it stops working and when it works again, not each time', () => {
  renderInThai(<Shown />)
  const spoken = () => screen.getByRole('status').textContent
  expect(screen.getByText('ร่างจะถูกเก็บให้เองระหว่างที่กรอก')).toBeVisible()
  expect(spoken()).toBe('')
  act(() => show({ kind: 'saved', at: new Date('2026-11-20T14:40:00Z') }))
  expect(screen.getByText('เก็บร่างแล้ว 21:40 น.')).toBeVisible()
  expect(spoken()).toBe('เก็บร่างแล้ว')
  act(() => show({ kind: 'saving' }))
  expect(spoken()).toBe('เก็บร่างแล้ว')
  act(() => show({ kind: 'failed' }))
  expect(spoken()).toBe('ติดต่อระบบไม่ได้ สิ่งที่กรอกอยู่ในเครื่องนี้')
})
