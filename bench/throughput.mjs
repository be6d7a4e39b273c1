import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import process from 'node:process'
import { buildAll } from '../scripts/stack/build.mjs'
import { ask } from './ask.mjs'
import { onBareApp } from './bare-app.mjs'
import { demoSessionCookie } from './demo-session.mjs'
import { onDemoStack } from './demo-stack.mjs'

const atOnce = 16
const isShort = process.argv.includes('--short')
const rounds = isShort ? 2 : 5
const secondsEach = isShort ? 0.5 : 3

/** The search for people with twenty cards, where many live. */
const people = '/partimers?near=13.7449,100.5302&work=waiter'
/** The most kilobytes of its markup, before compression. */
const peopleLimit = 150

/** Requests a second as a part of what a bare page of the same kind gets. */
const strangersLimit = 0.2
const signedInLimit = isShort ? 0.02 : 0.1

/**
 * How many requests a second pages answer, sixteen at once, in turns with a page of a bare Next app of the same kind: a
 * prerendered one beside strangers' pages, one rendered for each request beside those of signed-in people. Beside it the
 * processor time of a request in the web, and in the services behind it. `--short` is part of `npm run test:long`: there members'
 * pages have a lower limit, as its few seconds beside other work say little.
 */
export async function bench() {
  await buildAll()
  return onDemoStack((stack) => onBareApp((bare) => measure(bare, stack)))
}

async function measure(bare, stack) {
  const { web, jobPost } = stack.addresses
  const { items } = await (await fetch(`${jobPost}/v1/public/job-posts?limit=1`)).json()
  const cookie = await demoSessionCookie(stack.addresses)
  const [job] = items
  const strangers = ['/', '/privacy-policy', '/login', '/jobs', `/jobs/${job.id}`]
  const members = ['/job-posting', '/dashboard', `/job-posting/${job.id}`, people]
  const pages = [
    { page: 'bare, static', address: `${bare}/` },
    ...strangers.map((page) => ({
      page,
      address: `${web}${page}`,
      besides: 'bare, static',
      limit: strangersLimit,
    })),
    { page: 'bare, dynamic', address: `${bare}/dynamic` },
    // What the first gate does by itself: it turns away who is not signed in.
    { page: 'the gate alone', address: `${web}/dashboard`, besides: 'bare, dynamic' },
    ...members.map((page) => ({
      page,
      address: `${web}${page}`,
      headers: { cookie },
      besides: 'bare, dynamic',
      limit: signedInLimit,
    })),
  ]
  const rates = new Map(pages.map(({ page }) => [page, []]))
  const costs = new Map(pages.map(({ page }) => [page, []]))
  for (const { address, headers } of pages) await load(address, headers, 0.5)
  for (let round = 0; round < rounds; round++) {
    for (const { page, address, headers } of pages) {
      const before = processorTimes(stack)
      const { count, seconds } = await load(address, headers, secondsEach)
      const after = processorTimes(stack)
      rates.get(page).push(count / seconds)
      costs
        .get(page)
        .push(
          Object.fromEntries(Object.keys(after).map((name) => [name, (after[name] - before[name]) / count])),
        )
    }
  }
  const rows = pages.map(({ page, besides, limit }) => {
    const rate = median(rates.get(page))
    const cost = (name) => median(costs.get(page).map((times) => times[name])).toFixed(2)
    return {
      page: page.replace(job.id, '{id}'),
      'requests a second': Math.round(rate),
      'of a bare page': besides ? Number((rate / median(rates.get(besides))).toFixed(3)) : '',
      'web (ms)': cost('web'),
      'services (ms)': cost('services'),
      limit: limit ?? '',
    }
  })
  console.table(rows)
  const slow = rows
    .filter(({ limit, 'of a bare page': part }) => limit !== '' && part < limit)
    .map(({ page, limit, 'of a bare page': part }) => `${page}: ${part} of a bare page is under ${limit}`)
  const large = await tooLarge(`${web}${people}`, cookie)
  return isShort ? slow : [...slow, ...large]
}

/** Says the size of the page of people, and whether it is over its limit. */
async function tooLarge(address, cookie) {
  const html = await (await fetch(address, { headers: { cookie } })).text()
  const kilobytes = Math.round(Buffer.byteLength(html) / 1024)
  const cards = html.split('id="person-').length - 1
  console.log(`the page of people has ${cards} cards and ${kilobytes} KB of markup before compression`)
  return kilobytes > peopleLimit ? [`/partimers: ${kilobytes} KB of markup are over ${peopleLimit} KB`] : []
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Asks for an address, sixteen at once, for so many seconds; every answer must be a page. */
async function load(address, headers = {}, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const start = performance.now()
  const end = start + seconds * 1_000
  let count = 0
  const client = async () => {
    while (performance.now() < end) {
      const status = await ask(address, { agent, headers: { 'accept-encoding': 'gzip', ...headers } })
      if (status >= 400) throw new Error(`${address} answered ${status}`)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  agent.destroy()
  return { count, seconds: (performance.now() - start) / 1_000 }
}

/** Milliseconds of processor time so far, user and system (proc(5): fields 14 and 15, in ticks of 10 ms). */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const processorTimes = (stack) => ({
  web: processorTime(stack.pidOf('web')),
  services: processorTime(stack.pidOf('job-post service')) + processorTime(stack.pidOf('partim service')),
})
