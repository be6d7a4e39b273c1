import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hintFrameworkScripts } from './compile-hints.mjs'
import { compressFiles } from './compressed-files.mjs'
import { writeDocumentPolicies } from './document-policies.mjs'
import { writeFailedPage } from './failed-page.mjs'
import { checkRendering } from './rendering.mjs'
import { bin, root, run } from './run.mjs'
import { step } from './terminal.mjs'

const webSources = [
  'app',
  'components',
  'lib',
  'validators',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'scripts/stack/document-policies.mjs',
  'scripts/stack/compile-hints.mjs',
  'scripts/stack/compressed-files.mjs',
  'scripts/stack/failed-page.mjs',
]
const serviceSources = [
  'services',
  'validators',
  'lib/addresses',
  'lib/auth/token.ts',
  'lib/config',
  'lib/event-streams/wire.ts',
  'lib/security',
  'lib/uploads',
  'package-lock.json',
]

/** Builds the web app and the bundles of services and sandbox, each only if its sources have changed. */
export async function buildAll() {
  await buildIfStale('services', serviceSources, buildServices)
  await buildIfStale('web', webSources, buildWeb)
}

async function buildIfStale(name, sources, build) {
  const stamp = `${root}.build/${name}.stamp`
  const hash = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(stamp, { force: true })
  await step(`Building ${name}`, build)
  mkdirSync(`${root}.build`, { recursive: true })
  writeFileSync(stamp, hash)
}

/**
 * Builds the web as a standalone server that needs no node_modules, writes the policies of its prerendered pages, and
 * compresses its files.
 */
export async function buildWeb() {
  await run(bin('next'), ['build'], { env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } })
  checkRendering(`${root}.next`)
  hintFrameworkScripts(`${root}.next`)
  writeFailedPage(root)
  writeFailedPage(`${root}.next/standalone`)
  writeDocumentPolicies(`${root}.next/standalone/.next/server/app`)
  // Next leaves these two folders out of the standalone server, which serves them only from its own folder.
  cpSync(`${root}.next/static`, `${root}.next/standalone/.next/static`, { recursive: true })
  if (existsSync(`${root}public`))
    cpSync(`${root}public`, `${root}.next/standalone/public`, { recursive: true })
  await compressFiles(`${root}.next/standalone`)
}

async function buildServices() {
  const { bundleServices } = await import('./bundle.mjs')
  await bundleServices()
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  const entries = readDirectory(full)
  if (!entries) {
    hash.update(`${path}\0`).update(readFileSync(full))
    return
  }
  for (const entry of entries) {
    if (!/\.test\.tsx?$/.test(entry)) addTo(hash, join(path, entry))
  }
}

function readDirectory(path) {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
