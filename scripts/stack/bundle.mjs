import { cpSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { root } from './run.mjs'

const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  absWorkingDir: root,
  logLevel: 'warning',
  outExtension: { '.js': '.mjs' },
}

/** Bundled CommonJS packages use these three names, which ES modules do not have. */
const commonJsNames = `import { createRequire as createRequireOfBundle } from 'node:module'
import { dirname as dirnameOfBundle } from 'node:path'
import { fileURLToPath as pathOfBundle } from 'node:url'
const require = createRequireOfBundle(import.meta.url)
const __filename = pathOfBundle(import.meta.url)
const __dirname = dirnameOfBundle(__filename)`

/**
 * Bundles the services, their seeds and the sandbox into .build/services for running on this machine, with
 * packages left in node_modules.
 */
export async function bundleServices() {
  await build({
    ...shared,
    packages: 'external',
    sourcemap: 'linked',
    outdir: '.build/services',
    entryPoints: {
      'job-post/server': 'services/job-post/server.ts',
      'job-post/seed': 'services/job-post/seed-main.ts',
      'partim/server': 'services/partim/server.ts',
      'partim/seed': 'services/partim/seed-main.ts',
      'sandbox/server': 'services/sandbox/server.ts',
    },
  })
}

/** Packages that images do not need: the embedded database, the browsable API documentation, pretty-printed logs. */
const notInImages = [
  '@electric-sql/pglite',
  'drizzle-orm/pglite',
  '@fastify/swagger-ui',
  'pg-native',
  'pino-pretty',
]

/** Files that a service reads beside its bundle, where it finds them by the name of their package. */
const filesOf = {
  'job-post': [
    '@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf',
    '@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf',
  ],
}

/**
 * Bundles one service with its packages into .build/image/<name>: one file, the service's migrations, and what else it
 * reads.
 */
export async function bundleImage(name) {
  const folder = `.build/image/${name}`
  rmSync(`${root}${folder}`, { recursive: true, force: true })
  await build({
    ...shared,
    entryPoints: { server: `services/${name}/server.ts` },
    outdir: folder,
    external: notInImages,
    legalComments: 'none',
    banner: { js: commonJsNames },
  })
  cpSync(`${root}services/${name}/migrations`, `${root}${folder}/services/${name}/migrations`, {
    recursive: true,
  })
  for (const file of filesOf[name] ?? []) {
    cpSync(`${root}node_modules/${file}`, `${root}${folder}/node_modules/${file}`)
  }
}
