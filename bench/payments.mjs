import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import pg from 'pg'
import { postgresPrograms, startPostgres } from '../scripts/checks/postgres.mjs'
import { root } from '../scripts/stack/run.mjs'
import { PlainFailure } from '../scripts/stack/terminal.mjs'
import { chooser } from './ledger-choice.mjs'
import { startServices, tokenIssuer } from './ledger-services.mjs'
import { atProvider, chargesOf, count, keyOf, play } from './payments-play.mjs'
import { againWith, seedsOf } from './seeds.mjs'

const long = { seeds: 20, orders: 60, clients: 12 }
const short = { seeds: 1, orders: 24, clients: 6 }

const webhookSecret = Buffer.from('signs-events-of-the-payments-bench').toString('base64')
/** What becomes of orders, and how events arrive: each must happen, or a run proves little. */
const fates = ['paid', 'cards', 'refunds', 'disputes', 'twice']
const deliveries = ['doubled', 'late']
const columns = ['seed', 'orders', ...fates, 'faults', 'events', ...deliveries, 'differences', 'seconds']

/**
 * Orders of both merchants are made, paid by code and by card, paid twice, cancelled, refunded and disputed at random
 * while the payment provider is slow, hangs, resets connections and answers with errors and garbage, and while its
 * events come twice, late and out of order. Afterwards the provider's own list must agree with the service's payments,
 * refunds, credits and revenue without a difference. `--short` is the variant of `npm test`; `--seeds=7-20` or `--seeds=3,8`
 * runs those seeds alone, as to repeat one that failed.
 */
export async function bench() {
  const programs = await postgresPrograms()
  if (!programs) throw new PlainFailure('PostgreSQL is not installed on this machine.')
  const form = process.argv.includes('--short') ? short : long
  const seeds = seedsOf(form.seeds)
  await bundle()
  const issuer = await tokenIssuer()
  const postgres = await startPostgres(programs)
  const rows = []
  const shortfalls = []
  const failed = []
  try {
    for (const seed of seeds) {
      const { figures, wrong } = await named(seed, round({ seed, form, issuer, server: postgres.url }))
      rows.push(figures)
      console.log(columns.map((name) => `${name} ${figures[name]}`).join(', '))
      shortfalls.push(...wrong.map((what) => `seed ${seed}: ${what}`))
      if (wrong.length > 0) failed.push(seed)
    }
  } finally {
    await postgres.stop()
    await issuer.close()
  }
  console.table(rows, columns)
  // Of a few orders none may come to an end of each kind.
  const needed = seeds.length < long.seeds ? [] : [...fates, ...deliveries]
  const never = needed.filter((what) => rows.every((row) => row[what] === 0))
  return [
    ...shortfalls,
    ...againWith('payments', failed),
    ...never.map((what) => `${what}: none, which proves nothing`),
  ]
}

/** A round that breaks off says which seed it had, and how it is repeated. */
const named = (seed, round) =>
  round.catch((error) => {
    console.error(`seed ${seed} broke off. ${againWith('payments', [seed])}`)
    throw error
  })

const folder = `${root}.build/bench`
const programs = { service: `${folder}/payments-service.mjs`, gateway: `${folder}/payments-gateway.mjs` }

