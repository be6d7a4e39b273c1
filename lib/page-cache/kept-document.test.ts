import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { nonceOf, withAddresses, withHashes } from './kept-document'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const nonce = 'bm9uY2U+/A=='

const document = `<html><head><link rel="preload" href="/a.css" nonce="${nonce}"><style nonce="${nonce}">p{}</style>
<script src="/a.js" nonce="${nonce}" async></script></head><body>
<script nonce="${nonce}">self.__next_f.push([1,"0:{\\"nonce\\":\\"${nonce}\\"}"])</script>
<script>alert('written by somebody')</script>
<script type="application/ld+json">{"name":"ร้าน"}</script></body></html>`

test('what the nonce let in is let in by hash, and nothing that did not carry it', () => {
  const { html, policy } = withHashes(document, {
    nonce,
    policy: `script-src 'nonce-${nonce}' 'strict-dynamic' ${hash('guard')}; style-src ${hash('toast')}`,
  })
  expect(html).not.toContain(nonce)
  const pushed = 'self.__next_f.push([1,"0:{\\"nonce\\":\\"$undefined\\"}"])'
  expect(html).toContain(pushed)
  expect(policy).toBe(`script-src 'self' ${hash('guard')} ${hash(pushed)}; style-src ${hash('p{}')}`)
  expect(policy).not.toContain(hash("alert('written by somebody')"))
  expect(policy).not.toContain('strict-dynamic')
})

test('the nonce is read from a policy', () => {
  expect(nonceOf(`default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'`)).toBe(nonce)
  expect(nonceOf("script-src 'self' 'sha256-abc='")).toBeNull()
})

test('a prerendered page with its address put in is trusted as before, and in nothing more', () => {
  const put = (text: string) => text.replaceAll('https://site.invalid', 'https://partim.example')
  const script = 'self.__next_f.push([1,"https://site.invalid/question"])'
  const other = "alert('https://site.invalid')"
  const page = `<link rel="canonical" href="https://site.invalid/question"><script>${script}</script><script>${other}</script>`
  const { html, policy } = withAddresses(page, `script-src 'self' ${hash(script)} ${hash('same')}`, put)
  expect(html).toBe(put(page))
  expect(policy).toBe(`script-src 'self' ${hash(put(script))} ${hash('same')}`)
})
