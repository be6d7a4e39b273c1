import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import { channels } from '@/services/shared/notifications/present'
import { notificationReadingRoutes } from '@/services/shared/notifications/routes'
import { Body, nullable, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { Choices, ChosenKind, Notification, NotificationKind, presentChoices } from './present'
import { choicesOf, choose, ownNotifications, tellWorker } from './service'

/** A worker's notifications and how they want them; the job-post service tells what happened. */
export function notificationRoutes(app: ServiceApp, db: Database): void {
  app.put(
    '/v1/worker-notifications/:notificationId',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'tellWorker',
        summary: 'Notifies a worker, once however often it is asked; answers whom to mail as well',
        params: Type.Object({ notificationId: Uuid }),
        body: Body({
          workerId: Uuid,
          kind: NotificationKind,
          subjectId: Uuid,
          // A job-post service of before 0020_workplaces_told_anew sends it.
          companyId: Type.Optional(Uuid),
          params: Body({
            title: Typed(),
            company: Typed(),
            facts: Type.Optional(Type.Array(Typed(), { maxItems: 10 })),
          }),
        }),
        response: {
          200: Type.Object({
            mail: nullable(Type.Object({ uid: Type.String(), displayName: Type.String() })),
          }),
        },
      },
    },
    async ({ params, body: { companyId: _, ...happening } }) => ({
      mail: await tellWorker(db, { id: params.notificationId, ...happening }),
    }),
  )

  notificationReadingRoutes(app, db, {
    access: 'registered',
    Notification,
    ownOf: (request) => ownNotifications(callerOf(request).uid),
  })

  app.get(
    '/v1/notification-choices',
    {
      config: { access: 'registered' },
      schema: { operationId: 'listNotificationChoices', response: { 200: Choices } },
    },
    async (request) => presentChoices(await choicesOf(db, callerOf(request).uid)),
  )

  app.put(
    '/v1/notification-choices/:kind',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'chooseNotification',
        params: Type.Object({ kind: ChosenKind }),
        body: Body(channels),
        response: { 200: Choices },
      },
    },
    async (request) => {
      const choice = { kind: request.params.kind, ...request.body }
      return presentChoices(await choose(db, callerOf(request).uid, choice))
    },
  )
}
