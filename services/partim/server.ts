import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import { smtpTransport } from '@/services/shared/mails/transport'
import { run, start } from '@/services/shared/run'
import { eventReceiver } from '@/services/shared/service-events/delivery'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { buildApp } from './app'
import { kindsOfJobPost } from './people/account-kinds/kinds-of-job-post'
import { companiesOfJobPost } from './platform/companies/companies-of-job-post'
import { membershipsOfJobPost } from './platform/members/membership'
import { cardsOfJobPost } from './talk/attachments/cards'
import { postsOfJobPost } from './workers/favourite-groups/group-posts'
import { newsThroughJobPost } from './workers/saved-searches/news-to-members'
import { branchPlacesOfJobPost } from './workers/search/branch-places'
import { creditsOfJobPost } from './workers/unlocks/credits-of-job-post'

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
    news: newsThroughJobPost(settings),
    jobPost: eventReceiver({ from: 'partim', to: 'job-post' }, settings.JOB_POST_API_URL, settings),
    branchPlaces: branchPlacesOfJobPost(settings),
    credits: creditsOfJobPost(settings),
    companies: companiesOfJobPost(settings),
    cards: cardsOfJobPost(settings),
  })
  await run(app, settings, database.close)
})
