import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import pg from 'pg'
import { postgresPrograms, startPostgres } from '../scripts/checks/postgres.mjs'
import { root } from '../scripts/stack/run.mjs'
import { PlainFailure } from '../scripts/stack/terminal.mjs'
import { checkBooks } from './ledger-books.mjs'
import { chooser } from './ledger-choice.mjs'
import { startServices, tokenIssuer } from './ledger-services.mjs'
import { againWith, seedsOf } from './seeds.mjs'

/** There are more clients than database connections (ten per process), so that requests also wait for a connection. */
const long = { seeds: 20, operations: 5_000, companies: 8, processes: 4, clients: 48, killEveryMs: 2_000 }
const short = { seeds: 1, operations: 200, companies: 2, processes: 2, clients: 24, killEveryMs: 700 }

/**
 * Stress test of the credit ledger on PostgreSQL: submits, approvals, rejections, cancellations and grants at random,
 * with credits that expire meanwhile, while processes of the service are killed without warning. Afterwards the books
 * must balance, and no acknowledged operation may be missing or recorded twice. `--short` is the variant of
 * `npm test`; `--seeds=7-12` or `--seeds=3,8` runs those alone.
 */
export async function bench() {
  const programs = await postgresPrograms()
  if (!programs) throw new PlainFailure('PostgreSQL is not installed on this machine.')
  const form = process.argv.includes('--short') ? short : long
  const seeds = seedsOf(form.seeds)
  const program = await bundle()
  const issuer = await tokenIssuer()
  const postgres = await startPostgres(programs)
  const rows = []
  const shortfalls = []
  const failed = []
  try {
    for (const seed of seeds) {
      const { figures, wrong } = await round({ seed, form, program, issuer, server: postgres.url })
      rows.push(figures)
      shortfalls.push(...wrong.map((what) => `seed ${seed}: ${what}`))
      if (wrong.length > 0) failed.push(seed)
      if (form === long) console.log(JSON.stringify(figures))
    }
  } finally {
    await postgres.stop()
    await issuer.close()
  }
  console.table(rows)
  return [...shortfalls, ...againWith('ledger', failed)]
}

/** The names that bundled CommonJS packages use and ES modules do not have. */
const commonJs = `
import * as benchModule from 'node:module'
import * as benchUrl from 'node:url'
const require = benchModule.createRequire(import.meta.url)
const __filename = benchUrl.fileURLToPath(import.meta.url)
const __dirname = benchUrl.fileURLToPath(new URL('.', import.meta.url))`

async function bundle() {
  const outfile = `${root}.build/bench/ledger-service.mjs`
  await build({
    absWorkingDir: root,
    entryPoints: ['services/job-post/testing-server.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Bundled packages halve the time a killed process takes to start again; those listed here are never loaded.
    external: ['@electric-sql/pglite', 'pg-native', 'pino-pretty', 'firebase-admin'],
    banner: { js: commonJs },
    logLevel: 'warning',
  })
  return outfile
}

async function round({ seed, form, program, issuer, server }) {
  const database = `ledger_${seed}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const url = new URL(server)
  url.pathname = `/${database}`
  const services = await startServices({ program, count: form.processes, databaseUrl: url.href, issuer })
  const books = new pg.Client({ connectionString: url.href, options: '-c search_path=job_post' })
  await books.connect()
  try {
    const companies = []
    for (let index = 0; index < form.companies; index++)
      companies.push(await found(services, `owner-${index}`))
    // A company that is not represented may have only two posts open at once.
    await books.query(
      'update companies set number_confirmed_at = coalesce(number_confirmed_at, now()), represented_at = now()',
    )
    const versionOf = async (id) =>
      (await books.query('select version from job_posts where id = $1', [id])).rows[0]?.version
    const done = await play({ seed, form, services, companies, versionOf })
    await services.settle()
    const wrong = await checkBooks(books, done.acknowledged)
    const { rows } = await books.query('select state, count(*)::int from credit_reservations group by state')
    const reservations = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    return {
      figures: {
        seed,
        operations: form.operations,
        acknowledged: done.acknowledged.length,
        'no credit': done.refused.no_credit ?? 0,
        'out of turn': done.refused.wrong_state ?? 0,
        kills: done.kills,
        'asked again': done.retries,
        ...reservations,
        seconds: Math.round(done.milliseconds / 1000),
      },
      wrong,
    }
  } finally {
    await books.end()
    await services.stop()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
}

const address = {
  line: '1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}

/**
 * Creates a company with a branch. The posts of every second company contain a phone number, so the review holds them.
 */
async function found(services, uid) {
  const must = async (path, body) => {
    const { status, json } = await services.ask(uid, path, body, randomUUID())
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`)
    return json.id
  }
  const index = Number(uid.split('-')[1])
  await services.ask(
    uid,
    '/v1/registrations',
    { displayName: 'สมชาย ใจดี', phone: '0812345678', acceptTerms: true },
    randomUUID(),
  )
  const juristicId = juristicIdOf(index)
  const attestation = await services.attest(juristicId)
  const companyId = await must('/v1/companies', { juristicId, name: 'บริษัท ทดสอบ จำกัด', address, attestation })
  const branch = {
    name: 'สาขา',
    taxBranchNumber: '00000',
    address,
    lat: '13.7',
    lng: '100.5',
    phone: '0212345678',
  }
  return {
    uid,
    companyId,
    branchId: await must('/v1/branches', { ...branch, photos: [] }),
    isHeld: index % 2 === 1,
    posts: [],
  }
}

