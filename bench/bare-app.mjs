import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { bin, root, run } from '../scripts/stack/run.mjs'
import { startServer } from './server.mjs'

const folder = `${root}.build/bare-next`
// The standalone output repeats the path from the lockfile's folder to the app.
const standalone = `${folder}/.next/standalone/.build/bare-next`

/**
 * Runs `measure` while the bare Next app is running, and returns its result.
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

/** Builds the bare Next app with this repository's Next, once per Next version; returns how to start its server. */
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
