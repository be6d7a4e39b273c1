import fc from 'fast-check'
import { inThreadTime } from './thread-time.mjs'

const page = { pid: 1, tid: 1 }
const task = (ts, dur, tdur, thread = page) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ...thread,
  ts,
  dur,
  tdur,
})
const mark = (ts, thread = page) => ({ name: 'mark', ph: 'I', ...thread, ts })
const timesOf = (...traceEvents) =>
  inThreadTime({ traceEvents }).traceEvents.map(({ ts, dur }) => (dur === undefined ? ts : [ts, dur]))

test('a task lasts as long as its thread worked, and what lies in it moves in proportion', () => {
  const inner = { name: 'EvaluateScript', ph: 'X', ...page, ts: 120, dur: 40, tdur: 1 }
  expect(timesOf(task(100, 100, 50), inner, mark(180))).toEqual([[100, 50], [110, 20], 140])
})

test('what lies between tasks, or on another thread, stays', () => {
  const other = { pid: 1, tid: 2 }
  expect(timesOf(task(100, 100, 50), mark(90), mark(250), mark(150, other))).toEqual([
    [100, 50],
    90,
    250,
    150,
  ])
})

test('a task within a task shrinks with the outer one', () => {
  expect(timesOf(task(120, 40, 40), task(100, 100, 50))).toEqual([
    [110, 20],
    [100, 50],
  ])
})

test('a thread clock that ran a little ahead makes no task longer', () => {
  expect(timesOf(task(100, 100, 103))).toEqual([[100, 100]])
})

test('events keep their order, and no task begins at another time or grows', () => {
  const work = fc.record({ wait: fc.nat(50), dur: fc.integer({ min: 1, max: 1_000 }), worked: fc.nat(100) })
  fc.assert(
    fc.property(fc.array(work), fc.array(fc.nat(20_000)), (works, marks) => {
      let at = 0
      const tasks = works.map(({ wait, dur, worked }) => {
        const begun = at + wait
        at = begun + dur
        return task(begun, dur, Math.round((dur * worked) / 100))
      })
      const before = [...tasks, ...marks.sort((a, b) => a - b).map((ts) => mark(ts))]
      const after = inThreadTime({ traceEvents: before }).traceEvents
      for (const [index, event] of tasks.entries()) {
        expect(after[index].ts).toBe(event.ts)
        expect(after[index].dur).toBeLessThanOrEqual(event.dur)
      }
      const marked = after.slice(tasks.length).map(({ ts }) => ts)
      expect(marked).toEqual([...marked].sort((a, b) => a - b))
    }),
  )
})