function juristicIdOf(index) {
  const digits = `010555${String(index).padStart(6, '0')}`
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (13 - at), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}

/** Runs all clients until the operations are used up, and kills processes meanwhile. */
async function play({ seed, form, services, companies, versionOf }) {
  const start = performance.now()
  const choose = chooser(seed)
  const done = { acknowledged: [], refused: {}, kills: 0, retries: 0, milliseconds: 0 }
  let left = form.operations
  let isOver = false
  const client = async () => {
    while (left-- > 0) await operate({ choose, services, companies, versionOf, done })
  }
  const killer = async () => {
    while (!isOver) {
      await wait(form.killEveryMs)
      if (isOver) return
      if (await services.killOne(choose.below(form.processes))) done.kills += 1
    }
  }
  const killing = killer()
  await Promise.all(Array.from({ length: form.clients }, client))
  isOver = true
  await killing
  done.milliseconds = performance.now() - start
  done.retries = services.retries()
  return done
}

const dayAhead = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
const draftOf = ({ branchId, isHeld }) => ({
  branchId,
  description: isHeld ? 'โทร 0812345678' : 'เสิร์ฟอาหาร',
  type: 'daily',
  workType: 'waiter',
  title: `พนักงานเสิร์ฟ ${randomUUID().replace(/\D/g, '').slice(0, 8)}`,
  headcount: 2,
  payUnit: 'day',
  payAmount: 60_000,
  payday: 'same_day',
  shifts: [{ date: dayAhead, startTime: '09:00', endTime: '18:00', breakMinutes: 60 }],
})

/** Sends one random operation, again with its key until it is answered; records it if it was acknowledged. */
async function operate({ choose, services, companies, versionOf, done }) {
  const company = choose.of(companies)
  const { uid, companyId, posts } = company
  const what = posts.length === 0 ? 'write' : choose.operation()
  const key = randomUUID()
  if (what === 'write') {
    const { status, json } = await services.ask(uid, '/v1/job-posts', draftOf(company), key)
    if (status === 201) posts.push(json.id)
    return
  }
  if (what === 'grant') {
    const expiresAt =
      choose.below(2) === 0 ? null : new Date(Date.now() + 1_000 + choose.below(4_000)).toISOString()
    const body = { kind: 'job_post', amount: 1 + choose.below(3), expiresAt, reason: 'bench' }
    const { status } = await services.ask('staff', `/v1/ops/companies/${companyId}/credit-grants`, body, key)
    if (status === 201) done.acknowledged.push({ subject: companyId, action: 'credit.granted' })
    return
  }
  // One of the twelve newest posts, because most older ones have ended.
  const id = posts[Math.max(0, posts.length - 1 - choose.below(12))]
  const isStaffs = what === 'approve' || what === 'reject'
  const path = isStaffs ? `/v1/ops/job-posts/${id}/events` : `/v1/job-posts/${id}/events`
  const body = isStaffs ? { event: what, reason: 'bench' } : { event: what }
  // Staff decide about the post they read, which a member may change meanwhile.
  const version = isStaffs ? await versionOf(id) : undefined
  const { status, json } = await services.ask(isStaffs ? 'staff' : uid, path, body, key, version)
  if (status !== 200) {
    done.refused[json.code] = (done.refused[json.code] ?? 0) + 1
    return
  }
  const event = what === 'submit' ? (json.state === 'published' ? 'publish' : 'hold') : what
  done.acknowledged.push({ subject: id, action: `job_post.${event}` })
}
