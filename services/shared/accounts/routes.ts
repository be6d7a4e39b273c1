import { type TProperties, Type } from '@fastify/type-provider-typebox'
import { emailSchema, passwordSchema, registrationSchema } from '@/validators/account'
import { type Caller, callerOf } from '../access'
import type { Database } from '../database'
import { once } from '../idempotency/once'
import { Problem } from '../problem'
import { Body, Instant, OneOf, Typed } from '../schema'
import type { ServiceApp } from '../service'
import { accountOf, isVerified } from './access'
import { maskEmail } from './mask-email'
import { type Account, findAccount } from './repository'
import {
  type AccountParts,
  applyPasswordReset,
  applyVerification,
  changeEmail,
  checkPasswordReset,
  claimKind,
  register,
  requestPasswordReset,
  resendVerification,
} from './service'

type AccountRoutes = AccountParts & {
  /** What this service adds to `Me`: its shape and where it comes from. */
  readonly extra: {
    readonly schema: TProperties
    readonly load: (db: Database, account: Account) => Promise<Record<string, unknown>>
  }
}

const Link = Body({ token: Type.String({ maxLength: 200 }) })
const Email = Type.Object({ email: Type.String() })
const Nothing = Type.Object({})

const meShape = (extra: TProperties) =>
  Type.Unsafe<Record<string, unknown>>(
    Type.Object({
      uid: Type.String(),
      email: Type.String(),
      displayName: Type.String(),
      phone: Type.String(),
      kind: OneOf(['employer', 'worker']),
      emailVerified: Type.Boolean(),
      createdAt: Instant,
      ...extra,
    }),
  )

/** Registration, the account itself, and e-mail verification: the same operations in both services. */
export function accountRoutes(app: ServiceApp, parts: AccountRoutes): void {
  const { db, kind, extra } = parts
  const Me = meShape(extra.schema)
  app.decorateRequest('account', null)

  const present = async (source: Database, account: Account, caller: Caller) => ({
    uid: account.uid,
    email: account.email,
    displayName: account.displayName,
    phone: account.phone,
    kind,
    emailVerified: isVerified(account, caller),
    createdAt: account.createdAt.toISOString(),
    ...(await extra.load(source, account)),
  })

  app.get(
    '/v1/me',
    { config: { access: 'identified' }, schema: { operationId: 'getMe', response: { 200: Me } } },
    async (request) => {
      const caller = callerOf(request)
      const account = await findAccount(db, caller.uid)
      if (!account) throw new Problem(404, 'not_registered')
      return present(db, account, caller)
    },
  )

  app.post(
    '/v1/registrations',
    {
      config: { access: 'identified', rules: registrationSchema },
      schema: {
        operationId: 'register',
        body: Body({ displayName: Typed(), phone: Typed(), acceptTerms: Type.Boolean() }),
        response: { 200: Me, 201: Me },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      await claimKind(parts, caller)
      return once(db, request, reply, async (tx) => {
        const { account, isNew } = await register(tx, parts, { caller, requestId: request.id }, request.body)
        return { status: isNew ? 201 : 200, body: await present(tx, account, caller) }
      })
    },
  )

  app.post(
    '/v1/email-verifications',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'sendEmailVerification',
        body: Body({}),
        response: { 202: Type.Object({ sentTo: Type.String(), resendAfterSeconds: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      reply.code(202)
      return resendVerification(parts, accountOf(request), callerOf(request))
    },
  )

  app.patch(
    '/v1/me/email',
    {
      config: { access: 'registered', rules: emailSchema, rateLimit: { max: 10, seconds: 600 } },
      schema: { operationId: 'changeEmail', body: Body({ email: Typed() }), response: { 200: Me } },
    },
    async (request) => {
      const caller = callerOf(request)
      const actor = { caller, requestId: request.id }
      const account = await changeEmail(parts, accountOf(request), actor, request.body.email)
      return present(db, account, caller)
    },
  )

  app.post(
    '/v1/email-verifications/apply',
    {
      config: { access: 'public' },
      schema: { operationId: 'applyEmailVerification', body: Link, response: { 200: Email } },
    },
    async (request) => applyVerification(parts, request.body.token, request.id),
  )
}

/** Forgotten passwords; one service holds them, for employers and workers alike. */
export function passwordResetRoutes(app: ServiceApp, parts: AccountParts): void {
  app.post(
    '/v1/password-resets',
    {
      config: { access: 'public', rules: emailSchema },
      schema: {
        operationId: 'requestPasswordReset',
        body: Body({ email: Typed() }),
        response: { 202: Nothing },
      },
    },
    async (request, reply) => {
      await requestPasswordReset(parts, request.body.email)
      reply.code(202)
      return {}
    },
  )

  app.post(
    '/v1/password-resets/check',
    {
      config: { access: 'public' },
      schema: { operationId: 'checkPasswordReset', body: Link, response: { 200: Email } },
    },
    async (request) => ({ email: maskEmail(await checkPasswordReset(parts, request.body.token)) }),
  )

  app.post(
    '/v1/password-resets/apply',
    {
      config: { access: 'public', rules: passwordSchema },
      schema: {
        operationId: 'applyPasswordReset',
        body: Body({ token: Type.String({ maxLength: 200 }), password: Typed() }),
        response: { 200: Nothing },
      },
    },
    async (request) => {
      const { token, password } = request.body
      await applyPasswordReset(parts, token, password, request.id)
      return {}
    },
  )
}
