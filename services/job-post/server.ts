import { readSettings } from '@/lib/config/settings'
import { databaseSettings, openDatabase } from '@/services/shared/database'
import { firebaseIdentity } from '@/services/shared/identity/firebase'
import { smtpTransport } from '@/services/shared/mails/transport'
import { run, start } from '@/services/shared/run'
import { eventReceiver } from '@/services/shared/service-events/delivery'
import { cloudStorage } from '@/services/shared/storage/file-storage'
import { buildApp } from './app'
import { omise } from './billing/payments/omise'
import { registryThroughWeb } from './company/companies/registry'
import { groupsOfPartim } from './hiring/favourite-groups/company-groups'
import { profilesOfPartim } from './hiring/own-applications/worker-profile'
import { departuresOfPartim } from './people/departures/departures-of-partim'
import { addressesOfPartim } from './people/sign-in-addresses/addresses-of-partim'
import { workerNotificationsOfPartim } from './platform/worker-notifications/worker-notifications'

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
    profiles: profilesOfPartim(settings),
    groups: groupsOfPartim(settings),
    departures: departuresOfPartim(settings),
    addresses: addressesOfPartim(settings),
    workerNotifications: workerNotificationsOfPartim(settings),
    partim: eventReceiver({ from: 'job-post', to: 'partim' }, settings.PARTIM_API_URL, settings),
    paymentProvider: omise(settings),
  })
  await run(app, settings, database.close)
})
