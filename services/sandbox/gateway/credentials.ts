import { GatewayError } from './gateway-error'

/** What a route asks for: a secret key, at least a public key, or nothing at all. */
export type Access = 'secret' | 'public' | 'open'

const keyForms = { secret: /^skey_test_\w+$/, public: /^[ps]key_test_\w+$/ } as const

/** Throws unless the Basic credentials name a test key good enough for this access. */
export function requireKey(access: Access, authorization: string | undefined): void {
  if (access === 'open') return
  const [, encoded = ''] = /^Basic\s+(\S+)$/i.exec(authorization ?? '') ?? []
  const key = Buffer.from(encoded, 'base64').toString().split(':', 1)[0] ?? ''
  if (!keyForms[access].test(key)) {
    throw new GatewayError(401, 'authentication_failure', 'authentication failed')
  }
}
