import { opsCheck } from '@/services/shared/access'
import { accountChecks } from '@/services/shared/accounts/access'
import type { AddressCheck } from '@/services/shared/accounts/address-check'
import { scheduleAccountRemoval } from '@/services/shared/accounts/deletion'
import { identityTasks } from '@/services/shared/accounts/identity-tasks'
import type { AccountKinds } from '@/services/shared/accounts/kinds'
import { accountMails } from '@/services/shared/accounts/mails'
import type { AccountParts } from '@/services/shared/accounts/parts'
import { profilePhotoRoutes } from '@/services/shared/accounts/photo-routes'
import { schedulePhotoRemoval } from '@/services/shared/accounts/photos'
import { accountRoutes } from '@/services/shared/accounts/routes'
import { restoreAddress } from '@/services/shared/accounts/sign-in-address'
import { dataExportRoutes } from '@/services/shared/data-exports/routes'
import { dataExportJobs } from '@/services/shared/data-exports/service'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { jobRoutes } from '@/services/shared/jobs/routes'
import { JobRunner } from '@/services/shared/jobs/runner'
import { mailJobs } from '@/services/shared/mails/mail-jobs'
import { openApiOf } from '@/services/shared/openapi'
import { Uuid } from '@/services/shared/schema'
import { createService, type ServiceApp, type ServiceDeps } from '@/services/shared/service'
import {
  interviewHappened,
  messagesRead,
  messagesWaiting,
  workerForgotten,
  workerStays,
} from '@/services/shared/service-events/catalogue'
import { deliver, type EventReceiver } from '@/services/shared/service-events/delivery'
import { eventRoutes } from '@/services/shared/service-events/routes'
import { sessionRoutes } from '@/services/shared/sessions/routes'
import { hostedInterviews } from './interviews/copies/service'
import { interviewRetention, interviewStepRetention } from './interviews/interviews/retention'
import { interviewRoutes } from './interviews/interviews/routes'
import { leavingInterviews } from './interviews/leaving/service'
import {
  closedCompanySubscription,
  endedApplicationSubscription,
  hiredApplicantSubscription,
} from './interviews/leaving/subscription'
import { interviewLinkRoutes } from './interviews/links/routes'
import { interviewMails } from './interviews/mails/mails'
import { scheduleInterviews } from './interviews/routines/routines'
import { workerParts } from './people/data-exports/parts'
import { signInAddressRoutes } from './people/sign-in-addresses/routes'
import type { Companies } from './platform/companies/companies-of-job-post'
import { departureRetention } from './platform/departures/retention'
import { departureRoutes } from './platform/departures/routes'
import { memberCheck } from './platform/members/access'
import type { Memberships } from './platform/members/membership'
import { introVideoMails } from './platform/notifications/intro-video-news'
import { messageMails } from './platform/notifications/message-news'
import { notificationRetention } from './platform/notifications/retention'
import { notificationRoutes } from './platform/notifications/routes'
import { settledNoticeSubscription } from './platform/notifications/subscription'
import { unlockMails } from './platform/notifications/unlock-news'
import { unusedResumeMails } from './platform/notifications/unused-resume-news'
import type { Cards } from './talk/attachments/cards'
import { scheduleFileRemoval } from './talk/attachments/removal'
import { talkBlockRoutes } from './talk/blocks/routes'
import { colleaguesOf } from './talk/conversations/colleagues'
import { talkRetention } from './talk/conversations/retention'
import { conversationRoutes } from './talk/conversations/routes'
import { memberFileRoutes } from './talk/copies/routes'
import { talkEventRoutes } from './talk/events/routes'
import { leavingTalk } from './talk/leaving/service'
import { talkMarkRoutes } from './talk/marks/routes'
import { messageRoutes } from './talk/messages/routes'
import { scheduleNotices } from './talk/notices/noticing'
import { quickReplyRoutes } from './talk/quick-replies/routes'
import { talkReportRoutes } from './talk/reports/routes'
import { talkRightSubscription } from './talk/rights/subscription'
import { blockingRoutes } from './workers/blocking/routes'
import { blockDelivery } from './workers/blocking/service'
import { certificateRoutes } from './workers/certificates/routes'
import { doubtfulValueRoutes } from './workers/doubtful-values/routes'
import type { GroupPosts } from './workers/favourite-groups/group-posts'
import { favouriteGroupRoutes } from './workers/favourite-groups/routes'
import { favouriteRoutes } from './workers/favourites/routes'
import { scheduleRejectedRemoval } from './workers/intro-videos/deciding'
import { introVideoRoutes } from './workers/intro-videos/employer-routes'
import { introVideoReviewRoutes } from './workers/intro-videos/ops-routes'
import { ownIntroVideoRoutes } from './workers/intro-videos/routes'
import { matchRoutes } from './workers/matches/routes'
import { workerNoteRetention } from './workers/notes/retention'
import { workerNoteRoutes } from './workers/notes/routes'
import { profileRoutes } from './workers/profiles/routes'
import { resumePdfRoutes } from './workers/resume-pdf/routes'
import { resumeReadersRetention } from './workers/resume-readers/retention'
import { resumeReaderRoutes } from './workers/resume-readers/routes'
import { scheduleMissingAreas } from './workers/resumes/missing-areas'
import { scheduleRenewal } from './workers/resumes/renewal'
import { availabilityRetention } from './workers/resumes/retention'
import { resumeRoutes } from './workers/resumes/routes'
import { addEmptyResume, resumeIdOf } from './workers/resumes/service'
import { peopleFinder } from './workers/saved-searches/find-people'
import { scheduleSavedSearches } from './workers/saved-searches/looking'
import type { NewsToMembers } from './workers/saved-searches/news-to-members'
import { savedSearchRoutes } from './workers/saved-searches/routes'
import { reopenedBranchSubscription } from './workers/saved-searches/subscription'
import { peopleFoundJobs } from './workers/saved-searches/telling'
import type { BranchPlaces } from './workers/search/branch-places'
import { searchRoutes } from './workers/search/routes'
import { scheduleMissingEntries } from './workers/search-entries/missing'
import { spentBudgetMails } from './workers/shown-workers/mails'
import { spentBudgetRoutes } from './workers/shown-workers/ops-routes'
import { shownWorkersRetention, spentBudgetsRetention } from './workers/shown-workers/retention'
import { scheduleTellingOfSpent } from './workers/shown-workers/telling'
import type { UnlockCredits } from './workers/unlocks/credits-of-job-post'
import { unlockRetention } from './workers/unlocks/retention'
import { unlockRoutes } from './workers/unlocks/routes'
import { unlockJobs } from './workers/unlocks/service'
import { applicantSubscription } from './workers/unlocks/subscription'
import { unusedResumeRoutes } from './workers/unused-resumes/routes'
import { scheduleUnused } from './workers/unused-resumes/service'
import { UseLog } from './workers/unused-resumes/use-log'
import { workerRoutes } from './workers/workers/routes'
import { addWorker, employersOnly, followName, leaving, leavingDelivery } from './workers/workers/service'

