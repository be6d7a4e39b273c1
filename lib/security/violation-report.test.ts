import { expect, test } from '@jest/globals'
import { violationsIn } from './violation-report'

const kept = {
  document: '/verify-token',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  source: '/_next/static/chunks/a.js',
  line: 7,
}

test('a report of either kind is reduced to where and what', () => {
  const legacy = {
    'csp-report': {
      'document-uri': 'https://partim.example/verify-token?token=secret#secret',
      referrer: 'https://mail.example/somchai',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?who=somchai',
      'source-file': 'https://partim.example/_next/static/chunks/a.js?v=secret',
      'line-number': 7,
      'script-sample': 'somchai',
    },
  }
  const modern = [
    {
      type: 'csp-violation',
      user_agent: 'somchai’s phone',
      body: {
        documentURL: 'https://partim.example/verify-token?token=secret',
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/x.js?who=somchai',
        sourceFile: 'https://partim.example/_next/static/chunks/a.js',
        lineNumber: 7,
        sample: 'somchai',
      },
    },
    { type: 'deprecation', body: {} },
  ]
  expect(violationsIn(legacy)).toEqual([kept])
  expect(violationsIn(modern)).toEqual([kept])
})

test('the words browsers use instead of an address are kept', () => {
  expect(violationsIn({ 'csp-report': { 'blocked-uri': 'inline' } })[0]?.blocked).toBe('inline')
  expect(violationsIn({ 'csp-report': { 'blocked-uri': 'data:text/javascript,secret' } })[0]?.blocked).toBe(
    'data:',
  )
})

test('what strangers send is short, one line and never breaks anything', () => {
  const [violation] = violationsIn({
    'csp-report': {
      'violated-directive': `script-src\n{"level":60}${'x'.repeat(9_999)}`,
      'line-number': 'x',
    },
  })
  expect(violation?.directive).not.toMatch(/\n/)
  expect(violation?.directive.length).toBeLessThanOrEqual(200)
  expect(violation?.line).toBe(0)
  for (const body of [
    undefined,
    null,
    1,
    'x',
    {},
    [],
    [null],
    [{ type: 'csp-violation' }],
    { 'csp-report': 1 },
  ]) {
    expect(violationsIn(body)).toEqual([])
  }
})
