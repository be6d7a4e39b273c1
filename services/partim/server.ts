import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import { smtpTransport } from '@/services/shared/mails/transport'
import { run, start } from '@/services/shared/run'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { buildApp } from './app'
import { clientsOfJobPost } from './clients-of-job-post'

await start(async () => {
  const settings = readSettings('partim', process.env)
  const database = await openDatabase(databaseSettings('partim', settings, 'services/partim/migrations'))
  const app = await buildApp({
    settings,
    database,
    identity: await firebaseIdentity(settings),
    mail: smtpTransport(settings),
    storage: cloudStorage(settings),
    ...clientsOfJobPost(settings),
  })
  await run(app, settings, database.close)
})
