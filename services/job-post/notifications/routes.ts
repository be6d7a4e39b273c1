import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { Body, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../deps'
import { memberOf } from '../members/access'
import { Notification, UnreadCount } from './present'
import { countUnread, pageOfNotifications, readOne, readUpTo } from './service'

/** Everybody reads their own, whatever their role. */
const readerOf = (request: FastifyRequest) => {
  const { companyId, id } = memberOf(request)
  return { companyId, memberId: id }
}

export function notificationRoutes(app: ServiceApp, { db }: Deps): void {
  app.get(
    '/v1/notifications',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listNotifications',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(Notification) },
      },
    },
    async (request) => pageOfNotifications(db, readerOf(request), request.query),
  )

  app.get(
    '/v1/notifications/unread-count',
    {
      config: { access: 'member' },
      schema: { operationId: 'countUnreadNotifications', response: { 200: UnreadCount } },
    },
    async (request) => countUnread(db, readerOf(request)),
  )

  app.post(
    '/v1/notifications/read',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'readNotifications',
        body: Body({ upTo: Uuid }),
        response: { 200: UnreadCount },
      },
    },
    async (request) => readUpTo(db, readerOf(request), request.body.upTo),
  )

  app.post(
    '/v1/notifications/:notificationId/read',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'readNotification',
        params: Type.Object({ notificationId: Uuid }),
        response: { 200: UnreadCount },
      },
    },
    async (request) => readOne(db, readerOf(request), request.params.notificationId),
  )
}
