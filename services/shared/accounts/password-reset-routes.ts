import { Type } from '@fastify/type-provider-typebox'
import { emailSchema, passwordSchema } from '@/validators/account'
import { Body, Typed } from '../schema'
import type { ServiceApp } from '../service'
import { Email, Link, PasswordByLink } from './mailed-link'
import { maskEmail } from './mask-email'
import type { AccountParts } from './parts'
import { applyPasswordReset, checkPasswordReset, requestPasswordReset } from './passwords'

const Nothing = Type.Object({})

/** Password resets; one service handles them for employers and workers. */
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
      await requestPasswordReset(parts, request.body.email, request.visitor)
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
        body: PasswordByLink,
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
