import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type LocalServer, startLocalServer } from '@/lib/testing/local-server'
import { compressFiles } from '@/scripts/stack/compressed-files.mjs'
import { compressedFolder, serveCompressedFiles } from './serve-compressed-files'

const script = '/_next/static/chunks/a.js'
const sprite = '/icons.svg'
const content = 'พาร์ทิม '.repeat(200)

let server: LocalServer
beforeAll(async () => {
  const built = mkdtempSync(join(tmpdir(), 'partim-static-'))
  mkdirSync(join(built, '.next/static/chunks'), { recursive: true })
  mkdirSync(join(built, 'public'))
  writeFileSync(join(built, '.next/static/chunks/a.js'), content)
  writeFileSync(join(built, '.next/static/chunks/small.js'), 'small()')
  writeFileSync(join(built, 'public/icons.svg'), content)
  writeFileSync(join(built, 'public/picture.png'), content)
  await compressFiles(built)
  serveCompressedFiles(join(built, compressedFolder))
  server = await startLocalServer((_, response) => response.end('the framework'))
})
afterAll(() => server.close())

/** `fetch` would decode what it gets, and spell the path otherwise. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    request({ hostname, port, path, method, headers }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) })
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
])('to a browser that accepts %s a file is sent as %s', async (accepted, encoding) => {
  const { status, headers, body } = await ask(script, { 'accept-encoding': accepted })
  const decoded = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
  expect([status, decoded.toString()]).toEqual([200, content])
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(body.length),
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

test.each([
  [sprite, 'public, max-age=0'],
  [`${sprite}?v=`, 'public, max-age=0'],
  [`${sprite}?v=85224b2d`, 'public, max-age=31536000, immutable'],
])('%s may be kept as %s says', async (path, cacheControl) => {
  const { headers } = await ask(path, { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': cacheControl })
})

test('only the head is sent to who asks for it', async () => {
  const { headers, body } = await ask(script, { 'accept-encoding': 'br' }, 'HEAD')
  expect([headers['content-encoding'], Number(headers['content-length']) > 0, body.length]).toEqual([
    'br',
    true,
    0,
  ])
})

test('and to who has the file in the same form', async () => {
  const first = await ask(script, { 'accept-encoding': 'br' })
  const asked = { 'if-none-match': `"other", W/${first.headers.etag}` }
  const again = await ask(script, { 'accept-encoding': 'br', ...asked })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag])
  expect(again.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  expect(await ask(script, { 'accept-encoding': 'gzip', ...asked })).toMatchObject({ status: 200 })
})

describe('is left to the framework:', () => {
  const compact = { 'accept-encoding': 'br, gzip' }
  test.each<[string, string, Record<string, string>]>([
    ['who accepts neither form', script, {}],
    ['who refuses both', script, { 'accept-encoding': 'br;q=0, gzip;q=0.0' }],
    ['a part of a file', script, { ...compact, range: 'bytes=0-9' }],
    ['a small file', '/_next/static/chunks/small.js', compact],
    ['a picture', '/picture.png', compact],
    ['an unknown file', '/_next/static/chunks/b.js', compact],
    ['the list', '/files.json', compact],
    ['a compressed file by its own name', `${script}.br`, compact],
    ['a path out of the folder', '/../static/chunks/a.js', compact],
    ['a longer spelling', '/public/../icons.svg', compact],
    ['an encoded spelling', '/%69cons.svg', compact],
    ['a name every object has', '/__proto__', compact],
  ])('%s', async (_, path, headers) => {
    const { body } = await ask(path, headers)
    expect(body.toString()).toBe('the framework')
  })
  test('another method', async () => {
    const { body } = await ask(script, compact, 'POST')
    expect(body.toString()).toBe('the framework')
  })
})
