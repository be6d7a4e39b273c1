import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { addDemoUsers } from '@/services/shared/identity/demo-users'
import { start } from '@/services/shared/run'
import { demoWorker } from './samples/sample-accounts'
import { seed } from './seed'

await start(async () => {
  const settings = readSettings('partim', process.env)
  const database = await openDatabase(databaseSettings('partim', settings, 'services/partim/migrations'))
  const added = await seed(database.db)
  await database.close()
  await addDemoUsers(settings, { kind: 'worker' }, [demoWorker])
  console.log(`partim: ${added} workers added`)
})
