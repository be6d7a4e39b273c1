import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

/** Ways of leaving a page, or of redirecting a browser, that bypass lib/navigation. */
const waysAround = [
  /\bwindow\s*\.\s*open\s*\(/,
  /\blocation\s*\.\s*(?:assign|replace)\s*\(/,
  /\blocation\s*(?:\.\s*href\s*)?=(?![=>])/,
  /Response\s*\.\s*redirect\s*\(/,
  /\{\s*['"]?Location['"]?\s*:/,
]

/**
 * The helper, in the browser and on the server; the gate, whose targets are always in the request's own origin; and the
 * keeper of presses, which follows the link that was pressed.
 */
const doors = [
  'lib/navigation/navigate.ts',
  'lib/navigation/redirect-answer.ts',
  'lib/navigation/early-press-source.ts',
  'lib/auth/gate.ts',
]

/** Ways of linking to another site, or into another window, that bypass externalLink. */
const linksAround = [/_blank/, /\bhref\s*[=:]\s*\{?\s*['"`](?:https?:)?\/\//]

const openOurPages = [
  'components/contact/contact-button.tsx',
  'components/accounts/terms-sentence.tsx',
  'components/screens/my-account/help-links.tsx',
]

/** The helper, the files that open our own pages or documents in a new window, and the guard, which only detects links. */
const linkDoors = [
  'lib/navigation/external-link.ts',
  ...openOurPages,
  'components/company-documents/document-row.tsx',
  'components/forms/use-leave-guard.ts',
]

const linksIn = (source: string) => linksAround.filter((way) => way.test(source)).map(String)
const waysIn = (source: string) => waysAround.filter((way) => way.test(source)).map(String)

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path)
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : []
  })
}

test.each([
  'window.open(address)',
  'location.assign(address)',
  'window.location.replace (address)',
  'location.href = address',
  'window.location = address',
  'return NextResponse.redirect(url)',
  'new Response(null, { status: 307, headers: { Location: address } })',
])('%s is found', (line) => {
  expect(waysIn(line)).toHaveLength(1)
})

test.each(['location.reload()', 'if (location.href === before) return', 'new URL(path, location.href)'])(
  '%s is no way out',
  (line) => {
    expect(waysIn(line)).toEqual([])
  },
)

test('external navigation goes through one helper', () => {
  const files = ['app', 'components', 'lib'].flatMap(sources)
  expect(files.length).toBeGreaterThan(200)
  const around = files
    .filter((file) => !doors.includes(file))
    .filter((file) => waysIn(readFileSync(file, 'utf8')).length > 0)
  expect(around).toEqual([])
  for (const door of doors) expect(waysIn(readFileSync(door, 'utf8'))).not.toEqual([])
})

test.each([
  '<a href={address} target="_blank">',
  "<a href={address} {...{ target: '_blank' }}>",
  '<a href="https://example.com">',
  '<a href={`https://example.com/`}>',
  "const link = { href: '//example.com' }",
])('%s is found', (line) => {
  expect(linksIn(line)).toHaveLength(1)
})

test.each([
  '<a href="/condition">',
  '<a href={`/resume/`}>',
  '<a {...externalLink(address)}>',
  '<a href={`mailto:a@example.com`}>',
])('%s is no way out', (line) => {
  expect(linksIn(line)).toEqual([])
})

test('links to other sites are made by one helper', () => {
  const around = ['app', 'components', 'lib']
    .flatMap(sources)
    .filter((file) => !linkDoors.includes(file))
    .filter((file) => linksIn(readFileSync(file, 'utf8')).length > 0)
  expect(around).toEqual([])
  for (const door of linkDoors) expect(linksIn(readFileSync(door, 'utf8'))).not.toEqual([])
})

test('what opens beside this page without the helper is a page of ours', () => {
  for (const file of openOurPages) {
    const addresses = readFileSync(file, 'utf8').match(/(?:href="|documentLink\(')[^"']+/g) ?? []
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(address).toMatch(/["']\/[^/\\]/)
  }
})
