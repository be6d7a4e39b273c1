import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buildAll } from '../scripts/stack/build.mjs'
import { startStack } from '../scripts/stack/processes.mjs'
import { onBareApp } from './bare-app.mjs'
import { demoSessionCookie } from './demo-session.mjs'
import { pageWeight } from './page-weight.mjs'

/** Limits in kilobytes after gzip; the framework's scripts alone are about 133. */
const open = { script: 145, style: 15, font: 56 }
const signingIn = { script: 150, style: 15, font: 56 }
const signedIn = { script: 155, style: 15, font: 56 }
const limitsOf = ({ job, own }) => ({
  '/': open,
  '/privacy-policy': open,
  '/question': open,
  '/product': open,
  '/profile-package/waiter': open,
  '/jobs': open,
  [`/jobs/${job}`]: open,
  '/accept-invitation': open,
  '/login': signingIn,
  '/register': signingIn,
  '/dashboard': signedIn,
  '/branch': signedIn,
  '/profile': signedIn,
  '/profile-document': signedIn,
  '/my-account': signedIn,
  '/job-posting': signedIn,
  '/job-posting/create': signedIn,
  '/job-posting/pending': signedIn,
  [`/job-posting/${own}`]: signedIn,
  '/partimers/favourites': signedIn,
  '/partimers/favourites/invites': signedIn,
})

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

/** Measures the first-load weight of the product's pages, and of a bare Next app unless `--alone` is given. */
export async function bench() {
  await buildAll()
  const rows = process.argv.includes('--alone')
    ? []
    : [{ page: 'bare Next app', ...(await onBareApp(pageWeight)) }]
  const stack = await startStack({
    webPort: 3500,
    jobPostPort: 4501,
    partimPort: 4502,
    sandboxPort: 4510,
    dataDir: mkdtempSync(join(tmpdir(), 'partim-bench-')),
    seed: true,
  })
  let limits = {}
  try {
    const cookie = await demoSessionCookie(stack.addresses)
    limits = limitsOf({
      job: await publishedJob(stack.addresses.jobPost),
      own: await ownJob(stack.addresses.web, cookie),
    })
    for (const page of Object.keys(limits)) {
      const headers = limits[page] === signedIn ? { cookie } : {}
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
