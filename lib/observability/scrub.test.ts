import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { scrubbed } from './scrub'

/** Recognisable values that must never be sent. */
const canaries = {
  mail: 'somying.canary@example.com',
  encodedMail: 'canary%40example.com',
  thaiMail: 'สมหญิง@ตัวอย่าง.ไทย',
  phone: '0812345678',
  spacedPhone: '081 234 5678',
  abroad: '+66812345678',
  citizenId: '1-1037-02071-81-1',
  card: '4242 4242 4242 4242',
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl',
  cutToken: 'eyJhbGciOiJSUzI1NiJ9',
  bearer: 'Bearer canary-bearer-value',
  mailToken: 'b8Qz0Yx3T5vJ2mN7cK1sW9dF4gH6aR8eU0iO2pL5tXw',
}

const values = Object.entries(canaries)

test.each(values)('%s leaves no text', (_name, canary) => {
  for (const text of [canary, `ผิดพลาด: ${canary}`, `"${canary}"`, `a ${canary}, b`]) {
    expect(
      JSON.stringify(scrubbed({ exception: { values: [{ type: 'Error', value: text }] } })),
    ).not.toContain(canary)
  }
})

test('queries and fragments of addresses are cut off, paths stay', () => {
  const { request, exception } = scrubbed({
    request: { url: 'https://partim.example/verify-token?token=canary&kind=worker#canary' },
    exception: { values: [{ value: 'GET /new-password?token=canary failed' }] },
  })
  expect(request.url).toBe('https://partim.example/verify-token')
  expect(exception.values[0]?.value).toBe('GET /new-password failed')
})

test('what holds cookies, headers, form values or the person is left out whole', () => {
  const report = {
    event_id: '0123456789abcdef0123456789abcdef',
    user: { id: 'canary', email: 'canary', ip_address: 'canary' },
    server_name: 'canary',
    extra: { form: 'canary' },
    message: 'canary',
    request: {
      url: 'https://partim.example/login',
      method: 'POST',
      cookies: { session: 'canary' },
      headers: { Cookie: 'canary', Referer: 'canary', 'User-Agent': 'canary' },
      query_string: 'canary',
      data: { password: 'canary' },
    },
    breadcrumbs: [{ category: 'ui.input', message: 'canary', data: { value: 7, url: '/login?next=canary' } }],
    contexts: {
      trace: { trace_id: 'a'.repeat(32), data: { 'http.query': 'canary', 'sentry.op': 'pageload' } },
    },
    exception: {
      values: [{ type: 'Error', value: 'boom', stacktrace: { frames: [{ vars: { name: 'canary' } }] } }],
    },
  }
  const sent = scrubbed(report)
  expect(JSON.stringify(sent)).not.toContain('canary')
  expect(sent.event_id).toBe(report.event_id)
  expect(sent.contexts.trace).toEqual({ trace_id: 'a'.repeat(32), data: { 'sentry.op': 'pageload' } })
})

test('what makes a report useful stays', () => {
  const report = {
    timestamp: 1_795_000_000.123,
    environment: 'production',
    transaction: '/job-posting/create',
    tags: { requestId: '0190a5c2-1111-7000-8000-00000000000a', digest: '2340985723' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: "Cannot read properties of undefined (reading 'items')",
          mechanism: { type: 'generic', handled: false },
          stacktrace: {
            frames: [
              {
                filename: 'app:///_next/static/chunks/2rv5jvl35qh22.js',
                lineno: 1,
                colno: 2048,
                function: 'a',
              },
            ],
          },
        },
      ],
    },
    spans: [
      {
        span_id: 'b'.repeat(16),
        op: 'resource.script',
        description: '/_next/static/chunks/2rv5jvl35qh22.js',
      },
    ],
  }
  expect(scrubbed(report)).toEqual(report)
})

test('a canary at any depth and under any allowed key never leaves', () => {
  const key = fc.constantFrom(
    'exception',
    'values',
    'value',
    'tags',
    'contexts',
    'trace',
    'url',
    'request',
    'description',
    'event_id',
  )
  const canary = fc.constantFrom(...Object.values(canaries))
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 6 },
      canary,
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(key, tie('node'), { maxKeys: 3 }),
    ),
  })).node
  fc.assert(
    fc.property(tree, (report) => {
      const sent = JSON.stringify(scrubbed(report)) ?? ''
      for (const [, value] of values) expect(sent).not.toContain(value)
    }),
    { numRuns: 1_000 },
  )
})
