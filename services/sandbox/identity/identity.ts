import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { errors } from 'jose'
import { DurableJson } from '../fake/durable-file'
import { answerJson } from '../fake/fake'
import { holdAnswer } from '../fake/hold-answer'
import { readBody } from '../fake/read-body'
import { createEmulator } from './emulator'
import { restoreProject, serializeProject } from './project-state'
import { replayRequest } from './replay-request'
import { claimsOf, type TokenSigner } from './token-signer'

/** A refusal with an error code that the Firebase clients know. */
class IdentityRefusal extends Error {
  override name = 'IdentityRefusal'
}

type Fields = Record<string, unknown>

/**
 * The identity provider: Firebase's Auth emulator, stricter and durable. It signs every token and accepts only tokens
 * it signed; a revocation ends refresh tokens; every change is on disk before it is answered.
 */
export async function createIdentity(
  projectId: string,
  folder: string,
  signer: TokenSigner,
): Promise<RequestListener> {
  const file = new DurableJson(`${folder}/identity.json`)
  const state = restoreProject(projectId, file.text)
  const emulator = await createEmulator(projectId, state)

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = (req.url ?? '/').split('?', 1)[0]
    if (path === '/sandbox/keys') return answerJson(res, 200, signer.keys)
    let body = await readBody(req)
    let authTime: number | undefined
    try {
      const isForm = req.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
      const fields = parseBody(isForm, body)
      if (fields) {
        authTime = await checkTokens(fields)
        body = encodeBody(isForm, fields)
      }
    } catch (error) {
      if (error instanceof IdentityRefusal) return refuse(req, res, error.message)
      throw error
    }
    holdAnswer(res, async (answered) => {
      file.write(serializeProject(state))
      return signTokens(answered, authTime)
    })
    emulator(replayRequest(req, body), res)
  }

  /** Refuses tokens that were not signed here and unwraps the refresh token; answers the sign-in time of that token. */
  async function checkTokens(fields: Fields): Promise<number | undefined> {
    let authTime: number | undefined
    for (const [name, value] of Object.entries(fields)) {
      const known = name.replace(/[^a-z]/gi, '').toLowerCase()
      if (known === 'idtoken') await checkIdToken(value)
      if (known === 'refreshtoken') {
        const grant = await openRefreshToken(value)
        fields[name] = grant.token
        authTime = grant.authTime
      }
    }
    return authTime
  }

  async function checkIdToken(token: unknown): Promise<void> {
    try {
      await signer.verifyIdToken(String(token))
    } catch (error) {
      throw new IdentityRefusal(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN')
    }
  }

  async function openRefreshToken(token: unknown) {
    const grant = await signer.verifyRefresh(String(token)).catch(() => {
      throw new IdentityRefusal('INVALID_REFRESH_TOKEN')
    })
    const { localId } = JSON.parse(Buffer.from(grant.token, 'base64').toString()) as { localId: string }
    const validSince = Number(state.getUserByLocalId(localId)?.validSince ?? 0)
    if (grant.issuedAt < validSince) throw new IdentityRefusal('TOKEN_EXPIRED')
    return grant
  }

  /** Signs every token in an answer. `authTime` is set for a refresh, which is not a new sign-in. */
  async function signTokens(body: Buffer, authTime: number | undefined): Promise<Buffer> {
    if (!tokenNames.some((name) => body.includes(`"${name}"`))) return body
    const fields = JSON.parse(body.toString()) as Fields
    const idToken = fields.idToken ?? fields.id_token
    const signedIn = typeof idToken === 'string' ? (authTime ?? signInTime(idToken)) : undefined
    for (const name of tokenNames) {
      const token = fields[name]
      if (typeof token !== 'string') continue
      if (name === 'refreshToken' || name === 'refresh_token') {
        fields[name] = await signer.signRefresh(token, signedIn ?? 0)
      } else {
        const claims = claimsOf(token)
        fields[name] = await signer.sign(signedIn === undefined ? claims : { ...claims, auth_time: signedIn })
      }
    }
    return Buffer.from(JSON.stringify(fields))
  }

  /** The sign-in time of a new token: at least the time the credentials last changed, even if the account is older. */
  function signInTime(idToken: string): number {
    const { sub = '', auth_time: authTime } = claimsOf(idToken)
    return Math.max(Number(authTime), Number(state.getUserByLocalId(sub)?.validSince ?? 0))
  }

  return (req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(`identity: ${req.method} ${req.url} failed`, error)
      if (!res.headersSent) answerJson(res, 500, { error: { code: 500, message: 'INTERNAL_ERROR' } })
    })
  }
}

const tokenNames = [
  'idToken',
  'id_token',
  'access_token',
  'sessionCookie',
  'refreshToken',
  'refresh_token',
] as const

function parseBody(isForm: boolean, body: Buffer): Fields | undefined {
  if (body.length === 0) return undefined
  if (isForm) return Object.fromEntries(new URLSearchParams(body.toString()))
  try {
    const parsed: unknown = JSON.parse(body.toString())
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Fields
  } catch {
    // Not JSON: refused below like JSON that is no object.
  }
  throw new IdentityRefusal('INVALID_JSON')
}

function encodeBody(isForm: boolean, fields: Fields): Buffer {
  return Buffer.from(
    isForm ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields),
  )
}

function refuse(req: IncomingMessage, res: ServerResponse, message: string): void {
  res.setHeader('access-control-allow-origin', req.headers.origin ?? '*')
  answerJson(res, 400, {
    error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  })
}
