/**
 * `npm run migration -- <name>`: writes the next numbered migration of each service whose tables changed. What SQL alone can
 * do, moving data above all, is then added to it by hand, and `npm run migration -- --freeze` notes what it contains: from then
 * on nobody changes it (docs/decisions/0126).
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freeze, unfrozenOf } from './migrations/frozen.mjs'
import { bin, root } from './stack/run.mjs'
import { bold, dim, green } from './stack/terminal.mjs'

const {
  values: { freeze: shallFreeze },
  positionals: [name],
} = parseArgs({ options: { freeze: { type: 'boolean' } }, allowPositionals: true })

const services = ['job-post', 'partim']
const folderOf = (service) => `${root}services/${service}/migrations`

/** Only the newest snapshot says what the next migration has to change; each has thousands of lines. */
function keepNewestSnapshot(folder) {
  const snapshots = readdirSync(`${folder}/meta`).filter((file) => file.endsWith('_snapshot.json'))
  for (const file of snapshots.sort().slice(0, -1)) rmSync(`${folder}/meta/${file}`)
}

if (shallFreeze) {
  for (const service of services) {
    const frozen = freeze(folderOf(service))
    console.log(green(`${service}: ${frozen.length > 0 ? `${frozen.join(', ')} frozen` : 'all were frozen'}`))
  }
} else if (name) {
  for (const service of services) {
    const config = `services/${service}/drizzle.config.ts`
    // In the terminal, because it asks whether a column is another one or was renamed.
    spawnSync(bin('drizzle-kit'), ['generate', '--config', config, '--name', name], {
      cwd: root,
      stdio: 'inherit',
    })
    keepNewestSnapshot(folderOf(service))
    for (const tag of unfrozenOf(folderOf(service)))
      console.log(bold(`${service}: complete ${tag}.sql, then npm run migration -- --freeze`))
  }
} else {
  console.log(dim('npm run migration -- <name>, for example shifts_have_states'))
  process.exitCode = 1
}
