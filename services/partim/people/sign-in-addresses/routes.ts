import { Type } from '@fastify/type-provider-typebox'
import type { AccountParts } from '@/services/shared/accounts/parts'
import { restoreAddress, restoreAddressOf } from '@/services/shared/accounts/sign-in-address'
import { Body, nullable } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'

/** Restores sign-in addresses for the job-post service, which asks before it mails a password reset to one. */
export function signInAddressRoutes(app: ServiceApp, accounts: AccountParts): void {
  app.put(
    '/v1/sign-in-addresses',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'restoreSignInAddress',
        summary: 'Puts the address somebody signs in with back to the one of their account, if it is another',
        body: Body({
          uid: nullable(Type.String({ maxLength: 128 })),
          email: nullable(Type.String({ maxLength: 320 })),
        }),
        response: { 200: Type.Object({ restored: Type.Boolean() }) },
      },
    },
    async ({ body: { uid, email }, id }) => {
      const cause = { requestId: id }
      if (email !== null) await restoreAddressOf(accounts, email, cause)
      return { restored: uid !== null && (await restoreAddress(accounts, uid, cause)) }
    },
  )
}
