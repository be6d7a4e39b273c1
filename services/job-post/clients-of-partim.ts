import type { Settings } from '@/lib/config/settings'
import { eventReceiver } from '@/services/shared/service-events/delivery'
import { groupsOfPartim } from './hiring/favourite-groups/company-groups'
import { profilesOfPartim } from './hiring/own-applications/worker-profile'
import { departuresOfPartim } from './people/departures/departures-of-partim'
import { addressesOfPartim } from './people/sign-in-addresses/addresses-of-partim'
import { workerNotificationsOfPartim } from './platform/worker-notifications/worker-notifications'

/** Everything that this service asks and tells the partim service. */
export const clientsOfPartim = (settings: Settings<'job-post'>) => ({
  profiles: profilesOfPartim(settings),
  groups: groupsOfPartim(settings),
  departures: departuresOfPartim(settings),
  addresses: addressesOfPartim(settings),
  workerNotifications: workerNotificationsOfPartim(settings),
  partim: eventReceiver({ from: 'job-post', to: 'partim' }, settings.PARTIM_API_URL, settings),
})
