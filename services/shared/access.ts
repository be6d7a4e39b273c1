import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { AnyObjectSchema } from 'yup'
import { accountMark, companyMark } from '@/lib/auth/account-mark'
import { type BegunAs, begunAsHeader } from '@/lib/auth/begun-as'
import { readBegunAs } from '@/lib/auth/read-begun-as'
import { TokenError, type TokenVerifier } from '@/lib/auth/token'
import type { UserRecord } from './identity/provider'
import type { UserDirectory } from './identity/user-directory'
import { forbidden, Problem, unavailable } from './problem'
import type { Limit } from './rate-limit/rate-limit'
import { isQuestion } from './service-questions/question'
import { type SessionLog, sessionId } from './sessions/session-log'

/**
 * Who may call an operation. Each level is declared in the route's config and appears as `x-access` in the OpenAPI
 * document.
 * public: anyone · optional: anyone, identified when signed in · identified: a valid sign-in ·
 * registered: has an account in this service · verified: registered, with a verified e-mail address ·
 * member: belongs to a company · employer: registered to hire · worker: registered to find work ·
 * ops: our operations staff, by the `ops` claim of their sign-in · service: another of our services, by a signed
 * question.
 */
export type Access =
  | 'public'
  | 'optional'
  | 'identified'
  | 'registered'
  | 'verified'
  | 'member'
  | 'employer'
  | 'worker'
  | 'ops'
  | 'service'

/** The caller, as identified by the token and the identity provider. */
export type Caller = {
  readonly uid: string
  readonly user: UserRecord
  /** When they signed in, in seconds since the epoch. */
  readonly authTime: number
  /** When the token ends, in seconds since the epoch; null for a pass. */
  readonly expiresAt: number | null
  /** How they signed in, by the identity provider's name; null when the token does not say. */
  readonly signInProvider: string | null
  /** The session of the call; null when the token is an ID token. */
  readonly session: { readonly id: string } | null
}

/** Passes stand for the sign-in of one person, for some operations and a short time. */
export type PassName = 'topup'
export type PassHolder = Pick<Caller, 'uid' | 'authTime'>
/** Whose pass a text is; throws a problem for one that opens nothing. */
export type PassCheck = (pass: string) => Promise<PassHolder>
export type PassChecks = Partial<Record<PassName, PassCheck>>

/** Seconds after signing in during which a user may change sign-in methods or leave. */
const freshSignInSeconds = 5 * 60

/**
 * Protects actions that a borrowed phone must not be enough for: throws 401 `sign_in_again` unless the sign-in is
 * fresh.
 */
export function requireFreshSignIn({ authTime }: Caller): void {
  if (Date.now() / 1000 - authTime > freshSignInSeconds) throw new Problem(401, 'sign_in_again')
}

/** Throws a problem unless the caller reaches the level. */
export type AccessCheck = (request: FastifyRequest, caller: Caller) => Promise<void>
/** The levels for which a service needs no check of its own. */
type PlainAccess = 'public' | 'optional' | 'identified' | 'service'
export type AccessChecks = Partial<Record<Exclude<Access, PlainAccess>, AccessCheck>>

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The permission a member's role must have (member level only). */
    permission?: string
    /** A pass that opens it as well as a sign-in does; the access check is the same. */
    pass?: PassName
    /** The validation rules for the body. */
    rules?: AnyObjectSchema
    /** Answers with a film, a picture or captions, which browsers play as they come. */
    isMedia?: true
    /** May take a minute: the web waits so long. */
    isSlow?: true
    /** Replaces the service's usual limit; counted per visitor for public operations, per account for others. */
    limit?: Limit
  }
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyInstance {
    /**
     * Checks the access of a request again, as when it came but with nothing from memory, for an answer that takes long; throws
     * a problem where it is lost. Its token or pass may have ended meanwhile.
     */
    checkAgain: (request: FastifyRequest) => Promise<void>
  }
}

/** The caller of a non-public operation. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`${request.routeOptions.url} has no caller: is it public?`)
  return request.caller
}

const isPlain = (access: Access): access is PlainAccess =>
  access === 'public' || access === 'optional' || access === 'identified' || access === 'service'

/** The check of level `ops`. */
export const opsCheck: AccessCheck = async (_request, { user }) => {
  if (!user.ops) throw forbidden()
}

/** The check of level `worker`: only workers apply for work. */
export const workersOnly: AccessCheck = async (_request, { user }) => {
  if (user.kind !== 'worker') throw new Problem(403, 'workers_only')
}

/** The OpenAPI security requirement of levels that differ from the usual bearer token. */
const securityOf: Partial<Record<Access, Record<string, string[]>[]>> = {
  public: [],
  optional: [{}, { bearer: [] }],
}

const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD'

function bearerOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new Problem(401, 'unauthenticated')
  return token
}

function refuse(): never {
  throw new Problem(401, 'unauthenticated')
}

/** The token's issuer is unverified here: it only selects the verifier, which must then accept the token. */
function isSessionCookie(token: string): boolean {
  try {
    return decodeJwt(token).iss?.startsWith('https://session.firebase.google.com/') === true
  } catch {
    throw new Problem(401, 'unauthenticated')
  }
}

async function identify(verifier: TokenVerifier, token: string) {
  const isSession = isSessionCookie(token)
  try {
    const identity = isSession ? await verifier.verifySession(token) : await verifier.verifyIdToken(token)
    return { identity, session: isSession ? { id: sessionId(token) } : null }
  } catch (error) {
    if (!(error instanceof TokenError)) throw error
    if (error.reason === 'keys_unavailable') throw unavailable(error)
    throw new Problem(401, error.reason === 'expired' ? 'token_expired' : 'unauthenticated')
  }
}

