import type { Settings } from '@/lib/config/settings'
import { eventReceiver } from '@/services/shared/service-events/delivery'
import { kindsOfJobPost } from './people/account-kinds/kinds-of-job-post'
import { companiesOfJobPost } from './platform/companies/companies-of-job-post'
import { membershipsOfJobPost } from './platform/members/membership'
import { cardsOfJobPost } from './talk/attachments/cards'
import { postsOfJobPost } from './workers/favourite-groups/group-posts'
import { newsThroughJobPost } from './workers/saved-searches/news-to-members'
import { branchPlacesOfJobPost } from './workers/search/branch-places'
import { creditsOfJobPost } from './workers/unlocks/credits-of-job-post'

/** Everything that this service asks and tells the job-post service. */
export const clientsOfJobPost = (settings: Settings<'partim'>) => ({
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
