import 'server-only'
import { webSettings } from '@/lib/config/web-settings'
import {
  createTokenVerifier,
  type Identity,
  TokenError,
  type TokenRefusal,
  type TokenVerifier,
} from './token'

let verifier: TokenVerifier | undefined

/** The web server's token verifier, shared by all requests, so that the issuer's keys are fetched once. */
export function webVerifier(): TokenVerifier {
  if (verifier) return verifier
  const settings = webSettings()
  verifier = createTokenVerifier({
    projectId: settings.FIREBASE_PROJECT_ID,
    sessionKeysUrl: settings.SESSION_KEYS_URL,
    idTokenKeysUrl: settings.ID_TOKEN_KEYS_URL,
  })
  return verifier
}

export type SessionCheck = { readonly identity: Identity } | { readonly refusal: TokenRefusal | 'absent' }

/** What the value of a session cookie proves, without a call to the identity provider. */
export async function checkSession(cookie: string | undefined): Promise<SessionCheck> {
  if (!cookie) return { refusal: 'absent' }
  try {
    return { identity: await webVerifier().verifySession(cookie) }
  } catch (error) {
    if (error instanceof TokenError) return { refusal: error.reason }
    throw error
  }
}
