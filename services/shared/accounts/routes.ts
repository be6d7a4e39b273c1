import { type TProperties, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import {
  deletionSchema,
  emailSchema,
  ownDataSchema,
  passwordSchema,
  registrationSchema,
  unverifiedEmailSchema,
  verificationMailSchema,
} from '@/validators/account'
import { longestScreenPath } from '@/validators/screen-path'
import { type Caller, callerOf } from '../access'
import type { Database } from '../database'
import { once } from '../idempotency/once'
import { signInMethods } from '../identity/provider'
import { Problem } from '../problem'
import { Body, Instant, Named, nullable, OneOf, Typed } from '../schema'
import type { ServiceApp } from '../service'
import { forwardedCallerOf } from '../service-client'
import { expectedVersion, sendVersioned } from '../version'
import { accountOf, isVerified } from './access'
import { cancelDeletion, requestDeletion } from './deletion'
import type { AccountKinds } from './kinds'
import { Email, Link, PasswordByLink } from './mailed-link'
import type { AccountParts } from './parts'
import { changePassword } from './passwords'
import { type Account, findAccount } from './repository'
import {
  addressToRegister,
  applyVerification,
  changeEmail,
  changeOwnData,
  claimAccount,
  claimKind,
  register,
  resendVerification,
  startEmailChange,
} from './service'
import { refuseMovedAddress } from './sign-in-address'
import { isAddressProven, noticeMethods, removeSignInMethod } from './sign-in-methods'

type AccountRoutes = AccountParts & {
  readonly kinds: AccountKinds
  /** What this service adds to `Me`: the schema, and how to read the values. */
  readonly extra: {
    readonly schema: TProperties
    readonly load: (db: Database, account: Account) => Promise<Record<string, unknown>>
  }
}

/** The result of a verification or of a change of address; a change ends every session. */
const Verified = Type.Object({
  email: Type.String(),
  changed: Type.Boolean(),
  /** True when all sessions ended, including the caller's own. */
  signedOut: Type.Boolean(),
})
const Nothing = Type.Object({})
/** Where the link of the verification mail leads on to. */
const Next = Type.Optional(Typed(longestScreenPath))

const meShape = (name: string, extra: TProperties) =>
  Type.Unsafe<Record<string, unknown> & { version: number }>(
    Named(
      name,
      Type.Object({
        uid: Type.String(),
        email: Type.String(),
        displayName: Type.String(),
        phone: Type.String(),
        photoUrl: nullable(Type.String({ description: 'download address of the photo of themselves' })),
        kind: OneOf(['employer', 'worker']),
        emailVerified: Type.Boolean(),
        createdAt: Instant,
        signInMethods: Type.Array(OneOf(signInMethods)),
        deleteAfter: nullable(
          Type.String({
            format: 'date-time',
            description: 'when it is removed, after its person gave it up',
          }),
        ),
        version: Type.Integer(),
        ...extra,
      }),
    ),
  )

/** Registration, the account itself, and e-mail verification: the same operations in both services. */
export function accountRoutes(app: ServiceApp, parts: AccountRoutes): void {
  const { db, kind, extra } = parts
  const Me = meShape('Me', extra.schema)
  const Registered = meShape('Registered', {
    ...extra.schema,
    signInToken: Type.Optional(
      Type.String({
        description:
          'where the address was typed: signs in anew, as the identity provider signs out whose address changes',
      }),
    ),
  })
  /** Checks for changes made directly at the identity provider. */
  const noticeChanges = async (account: Account, caller: Caller, requestId: string) => {
    await refuseMovedAddress(parts, account, caller.user, { requestId })
    await noticeMethods(parts, account, caller, { requestId })
  }
  app.decorateRequest('account', null)
  app.addHook('preHandler', async (request) => {
    const { account, caller, id } = request
    if (account && caller) await noticeChanges(account, caller, id)
  })

  const present = async (source: Database, account: Account, caller: Caller) => ({
    uid: account.uid,
    email: account.email,
    displayName: account.displayName,
    phone: account.phone,
    photoUrl: account.photoUrl,
    kind,
    emailVerified: isVerified(account),
    createdAt: account.createdAt.toISOString(),
    signInMethods: [...caller.user.signInMethods],
    deleteAfter: account.deleteAfter?.toISOString() ?? null,
    version: account.version,
    ...(await extra.load(source, account)),
  })

  app.get(
    '/v1/me',
    { config: { access: 'identified' }, schema: { operationId: 'getMe', response: { 200: Me } } },
    async (request, reply) => {
      const caller = callerOf(request)
      const account = await findAccount(db, caller.uid)
      if (!account) throw new Problem(404, 'not_registered')
      await noticeChanges(account, caller, request.id)
      return sendVersioned(reply, await present(db, account, caller))
    },
  )

  app.patch(
    '/v1/me',
    {
      config: { access: 'registered', rules: ownDataSchema },
      schema: {
        operationId: 'changeMe',
        body: Body({ displayName: Typed(), phone: Typed() }),
        response: { 200: Me },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const edit = { requestId: request.id, version: expectedVersion(request) }
      const presented = (source: Database, account: Account) => present(source, account, caller)
      const changed = await changeOwnData(parts, accountOf(request), edit, request.body, presented)
      return sendVersioned(reply, await presented(db, changed))
    },
  )

  const actorOf = (request: FastifyRequest) => ({ caller: callerOf(request), requestId: request.id })

  app.post(
    '/v1/me/password',
    {
      config: { access: 'registered', rules: passwordSchema, limit: { max: 10, seconds: 600 } },
      schema: {
        operationId: 'changePassword',
        description: 'Needs a sign-in not older than five minutes; ends every session.',
        body: Body({ password: Typed() }),
        response: { 200: Nothing },
      },
    },
    async (request) => {
      await changePassword(parts, accountOf(request), actorOf(request), request.body.password)
      return {}
    },
  )

  app.post(
    '/v1/me/email-changes',
    {
      config: { access: 'verified', rules: emailSchema, limit: { max: 10, seconds: 600 } },
      schema: {
        operationId: 'startEmailChange',
        description: 'Mails a link to the new address. Needs a sign-in not older than five minutes.',
        body: Body({ email: Typed() }),
        response: { 202: Type.Object({ sentTo: Type.String() }) },
      },
    },
    async (request, reply) => {
      reply.code(202)
      return startEmailChange(parts, accountOf(request), callerOf(request), request.body.email)
    },
  )

  app.delete(
    '/v1/me/sign-in-methods/:method',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'removeSignInMethod',
        description: 'Needs a sign-in not older than five minutes; the last way to sign in stays.',
        params: Type.Object({ method: OneOf(['google', 'facebook', 'line']) }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeSignInMethod(parts, accountOf(request), actorOf(request), request.params.method)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/v1/me/sign-in-methods/:method',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'noteSignInMethod',
        description:
          'Has the account looked at anew at the identity provider; what was added is noticed with any request.',
        params: Type.Object({ method: OneOf(['google', 'facebook', 'line']) }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      if (!callerOf(request).user.signInMethods.includes(request.params.method))
        throw new Problem(404, 'not_found')
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/v1/me/deletion',
    {
      config: { access: 'registered', rules: deletionSchema },
      schema: {
        operationId: 'requestDeletion',
        description: 'Needs a sign-in not older than five minutes; ends every session.',
        body: Body({ confirmation: Typed() }),
        response: { 202: Type.Object({ deleteAfter: Instant }) },
      },
    },
    async (request, reply) => {
      const deleteAfter = await requestDeletion(parts, accountOf(request), actorOf(request))
      reply.code(202)
      return { deleteAfter: deleteAfter.toISOString() }
    },
  )

  app.delete(
    '/v1/me/deletion',
    {
      config: { access: 'registered' },
      schema: { operationId: 'cancelDeletion', response: { 200: Me } },
    },
    async (request) =>
      present(db, await cancelDeletion(parts, accountOf(request), request.id), callerOf(request)),
  )

  app.post(
    '/v1/registrations',
    {
      config: { access: 'identified', rules: registrationSchema },
      schema: {
        operationId: 'register',
        body: Body({
          displayName: Typed(),
          phone: Typed(),
          acceptTerms: Type.Boolean(),
          next: Next,
          email: Type.Optional(
            Type.String({
              maxLength: 2_000,
              description: 'needed where the sign-in has no address; it is proven by mail',
            }),
          ),
        }),
        response: { 200: Registered, 201: Registered },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      await claimKind(parts, parts.kinds, caller, forwardedCallerOf(request))
      const { email, signInToken } = await addressToRegister(parts, caller, request.body.email)
      const registered = await once(db, request, reply, async (tx) => {
        const user = { ...caller.user, email }
        const registering = { ...caller, user, isVerified: isAddressProven(caller.user) }
        const { account, isNew } = await register(
          tx,
          parts,
          { caller: registering, requestId: request.id },
          request.body,
        )
        return { status: isNew ? 201 : 200, body: await present(tx, account, caller) }
      })
      // Not part of what is kept for a repeated request: whoever has it can sign in.
      return signInToken ? { ...registered, signInToken } : registered
    },
  )

  app.post(
    '/v1/email-verifications',
    {
      config: { access: 'registered', rules: verificationMailSchema },
      schema: {
        operationId: 'sendEmailVerification',
        body: Body({ next: Next }),
        response: { 202: Type.Object({ sentTo: Type.String(), resendAfterSeconds: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      reply.code(202)
      return resendVerification(parts, accountOf(request), request.body.next)
    },
  )

  app.patch(
    '/v1/me/email',
    {
      config: { access: 'registered', rules: unverifiedEmailSchema, limit: { max: 10, seconds: 600 } },
      schema: {
        operationId: 'changeEmail',
        body: Body({ email: Typed(), next: Next }),
        response: { 200: Me },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const actor = { caller, requestId: request.id }
      const account = await changeEmail(parts, accountOf(request), actor, request.body)
      return present(db, account, caller)
    },
  )

  app.post(
    '/v1/email-verifications/apply',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'applyEmailVerification',
        description:
          'Needs a session of the account, so that nobody verifies what a stranger registered with their address.',
        body: Link,
        response: { 200: Verified },
      },
    },
    async (request) =>
      applyVerification(parts, request.body.token, { caller: request.caller, requestId: request.id }),
  )

  app.post(
    '/v1/email-verifications/claim',
    {
      config: { access: 'public', rules: passwordSchema },
      schema: {
        operationId: 'claimAccount',
        description:
          'Verifies with a new password, for who cannot sign in to the account; ends every session and every way of signing in that was not proven for the address.',
        body: PasswordByLink,
        response: { 200: Email },
      },
    },
    async (request) => {
      const { token, password } = request.body
      return claimAccount(parts, token, password, request.id)
    },
  )
}
