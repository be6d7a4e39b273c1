import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresPrograms, startPostgres } from '../scripts/checks/postgres.mjs'
import { bin, root } from '../scripts/stack/run.mjs'
import { PlainFailure } from '../scripts/stack/terminal.mjs'
import { percentile } from './percentile.mjs'

const posts = 100_000
const applications = 1_000_000
/** Concurrent users; each sends the next request `pauseMs` after an answer, far more often than a person would. */
const people = 20
const pauseMs = 200
const seconds = 15
/** Each question is asked for this long before the measurement, because the first seconds of a service are slower. */
const warmUpSeconds = 5
/** The limit in milliseconds at the 95th percentile inside the service, from a request's start to its answer's end. */
const limit = 20

const words = ['เสิร์ฟ', 'บาริส', 'กะเย็น', 'ครัว', 'แคชเชียร์ ด่วน', 'สุดสัปดาห์', '777']
const any = (list) => list[Math.floor(Math.random() * list.length)]

/** The requests of a member; each kind is measured separately. */
const questions = {
  list: () => '/v1/job-posts?state=published',
  search: () => `/v1/job-posts?${new URLSearchParams({ q: any(words) })}`,
  board: ({ boards }) => `/v1/job-posts/${any(boards)}/board`,
  stage: ({ boards }) => `/v1/job-posts/${any(boards)}/applications?stage=submitted`,
}

/** Lists, searches and boards of a company with 5,000 posts, among 100,000 posts and 1,000,000 applications. */
export async function bench() {
  const programs = await postgresPrograms()
  if (!programs) throw new PlainFailure('PostgreSQL is not installed')
  const postgres = await startPostgres(programs)
  const child = spawn(bin('tsx'), ['bench/posts-service.ts', String(posts), String(applications)], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const nextLine = linesOf(child)
    const service = await nextLine()
    const insideSinceLast = () => {
      child.stdin.write('\n')
      return nextLine()
    }
    const figures = {}
    for (const pathOf of Object.values(questions)) await ask(service, pathOf, warmUpSeconds)
    await insideSinceLast()
    for (const [name, pathOf] of Object.entries(questions)) {
      const onTheWire = await ask(service, pathOf, seconds)
      figures[name] = { onTheWire, inside: await insideSinceLast() }
    }
    console.table(
      Object.entries(figures).map(([name, { inside, onTheWire }]) => ({
        name,
        answers: inside.length,
        'median (ms)': rounded(percentile(inside, 0.5)),
        'p95 (ms)': rounded(percentile(inside, 0.95)),
        'worst (ms)': rounded(percentile(inside, 1)),
        'p95 on the wire (ms)': rounded(percentile(onTheWire, 0.95)),
      })),
    )
    console.log(`${people} at once, ${pauseMs} ms between questions; load average ${loadavg()[0].toFixed(1)}`)
    return Object.entries(figures)
      .map(([name, { inside }]) => [name, percentile(inside, 0.95)])
      .filter(([, p95]) => p95 > limit)
      .map(([name, p95]) => `${name}: ${rounded(p95)} ms at the 95th percentile is over ${limit}`)
  } finally {
    child.stdin.end()
    if (child.exitCode === null) await new Promise((gone) => child.once('exit', gone))
    await postgres.stop()
  }
}

const rounded = (milliseconds) => Math.round(milliseconds * 10) / 10

/** Returns a function that reads the next line of JSON the service prints, and rejects if the service has ended. */
function linesOf(child) {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`the service ended with ${child.exitCode}`)
    return JSON.parse(value)
  }
}

/** Lets all users ask for some seconds; returns the milliseconds until each complete answer had arrived. */
async function ask(service, pathOf, forSeconds) {
  const took = []
  const end = performance.now() + forSeconds * 1000
  const one = async () => {
    // A random delay keeps the users from sending their requests at the same time.
    await wait(Math.random() * pauseMs)
    while (performance.now() < end) {
      const start = performance.now()
      const answer = await fetch(service.address + pathOf(service), {
        headers: { authorization: `Bearer ${service.token}` },
      })
      const text = await answer.text()
      took.push(performance.now() - start)
      if (!answer.ok) throw new Error(`${answer.status} ${text}`)
      await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: people }, one))
  return took
}
