import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { buildAll } from '../scripts/stack/build.mjs'
import { environmentOf, webFlags } from '../scripts/stack/processes.mjs'
import { root } from '../scripts/stack/run.mjs'
import { PlainFailure } from '../scripts/stack/terminal.mjs'
import { begunAs } from './begun-as.mjs'
import { onDemoStack } from './demo-stack.mjs'
import { readEvents } from './event-reader.mjs'
import { asSession, newEmployer, newWorker, send } from './people.mjs'
import { percentile } from './percentile.mjs'
import { freePort } from './server.mjs'

const companies = 25
const workersEach = 4
const streamsEach = 4
const messagesASecond = 20
const kills = 10
/** Between two kills; the process that was killed is back well before the next one. */
const secondsBetweenKills = 12
/** How long after a kill a message may take longer. */
const afterKillMs = 3_000

const limits = {
  'delivery, p95 (ms)': 250,
  'delivery within 3 s after a kill, p95 (ms)': 3_000,
  'messages lost': 0,
  'messages doubled': 0,
  'messages out of order': 0,
  'out after SIGTERM (ms)': 5_000,
}

/**
 * Chat under load: two instances of web and service on one PostgreSQL, 500 streams, 20 messages a second, and one of the
 * four processes killed ten times. Reports what each stream costs in memory.
 */
export async function bench() {
  await buildAll()
  return onDemoStack(async (stack) => {
    if (!stack.options.env.DATABASE_URL)
      throw new PlainFailure('chat is measured on PostgreSQL, which is not here')
    const pairs = await startPairs(stack)
    try {
      return await measure(stack, pairs)
    } finally {
      await Promise.all(pairs.flatMap(({ web, service }) => [web.end(), service.end()]))
    }
  })
}

/** Two pairs of web and service; each web asks the service of its own pair. */
async function startPairs(stack) {
  const pairs = []
  for (let place = 0; place < 2; place += 1) {
    const [servicePort, webPort] = [await freePort(), await freePort()]
    const env = {
      ...process.env,
      ...environmentOf(stack.options),
      PARTIM_API_URL: `http://127.0.0.1:${servicePort}`,
    }
    const service = await keptProcess({
      args: ['--enable-source-maps', '.build/services/partim/server.mjs'],
      env: { ...env, PORT: String(servicePort) },
      ready: `http://127.0.0.1:${servicePort}/readyz`,
    })
    const web = await keptProcess({
      args: [...webFlags, '.next/standalone/server.js'],
      env: { ...env, PORT: String(webPort), HOSTNAME: 'localhost' },
      ready: `http://localhost:${webPort}/api/readyz`,
    })
    pairs.push({ web, service, address: `http://localhost:${webPort}` })
  }
  return pairs
}

/** A process that can be killed and started again. */
async function keptProcess({ args, env, ready }) {
  let child
  let gone
  const start = async () => {
    child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
    const mine = child
    gone = new Promise((done) => mine.once('exit', (code, signal) => done(signal ?? code)))
    while (!(await fetch(ready).catch(() => undefined))?.ok) {
      if (mine.exitCode !== null) throw new Error(`${args.at(-1)} ended by itself`)
      await wait(50)
    }
  }
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await start()
  return {
    pid: () => child.pid,
    start,
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
    /** Resolves with how it ended, and the milliseconds until then. */
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return { how: 'gone', took: 0 }
      const from = performance.now()
      child.kill('SIGTERM')
      return { how: await gone, took: performance.now() - from }
    },
  }
}

async function measure(stack, pairs) {
  const people = await makePeople(stack)
  const talk = new Talk(people, pairs, stack.addresses.web)
  const before = memory(pairs)
  await talk.open()
  const perStream = (memory(pairs) - before) / talk.streamCount
  console.log(
    `${talk.streamCount} streams are open: ${Math.round(perStream)} KB each, in web and service together`,
  )

  const writing = talk.write()
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(secondsBetweenKills * 1_000)
    const { web, service } = pairs[kill % 2]
    const victim = kill % 4 < 2 ? service : web
    talk.noteKill()
    await victim.kill()
    await victim.start()
  }
  await wait(secondsBetweenKills * 1_000)
  talk.stop()
  await writing
  await talk.settle()
  const figures = { ...talk.figures(), 'out after SIGTERM (ms)': await endWithStreams(pairs[1]) }
  talk.close()
  console.table(
    Object.entries(figures).map(([name, value]) => ({ name, value: Math.round(value), limit: limits[name] })),
  )
  return Object.entries(limits)
    .filter(([name, limit]) => !(figures[name] <= limit))
    .map(([name, limit]) => `${name}: ${Math.round(figures[name])} is over ${limit}`)
}

