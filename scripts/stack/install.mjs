import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { root, run } from './run.mjs'
import { PlainFailure, step } from './terminal.mjs'

const needed = [20, 9, 0]

/** Stops with a one-line message when Node is older than package.json requires. */
export function checkNode() {
  const actual = process.versions.node.split('.').map(Number)
  const difference = needed.map((part, index) => (actual[index] ?? 0) - part).find((d) => d !== 0) ?? 0
  if (difference < 0) {
    throw new PlainFailure(`Node ${needed.join('.')} or newer is needed; this is ${process.versions.node}.`)
  }
}

/** Installs the packages of package-lock.json, unless the last installation was from the same lockfile. */
export async function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  const stamp = `${root}node_modules/.partim-lock`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  await step('Installing packages (a few minutes the first time)', async () => {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    writeFileSync(stamp, lock)
  })
}
