/**
 * `npm run migration`: adds the changes to the tables to the single migration of each service (docs/decisions/0059).
 * The migration gets a new time, so a service refuses a database that has only the earlier version.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { bin, root, run } from './stack/run.mjs'
import { dim, green } from './stack/terminal.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

for (const service of ['job-post', 'partim']) {
  await run(bin('drizzle-kit'), ['generate', '--config', `services/${service}/drizzle.config.ts`])
  const folder = `${root}services/${service}/migrations`
  const journal = readJson(`${folder}/meta/_journal.json`)
  const [start, change] = journal.entries
  if (!change) {
    console.log(dim(`${service}: no table changed`))
    continue
  }
  const [startSql, changeSql] = [`${folder}/${start.tag}.sql`, `${folder}/${change.tag}.sql`]
  const statements = [startSql, changeSql].map((path) => readFileSync(path, 'utf8').trim())
  writeFileSync(startSql, `${statements.join('--> statement-breakpoint\n')}\n`)
  const [before, after] = ['0000', '0001'].map((index) => `${folder}/meta/${index}_snapshot.json`)
  writeJson(before, { ...readJson(after), prevId: readJson(before).prevId })
  writeJson(`${folder}/meta/_journal.json`, { ...journal, entries: [{ ...start, when: change.when }] })
  rmSync(changeSql)
  rmSync(after)
  console.log(green(`${service}: ${start.tag}.sql and its snapshot have the change`))
}
