import process from 'node:process'
import { sql } from 'drizzle-orm'
import { readSettings } from '@/lib/config/settings'
import { openDatabase } from '@/services/shared/database'
import { crashPoints } from '@/services/shared/testing/crash-points'
import { Everybody } from '@/services/shared/testing/everybody'
import { memoryEventReceiver } from '@/services/shared/testing/memory-event-receiver'
import { memoryMail } from '@/services/shared/testing/memory-mail'
import { memoryStorage } from '@/services/shared/testing/memory-storage'
import { buildApp } from './app'
import { expireDueCredits } from './billing/credits/expiry'
import { omise } from './billing/payments/omise'
import { clientsOfPartim } from './clients-of-partim'
import { payments } from './tables/orders'
import { refunds } from './tables/refunds'
import { unlimited } from './testing'
import {
  memoryAddresses,
  memoryDepartures,
  memoryGroups,
  memoryProfiles,
  memoryRegistry,
  memoryWorkerNotifications,
} from './testing-partim'
import { paymentCrashPoints } from './testing-payment-crash-points'
import { memoryPaymentProvider } from './testing-payment-provider'

/** How often credits expire here, because the bench kills this process long before a routine's first turn. */
const expiryMs = 200

/**
 * The service as a process for `npm run bench -- ledger` and `payments`, and for tests that end it: with its own routes,
 * rules and database, the caller's tokens and no external systems, except a payment provider where TEST_CRASH_FILE is
 * set, and the partim service where PARTIM_API_URL is. It is killed without warning, also at the point that
 * TEST_CRASH_FILE names: around each commit, each event it sends (`receive`) and the steps of a payment
 * (testing-payment-crash-points.ts). Whatever it acknowledged must be in the database.
 */
const settings = readSettings('job-post', process.env)
const database = await openDatabase({
  url: settings.DATABASE_URL,
  folder: settings.DATA_DIR,
  migrations: 'services/job-post/migrations',
})
const points = process.env.TEST_CRASH_FILE ? crashPoints(process.env.TEST_CRASH_FILE) : null
const ofPayments = points && paymentCrashPoints(points)
ofPayments?.aroundCommits(database.db)
// Requests of the process before this one are no longer under way: who pays may ask anew, before a routine's turn, which comes after
// a minute, and which ends a card's payment, since it has no card.
await database.db.update(payments).set({ askedAt: sql`${payments.askedAt} - interval '45 seconds'` })
await database.db.update(refunds).set({ askedAt: sql`${refunds.askedAt} - interval '1 hour'` })
const profiles = memoryProfiles()
const { partim, ...clients } = process.env.PARTIM_API_URL
  ? clientsOfPartim(settings)
  : {
      profiles,
      groups: memoryGroups(),
      departures: memoryDepartures(),
      addresses: memoryAddresses(),
      workerNotifications: memoryWorkerNotifications(profiles),
      partim: memoryEventReceiver(),
    }
const app = await buildApp({
  settings,
  database,
  identity: new Everybody(),
  mail: memoryMail().transport,
  limits: unlimited,
  storage: memoryStorage(),
  registry: memoryRegistry(),
  ...clients,
  partim: points ? points.aroundCalls(partim, ['receive']) : partim,
  paymentProvider: ofPayments ? ofPayments.aroundProvider(omise(settings)) : memoryPaymentProvider(),
})
ofPayments?.aroundAnswers(app)
setInterval(() => {
  expireDueCredits(database.db, {
    name: 'expire credits',
    log: app.log,
    stopping: new AbortController().signal,
  }).catch((error) => app.log.error(error))
}, expiryMs)
await app.listen({ host: '127.0.0.1', port: Number(settings.PORT) })
