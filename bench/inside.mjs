import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { bin, root } from '../scripts/stack/run.mjs'
import { percentile } from './percentile.mjs'

/** Each question is asked for this long before the measurement, because the first seconds of a service are slower. */
const warmUpSeconds = 5
const seconds = 15

export const rounded = (milliseconds) => Math.round(milliseconds * 10) / 10

/** One entry of a list, by chance. */
export const any = (list) => list[Math.floor(Math.random() * list.length)]

/**
 * Starts a program of this folder that is a service (inside-service.ts), gives `work` what it said when it was ready and a
 * function that asks it a word, and ends it.
 */
export async function onService({ file, args, env }, work) {
  const child = spawn(bin('tsx'), [file, ...args.map(String)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const nextLine = linesOf(child)
    const service = await nextLine()
    const tell = (word) => {
      child.stdin.write(`${word}\n`)
      return nextLine()
    }
    return await work(service, tell)
  } finally {
    child.stdin.end()
    if (child.exitCode === null) await new Promise((gone) => child.once('exit', gone))
  }
}

/** Returns a function that reads the next line of JSON a service prints, and rejects if the service has ended. */
function linesOf(child) {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`the service ended with ${child.exitCode}`)
    return JSON.parse(value)
  }
}

/**
 * Asks questions by kind, each kind by itself; answers, by kind, the milliseconds of each answer inside the service and on the
 * wire. A question is what `people` who pause for `pauseMs` after an answer ask next: its path and token.
 */
export async function figuresOf(address, tell, questions, { people, pauseMs }) {
  const figures = {}
  for (const questionOf of Object.values(questions)) {
    await askInTurns(address, questionOf, { people, pauseMs, seconds: warmUpSeconds })
  }
  await tell('figures')
  for (const [name, questionOf] of Object.entries(questions)) {
    const onTheWire = await askInTurns(address, questionOf, { people, pauseMs, seconds })
    figures[name] = { onTheWire, inside: await tell('figures') }
  }
  return figures
}

/** Prints figures as a table; answers those that miss their limit of milliseconds at the 95th percentile. */
export function shortfallsOf(figures, limits, { people, pauseMs }) {
  console.table(
    Object.entries(figures).map(([name, { inside, onTheWire }]) => ({
      name,
      answers: inside.length,
      'median (ms)': rounded(percentile(inside, 0.5)),
      'p95 (ms)': rounded(percentile(inside, 0.95)),
      'worst (ms)': rounded(percentile(inside, 1)),
      'p95 on the wire (ms)': rounded(percentile(onTheWire, 0.95)),
      'limit (ms)': limits[name],
    })),
  )
  console.log(`${people} at once, ${pauseMs} ms between questions; load average ${loadavg()[0].toFixed(1)}`)
  return Object.entries(figures)
    .map(([name, { inside }]) => [name, percentile(inside, 0.95)])
    .filter(([name, p95]) => p95 > limits[name])
    .map(([name, p95]) => `${name}: ${rounded(p95)} ms at the 95th percentile is over ${limits[name]}`)
}

/**
 * Lets people ask a service for some seconds, each again a pause after an answer; returns the milliseconds until each
 * complete answer had arrived. `questionOf` gives the path and the token of the next question. Rejects where anything fails.
 */
export async function askInTurns(address, questionOf, { people, pauseMs, seconds: forSeconds, until }) {
  const took = []
  const end = performance.now() + forSeconds * 1000
  const one = async () => {
    // A random delay keeps the users from sending their requests at the same time.
    await wait(Math.random() * pauseMs)
    while (performance.now() < end && !until?.aborted) {
      const { path, token } = questionOf()
      const start = performance.now()
      const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
      const text = await answer.text()
      took.push(performance.now() - start)
      if (!answer.ok) throw new Error(`${answer.status} ${text}`)
      await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: people }, one))
  return took
}
