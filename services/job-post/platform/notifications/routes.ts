import { notificationReadingRoutes } from '@/services/shared/notifications/routes'
import type { ServiceApp } from '@/services/shared/service'
import { memberOf } from '../access/access'
import type { Deps } from '../deps'
import { Notification } from './present'
import { ownNotifications } from './service'

/** Every member reads their own notifications, whatever their role. */
export const notificationRoutes = (app: ServiceApp, { db }: Deps): void =>
  notificationReadingRoutes(app, db, {
    access: 'member',
    Notification,
    ownOf: (request) => {
      const { companyId, id, reach } = memberOf(request)
      return ownNotifications({ companyId, memberId: id }, reach)
    },
  })
