/**
 * Rewrites a Chromium trace so that every task lasts as long as its thread worked on it: its wall-clock duration `dur`
 * is replaced by its thread time `tdur`, and the events within the task are moved in proportion, in the same order.
 * This leaves out the time a task waited for a busy processor. `dur` and `tdur` are those of the Trace Event Format's
 * duration events: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 * @param {{ traceEvents: TraceEvent[] }} trace
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */
export function inThreadTime(trace) {
  const tasks = outermostTasks(trace.traceEvents)
  const traceEvents = trace.traceEvents.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts)
    return task ? within(task, event) : event
  })
  return { ...trace, traceEvents }
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`
const isTask = ({ name, ph, dur, tdur }) => ph === 'X' && name.endsWith('RunTask') && dur > 0 && tdur >= 0

/** The tasks of every thread in order of time, without those that ran inside another task. */
function outermostTasks(events) {
  const found = new Map()
  for (const task of events.filter(isTask).sort((a, b) => a.ts - b.ts)) {
    const ofThread = found.get(threadOf(task)) ?? []
    const last = ofThread.at(-1)
    if (!last || task.ts >= last.ts + last.dur) ofThread.push(task)
    found.set(threadOf(task), ofThread)
  }
  return found
}

/** The task that was running at a time, or undefined between tasks. */
function taskAt(tasks, ts) {
  let low = 0
  let high = tasks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (tasks[middle].ts <= ts) low = middle + 1
    else high = middle
  }
  const task = tasks[low - 1]
  return task && ts <= task.ts + task.dur ? task : undefined
}

function within({ ts, dur, tdur }, event) {
  // The clocks differ by a few microseconds, so `tdur` may exceed `dur`.
  const share = Math.min(1, tdur / dur)
  const moved = { ...event, ts: Math.round(ts + (event.ts - ts) * share) }
  return event.dur === undefined ? moved : { ...moved, dur: Math.round(event.dur * share) }
}
