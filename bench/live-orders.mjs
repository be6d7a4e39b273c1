import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, get, request } from 'node:http'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { buildAll } from '../scripts/stack/build.mjs'
import { addressesOf, environmentOf, webFlags } from '../scripts/stack/processes.mjs'
import { demoPorts, onDemoStack } from './demo-stack.mjs'
import { asSession, newEmployer, send } from './people.mjs'
import { freePort } from './server.mjs'

const people = 40
const ordersEach = 5
const secondsWatched = 20
const paidOrders = 10

const bundleOfFive = '019aa000-0000-7000-8000-000000000002'
const secretKey = { authorization: `Basic ${btoa('skey_test_sandbox_job_post:')}` }

/** What 200 people who wait for their payments may cost, and how soon they see it. */
const limits = {
  'requests a second': 20,
  'web (ms of processor time a second)': 100,
  'services (ms of processor time a second)': 200,
  'web memory (KB a stream)': 250,
  'seen after (ms)': 2_000,
}

/**
 * What it costs that 200 people watch orders that wait for their payment, half of them on each of two instances of the
 * web; how soon a payment is seen on both; and that streams of an instance that is ended go on at the other one.
 */
export async function bench() {
  await buildAll()
  const door = await startCounter(addressesOf({ ...demoPorts, dataDir: '' }).jobPost)
  try {
    return await onDemoStack(async (stack) => measure(stack, door), { JOB_POST_API_URL: door.address })
  } finally {
    door.close()
  }
}

async function measure(stack, door) {
  const second = await startSecondWeb(stack.options)
  try {
    const waiting = await makeOrders(stack.addresses)
    const webs = [stack.addresses.web, second.address]
    const pids = { web: [stack.pidOf('web'), second.pid], services: [stack.pidOf('job-post service')] }
    const before = memory(pids.web)
    const streams = waiting.map((order, place) => openStream(webs[place % 2], order))
    await Promise.all(streams.map(({ opened }) => opened))
    // Until the provider's turn has come, which it then keeps to.
    await wait(22_000)
    door.reset()
    const start = times(pids)
    await wait(secondsWatched * 1_000)
    const end = times(pids)
    const counts = door.counts()
    console.table(counts)
    const figures = {
      'requests a second': Object.values(counts).reduce((sum, count) => sum + count, 0) / secondsWatched,
      'web (ms of processor time a second)': (end.web - start.web) / secondsWatched,
      'services (ms of processor time a second)': (end.services - start.services) / secondsWatched,
      'web memory (KB a stream)': (memory(pids.web) - before) / streams.length,
    }
    const wrong = []
    if (streams.some(({ isOpen }) => !isOpen())) wrong.push('a stream was refused, or ended by itself')
    figures['seen after (ms)'] = await timePayments(stack.addresses, webs, waiting)
    wrong.push(...(await changeInstance(stack, second, waiting.at(-1))))
    for (const { close } of streams) close()
    console.table(
      Object.entries(figures).map(([name, value]) => ({
        name,
        value: Math.round(value),
        limit: limits[name],
      })),
    )
    return [
      ...wrong,
      ...Object.entries(limits)
        .filter(([name, limit]) => figures[name] > limit)
        .map(([name, limit]) => `${name}: ${Math.round(figures[name])} is over ${limit}`),
    ]
  } finally {
    await second.stop()
  }
}

/** Orders that wait for their payment, each with the session of who watches it. */
async function makeOrders(addresses) {
  const made = []
  for (let place = 0; place < people; place += 1) {
    const session = await newEmployer(addresses, place)
    for (let each = 0; each < ordersEach; each += 1) {
      const orders = `${addresses.jobPost}/v1/orders`
      const { json } = await asSession(session, orders, { packageId: bundleOfFive, branchId: null })
      await asSession(session, `${orders}/${json.id}/payments`, { method: 'promptpay' })
      made.push({ session, id: json.id, number: json.number })
    }
  }
  // Those of one person are on both instances.
  return made
}