/** The slower of service and web of a pair that are told to end while streams are open. */
async function endWithStreams({ web, service }) {
  const ended = await Promise.all([web.end(), service.end()])
  console.log(
    `told to end with streams open: ${ended.map(({ how, took }) => `${how} after ${Math.round(took)} ms`).join(', ')}`,
  )
  return Math.max(...ended.map(({ took }) => took))
}

/**
 * Employers and workers who may talk, with their conversations. Their companies are proven and their workers applicants
 * by rows alone: how that comes about is not what is measured.
 */
async function makePeople({ addresses, options }) {
  const client = new pg.Client({
    connectionString: options.env.DATABASE_URL,
    options: '-c search_path=job_post',
  })
  await client.connect()
  const conversations = []
  try {
    for (let place = 0; place < companies; place += 1) {
      const employer = await newEmployer(addresses, place)
      const own = { authorization: `Bearer ${employer}` }
      const { json: me } = await send(`${addresses.jobPost}/v1/me`, { method: 'GET', headers: own })
      const companyId = me.member.company.id
      await client.query(
        'update job_post.companies set number_confirmed_at = now(), represented_at = now() where id = $1',
        [companyId],
      )
      for (let each = 0; each < workersEach; each += 1) {
        const worker = await newWorker(addresses, place * workersEach + each)
        const { rows } = await client.query('select id from partim.workers where account_uid = $1', [
          worker.uid,
        ])
        const workerId = rows[0].id
        await client.query(
          `insert into partim.applicants (company_id, worker_id, until) values ($1, $2, now() + interval '1 day')`,
          [companyId, workerId],
        )
        const { json } = await asSession(employer, `${addresses.partim}/v1/company-conversations`, {
          workerId,
        })
        conversations.push({ id: json.id, employer, worker: worker.session })
      }
    }
  } finally {
    await client.end()
  }
  return conversations
}

/** Everybody's streams, and what was written and heard. */
class Talk {
  #conversations
  #pairs
  #origin
  #readers = []
  #sent = new Map()
  #kills = []
  #delays = { calm: [], afterKill: [] }
  #isStopping = false
  #outOfOrder = 0

  constructor(conversations, pairs, origin) {
    this.#conversations = conversations
    this.#pairs = pairs
    this.#origin = origin
  }

  get streamCount() {
    return this.#readers.length
  }

  async open() {
    const accounts = new Map()
    for (const { id, employer, worker } of this.#conversations) {
      accounts.set(employer, [...(accounts.get(employer) ?? []), id])
      accounts.set(worker, [...(accounts.get(worker) ?? []), id])
    }
    let place = 0
    for (const [session, ids] of accounts) {
      for (let each = 0; each < streamsEach; each += 1) {
        this.#readers.push(this.#reader(session, ids, place++))
      }
      // As people come, not all in one moment.
      await Promise.all(this.#readers.slice(-streamsEach).map(({ opened }) => opened))
    }
  }

  /** One open page: it puts messages in order by their numbers, and asks for those it misses, as the browser's does. */
  #reader(session, ids, place) {
    const first = place % 2
    const pairs = [this.#pairs[first], this.#pairs[1 - first]]
    const threads = new Map(ids.map((id) => [id, { last: 0, messages: [], asking: false }]))
    const prefix = this.#prefixOf(session)
    const take = (thread, message) => {
      if (message.seq <= thread.last) return
      if (message.seq !== thread.last + 1) this.#outOfOrder += 1
      thread.last = message.seq
      thread.messages.push(message.id)
      this.#noteHeard(message.id, session)
    }
    const catchUp = async (id) => {
      const thread = threads.get(id)
      if (!thread || thread.asking) return
      thread.asking = true
      try {
        for (let hasMore = true; hasMore; ) {
          const page = await this.#ask(
            session,
            'GET',
            `${prefix}/${id}/messages?after=${thread.last}&limit=50`,
            undefined,
            place,
          )
          for (const message of page.items) take(thread, message)
          hasMore = page.hasMore
        }
      } finally {
        thread.asking = false
      }
    }
    const catchUpAll = () => Promise.all([...threads.keys()].map(catchUp))
    const stream = readEvents({
      addresses: pairs.map(({ address }) => `${address}/api/talk/events`),
      headers: { cookie: `session=${session}` },
      heard: ({ type, data }) => {
        if (type === 'resync') return void catchUpAll()
        if (type !== 'message') return
        const { conversationId, message } = JSON.parse(data)
        const thread = threads.get(conversationId)
        if (!thread) return
        if (message.seq > thread.last + 1) return void catchUp(conversationId)
        take(thread, message)
      },
    })
    return { ...stream, threads, catchUpAll }
  }