const passSchemes: Readonly<Record<string, PassName>> = { Topup: 'topup' }

/** The pass that a request shows instead of a sign-in; 401 where the operation does not take it. */
export function passOf({ headers, routeOptions }: FastifyRequest): { name: PassName; text: string } | null {
  const [, scheme = '', text = ''] = /^(\w+) ([\w-]{43})$/.exec(headers.authorization ?? '') ?? []
  const name = passSchemes[scheme]
  if (!name) return null
  if (routeOptions.config.pass !== name) throw new Problem(401, 'unauthenticated')
  return { name, text }
}

type Guard = {
  /** The service's name, and the secret that signs questions to it. */
  readonly name: string
  readonly questionSecret: string
  readonly verifier: TokenVerifier
  readonly users: UserDirectory
  readonly checks: AccessChecks
  readonly passes: PassChecks
  readonly sessionLog: SessionLog
  /** Told of every request by somebody signed in. */
  readonly onUse: (caller: Caller) => Promise<void>
  /** The company a request is for, once its access was checked. */
  readonly companyOf: (request: FastifyRequest) => string | null
}

async function requireQuestion(
  request: FastifyRequest,
  { name, questionSecret }: Pick<Guard, 'name' | 'questionSecret'>,
): Promise<void> {
  const operation = `${request.method} ${request.routeOptions.url}`
  const isAsked = await isQuestion(bearerOf(request), { to: name, operation }, questionSecret)
  if (!isAsked) throw new Problem(401, 'unauthenticated')
}

/** For whom the page of a write was made; null for a read, and for a client that is no browser and says nothing. */
function begunAsOf({ method, headers }: FastifyRequest): BegunAs | null {
  const said = headers[begunAsHeader.toLowerCase()]
  if (said === undefined || !isWrite(method)) return null
  const begun = typeof said === 'string' ? readBegunAs(said) : null
  if (!begun) throw new Problem(400, 'bad_request')
  return begun
}

/** Refuses what was begun for another account than the caller's: two people share a browser. */
async function requireSameAccount({ account }: BegunAs, { uid }: Caller): Promise<void> {
  if (account !== (await accountMark(uid))) throw new Problem(412, 'account_changed')
}

/** The same for a caller who has come to another company since. */
async function requireSameCompany({ company }: BegunAs, companyId: string | null): Promise<void> {
  if (company !== null && companyId !== null && company !== (await companyMark(companyId)))
    throw new Problem(412, 'company_changed')
}

/**
 * Guards every operation registered on `app` from now on. An operation without an access level, or with a level this
 * service cannot check, makes the start fail.
 */
export function guardAccess(app: FastifyInstance, guard: Guard): void {
  const { verifier, users, checks, passes, sessionLog, onUse, companyOf } = guard
  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    const operation = `${String(route.method)} ${route.url}`
    if (!access) throw new Error(`${operation} declares no access`)
    if (!isPlain(access) && !checks[access]) {
      throw new Error(`${operation} needs access "${access}", which this service cannot check`)
    }
    const { permission, pass, isMedia, isSlow } = route.config ?? {}
    if (pass && !passes[pass]) throw new Error(`${operation} takes a pass that this service cannot check`)
    const documented = {
      ...route.schema,
      'x-access': access,
      ...(permission && { 'x-permission': permission }),
      ...(pass && { 'x-pass': pass }),
      ...(isMedia && { 'x-media': true }),
      ...(isSlow && { 'x-slow': true }),
      ...(securityOf[access] && { security: securityOf[access] }),
    }
    route.schema = documented
  })
  app.decorate('checkAgain', async (request: FastifyRequest) => {
    const { access = 'member' } = request.routeOptions.config
    const { uid, authTime, session } = callerOf(request)
    await users.require(uid, { authTime, sessionId: session?.id }, 'write')
    if (!isPlain(access)) await checks[access]?.(request, callerOf(request))
  })
  app.addHook('onRequest', async (request) => {
    const { access = 'member' } = request.routeOptions.config
    if (access === 'public') return
    if (access === 'service') return requireQuestion(request, guard)
    const pass = passOf(request)
    if (pass) {
      const { uid, authTime } = (await passes[pass.name]?.(pass.text)) ?? refuse()
      const user = await users.require(uid, { authTime }, isWrite(request.method) ? 'write' : 'read')
      request.caller = { uid, user, authTime, expiresAt: null, signInProvider: null, session: null }
      if (!isPlain(access)) await checks[access]?.(request, request.caller)
      return
    }
    const begun = begunAsOf(request)
    try {
      const { identity, session } = await identify(verifier, bearerOf(request))
      const { uid, authTime, expiresAt, signInProvider } = identity
      const use = isWrite(request.method) ? 'write' : 'read'
      const user = await users.require(uid, { authTime, sessionId: session?.id }, use)
      request.caller = { uid, user, authTime, expiresAt, signInProvider, session }
      if (session) {
        const { 'user-agent': userAgent } = request.headers
        await sessionLog.note({ ...session, uid, kind: user.kind, userAgent, authTime, expiresAt })
      }
      await onUse(request.caller)
    } catch (error) {
      if (access === 'optional' && error instanceof Problem) return
      throw error
    }
    if (begun && request.caller) await requireSameAccount(begun, request.caller)
    if (!isPlain(access)) await checks[access]?.(request, request.caller)
    if (begun) await requireSameCompany(begun, companyOf(request))
  })
}
