import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Body, OneOf } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { memberOf } from '../members/access'
import type { Surroundings } from '../surroundings'
import { choicesFor, choose } from './choices'
import { notificationKindNames } from './kinds'

const Kind = OneOf(notificationKindNames)
const channels = {
  inApp: Type.Boolean({ description: 'among the notifications of the product' }),
  byMail: Type.Boolean(),
}
const Choices = Type.Object({ items: Type.Array(Type.Object({ kind: Kind, ...channels })) })

const chooserOf = (request: FastifyRequest) => {
  const { companyId, id, role } = memberOf(request)
  return { reader: { companyId, memberId: id }, role }
}

/** What a member wants to be told of, and how. Mails about the account itself are no choice. */
export function notificationChoiceRoutes(app: ServiceApp, { db }: Surroundings): void {
  app.get(
    '/v1/notification-choices',
    {
      config: { access: 'member' },
      schema: { operationId: 'listNotificationChoices', response: { 200: Choices } },
    },
    async (request) => {
      const { reader, role } = chooserOf(request)
      return { items: await choicesFor(db, reader, role) }
    },
  )

  app.put(
    '/v1/notification-choices/:kind',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'chooseNotification',
        params: Type.Object({ kind: Kind }),
        body: Body(channels),
        response: { 200: Choices },
      },
    },
    async (request) => {
      const { reader, role } = chooserOf(request)
      await choose(db, reader, role, { kind: request.params.kind, ...request.body })
      return { items: await choicesFor(db, reader, role) }
    },
  )
}
