/**
 * `npm run lock`, to be run after every change of dependencies. Some registries do not carry the native builds for
 * other platforms; npm then leaves them out of package-lock.json, and `npm ci` rejects the file as out of sync. This
 * adds the missing entries, taken from the packages' own optionalDependencies, so that the lockfile is complete on
 * every platform.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './stack/run.mjs'

const file = `${root}package-lock.json`
const lock = JSON.parse(readFileSync(file, 'utf8'))

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/** Looks a package up as Node does: from the folder of the package that depends on it up to the root. */
function isLocked(name, from) {
  if (`${from}${from && '/'}node_modules/${name}` in lock.packages) return true
  if (from === '') return false
  return isLocked(
    name,
    from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '',
  )
}

/** The platform of a native build, derived from its name, such as `@swc/core-linux-arm-gnueabihf`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-')
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = name.includes('musl') ? ['musl'] : /gnu$/.test(name) && os.includes('linux') ? ['glibc'] : []
  if (cpu.length !== 1) throw new Error(`${name} does not say what it is for`)
  return { cpu, ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) }
}

let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(name, path)) continue
    if (!/^\d+\.\d+\.\d+\S*$/.test(version)) throw new Error(`${name}@${version} is not one version`)
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} native builds of other platforms added`)
