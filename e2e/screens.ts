import { member, type Screen, visitor } from './screen'
import { withBranch } from './screen-states'
import { accountScreens } from './screens/account'
import { cardScreens } from './screens/cards'
import { chatScreens } from './screens/chat'
import { claimScreens } from './screens/claims'
import { companyScreens } from './screens/company'
import { creditScreens } from './screens/credits'
import { employerScreens } from './screens/employers'
import { endedJobScreens } from './screens/ended-jobs'
import { favouriteScreens } from './screens/favourites'
import { interviewScreens } from './screens/interviews'
import { jobScreens } from './screens/jobs'
import { moneyScreens } from './screens/money'
import { peopleScreens } from './screens/people'
import { postScreens } from './screens/posts'
import { resumeScreens } from './screens/resumes'
import { taxRefundScreens } from './screens/tax-refunds'
import { topupScreens } from './screens/topup'
import { unlockScreens } from './screens/unlocks'
import { videoScreens } from './screens/videos'
import { visitorScreens } from './screens/visitors'
import { watchingScreens } from './screens/watching'

/** Every screen in each of its states. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...jobScreens,
  ...accountScreens,
  ...companyScreens,
  ...postScreens,
  ...favouriteScreens,
  ...creditScreens,
  ...cardScreens,
  ...chatScreens,
  ...interviewScreens,
  ...moneyScreens,
  ...peopleScreens,
  ...resumeScreens,
  ...claimScreens,
  ...employerScreens,
  ...endedJobScreens,
  ...taxRefundScreens,
  ...topupScreens,
  ...unlockScreens,
  ...videoScreens,
  ...watchingScreens,
  { name: 'no such page', route: 'none', open: visitor('/no-such-page') },
  { name: 'no such page, signed in', route: 'none', open: member(withBranch, '/profile-package/pilot') },
  { name: 'no network', route: 'none', open: visitor('/offline') },
]
