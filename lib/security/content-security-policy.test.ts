import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { chunkGuardHash } from '@/lib/observability/generated/chunk-guard'
import { documentPolicy, readPolicy, toastStyleHashes, trustInNonce } from './content-security-policy'
import { developmentPolicy } from './development-policy'

const plain = { thirdParties: {}, secure: true }
const scriptsOf = (policy: string) => readPolicy(policy)['script-src']

describe('a document’s policy', () => {
  test('trusts no script when the document states no trust', () => {
    const policy = documentPolicy(undefined, {
      ...plain,
      thirdParties: { 'script-src': ['https://maps.example'] },
    })
    expect(policy).toContain("script-src 'none';")
  })

  test('trusts what the document states and the third parties in use', () => {
    const thirdParties = { 'script-src': ['https://maps.example'], 'connect-src': ['https://errors.example'] }
    const policy = documentPolicy("script-src 'self' 'sha256-a'", { ...plain, thirdParties })
    expect(scriptsOf(policy)).toEqual(["'self'", "'sha256-a'", 'https://maps.example'])
    expect(readPolicy(policy)['connect-src']).toEqual(["'self'", 'https://errors.example'])
  })

  test('never allows inline code as such, nor evaluating text', () => {
    for (const stated of [undefined, "script-src 'self'", trustInNonce('abc')]) {
      expect(documentPolicy(stated, plain)).not.toMatch(/'unsafe-(inline|eval)'/)
    }
  })

  test('cannot be framed, rebased or made to post elsewhere', () => {
    const policy = readPolicy(documentPolicy(trustInNonce('abc'), plain))
    expect(policy).toMatchObject({ 'frame-ancestors': [], 'base-uri': [], 'form-action': ["'self'"] })
  })

  test('upgrades requests where the origin is https, and says where to report', () => {
    expect(documentPolicy(undefined, plain)).toMatch(
      /; upgrade-insecure-requests; report-uri \/api\/csp-report; report-to csp$/,
    )
    expect(documentPolicy(undefined, { ...plain, secure: false })).not.toContain('upgrade-insecure-requests')
  })

  test('a stated policy cannot add a directive this house does not know', () => {
    expect(documentPolicy("script-src 'self'; sandbox allow-scripts", plain)).not.toContain('sandbox')
  })
})

test('a nonce is trusted for scripts, what they add, and styles; so is the root layout’s inline script', () => {
  const { 'script-src': scripts, 'style-src': styles } = readPolicy(trustInNonce('abc'))
  expect(scripts).toEqual(["'nonce-abc'", "'strict-dynamic'", "'self'", chunkGuardHash])
  expect(styles).toEqual(["'nonce-abc'"])
})

test('the style sheet that toasts add is the installed one', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, literal = ''] = /^__insertCSS\((".*")\)/m.exec(source) ?? []
  const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  expect(toastStyleHashes).toEqual([hashOf(''), hashOf(JSON.parse(literal))])
})

test('while developing, documents without a nonce run their scripts and styles all the same', () => {
  const policy = readPolicy(developmentPolicy(undefined, plain))
  expect(policy['script-src']).toEqual(expect.arrayContaining(["'unsafe-inline'", "'unsafe-eval'"]))
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"])
})
