/**
 * `npm run generate` writes the generated files: the services' OpenAPI documents, the web's types and list of
 * operations made from them, .env.example, the README's settings table, storage.rules, the font subsets, and the
 * modules with the inline script and the error screen's texts, and the messages that are loaded late. With --check it
 * writes nothing and fails when a file is out of date.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { build, transformSync } from 'esbuild'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { fontFiles } from './stack/fonts.mjs'
import { root } from './stack/run.mjs'
import { PlainFailure, red } from './stack/terminal.mjs'

const services = ['job-post', 'partim']

/** Messages that browsers load apart from pages, as lib/i18n/late-messages.ts imports them. */
const lateNamespaces = [
  'accounts',
  'addresses',
  'applying',
  'dates',
  'displacement',
  'editing',
  'forms',
  'inviting',
  'maps',
  'notifications',
  'problems',
  'savedSearches',
  'shiftChoice',
  'unsent',
  'validation',
  'workTypes',
]

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

/** JSON indented by two spaces; a list or an object without others in it is on one line of at most 100 characters. */
const jsonText = (value) =>
  `${JSON.stringify(value, null, 2)
    .replaceAll(/\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g, (list, texts) => {
      const line = `[${texts.replaceAll(/",\s+"/g, '", "')}]`
      return line.length <= 100 ? line : list
    })
    .replaceAll(/\{\n\s+("\w+": [^\n{}]+(?:,\n\s+"\w+": [^\n{}]+)*)\n\s+\}/g, (object, pairs) => {
      const line = `{ ${pairs.replaceAll(/,\n\s+/g, ', ')} }`
      return line.length <= 100 ? line : object
    })}\n`

async function generatedFiles() {
  const documents = {}
  for (const service of services) {
    const { buildOpenApi } = await load(`services/${service}/app`)
    documents[service] = await buildOpenApi()
  }
  const { settingsTable } = await load('lib/config/settings-table')
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
  const { withWholeUnitsIn } = await load('lib/i18n/whole-units')
  const shown = withWholeUnitsIn(messages())
  for (const namespace of lateNamespaces) {
    files[`messages/late/${namespace}.json`] = `${JSON.stringify(shown[namespace], null, 2)}\n`
  }
  files['lib/i18n/generated/failed-page.ts'] = failedPageModule(operator)
  files['lib/i18n/generated/unavailable-page.ts'] = unavailablePageModule()
  files['lib/i18n/generated/consent-texts.ts'] = consentTextsModule()
  const { chunkGuardSource } = await load('lib/observability/chunk-guard-source')
  const { themeSource } = await load('lib/theme/theme-source')
  const { signInMarkSource } = await load('lib/auth/sign-in-mark')
  const { earlyPressSource } = await load('lib/navigation/early-press-source')
  const { latePartsSource } = await load('lib/navigation/late-parts-source')
  files['lib/observability/generated/chunk-guard.ts'] = chunkGuardModule(chunkGuardSource, [
    themeSource,
    signInMarkSource,
    earlyPressSource,
    latePartsSource,
  ])
  files['lib/offline/generated/offline-page.ts'] = await offlinePageModule(themeSource)
  return { ...files, ...(await fontFiles()) }
}

const header = (source) => `// Generated from ${source} by \`npm run generate\`. Do not edit.\n\n`

/** OpenAPI writes an optional sign-in as an empty alternative in the operation's `security`. */
function signInOf({ security }) {
  if (!security) return 'required'
  return security.length === 0 ? 'none' : 'optional'
}

function operationsModule(documents) {
  const rows = Object.entries(documents).flatMap(([service, document]) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        // Staff and services call the services directly; the web's proxies must not forward these operations.
        .filter(([, operation]) => !['ops', 'service'].includes(operation['x-access']))
        .map(([method, operation]) => ({
          service,
          method: method.toUpperCase(),
          path,
          signIn: signInOf(operation),
          pass: operation['x-pass'],
          isMedia: operation['x-media'],
          isSlow: operation['x-slow'],
        })),
    ),
  )
  const lines = rows.map(
    (row) =>
      `  { service: '${row.service}', method: '${row.method}', path: '${row.path}', signIn: '${row.signIn}'${row.pass ? `, pass: '${row.pass}'` : ''}${row.isMedia ? ', isMedia: true' : ''}${row.isSlow ? ', isSlow: true' : ''} },`,
  )
  return `${header("the services' openapi.json")}/** Every operation the proxies may forward; anything else is refused before it leaves. */
export const operations = [
${lines.join('\n')}
] as const satisfies readonly {
  service: 'job-post' | 'partim'
  method: string
  path: string
  signIn: 'none' | 'optional' | 'required'
  /** A phone app's pass opens it as well as a session does. */
  pass?: 'topup'
  /** Answers with a film, a picture or captions. */
  isMedia?: true
  /** May take a minute. */
  isSlow?: true
}[]
`
}

