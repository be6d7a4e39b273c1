import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { channels } from '@/services/shared/notifications/present'
import { Body, Named, OneOf } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import {
  notificationKindNames,
  notificationKinds,
  notificationSubjects,
} from '../../shapes/notification-kinds'
import { memberOf } from '../access/access'
import type { Deps } from '../deps'
import { type ChoiceOfKind, choicesFor, choose } from './choices'

const Kind = OneOf(notificationKindNames)
const Subject = OneOf(notificationSubjects)
const Choices = Named(
  'NotificationChoices',
  Type.Object({
    items: Type.Array(Type.Object({ kind: Kind, subject: Subject, ...channels })),
  }),
)

const present = (choices: readonly ChoiceOfKind[]) => ({
  items: choices.map((choice) => ({ ...choice, subject: notificationKinds[choice.kind].subject })),
})

const chooserOf = (request: FastifyRequest) => {
  const { companyId, id, role } = memberOf(request)
  return { reader: { companyId, memberId: id }, role }
}

/**
 * Operations to choose which notifications a member gets, and how. Mails about the account itself cannot be turned off.
 */
export function notificationChoiceRoutes(app: ServiceApp, { db }: Deps): void {
  app.get(
    '/v1/notification-choices',
    {
      config: { access: 'member' },
      schema: { operationId: 'listNotificationChoices', response: { 200: Choices } },
    },
    async (request) => {
      const { reader, role } = chooserOf(request)
      return present(await choicesFor(db, reader, role))
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
      return present(await choicesFor(db, reader, role))
    },
  )
}
