import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { addDemoUsers, demoUsersIn } from '@/services/shared/identity/demo-users'
import { start } from '@/services/shared/run'
import { sampleMembers, sampleStaff } from './samples/company'
import { seed } from './seed'

await start(async () => {
  const settings = readSettings('job-post', process.env)
  const database = await openDatabase(databaseSettings('job-post', settings, 'services/job-post/migrations'))
  const jobPosts = await seed(database.db)
  const uids = sampleMembers.map(({ uid }) => uid)
  const people = await demoUsersIn(database.db, uids)
  await database.close()
  await addDemoUsers(settings, { kind: 'employer' }, people)
  await addDemoUsers(settings, { ops: true }, [sampleStaff])
  console.log(JSON.stringify({ jobPosts, demoAccounts: people.map(({ email }) => email) }))
})
