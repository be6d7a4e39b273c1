import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import { smtpTransport } from '@/services/shared/mails/transport'
import { run, start } from '@/services/shared/run'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { buildApp } from './app'
import { omise } from './billing/payments/omise'
import { clientsOfPartim } from './clients-of-partim'
import { registryThroughWeb } from './company/companies/registry'

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
    ...clientsOfPartim(settings),
    paymentProvider: omise(settings),
  })
  await run(app, settings, database.close)
})
