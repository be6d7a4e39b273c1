import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { documentTrust, writeDocumentPolicies } from './document-policies.mjs'

const hashOf = (content) => `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`

test('inline scripts are hashed, each once, byte for byte', () => {
  const thai = 'self.x="พาร์ทิม\n<p style=\\"color:red\\">"'
  const html = `<script id="_R_">${thai}</script><p><script>a()</script><script >a()</script></p>`
  expect(documentTrust(html)).toBe(`script-src 'self' ${hashOf(thai)} ${hashOf('a()')}`)
})

test('scripts with an address and data that browsers do not run are left out', () => {
  const html = `<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>`
  expect(documentTrust(html)).toBe("script-src 'self'")
})

test('inline styles are hashed as the browser reads them', () => {
  const html = `<style>p{}</style><p class="a" style="font-family:&quot;Anuphan&quot;">`
  expect(documentTrust(html)).toBe(
    `script-src 'self'; style-src ${hashOf('p{}')} 'unsafe-hashes' ${hashOf('font-family:"Anuphan"')}`,
  )
})

test('a prerendered page is served with its policy and keeps its other headers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'partim-policies-'))
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'guides/a.html'), '<script>a()</script>')
  writeFileSync(join(folder, 'guides/a.meta'), JSON.stringify({ headers: { 'x-a': '1' }, status: 404 }))
  expect(writeDocumentPolicies(folder)).toEqual(['guides/a'])
  expect(JSON.parse(readFileSync(join(folder, 'guides/a.meta'), 'utf8'))).toEqual({
    headers: { 'x-a': '1', 'content-security-policy': `script-src 'self' ${hashOf('a()')}` },
    status: 404,
  })
})

test('a page whose headers cannot be written stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'partim-policies-'))
  writeFileSync(join(folder, 'a.html'), '<script>a()</script>')
  expect(() => writeDocumentPolicies(folder)).toThrow('a.meta is missing')
})
