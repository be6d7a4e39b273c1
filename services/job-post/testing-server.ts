import process from 'node:process'
import { readSettings } from '@/lib/config/settings'
import { openDatabase } from '@/services/shared/database'
import type { UserRecord } from '@/services/shared/identity/provider'
import { MemoryIdentity } from '@/services/shared/testing/memory-identity'
import { memoryMail } from '@/services/shared/testing/memory-mail'
import { memoryStorage } from '@/services/shared/testing/memory-storage'
import { buildApp } from './app'
import { expireDueCredits } from './billing/credits/expiry'
import {
  memoryAddresses,
  memoryDepartures,
  memoryGroups,
  memoryProfiles,
  memoryRegistry,
  memoryWorkerNotifications,
  unlimited,
} from './testing'

/** Accepts every uid that has a token: `staff` is operations staff, all others are employers. */
class Everybody extends MemoryIdentity {
  override async lookup(uid: string): Promise<UserRecord> {
    return this.users.get(uid) ?? this.addProven(uid, { kind: 'employer', ops: uid === 'staff' })
  }
}

/** How often credits expire here, because the bench kills this process long before a routine's first turn. */
const expiryMs = 200

/**
 * The service as a process for `npm run bench -- ledger`: with its own routes, rules and PostgreSQL pool, the bench's
 * tokens and no external systems. It is killed without warning; whatever it acknowledged must be in the database.
 */
const settings = readSettings('job-post', process.env)
const database = await openDatabase({
  url: settings.DATABASE_URL,
  folder: '',
  migrations: 'services/job-post/migrations',
})
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
})
setInterval(() => {
  expireDueCredits(database.db, {
    name: 'expire credits',
    log: app.log,
    stopping: new AbortController().signal,
  }).catch((error) => app.log.error(error))
}, expiryMs)
await app.listen({ host: '127.0.0.1', port: Number(settings.PORT) })
