import { projectId, startTokenIssuer, type TokenIssuer } from './token-issuer'

/**
 * Points the web's settings at a new token issuer. Call it before anything reads a setting, because they are read once.
 */
export async function prepareWebEnvironment(settings: Record<string, string> = {}): Promise<TokenIssuer> {
  const issuer = await startTokenIssuer()
  Object.assign(process.env, {
    LOG_LEVEL: 'silent',
    APP_URL: 'http://localhost:3000',
    FIREBASE_PROJECT_ID: projectId,
    SESSION_KEYS_URL: issuer.keysUrl,
    ID_TOKEN_KEYS_URL: issuer.keysUrl,
    ...settings,
  })
  return issuer
}
