import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { addDemoUsers, demoUsersIn } from '@/services/shared/identity/demo-users'
import { start } from '@/services/shared/run'
import { demoWorker } from './samples/sample-accounts'
import { seed } from './seed'

await start(async () => {
  const settings = readSettings('partim', process.env)
  const database = await openDatabase(databaseSettings('partim', settings, 'services/partim/migrations'))
  const workers = await seed(database.db)
  const people = await demoUsersIn(database.db, [demoWorker.uid])
  await database.close()
  await addDemoUsers(settings, { kind: 'worker' }, people)
  console.log(JSON.stringify({ workers, demoAccounts: people.map(({ email }) => email) }))
})
