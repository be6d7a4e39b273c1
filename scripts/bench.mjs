/**
 * `npm run bench -- <name>`: runs one measurement, prints its figures, and fails when a figure misses the limit stated
 * in the measurement's file. Without a name it lists the measurements.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { checkNode, installPackages } from './stack/install.mjs'
import { root } from './stack/run.mjs'
import { green, PlainFailure, red } from './stack/terminal.mjs'

/** A measurement is a file that exports `bench`; the other files in the folder are shared code. */
const isBench = (file) =>
  file.endsWith('.mjs') && /^export async function bench\(/m.test(readFileSync(file, 'utf8'))

async function main() {
  checkNode()
  await installPackages()
  const name = process.argv[2] ?? ''
  const file = `${root}bench/${name}.mjs`
  if (!/^[a-z-]+$/.test(name) || !existsSync(file) || !isBench(file)) {
    const names = readdirSync(`${root}bench`)
      .filter((entry) => isBench(`${root}bench/${entry}`))
      .map((entry) => entry.replace('.mjs', ''))
    throw new PlainFailure(`npm run bench -- <name>, where name is one of: ${names.join(', ')}`)
  }
  // A measurement ends the processes it started in an `exit` handler, which a signal alone would not run.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  const { bench } = await import(file)
  const shortfalls = await bench()
  for (const shortfall of shortfalls) console.error(red(shortfall))
  if (shortfalls.length > 0) process.exit(1)
  console.log(green(`${name}: within its limits`))
}

main().catch((error) => {
  console.error(error instanceof PlainFailure ? red(error.message) : error)
  process.exit(1)
})
