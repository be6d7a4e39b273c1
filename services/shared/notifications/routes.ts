import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../access'
import { type Page, pageOf, pageQuery } from '../cursor'
import type { Database } from '../database'
import { Body, Uuid } from '../schema'
import type { ServiceApp } from '../service'
import { UnreadCount } from './present'
import { countUnread, type OwnNotifications, pageOfNotifications, readOne, readUpTo } from './service'

type Reading<Shape extends TSchema> = {
  readonly access: Access
  /** The shape of a notification in the answers. */
  readonly Notification: Shape
  /** The notifications of who is calling. */
  readonly ownOf: (request: FastifyRequest) => OwnNotifications<Static<Shape> & { readonly id: string }>
}

/** Reading one's own notifications: the same operations in both services. */
export function notificationReadingRoutes<Shape extends TSchema>(
  app: ServiceApp,
  db: Database,
  { access, Notification, ownOf }: Reading<Shape>,
): void {
  app.get(
    '/v1/notifications',
    {
      config: { access },
      schema: {
        operationId: 'listNotifications',
        querystring: Type.Object(pageQuery),
        // TypeScript cannot tell what a page of an unknown shape holds.
        response: { 200: Type.Unsafe<Page<Static<Shape>>>(pageOf(Notification)) },
      },
    },
    async (request) => pageOfNotifications(db, ownOf(request), request.query),
  )

  app.get(
    '/v1/notifications/unread-count',
    {
      config: { access },
      schema: { operationId: 'countUnreadNotifications', response: { 200: UnreadCount } },
    },
    async (request) => countUnread(db, ownOf(request)),
  )

  app.post(
    '/v1/notifications/read',
    {
      config: { access },
      schema: {
        operationId: 'readNotifications',
        body: Body({ upTo: Uuid }),
        response: { 200: UnreadCount },
      },
    },
    async (request) => readUpTo(db, ownOf(request), request.body.upTo),
  )

  app.post(
    '/v1/notifications/:notificationId/read',
    {
      config: { access },
      schema: {
        operationId: 'readNotification',
        params: Type.Object({ notificationId: Uuid }),
        response: { 200: UnreadCount },
      },
    },
    async (request) => readOne(db, ownOf(request), request.params.notificationId),
  )
}