  #prefixOf(session) {
    const isEmployer = this.#conversations.some(({ employer }) => employer === session)
    return isEmployer ? '/v1/company-conversations' : '/v1/conversations'
  }

  /** Asks through the web, as the page does, until an instance answers. */
  async #ask(session, method, path, body, place) {
    for (let attempt = 0; ; attempt += 1) {
      const { address } = this.#pairs[(place + attempt) % 2]
      try {
        const answer = await fetch(`${address}/api/partim${path}`, {
          method,
          headers: {
            cookie: `session=${session}`,
            origin: this.#origin,
            'sec-fetch-site': 'same-origin',
            ...begunAs(session),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(5_000),
        })
        if (answer.ok) return answer.status === 204 ? null : await answer.json()
        if (answer.status < 500 && answer.status !== 429) {
          throw new PlainFailure(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
        }
        await answer.body?.cancel()
      } catch (error) {
        if (error instanceof PlainFailure) throw error
      }
      if (attempt === 100) throw new Error(`${path} was never answered`)
      await wait(100)
    }
  }

  async write() {
    const writing = []
    for (let turn = 0; !this.#isStopping; turn += 1) {
      const at = (turn * 7) % this.#conversations.length
      const { id, employer, worker } = this.#conversations[at]
      const session = turn % 2 === 0 ? employer : worker
      const messageId = crypto.randomUUID()
      this.#sent.set(messageId, { conversationId: id, at: performance.now(), session })
      const path = `${this.#prefixOf(session)}/${id}/messages/${messageId}`
      writing.push(this.#ask(session, 'PUT', path, { text: `พรุ่งนี้เจอกัน ${turn}`, isConfirmed: false }, turn))
      await wait(1_000 / messagesASecond)
    }
    await Promise.all(writing)
  }

  noteKill() {
    this.#kills.push(performance.now())
  }

  #noteHeard(messageId, session) {
    const sent = this.#sent.get(messageId)
    if (!sent || sent.session === session) return
    const isAfterKill = this.#kills.some((kill) => sent.at >= kill - 250 && sent.at <= kill + afterKillMs)
    this.#delays[isAfterKill ? 'afterKill' : 'calm'].push(performance.now() - sent.at)
  }

  stop() {
    this.#isStopping = true
  }

  /** What has not come by itself a while after the last message is asked for no more: it counts as lost. */
  settle() {
    return wait(10_000)
  }

  figures() {
    const expected = new Map()
    for (const [messageId, { conversationId }] of this.#sent) {
      expected.set(conversationId, [...(expected.get(conversationId) ?? []), messageId])
    }
    let lost = 0
    let doubled = 0
    for (const { threads } of this.#readers) {
      for (const [id, { messages }] of threads) {
        const heard = new Set(messages)
        lost += (expected.get(id) ?? []).filter((messageId) => !heard.has(messageId)).length
        doubled += messages.length - heard.size
      }
    }
    const { calm, afterKill } = this.#delays
    console.log(
      `${this.#sent.size} messages were written, and heard ${calm.length + afterKill.length} times by others`,
    )
    return {
      'delivery, p95 (ms)': percentile(calm, 0.95),
      'delivery within 3 s after a kill, p95 (ms)': percentile(afterKill, 0.95),
      'messages lost': lost,
      'messages doubled': doubled,
      'messages out of order': this.#outOfOrder,
    }
  }

  close() {
    for (const { close } of this.#readers) close()
  }
}

/** Kilobytes of memory of all four processes. */
const memory = (pairs) =>
  pairs
    .flatMap(({ web, service }) => [web.pid(), service.pid()])
    .reduce(
      (sum, pid) =>
        sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
      0,
    )
