import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { nonceOf, withAddresses, withHashes, withoutNonceInData } from './cacheable-document'

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
  const pushed = 'self.__next_f.push([1,"0:{\\"nonce\\":\\"$undefined\\"  }"])'
  expect(html).toContain(pushed)
  expect(policy).toBe(`script-src 'self' ${hash('guard')} ${hash(pushed)}; style-src ${hash('p{}')}`)
  expect(policy).not.toContain(hash("alert('written by somebody')"))
  expect(policy).not.toContain('strict-dynamic')
})

/** A document with React's data in pieces that end at these bytes, as the framework writes it. */
function documentOf(data: string, ends: readonly number[]): string {
  const bytes = Buffer.from(data)
  const starts = [0, ...ends]
  const scripts = starts.map((start, index) => {
    const piece = bytes.subarray(start, ends[index])
    const pushed = isUtf8(piece) ? [1, piece.toString()] : [3, piece.toString('base64')]
    const escaped = JSON.stringify(pushed).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c')
    return `<script nonce="${nonce}">self.__next_f.push(${escaped})</script><p>บ้าน</p>`
  })
  return `<html>${scripts.join('')}</html>`
}

/** What the framework's router reads in a document, and the sizes of the pieces. */
function dataIn(html: string): { data: string; sizes: number[] } {
  const pieces = [...html.matchAll(/push\((\[[13],.*?\])\)<\/script>/g)].map(([, text = '']) => {
    const [kind, piece] = JSON.parse(text) as [number, string]
    return Buffer.from(piece, kind === 1 ? 'utf8' : 'base64')
  })
  return { data: Buffer.concat(pieces).toString(), sizes: pieces.map(({ length }) => length) }
}

test('a nonce goes from data wherever it is cut, also within a character', () => {
  const data = `0:["ก&<",{"nonce":"${nonce}","a":1}]\n1:{"b":"ข","nonce":"${nonce}"}\n`
  const clean = data.replaceAll(`"nonce":"${nonce}"`, '"nonce":"$undefined"  ')
  const { length } = Buffer.from(data)
  for (let first = 1; first < length; first += 1) {
    const ends = [first, Math.min(first + 7, length)]
    const { html, policy } = withHashes(documentOf(data, ends), { nonce, policy: '' })
    const read = dataIn(html)
    expect({ ...read, hasNonce: html.includes(nonce) }).toEqual({
      data: clean,
      sizes: [first, (ends[1] ?? 0) - first, length - (ends[1] ?? 0)],
      hasNonce: false,
    })
    for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/g))
      expect(policy).toContain(hash(script))
  }
})

test('a page with its nonce anywhere else is not cached', () => {
  const stated = { nonce, policy: '' }
  expect(() => withHashes(`<p>${nonce}</p>`, stated)).toThrow('a nonce is left in a page')
  const data = `0:["ก","${nonce}"]\n`
  // Cut within the character, so that no letter of it stands in the document.
  expect(() => withHashes(documentOf(data, [5]), stated)).toThrow('a nonce is left in the data of a page')
})

test('data for the router is without its nonce', () => {
  expect(withoutNonceInData(`0:{"nonce":"${nonce}"}`, nonce)).toBe('0:{"nonce":"$undefined"  }')
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
