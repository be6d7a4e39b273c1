import { uuidv7 } from 'uuidv7'
import { signVisitor, visitorHeader } from '@/lib/security/visitor-header'
import type { TestIssuer } from './issuer'

type Ask = { readonly as?: string; readonly body?: unknown; readonly headers?: Record<string, string> }

/** An answer with its body. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads, field by field
  readonly json: any
}

/** Sends requests to a listening service, as a user or anonymously; each has a new Idempotency-Key. */
export function testClient(address: string, issuer: Pick<TestIssuer, 'token'>) {
  return async function ask(operation: string, { as, body, headers }: Ask = {}): Promise<Answer> {
    const [method = '', path = ''] = operation.split(' ')
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        'idempotency-key': uuidv7(),
        ...(as !== undefined && { authorization: `Bearer ${await issuer.token(as)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, headers: response.headers, text, json: isJson && JSON.parse(text) }
  }
}

/** The headers that the web adds to a request it makes for a visitor. */
export function headersFor(visitor: string, operation: string, secret: string): Record<string, string> {
  const [method = '', path = ''] = operation.split(' ')
  const requestId = uuidv7()
  return {
    'x-request-id': requestId,
    [visitorHeader]: signVisitor(visitor, { method, path, requestId }, secret),
  }
}
