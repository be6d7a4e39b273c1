import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import { smtpTransport } from '@/services/shared/outbox/transport'
import { run, start } from '@/services/shared/run'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { buildApp } from './app'
import { profilesOfPartim } from './applications/worker-profile'
import { registryThroughWeb } from './companies/registry'
import { departuresOfPartim } from './departures/departures-of-partim'
import { groupsOfPartim } from './favourite-groups/company-groups'
import { addressesOfPartim } from './sign-in-addresses/addresses-of-partim'

await start(async () => {
  const settings = readSettings('job-post', process.env)
  const database = await openDatabase(databaseSettings('job-post', settings, 'services/job-post/migrations'))
  const identity = await firebaseIdentity(settings)
  const app = await buildApp({
    settings,
    database,
    identity,
    mail: smtpTransport(settings),
    storage: cloudStorage(settings),
    registry: registryThroughWeb(settings),
    profiles: profilesOfPartim(settings),
    groups: groupsOfPartim(settings),
    departures: departuresOfPartim(settings),
    addresses: addressesOfPartim(settings),
  })
  await run(app, settings, database.close)
})
