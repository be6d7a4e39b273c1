import { noticeSettled } from '@/services/shared/service-events/catalogue'
import { subscribe } from '@/services/shared/service-events/subscription'
import { kindsOfSettled } from './matters'
import { readAbout } from './repository'

/** What a worker was asked for by a notification is settled, so that it asks no more. */
export const settledNoticeSubscription = subscribe(noticeSettled, (tx, { about: { kind, ...about } }) =>
  readAbout(tx, { ...about, kinds: kindsOfSettled[kind] }),
)
