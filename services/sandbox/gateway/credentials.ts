import { createHash } from 'node:crypto'
import { GatewayError } from './gateway-error'

/** The key a route requires: a secret key, at least a public key, or none. */
export type Access = 'secret' | 'public' | 'open'

const keyForms = { secret: /^skey_test_\w+$/, public: /^[ps]key_test_\w+$/ } as const

const keyOf = (authorization = ''): string => {
  const [, encoded = ''] = /^Basic\s+(\S+)$/i.exec(authorization) ?? []
  return Buffer.from(encoded, 'base64').toString().split(':', 1)[0] ?? ''
}

/** Throws unless the Basic credentials contain a test key that permits this access. */
export function requireKey(access: Access, authorization: string | undefined): void {
  if (access === 'open' || keyForms[access].test(keyOf(authorization))) return
  throw new GatewayError(401, 'authentication_failure', 'authentication failed')
}

/** Which merchant calls: a digest of the secret key, because keys are not kept. */
export const accountOf = (authorization: string | undefined): string =>
  accountOfKey(keyOf(authorization).replace(/^pkey_/, 'skey_'))

/** Which merchant a secret key belongs to; their public key ends like it. */
export const accountOfKey = (secretKey: string): string =>
  createHash('sha256')
    .update(`Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`)
    .digest('base64url')
    .slice(0, 12)

/** Tells what a merchant's keys reach: their own, and what earlier versions kept without its merchant. */
export const isOf =
  (account: string) =>
  (record: { readonly account?: string }): boolean =>
    (record.account ?? account) === account