const kind = 'worker'

type PartimDeps = ServiceDeps & {
  readonly kinds: AccountKinds
  readonly memberships: Memberships
  readonly posts: GroupPosts
  readonly news: NewsToMembers
  readonly jobPost: EventReceiver
  readonly branchPlaces: BranchPlaces
  readonly credits: UnlockCredits
  readonly companies: Companies
  readonly cards: Cards
}

/** The partim service: workers and their resumes. It does not listen yet. */
export async function buildApp({
  kinds,
  memberships,
  posts,
  news,
  jobPost,
  branchPlaces,
  credits,
  companies,
  cards,
  ...deps
}: PartimDeps): Promise<ServiceApp> {
  const { settings, database, identity, mail, storage } = deps
  const { db } = database
  const users = new UserDirectory(identity)
  const hasOwnAddress: AddressCheck = async ({ uid }) => !(await restoreAddress(accounts, uid))
  const toWorkers = { identity, appUrl: settings.APP_URL, hasOwnAddress }
  const composers = [
    ...accountMails({ db, identity, kind, appUrl: settings.APP_URL }),
    unlockMails(toWorkers),
    ...introVideoMails(toWorkers),
    ...unusedResumeMails(toWorkers),
    messageMails(toWorkers),
    ...interviewMails({ db, ...toWorkers }),
    ...spentBudgetMails(db),
  ]
  const exports = { db, parts: workerParts }
  const jobs = new JobRunner({
    db,
    handlers: [
      ...mailJobs({ transport: mail, host: new URL(settings.APP_URL).hostname }, composers),
      ...identityTasks({ db, identity, users }),
      deliver(interviewHappened, jobPost),
      blockDelivery(db, jobPost),
      deliver(messagesWaiting, jobPost),
      deliver(messagesRead, jobPost),
      leavingDelivery(db, jobPost),
      deliver(workerStays, jobPost),
      deliver(workerForgotten, jobPost),
      ...unlockJobs({ db, credits, jobPost }),
      peopleFoundJobs({ db, news }),
      dataExportJobs(exports),
    ],
  })
  const accounts: AccountParts = {
    db,
    identity,
    users,
    jobs,
    kind,
    leaving: leavingInterviews(leavingTalk(leaving)),
    hasOwnAddress,
    onRegistered: async (tx, account) => addEmptyResume(tx, await addWorker(tx, account)),
    onChanged: followName,
  }
  const checks = {
    ...accountChecks(db, kind),
    ops: opsCheck,
    member: memberCheck(memberships, employersOnly),
  }
  const uses = new UseLog(db)
  const talk = { db, colleagues: colleaguesOf(companies) }
  const app = await createService({
    name: 'partim',
    ...deps,
    users,
    kind,
    jobs,
    companyOf: ({ membership }) => membership?.companyId ?? null,
    onUse: (caller) => uses.note(caller),
    retention: [
      shownWorkersRetention,
      spentBudgetsRetention,
      departureRetention,
      notificationRetention,
      availabilityRetention,
      ...resumeReadersRetention,
      ...unlockRetention,
      workerNoteRetention,
      ...talkRetention,
      interviewRetention,
      interviewStepRetention,
    ],
    checks,
    register: (scope) => {
      scope.decorateRequest('membership', null)
      accountRoutes(scope, {
        ...accounts,
        kinds,
        extra: {
          schema: { resumeId: Uuid },
          load: async (source, account) => ({ resumeId: await resumeIdOf(source, account) }),
        },
      })
      profilePhotoRoutes(scope, { db, identity, storage, settings })
      sessionRoutes(scope, accounts)
      dataExportRoutes(scope, exports)
      workerRoutes(scope, db)
      matchRoutes(scope, db)
      spentBudgetRoutes(scope, db)
      searchRoutes(scope, { db, reads: database.reads, branchPlaces })
      resumeRoutes(scope, db)
      unusedResumeRoutes(scope, db)
      resumeReaderRoutes(scope, { db, companies })
      blockingRoutes(scope, { db, companies })
      resumePdfRoutes(scope, db)
      certificateRoutes(scope, { db, identity, storage })
      ownIntroVideoRoutes(scope, { db, identity, storage })
      introVideoRoutes(scope, { db, identity, storage })
      introVideoReviewRoutes(scope, { db, identity, storage })
      profileRoutes(scope, { db, identity, storage })
      favouriteRoutes(scope, db)
      favouriteGroupRoutes(scope, { db, posts })
      unlockRoutes(scope, { db, credits })
      workerNoteRoutes(scope, { db, companies })
      savedSearchRoutes(scope, db)
      conversationRoutes(scope, talk)
      messageRoutes(scope, { ...talk, identity, storage, cards })
      talkMarkRoutes(scope, db)
      talkBlockRoutes(scope, talk)
      talkReportRoutes(scope, db)
      quickReplyRoutes(scope, db)
      memberFileRoutes(scope, db, { 'interviews.json': hostedInterviews })
      interviewRoutes(scope, talk)
      interviewLinkRoutes(scope, db)
      talkEventRoutes(scope, { ...talk, listen: database.listen })
      departureRoutes(scope, db)
      doubtfulValueRoutes(scope, db)
      notificationRoutes(scope, db)
      signInAddressRoutes(scope, accounts)
      eventRoutes(scope, db, [
        applicantSubscription,
        talkRightSubscription,
        closedCompanySubscription,
        endedApplicationSubscription,
        hiredApplicantSubscription,
        settledNoticeSubscription,
        reopenedBranchSubscription,
      ])
      jobRoutes(scope, db)
    },
  })
  app.addHook('onClose', async () => mail.close())
  scheduleAccountRemoval(app, accounts)
  schedulePhotoRemoval(app, { db, storage })
  scheduleFileRemoval(app, { db, storage })
  scheduleRejectedRemoval(app, { db, identity, storage })
  scheduleNotices(app, db)
  scheduleInterviews(app, db)
  scheduleMissingAreas(app, db)
  scheduleMissingEntries(app, db)
  scheduleRenewal(app, db)
  scheduleUnused(app, db)
  scheduleTellingOfSpent(app, db)
  scheduleSavedSearches(app, { db, find: peopleFinder(db) })
  return app
}

/** The service's OpenAPI document; needs no database and no network. */
export const buildOpenApi = (): Promise<object> =>
  openApiOf((deps) =>
    buildApp({
      ...deps,
      kinds: { reserve: noJobPost },
      memberships: { ask: noJobPost },
      posts: { ask: noJobPost },
      news: { tell: noJobPost },
      jobPost: { receive: noJobPost },
      branchPlaces: { ask: noJobPost },
      credits: { debit: noJobPost, close: noJobPost },
      companies: { search: noJobPost, find: noJobPost, memberNames: noJobPost },
      cards: { companyPost: noJobPost, workerPost: noJobPost, branch: noJobPost, jobGivenBack: noJobPost },
    }),
  )

const noJobPost = () => Promise.reject(new Error('there is no job-post service'))
