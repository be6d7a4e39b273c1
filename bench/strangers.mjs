import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { buildAll } from '../scripts/stack/build.mjs'
import { ask } from './ask.mjs'
import { begunAs } from './begun-as.mjs'
import { demoSessionCookie } from './demo-session.mjs'
import { onDemoStack } from './demo-stack.mjs'
import { percentile } from './percentile.mjs'

const strangers = 1_000
/** Between a stranger's requests, on average: a page is looked at that long before it is loaded again. */
const lookMs = 5_000
const seconds = 20
/** Between the employer's requests. */
const pauseMs = 200
/** Milliseconds at the 95th percentile of whatever the employer asks for. */
const limit = 300

/** How long an employer waits at the board of a post while a thousand strangers look at its page. */
export async function bench() {
  await buildAll()
  return onDemoStack(measure)
}

async function measure({ addresses: { web }, addresses }) {
  const cookie = await demoSessionCookie(addresses)
  const employer = employerOf(web, cookie)
  const post = await employer.findPost()
  const page = `${web}/jobs/${post.id}`
  if ((await ask(page, {})) !== 200) throw new Error(`${page} is no page of an open job`)

  await workTheBoard(employer, post, 5)
  const alone = await workTheBoard(employer, post, seconds)
  const crowd = openAndLook(page, seconds)
  const beside = await workTheBoard(employer, post, seconds)
  const looked = await crowd
  console.table(
    Object.entries({ alone, [`beside ${strangers} strangers`]: beside }).map(([who, took]) => ({
      'the employer': who,
      answers: took.length,
      'median (ms)': Math.round(percentile(took, 0.5)),
      'p95 (ms)': Math.round(percentile(took, 0.95)),
      'worst (ms)': Math.round(percentile(took, 1)),
    })),
  )
  console.log(
    `Strangers: ${looked.length} pages, median ${Math.round(percentile(looked, 0.5))} ms, ` +
      `p95 ${Math.round(percentile(looked, 0.95))} ms; load average ${loadavg()[0].toFixed(1)}`,
  )
  const p95 = percentile(beside, 0.95)
  return p95 < limit ? [] : [`the employer waits ${Math.round(p95)} ms at the 95th percentile, over ${limit}`]
}

/** The requests of the demo company's owner, as their browser sends them. */
function employerOf(web, cookie) {
  const proxy = `${web}/api/job-post`
  const send = async (address, init = {}) => {
    const answer = await fetch(address, {
      ...init,
      headers: {
        cookie,
        origin: web,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...begunAs(cookie),
      },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`)
    return text
  }
  const boardOf = async (id) => JSON.parse(await send(`${proxy}/v1/job-posts/${id}/board`))
  const firstMovable = ({ stages }) =>
    stages
      .flatMap(({ items }) => items)
      .find(({ state, events }) => ['viewed', 'shortlisted'].includes(state) || events.includes('shortlist'))
  return {
    /** An open post with an applicant who can be moved. */
    async findPost() {
      const { items } = JSON.parse(await send(`${proxy}/v1/job-posts?state=published`))
      for (const { id } of items) {
        const applicant = firstMovable(await boardOf(id))
        if (applicant) return { id, applicantId: applicant.id }
      }
      throw new Error('no open post has applicants')
    },
    openPage: ({ id }) => send(`${web}/job-posting/${id}`),
    /** Shortlists the applicant, or takes that back. */
    async move({ id, applicantId }) {
      const { stages } = await boardOf(id)
      const { state } = stages.flatMap(({ items }) => items).find((item) => item.id === applicantId)
      const event = state === 'shortlisted' ? 'view' : 'shortlist'
      const body = JSON.stringify({ event, from: state })
      await send(`${proxy}/v1/applications/${applicantId}/events`, { method: 'POST', body })
    },
  }
}

/** Opens the page of the board and moves an applicant, again and again; returns the milliseconds of each. */
async function workTheBoard(employer, post, forSeconds) {
  const took = []
  const end = performance.now() + forSeconds * 1_000
  while (performance.now() < end) {
    for (const act of [employer.openPage, employer.move]) {
      const start = performance.now()
      await act(post)
      took.push(performance.now() - start)
      await wait(pauseMs)
    }
  }
  return took
}

/** Every stranger opens the page on a connection of their own and loads it again; returns the milliseconds of each. */
async function openAndLook(page, forSeconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: strangers })
  const took = []
  const end = performance.now() + forSeconds * 1_000
  const stranger = async () => {
    await wait(Math.random() * lookMs)
    while (performance.now() < end) {
      const start = performance.now()
      const status = await ask(page, { agent, headers: { 'accept-encoding': 'gzip' } })
      if (status !== 200) throw new Error(`${page} answered ${status}`)
      took.push(performance.now() - start)
      await wait(lookMs / 2 + Math.random() * lookMs)
    }
  }
  await Promise.all(Array.from({ length: strangers }, stranger))
  agent.destroy()
  return took
}
