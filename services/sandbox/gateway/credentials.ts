import { createHash } from 'node:crypto'
import { GatewayError } from './gateway-error'

/** The key a route requires: a secret key, at least a public key, or none. */
export type Access = 'secret' | 'public' | 'open'

const keyForms = { secret: /^skey_test_\w+$/, public: /^[ps]key_test_\w+$/ } as const

/** Throws unless the Basic credentials contain a test key that permits this access. */
export function requireKey(access: Access, authorization: string | undefined): void {
  if (access === 'open') return
  const [, encoded = ''] = /^Basic\s+(\S+)$/i.exec(authorization ?? '') ?? []
  const key = Buffer.from(encoded, 'base64').toString().split(':', 1)[0] ?? ''
  if (!keyForms[access].test(key)) {
    throw new GatewayError(401, 'authentication_failure', 'authentication failed')
  }
}

/** Which merchant calls: a digest of the secret key, because keys are not kept. */
export const accountOf = (authorization: string | undefined): string =>
  createHash('sha256')
    .update(authorization ?? '')
    .digest('base64url')
    .slice(0, 12)

/** Which merchant a secret key belongs to. */
export const accountOfKey = (secretKey: string): string =>
  accountOf(`Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`)
