import { createHash } from 'node:crypto'
import { inParallel, sendRaw } from '../attacks/raw-request'
import { expect, test } from '../fixtures'
import { stackAddress } from '../stack'

/** Scripts, styles and pictures made of text, which the build compresses (docs/decisions/0087). */
async function textFilesOf(path: string): Promise<string[]> {
  const { body } = await sendRaw(stackAddress, path)
  return [...new Set(body.match(/\/(?:_next\/static\/[\w./-]+\.(?:js|css)|icons\.svg\?v=\w+)/g) ?? [])]
}

/** A file as a browser reads it that asks for it in this form. */
async function read(path: string, accepted: string) {
  const answer = await fetch(`${stackAddress}${path}`, { headers: { 'accept-encoding': accepted } })
  const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
  return { answer, hash: hash.digest('hex') }
}

test('what a page loads is the same in every form, and is kept for a year', async () => {
  const files = await textFilesOf('/login')
  expect(files.length).toBeGreaterThan(10)
  const forms: (string | null)[] = []
  await inParallel(files, async (file) => {
    const plain = await read(file, 'identity')
    for (const form of ['br', 'gzip']) {
      const { answer, hash } = await read(file, `${form}, deflate`)
      expect([file, answer.status, hash]).toEqual([file, 200, plain.hash])
      for (const name of ['cache-control', 'content-type', 'cross-origin-resource-policy', 'vary'])
        expect([file, name, answer.headers.get(name)]).toEqual([file, name, plain.answer.headers.get(name)])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      forms.push(answer.headers.get('content-encoding'))
    }
  })
  // Short files are not compressed.
  expect(forms.filter((form) => form === 'br').length).toBeGreaterThan(10)
})

test('a file that a browser has is not sent again, and parts of it are sent', async () => {
  const [file = ''] = await textFilesOf('/login')
  const headers = { 'Accept-Encoding': 'br, gzip' }
  const first = await sendRaw(stackAddress, file, { headers })
  const again = await sendRaw(stackAddress, file, {
    headers: { ...headers, 'If-None-Match': String(first.headers.etag) },
  })
  expect([first.status, again.status, again.body]).toEqual([200, 304, ''])
  const part = await sendRaw(stackAddress, file, { headers: { Range: 'bytes=0-9' } })
  expect([part.status, part.body.length]).toEqual([206, 10])
})

test('no other file is sent, however its path is spelled', async () => {
  const headers = { 'Accept-Encoding': 'br, gzip' }
  for (const path of [
    '/files.json',
    '/.next/compressed/files.json',
    '/_next/compressed/files.json',
    '/_next/static/../compressed/files.json',
    '/_next/static/..%2fcompressed%2ffiles.json',
    '/icons.svg.br',
    '/../package.json',
  ]) {
    const { status } = await sendRaw(stackAddress, path, { headers })
    expect([path, status]).toEqual([path, 404])
  }
})