/** The milliseconds from a payment until both instances have told it, at the worst. */
async function timePayments({ gateway }, webs, waiting) {
  const took = []
  for (const order of waiting.slice(0, paidOrders)) {
    const streams = webs.map((web) => openStream(web, order))
    await Promise.all(streams.map(({ opened }) => opened))
    await wait(Math.random() * 2_000)
    const { json } = await send(`${gateway}/search?scope=charge&query=${order.number}`, {
      method: 'GET',
      headers: secretKey,
    })
    const start = performance.now()
    await send(`${gateway}/charges/${json.data[0].id}/mark_as_paid`, { headers: secretKey })
    await Promise.all(streams.map(({ until }) => until('fulfilled')))
    took.push(performance.now() - start)
  }
  console.log(`payments seen after ${took.map(Math.round).join(', ')} ms`)
  return Math.max(...took)
}

/** A stream of an instance that is told to end is closed before the process ends, and opened again at the other one. */
async function changeInstance({ addresses }, second, order) {
  const stream = openStream(second.address, order)
  await stream.opened
  const start = performance.now()
  const ended = second.stop()
  await stream.closed
  const code = await ended
  console.log(
    `the streams of an instance end ${Math.round(performance.now() - start)} ms after SIGTERM (${code})`,
  )
  const again = openStream(addresses.web, order)
  await again.opened
  const isThere = again.states.at(-1) === 'awaiting_payment'
  again.close()
  return [
    ...(stream.isBroken() ? ['a stream was cut off instead of ended'] : []),
    ...(isThere ? [] : ['the other instance did not go on']),
  ]
}

/** Opens the stream of an order, as a browser does. */
function openStream(web, { session, id }) {
  const states = []
  const waiters = []
  let isOpen = false
  let isBroken = false
  let opened
  let closed
  const openedOnce = new Promise((done) => {
    opened = done
  })
  const closedOnce = new Promise((done) => {
    closed = done
  })
  const end = () => {
    isOpen = false
    closed()
  }
  const asked = get(
    `${web}/api/orders/${id}/changes`,
    { agent: false, headers: { cookie: `session=${session}`, accept: 'text/event-stream' } },
    (response) => {
      if (response.statusCode !== 200) {
        console.error(`a stream was answered ${response.statusCode}`)
        response.resume()
        isBroken = true
        opened()
        return end()
      }
      isOpen = true
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
        for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, at)) ?? []
          text = text.slice(at + 2)
          if (event !== 'order') continue
          states.push(JSON.parse(data).state)
          opened()
          for (const tell of waiters) tell()
        }
      })
      response.on('end', end)
      response.on('error', () => {
        isBroken = true
        end()
      })
    },
  )
  asked.on('error', () => {
    isBroken = true
    end()
  })
  return {
    states,
    opened: openedOnce,
    closed: closedOnce,
    isOpen: () => isOpen,
    isBroken: () => isBroken,
    /** Resolves at a state, or when the stream has ended. */
    until: (state) => {
      const seen = new Promise((done) => {
        const look = () => states.at(-1) === state && done()
        waiters.push(look)
        look()
      })
      return Promise.race([seen, closedOnce])
    },
    close: () => asked.destroy(),
  }
}

/** Stands between the web and the service, and counts what is asked. */
async function startCounter(target) {
  let counts = {}
  const server = createServer((asked, answer) => {
    const path = asked.url.split('?')[0].replaceAll(/[0-9a-f-]{36}/g, '{id}')
    const name = `${asked.method} ${path}`
    counts[name] = (counts[name] ?? 0) + 1
    const { hostname, port } = new URL(target)
    const passed = request(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
      (theirs) => {
        answer.writeHead(theirs.statusCode, theirs.headers)
        theirs.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    reset: () => {
      counts = {}
    },
    counts: () => ({ ...counts }),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function startSecondWeb(options) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, [...webFlags, '.next/standalone/server.js'], {
    env: { ...process.env, ...environmentOf(options), PORT: String(port), HOSTNAME: 'localhost' },
    stdio: 'ignore',
  })
  const gone = new Promise((done) => child.once('exit', (code, signal) => done(signal ?? code)))
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  while (!(await fetch(`${address}/api/readyz`).catch(() => undefined))?.ok) await wait(50)
  return {
    address,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM')
      const how = await gone
      process.off('exit', end)
      return how
    },
  }
}

/** Milliseconds of processor time so far, user and system (proc(5): fields 14 and 15, in ticks of 10 ms). */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const times = ({ web, services }) => ({
  web: sum(web.map(processorTime)),
  services: sum(services.map(processorTime)),
})

/** Kilobytes of memory of several processes. */
const memory = (pids) =>
  sum(pids.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)))
