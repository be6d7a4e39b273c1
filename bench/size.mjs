import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buildAll } from '../scripts/stack/build.mjs'
import { startStack } from '../scripts/stack/processes.mjs'
import { onBareApp } from './bare-app.mjs'
import { demoSessionCookie } from './demo-session.mjs'
import { pageWeight } from './page-weight.mjs'

/** Kilobytes after gzip that design/quality.md allows; the framework alone is about 135. */
const open = { script: 145, style: 15, font: 56 }
const signingIn = { script: 180, style: 15, font: 56 }
const signedIn = { script: 165, style: 15, font: 56 }
const limitsOf = (job) => ({
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
  '/branch': signedIn,
  '/profile': signedIn,
  '/profile-document': signedIn,
  '/my-account': signedIn,
  '/job-posting': signedIn,
  '/job-posting/create': signedIn,
  '/job-posting/pending': signedIn,
})

/** The id of a post that anybody can read. */
async function publishedJob(jobPostService) {
  const answer = await fetch(`${jobPostService}/v1/public/job-posts?limit=1`)
  const { items } = await answer.json()
  return items[0].id
}

/** First-load weight of the product's pages, beside a bare Next app's unless `--alone`: that one has to be installed. */
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
    limits = limitsOf(await publishedJob(stack.addresses.jobPost))
    const cookie = await demoSessionCookie(stack.addresses)
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
