import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import { smtpTransport } from '@/services/shared/outbox/transport'
import { run, start } from '@/services/shared/run'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { buildApp } from './app'
import { kindsOfJobPost } from './people/account-kinds/kinds-of-job-post'
import { membershipsOfJobPost } from './platform/members/membership'
import { postsOfJobPost } from './workers/favourite-groups/group-posts'

await start(async () => {
  const settings = readSettings('partim', process.env)
  const database = await openDatabase(databaseSettings('partim', settings, 'services/partim/migrations'))
  const app = await buildApp({
    settings,
    database,
    identity: await firebaseIdentity(settings),
    mail: smtpTransport(settings),
    storage: cloudStorage(settings),
    kinds: kindsOfJobPost(settings),
    memberships: membershipsOfJobPost(settings),
    posts: postsOfJobPost(settings),
  })
  await run(app, settings, database.close)
})
