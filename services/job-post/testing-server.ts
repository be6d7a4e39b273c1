import process from 'node:process'
import { readSettings } from '@/lib/config/settings'
import { openDatabase } from '@/services/shared/database'
import type { UserRecord } from '@/services/shared/identity/provider'
import { MemoryIdentity, memoryMail, memoryStorage } from '@/services/shared/testing'
import { buildApp } from './app'
import { expireDueCredits } from './credits/expiry'
import {
  memoryAddresses,
  memoryDepartures,
  memoryGroups,
  memoryProfiles,
  memoryRegistry,
  unlimited,
} from './testing'

/** Knows everybody who has a token: `staff` is our operations staff, the others hire. */
class Everybody extends MemoryIdentity {
  override async lookup(uid: string): Promise<UserRecord> {
    return this.users.get(uid) ?? this.addProven(uid, { kind: 'employer', ops: uid === 'staff' })
  }
}

/** How often credits expire here: the bench ends this process long before a routine's turn would come. */
const expiryMs = 200

/**
 * The service as a process for `npm run bench -- ledger`: its own routes, rules and PostgreSQL pool, with tokens of the
 * bench and nobody outside. It is killed without warning; whatever it had acknowledged must be in the database.
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
})
setInterval(() => {
  expireDueCredits(database.db, {
    name: 'expire credits',
    log: app.log,
    stopping: new AbortController().signal,
  }).catch((error) => app.log.error(error))
}, expiryMs)
await app.listen({ host: '127.0.0.1', port: Number(settings.PORT) })