const messages = () => JSON.parse(readFileSync(`${root}messages/th.json`, 'utf8'))

const errorScreens = () => messages().errorScreens

/**
 * The inline script (what cannot wait for the other scripts, then the chunk guard) and the hash that allows it in the policy of
 * rendered pages.
 */
function chunkGuardModule(chunkGuardSource, looks) {
  const written = [...looks, chunkGuardSource(errorScreens().incomplete)].join(';\n')
  // Every page contains it twice: as a script, and in what React hydrates from.
  const script = transformSync(written, { minify: true, charset: 'utf8', target: 'es2022' }).code.trim()
  const hash = sha256(script).digest('base64')
  const sources =
    'lib/theme/theme-source.ts, lib/auth/sign-in-mark.ts, lib/navigation/early-press-source.ts, lib/navigation/late-parts-source.ts, lib/observability/chunk-guard-source.ts and messages/th.json'
  return `${header(sources)}/** The inline script that applies the chosen theme, knows whether somebody is signed in, keeps early presses, shows late parts at a page's end, and watches over a page's first scripts. */
export const chunkGuardScript = ${JSON.stringify(script)}

/** Its hash, as a policy spells it. */
export const chunkGuardHash = "'sha256-${hash}'"
`
}

const sha256 = (text) => createHash('sha256').update(text)

/** The offline page, its policy, and the service worker that caches it. */
async function offlinePageModule(themeSource) {
  const { offlinePageSource } = await load('lib/offline/offline-page-source')
  const { serviceWorkerSource } = await load('lib/offline/service-worker-source')
  const { secretScreens } = await load('lib/auth/secret-screens')
  const [, picture] = /<symbol id="offline"[^>]*>(.*?)<\/symbol>/s.exec(
    readFileSync(`${root}public/illustrations.svg`, 'utf8'),
  )
  const { html, style, scripts } = offlinePageSource({ texts: errorScreens().offline, picture, themeSource })
  const hashOf = (text) => `'sha256-${sha256(text).digest('base64')}'`
  const policy = `script-src ${scripts.map(hashOf).join(' ')}; style-src ${hashOf(style)}`
  const version = sha256(`${html}${policy}`).digest('hex').slice(0, 12)
  const sources = 'lib/offline, lib/theme/theme-source.ts, public/illustrations.svg and messages/th.json'
  return `${header(sources)}/** The page shown when another page cannot be loaded because there is no network. */
export const offlinePage = ${JSON.stringify(html)}

/** Its Content-Security-Policy: its scripts and styles by their hashes. */
export const offlinePagePolicy = ${JSON.stringify(policy)}

/** The service worker; its text changes with the page. */
export const serviceWorkerScript = ${JSON.stringify(serviceWorkerSource({ version, except: secretScreens }))}
`
}

/** The first script needs these few texts; importing the messages would add all of them to it. */
function failedPageModule({ supportEmail }) {
  const { failed } = errorScreens()
  const sources = 'messages/th.json and lib/config/operator.ts'
  return `${header(sources)}/** What a page says that failed: it must not need anything that has to be loaded first. */
export const failedPage = ${JSON.stringify({ ...failed, supportEmail }, null, 2)} as const
`
}

/** The first gate says these while keys are not to be had; it must not carry all messages for that. */
function unavailablePageModule() {
  return `${header('messages/th.json')}/** What a page says that cannot be answered now. */
export const unavailableTexts = ${JSON.stringify(errorScreens().unavailable, null, 2)} as const
`
}

/** Every page can open the cookie settings and few people do, so that their texts come with their script. */
function consentTextsModule() {
  const { settings, categories } = messages().consent
  return `${header('messages/th.json')}/** The texts of the cookie settings. */
export const consentTexts = ${JSON.stringify({ settings, categories }, null, 2)} as const
`
}

function envExample(settingsTable) {
  const lines = ['# Generated from lib/config/settings-table.ts by `npm run generate`.', '']
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

/** The README with an up-to-date settings table. */
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
