import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { addDemoUsers } from '@/services/shared/identity/demo-users'
import { start } from '@/services/shared/run'
import { sampleMembers, sampleStaff } from './samples/company'
import { seed } from './seed'

await start(async () => {
  const settings = readSettings('job-post', process.env)
  const database = await openDatabase(databaseSettings('job-post', settings, 'services/job-post/migrations'))
  const added = await seed(database.db)
  await database.close()
  const people = sampleMembers.map(({ uid, email, displayName }) => ({ uid, email, displayName }))
  await addDemoUsers(settings, { kind: 'employer' }, people)
  await addDemoUsers(settings, { ops: true }, [sampleStaff])
  console.log(`job-post: ${added} job posts added`)
})
