import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buildAll } from '../scripts/stack/build.mjs'
import { startStack } from '../scripts/stack/processes.mjs'
import { onBareApp } from './bare-app.mjs'
import { begunAs } from './begun-as.mjs'
import { demoSessionCookie } from './demo-session.mjs'
import { demoPorts } from './demo-stack.mjs'
import { pageWeight } from './page-weight.mjs'

/** Limits in kilobytes after gzip, of a list's HTML before it; the framework's scripts alone are about 133. */
const open = { script: 145, style: 15, font: 56 }
const openList = { ...open, html: 150 }
/** Signing in, registering, and joining a company by its invitation, which does either. */
const signingIn = { script: 150, style: 15, font: 56 }
const signedIn = { script: 155, style: 15, font: 56 }
/** The account and a worker's profile, which have more forms and lists than other pages. */
const fullest = { ...signedIn, script: 160 }
/** Chat, with a sheet of its own besides that of all pages. */
const talking = { ...signedIn, style: 16 }
const list = { ...signedIn, html: 150 }
/** The same limits, for a page of workers. */
const ofWorkers = { ...signedIn }
/** Where one pays: the provider's script comes besides, with the choice of a card. */
const paying = { script: 165, style: 15, font: 56 }
const limitsOf = ({ job, own, order, people }) => ({
  '/': open,
  '/privacy-policy': open,
  '/question': open,
  '/product': open,
  '/profile-package/waiter': open,
  '/jobs': openList,
  [`/jobs/${job}`]: open,
  '/accept-invitation': signingIn,
  '/login': signingIn,
  '/register': signingIn,
  '/dashboard': signedIn,
  '/branch': signedIn,
  '/profile': signedIn,
  '/profile-document': signedIn,
  '/chat': talking,
  '/my-account': fullest,
  '/job-posting': list,
  '/job-posting/create': signedIn,
  '/job-posting/pending': signedIn,
  [`/job-posting/${own}`]: signedIn,
  [search]: list,
  [`/partimers/compare?people=${people.slice(0, 4).join()}`]: signedIn,
  [`/resume/${people[0]}`]: fullest,
  [`/partimers/videos/${people[0]}`]: signedIn,
  '/partimers/favourites': signedIn,
  '/partimers/favourites/invites': signedIn,
  '/credit-package': paying,
  [`/payment/callback?order=${order}`]: paying,
  [`/payment/promptpay?order=${order}`]: paying,
  '/employer/payment/topup': paying,
  [`/employer/payment/topup?order=${order}`]: paying,
  '/my-credit': signedIn,
  '/resume/demo-worker/videos': ofWorkers,
})

/** The search for people with a page of cards, where many live. */
const search = '/partimers?near=13.7449,100.5302'

/** The ids of workers whom the demo company finds there. */
async function foundWorkers(web, cookie) {
  const answer = await fetch(`${web}/api/partim/v1/workers/search?lat=13.7449&lng=100.5302`, {
    headers: { cookie },
  })
  const { items } = await answer.json()
  return items.map(({ id }) => id)
}

/** The id of a public post. */
async function publishedJob(jobPostService) {
  const answer = await fetch(`${jobPostService}/v1/public/job-posts?limit=1`)
  const { items } = await answer.json()
  return items[0].id
}

/** The id of a post of the demo company, which has applicants and matches to show. */
async function ownJob(web, cookie) {
  const answer = await fetch(`${web}/api/job-post/v1/job-posts?state=published&limit=1`, {
    headers: { cookie },
  })
  const { items } = await answer.json()
  return items[0].id
}

/** The id of a new order of the demo company. */
async function ownOrder(web, cookie) {
  const orders = `${web}/api/job-post/v1`
  const options = await fetch(`${orders}/purchase-options`, { headers: { cookie } })
  const { packages } = await options.json()
  const answer = await fetch(`${orders}/orders`, {
    method: 'POST',
    headers: {
      cookie,
      origin: web,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...begunAs(cookie),
    },
    body: JSON.stringify({ packageId: packages[0].id, branchId: null }),
  })
  const { id } = await answer.json()
  return id
}

/** Measures the first-load weight of the product's pages, and of a bare Next app unless `--alone` is given. */
export async function bench() {
  await buildAll()
  const rows = process.argv.includes('--alone')
    ? []
    : [{ page: 'bare Next app', ...(await onBareApp(pageWeight)) }]
  const stack = await startStack({
    ...demoPorts,
    dataDir: mkdtempSync(join(tmpdir(), 'partim-bench-')),
    seed: true,
  })
  let limits = {}
  try {
    const cookie = await demoSessionCookie(stack.addresses)
    limits = limitsOf({
      job: await publishedJob(stack.addresses.jobPost),
      own: await ownJob(stack.addresses.web, cookie),
      order: await ownOrder(stack.addresses.web, cookie),
      people: await foundWorkers(stack.addresses.web, cookie),
    })
    const workerCookie = await demoSessionCookie(stack.addresses, 'worker')
    const cookieOf = new Map([
      [signedIn, cookie],
      [fullest, cookie],
      [talking, cookie],
      [list, cookie],
      [paying, cookie],
      [ofWorkers, workerCookie],
    ])
    for (const page of Object.keys(limits)) {
      const sent = cookieOf.get(limits[page])
      const headers = sent ? { cookie: sent } : {}
      rows.push({ page, ...(await pageWeight(`${stack.addresses.web}${page}`, headers)) })
    }
  } finally {
    await stack.stop()
  }
  console.table(rows)
  return rows.flatMap(({ page, ...weights }) =>
    Object.entries(limits[page] ?? {})
      .filter(([kind, limit]) => weights[kind] > limit)
      .map(([kind, limit]) => `${page}: ${kind} ${weights[kind]} KB is over ${limit} KB`),
  )
}
