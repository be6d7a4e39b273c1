/**
 * `npm run generate`: writes what is derived from other sources: the services' OpenAPI documents, the web's
 * types and operation list made from them, .env.example, storage.rules, the fonts' subsets and what must travel in
 * the first script.
 * With --check it writes nothing and fails when a file is not what it should be.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { build } from 'esbuild'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { fontFiles } from './stack/fonts.mjs'
import { root } from './stack/run.mjs'
import { PlainFailure, red } from './stack/terminal.mjs'

const services = ['job-post', 'partim']

/** Bundles a TypeScript module of this repository and imports it. */
async function load(path) {
  const outfile = `${root}.build/generate/${path.replaceAll('/', '-')}.mjs`
  await build({
    entryPoints: [`${root}${path}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  return import(`${outfile}?${Date.now()}`)
}

/** JSON of two spaces, with a short list of texts on one line. */
const jsonText = (value) =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g, (list, texts) => {
    const line = `[${texts.replaceAll(/",\s+"/g, '", "')}]`
    return line.length <= 100 ? line : list
  })}\n`

async function generatedFiles() {
  const documents = {}
  for (const service of services) {
    const { buildOpenApi } = await load(`services/${service}/app`)
    documents[service] = await buildOpenApi()
  }
  const { settingsTable } = await load('lib/config/settings')
  const { storageRules } = await load('services/sandbox/storage/storage-rules')
  const files = {
    '.env.example': envExample(settingsTable),
    'README.md': readme(settingsTable),
    'storage.rules': storageRules(),
  }
  for (const service of services) {
    files[`services/${service}/openapi.json`] = jsonText(documents[service])
    const types = astToString(await openapiTypescript(documents[service]))
    files[`lib/api/generated/${service}.ts`] = `${header(`services/${service}/openapi.json`)}${types}`
  }
  files['lib/api/generated/operations.ts'] = operationsModule(documents)
  const { operator } = await load('lib/config/operator')
  files['lib/i18n/generated/failed-page.ts'] = failedPageModule(operator)
  const { chunkGuardSource } = await load('lib/observability/chunk-guard-source')
  const { themeSource } = await load('lib/theme/theme-source')
  files['lib/observability/generated/chunk-guard.ts'] = chunkGuardModule(chunkGuardSource, themeSource)
  return { ...files, ...(await fontFiles()) }
}

const header = (source) => `// Generated from ${source} by \`npm run generate\`. Do not edit.\n\n`

/** An empty alternative among the securities makes the sign-in optional. */
function signInOf({ security }) {
  if (!security) return 'required'
  return security.length === 0 ? 'none' : 'optional'
}

function operationsModule(documents) {
  const rows = Object.entries(documents).flatMap(([service, document]) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        // Staff use the services' addresses; the web has no screen for them and is no way to them.
        .filter(([, operation]) => !['ops', 'service'].includes(operation['x-access']))
        .map(([method, operation]) => ({
          service,
          method: method.toUpperCase(),
          path,
          signIn: signInOf(operation),
        })),
    ),
  )
  const lines = rows.map(
    (row) =>
      `  { service: '${row.service}', method: '${row.method}', path: '${row.path}', signIn: '${row.signIn}' },`,
  )
  return `${header("the services' openapi.json")}/** Every operation the proxies may forward; anything else is refused before it leaves. */
export const operations = [
${lines.join('\n')}
] as const satisfies readonly {
  service: 'job-post' | 'partim'
  method: string
  path: string
  signIn: 'none' | 'optional' | 'required'
}[]
`
}

const errorScreens = () => JSON.parse(readFileSync(`${root}messages/th.json`, 'utf8')).errorScreens

/** The inline script, the chosen theme in front of the guard, and the hash by which policies of rendered pages know it. */
function chunkGuardModule(chunkGuardSource, themeSource) {
  const script = `${themeSource}\n${chunkGuardSource(errorScreens().incomplete)}`
  const hash = createHash('sha256').update(script).digest('base64')
  const sources = 'lib/theme/theme-source.ts, lib/observability/chunk-guard-source.ts and messages/th.json'
  return `${header(sources)}/** The inline script that applies the chosen theme and watches over a page's first scripts. */
export const chunkGuardScript = ${JSON.stringify(script)}

/** Its hash, as a policy spells it. */
export const chunkGuardHash = "'sha256-${hash}'"
`
}

/** Importing the messages would bring all of them into the first script; these few are needed in it. */
function failedPageModule({ supportEmail }) {
  const { failed } = errorScreens()
  const sources = 'messages/th.json and lib/config/operator.ts'
  return `${header(sources)}/** What a page says that failed: it must not need anything that has to be loaded first. */
export const failedPage = ${JSON.stringify({ ...failed, supportEmail }, null, 2)} as const
`
}

function envExample(settingsTable) {
  const lines = ['# Generated from lib/config/settings.ts by `npm run generate`.', '']
  for (const [name, setting] of Object.entries(settingsTable)) {
    const value = setting.secret ? '' : (setting.local ?? setting.fallback ?? '')
    const notes = [
      setting.of.join(', '),
      setting.secret ? 'secret' : '',
      setting.fallback === null ? 'required on Cloud Run' : '',
    ]
    lines.push(`# ${setting.about} (${notes.filter(Boolean).join('; ')})`, `${name}=${value}`, '')
  }
  return lines.join('\n')
}

/** The README with its settings table brought up to date. */
function readme(settingsTable) {
  const rows = Object.entries(settingsTable).map(
    ([name, { of, about, local, fallback, secret }]) =>
      `| \`${name}\` | ${of.join(', ')} | ${about}${secret ? ' **Secret.**' : ''} | ${fallback === null ? 'required' : fallback && `\`${fallback}\``} | ${!secret && local ? `\`${local}\`` : ''} |`,
  )
  const table = [
    '| setting | read by | what it is | default | on your machine |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
  const [begin, end] = ['<!-- settings:begin -->', '<!-- settings:end -->']
  const text = readFileSync(`${root}README.md`, 'utf8')
  return `${text.slice(0, text.indexOf(begin) + begin.length)}\n${table}\n${text.slice(text.indexOf(end))}`
}

async function main() {
  const check = process.argv.includes('--check')
  const stale = []
  for (const [path, content] of Object.entries(await generatedFiles())) {
    const full = `${root}${path}`
    if (existsSync(full) && readFileSync(full).equals(Buffer.from(content))) continue
    if (check) stale.push(path)
    else {
      mkdirSync(dirname(full), { recursive: true })
      writeFileSync(full, content)
    }
  }
  if (stale.length > 0) throw new PlainFailure(`Not up to date, run npm run generate: ${stale.join(', ')}`)
}

main().catch((error) => {
  console.error(error instanceof PlainFailure ? red(error.message) : error)
  process.exit(1)
})