const bundle = () =>
  build({
    absWorkingDir: root,
    entryPoints: {
      'payments-service': 'services/job-post/testing-server.ts',
      'payments-gateway': 'bench/payments-gateway.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  })

/** Passes the provider's events on to the service: some of them twice, late, or after those that follow. */
async function startCourier(choose, deliver) {
  const counts = { events: 0, doubled: 0, late: 0 }
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => /^(content-type|omise-)/.test(name)),
    )
    counts.events += 1
    const merchant = request.url.slice(1)
    const how = choose.below(4)
    if (how === 0) {
      // It is taken, and delivered after others.
      counts.late += 1
      response.writeHead(200).end()
      await wait(200 + choose.below(800))
      await deliver(merchant, body, headers)
      return
    }
    const status = await deliver(merchant, body, headers)
    response.writeHead(status).end()
    if (how === 1) {
      counts.doubled += 1
      await deliver(merchant, body, headers)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    counts,
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function startGateway(scratch, webhookUrl) {
  const child = spawn(process.execPath, [programs.gateway], {
    cwd: root,
    env: {
      ...process.env,
      GATEWAY_FILE: join(scratch, 'gateway.jsonl'),
      WEBHOOK_URL: webhookUrl,
      WEBHOOK_SECRET: webhookSecret,
      EMPLOYERS_KEY: keyOf('employers'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const [address] = await once(child.stdout, 'data')
  return {
    address: String(address).trim(),
    stop: () => {
      process.off('exit', end)
      end()
    },
  }
}

async function round({ seed, form, issuer, server }) {
  const started = performance.now()
  const choose = chooser(seed)
  const scratch = mkdtempSync(join(tmpdir(), 'partim-payments-'))
  const database = `payments_${seed}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const url = new URL(server)
  url.pathname = `/${database}`
  let serviceAddress = ''
  const courier = await startCourier(choose, async (merchant, body, headers) => {
    const answer = await fetch(`${serviceAddress}/v1/payment-events/${merchant}`, {
      method: 'POST',
      headers,
      body,
    }).catch(() => null)
    return answer?.status ?? 503
  })
  const gateway = await startGateway(scratch, courier.url)
  const services = await startServices({
    program: programs.service,
    count: 1,
    databaseUrl: url.href,
    issuer,
    env: {
      OMISE_API_URL: gateway.address,
      OMISE_JOB_POST_WEBHOOK_SECRETS: webhookSecret,
      OMISE_EMPLOYERS_WEBHOOK_SECRETS: webhookSecret,
      TEST_CRASH_FILE: join(scratch, 'no-crash'),
    },
  })
  serviceAddress = services.address(0)
  const books = new pg.Client({ connectionString: url.href, options: '-c search_path=job_post' })
  await books.connect()
  try {
    const world = { choose, services, gateway: gateway.address, books, made: [], counts: {} }
    await found(world)
    await play(world, form)
    await settle(world)
    const wrong = await differences(world)
    return {
      figures: {
        seed,
        orders: world.made.length,
        ...Object.fromEntries(fates.map((fate) => [fate, 0])),
        ...world.counts,
        ...courier.counts,
        differences: wrong.length,
        seconds: Math.round((performance.now() - started) / 1000),
      },
      wrong,
    }
  } finally {
    await books.end()
    await services.stop()
    gateway.stop()
    courier.close()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
    rmSync(scratch, { recursive: true, force: true })
  }
}

const address = {
  line: '1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}

async function found({ services }) {
  const input = { displayName: 'สมชาย ใจดี', phone: '0812345678', acceptTerms: true }
  await services.ask('owner', '/v1/registrations', input, randomUUID())
  const juristicId = '0105550000001'
  const company = { juristicId: withCheck(juristicId), name: 'บริษัท ทดสอบ จำกัด', address }
  const { status, json } = await services.ask('owner', '/v1/companies', company, randomUUID())
  if (status !== 201) throw new Error(JSON.stringify(json))
}

function withCheck(written) {
  const digits = written.slice(0, 12)
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (13 - at), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}

/** How long the service may take to catch up: its routine for unanswered refunds begins once a minute. */
const settlesWithinMs = 180_000

/** Lets the service catch up as its routines do, as if their time had passed. */
async function settle(world) {
  const { services, books, made } = world
  const deadline = performance.now() + settlesWithinMs
  for (let turn = 0; performance.now() < deadline; turn += 1) {
    for (const table of ['payments', 'refunds'])
      await books.query(`update ${table} set asked_at = asked_at - interval '1 hour'`)
    for (const { id } of made) {
      await services.ask('owner', `/v1/orders/${id}/checks`, {}, randomUUID(), undefined, 1)
    }
    await services.ask('staff', '/v1/ops/payment-comparisons', {}, randomUUID(), undefined, 1)
    const { rows } = await books.query("select 1 from refunds where state = 'created'")
    if (rows.length === 0 && turn > 0) return
    await wait(300)
  }
}

/** What the provider's own list and the service disagree about. */
async function differences(world) {
  const { books, made, services } = world
  const wrong = []
  const { json } = await services.ask('staff', '/v1/ops/payment-comparisons', {}, randomUUID())
  if (json.differences !== 0) wrong.push(`the service itself finds ${json.differences} differences`)
  const theirs = { in: 0, out: 0 }
  for (const order of made) {
    const charges = await chargesOf(world, order)
    const paid = charges.filter(({ status }) => status === 'successful')
    const { rows } = await books.query(
      `select o.state = 'reversed' as "isReversed", o.refunded_satang::int as refunded, o.disputed_at is not null as "isDisputed",
        (select count(*)::int from credit_grants g where g.subject = 'order:' || o.id) as grants,
        (select coalesce(sum(e.amount), 0)::int from credit_entries e join credit_grants g
          on g.company_id = e.company_id and g.id = e.grant_id
          left join credit_grants origin on origin.company_id = g.company_id and origin.id = g.origin_id
          where coalesce(origin.subject, g.subject) = 'order:' || o.id) as credits,
        (select count(*)::int from payments p where p.order_id = o.id and p.state = 'successful') as payments,
        (select count(*)::int from payments p where p.order_id = o.id and p.is_extra) as extra
       from orders o where o.id = $1`,
      [order.id],
    )
    const [ours] = rows
    const disputed = paid.find((charge) => charge.dispute)?.dispute
    const { status: dispute, amount: disputedAmount } = disputed
      ? await atProvider(world, order.key, `/disputes/${disputed}`)
      : {}
    const isLost = dispute === 'lost'
    const isDisputed = dispute === 'open' || dispute === 'pending'
    const theirRefunds = paid.reduce((sum, { refunded_amount: amount }) => sum + amount, 0)
    theirs.in += paid.reduce((sum, { amount }) => sum + amount, 0)
    theirs.out += theirRefunds + (isLost ? disputedAmount : 0)
    const isKept = paid.length > 0 && !isLost && !isDisputed
    const expected = {
      grants: Math.min(paid.length, 1),
      payments: paid.length,
      extra: Math.max(paid.length - 1, 0),
      refunded: theirRefunds,
      isDisputed,
      isReversed: isLost,
      credits: isKept ? order.size - Math.ceil((theirRefunds * order.size) / order.totalSatang) : 0,
    }
    for (const [name, value] of Object.entries(expected))
      if (ours[name] !== value)
        wrong.push(`${order.number}: ${name} ${ours[name]}, the provider says ${value}`)
    if (paid.length > 2) wrong.push(`${order.number}: ${paid.length} charges are paid`)
    if (paid.length > 0) count(world, 'paid')
  }
  const ours = await revenue(services)
  for (const way of ['in', 'out'])
    if (ours[way] !== theirs[way])
      wrong.push(`revenue has ${ours[way]} satang ${way}, the provider ${theirs[way]}`)
  return wrong
}

/** What the books of the run's days say came in and went out. */
async function revenue(services) {
  const [from, to] = [-1, 1].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  )
  const { merchants } = await services.read('staff', `/v1/ops/revenue?from=${from}&to=${to}`)
  const sum = (of) => merchants.reduce((total, merchant) => total + of(merchant), 0)
  return {
    in: sum(({ sold, extraSatang }) => sold.totalSatang + extraSatang),
    out: sum(
      ({ refunded, reversed, extraReturnedSatang }) =>
        refunded.totalSatang + reversed.totalSatang + extraReturnedSatang,
    ),
  }
}
