/** How quickly a company's list of members answers, measured in a browser like the branch list. */
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** The searches; each finds some of the members below, and none that the search before it found. */
export const memberSearches = ['มานี', 'ปิติ', 'ชูใจ', 'วีระ', 'colleague-017', 'colleague-142']

/**
 * Adds members to the demo company in the embedded database, which only one process can open, so the service is stopped
 * meanwhile. The members are only listed, so they need neither a sign-in nor mail.
 */
export async function addMembers(stack, count) {
  await stack.kill('job-post service')
  const database = await PGlite.create(join(stack.options.dataDir, 'job-post'))
  await database.exec('set search_path = job_post')
  const names = ['มานี รักเผ่าไทย', 'ปิติ พิทักษ์ถิ่น', 'ชูใจ เลิศล้ำ', 'วีระ ประสงค์สุข']
  await database.query(
    `insert into accounts (uid, email, phone, display_name, terms_version)
     select 'colleague-' || n, 'colleague-' || lpad(n::text, 3, '0') || '@demo.partim.example', '0812345678',
            ($2::text[])[1 + n % array_length($2::text[], 1)], 'sample'
     from generate_series(1, $1::int) as n`,
    [count, names],
  )
  await database.query(
    `insert into members (company_id, id, uid, role)
     select companies.id, gen_random_uuid(), 'colleague-' || n, 'recruiter'
     from companies, generate_series(1, $1::int) as n`,
    [count],
  )
  await database.close()
  await stack.startPart('job-post service')
}

/** The milliseconds from each search in the open list of members to the frame that shows only the members found. */
export const timeMemberSearches = (page, queries) =>
  page.evaluate(async (asked) => {
    const box = document.querySelector('#team input[type=search]')
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const shown = () => [...box.parentElement.querySelectorAll('li')].map(({ textContent }) => textContent)
    const times = []
    for (const query of asked) {
      const start = performance.now()
      put.call(box, query)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      while (shown().length === 0 || !shown().every((text) => text.includes(query))) {
        if (performance.now() - start > 10_000) throw new Error(`${query} is never answered`)
        await frame()
      }
      times.push(performance.now() - start)
    }
    return times
  }, queries)
