import process from 'node:process'
import { sql } from 'drizzle-orm'
import { readSettings } from '@/lib/config/settings'
import { openDatabase } from '@/services/shared/database'
import type { UserRecord } from '@/services/shared/identity/provider'
import { memoryEventReceiver } from '@/services/shared/testing/memory-event-receiver'
import { MemoryIdentity } from '@/services/shared/testing/memory-identity'
import { memoryMail } from '@/services/shared/testing/memory-mail'
import { memoryStorage } from '@/services/shared/testing/memory-storage'
import { buildApp } from './app'
import { expireDueCredits } from './billing/credits/expiry'
import { omise } from './billing/payments/omise'
import { payments } from './tables/orders'
import { refunds } from './tables/refunds'
import { unlimited } from './testing'
import { crashPoints } from './testing-crash-points'
import {
  memoryAddresses,
  memoryDepartures,
  memoryGroups,
  memoryProfiles,
  memoryRegistry,
  memoryWorkerNotifications,
} from './testing-partim'
import { memoryPaymentProvider } from './testing-payment-provider'

/** Accepts every uid that has a token: `staff` is operations staff, all others are employers. */
class Everybody extends MemoryIdentity {
  override async lookup(uid: string): Promise<UserRecord> {
    return this.users.get(uid) ?? this.addProven(uid, { kind: 'employer', ops: uid === 'staff' })
  }
}

/** How often credits expire here, because the bench kills this process long before a routine's first turn. */
const expiryMs = 200

/**
 * The service as a process for `npm run bench -- ledger` and `payments`, and for tests that end it: with its own routes,
 * rules and database, the caller's tokens and no external systems, except a payment provider where TEST_CRASH_FILE is
 * set (see testing-crash-points.ts). It is killed without warning; whatever it acknowledged must be in the database.
 */
const settings = readSettings('job-post', process.env)
const database = await openDatabase({
  url: settings.DATABASE_URL,
  folder: settings.DATA_DIR,
  migrations: 'services/job-post/migrations',
})
const points = process.env.TEST_CRASH_FILE ? crashPoints(process.env.TEST_CRASH_FILE) : null
points?.aroundCommits(database.db)
// Requests of the process before this one are no longer under way.
for (const table of [payments, refunds]) {
  await database.db.update(table).set({ askedAt: sql`${table.askedAt} - interval '1 hour'` })
}
const app = await buildApp({
  settings,
  database,
  identity: new Everybody(),
  mail: memoryMail().transport,
  limits: unlimited,
  storage: memoryStorage(),
  registry: memoryRegistry(),
  profiles: memoryProfiles(),
  groups: memoryGroups(),
  departures: memoryDepartures(),
  addresses: memoryAddresses(),
  workerNotifications: memoryWorkerNotifications(memoryProfiles()),
  partim: memoryEventReceiver(),
  paymentProvider: points ? points.aroundCalls(omise(settings)) : memoryPaymentProvider(),
})
points?.aroundAnswers(app)
setInterval(() => {
  expireDueCredits(database.db, {
    name: 'expire credits',
    log: app.log,
    stopping: new AbortController().signal,
  }).catch((error) => app.log.error(error))
}, expiryMs)
await app.listen({ host: '127.0.0.1', port: Number(settings.PORT) })
