import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

/** Ways of leaving a page, or of sending a browser away, that go past lib/navigation. */
const waysAround = [
  /\bwindow\s*\.\s*open\s*\(/,
  /\blocation\s*\.\s*(?:assign|replace)\s*\(/,
  /\blocation\s*(?:\.\s*href\s*)?=(?![=>])/,
  /Response\s*\.\s*redirect\s*\(/,
  /\{\s*['"]?Location['"]?\s*:/,
]

/** The helper itself, in the browser and on the server, and the gate, whose targets are the request's own origin by construction. */
const doors = ['lib/navigation/navigate.ts', 'lib/navigation/redirect-answer.ts', 'lib/auth/gate.ts']

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
