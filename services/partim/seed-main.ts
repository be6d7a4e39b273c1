import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { demoApplicantUids } from '@/services/shared/identity/demo-applicants'
import { addDemoUsers, demoUsersIn } from '@/services/shared/identity/demo-users'
import { start } from '@/services/shared/run'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { demoWorker } from './samples/sample-accounts'
import { drawSampleCertificate, sampleCertificate } from './samples/sample-certificate'
import { seed } from './seed'
import { seedFilms } from './seed-films'

await start(async () => {
  const settings = readSettings('partim', process.env)
  const database = await openDatabase(databaseSettings('partim', settings, 'services/partim/migrations'))
  const workers = await seed(database.db)
  if (workers > 0) {
    const { objectName, fileType } = sampleCertificate
    const storage = cloudStorage(settings)
    await storage.write(objectName, await drawSampleCertificate(), fileType)
    await seedFilms({ db: database.db, storage })
  }
  const people = await demoUsersIn(database.db, [demoWorker.uid])
  // They get the mails of what the demo company decides about them.
  const applicants = await demoUsersIn(database.db, Object.values(demoApplicantUids))
  await database.close()
  await addDemoUsers(settings, { kind: 'worker' }, [...people, ...applicants])
  console.log(JSON.stringify({ workers, demoAccounts: people.map(({ email }) => email) }))
})
