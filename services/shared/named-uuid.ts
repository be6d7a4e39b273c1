import { createHash } from 'node:crypto'

/** The UUID that stands for a name: always the same one for the same name (RFC 9562, version 8, of its SHA-256). */
export function namedUuid(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(12, 15)}-8${hash.slice(15, 18)}-${hash.slice(18, 30)}`
}
