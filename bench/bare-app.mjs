import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { bin, root, run } from '../scripts/stack/run.mjs'
import { startServer } from './server.mjs'

const folder = `${root}.build/bare-next`
// Next mirrors the path from the folder of the lockfile, so the server lies this deep.
const standalone = `${folder}/.next/standalone/.build/bare-next`

/**
 * What `measure` finds of the bare Next app, which runs meanwhile.
 * @template T
 * @param {(address: string) => Promise<T>} measure
 */
export async function onBareApp(measure) {
  const bare = await startServer(await buildBareApp())
  try {
    return await measure(bare.address)
  } finally {
    await bare.stop()
  }
}

/** Builds the bare Next app with this repository's own Next, once a version, and returns its server's path. */
export async function buildBareApp() {
  const { version } = JSON.parse(readFileSync(`${root}node_modules/next/package.json`, 'utf8'))
  const stamp = `${folder}/built`
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    cpSync(`${root}bench/bare-next`, folder, { recursive: true })
    symlinkSync(`${root}node_modules`, `${folder}/node_modules`)
    await run(bin('next'), ['build'], {
      cwd: folder,
      env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    })
    cpSync(`${folder}/.next/static`, `${standalone}/.next/static`, { recursive: true })
    writeFileSync(stamp, version)
  }
  return { command: process.execPath, args: ['server.js'], cwd: standalone }
}
