import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'

const refused = /;\s*q=0(?:\.0*)?\s*$/

/** The most compact encoding a browser accepts. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/**
 * Sends bytes that are kept in memory, after whatever headers are set already: only the head where that is all the
 * browser asks for, or where it has the bytes.
 */
export function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { body, encoding, status = 200 }: { body: Buffer; encoding: Encoding; status?: number },
): void {
  const etag = etagOf(body)
  response.setHeader('ETag', etag)
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304).end()
    return
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}

const etags = new WeakMap<Buffer, string>()

function etagOf(body: Buffer): string {
  const known = etags.get(body)
  if (known) return known
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  etags.set(body, etag)
  return etag
}
