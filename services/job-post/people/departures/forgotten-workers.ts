import { workerForgotten } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { forgetName } from '../../platform/notifications/repository'

/** Nothing that members were told of interviews and conversations keeps the name of somebody whose account is gone. */
export const forgottenWorkerSubscription = subscribe(workerForgotten, (tx, { about }) =>
  forgetName(tx, about.companyId, about.subject, about.id),
)
