import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import { smtpTransport } from '@/services/shared/outbox/transport'
import { run, start } from '@/services/shared/run'
import { kindsOfJobPost } from './account-kinds/kinds-of-job-post'
import { buildApp } from './app'
import { postsOfJobPost } from './favourite-groups/group-posts'
import { membershipsOfJobPost } from './members/membership'

await start(async () => {
  const settings = readSettings('partim', process.env)
  const database = await openDatabase(databaseSettings('partim', settings, 'services/partim/migrations'))
  const app = await buildApp({
    settings,
    database,
    identity: await firebaseIdentity(settings),
    mail: smtpTransport(settings),
    kinds: kindsOfJobPost(settings),
    memberships: membershipsOfJobPost(settings),
    posts: postsOfJobPost(settings),
  })
  await run(app, settings, database.close)
})
