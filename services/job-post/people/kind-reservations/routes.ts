import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import type { AccountKinds } from '@/services/shared/accounts/kinds'
import { Body, OneOf } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import { accountKinds } from '@/validators/account'

const Kind = { kind: OneOf(accountKinds) }

/** The operation that the partim service calls with the session of a user who registers there. */
export function kindReservationRoutes(app: ServiceApp, kinds: AccountKinds): void {
  app.put(
    '/v1/account-kind',
    {
      config: { access: 'identified' },
      schema: {
        operationId: 'reserveAccountKind',
        description: 'As which kind the person may register: the one asked for, unless the other was first.',
        body: Body(Kind),
        response: { 200: Type.Object(Kind) },
      },
    },
    async (request) => {
      const { uid, user } = callerOf(request)
      const kind =
        user.kind ?? (await kinds.reserve({ ...forwardedCallerOf(request), uid }, request.body.kind))
      return { kind }
    },
  )
}
