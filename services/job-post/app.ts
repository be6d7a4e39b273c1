import type { Settings } from '@/lib/config/settings'
import { opsCheck, workersOnly } from '@/services/shared/access'
import { accountChecks, accountHolder } from '@/services/shared/accounts/access'
import type { AddressCheck, FindByAddress } from '@/services/shared/accounts/address-check'
import { scheduleAccountRemoval } from '@/services/shared/accounts/deletion'
import { identityTasks } from '@/services/shared/accounts/identity-tasks'
import { accountMails, passwordResetMails } from '@/services/shared/accounts/mails'
import type { AccountParts } from '@/services/shared/accounts/parts'
import { passwordResetRoutes } from '@/services/shared/accounts/password-reset-routes'
import { profilePhotoRoutes } from '@/services/shared/accounts/photo-routes'
import { schedulePhotoRemoval } from '@/services/shared/accounts/photos'
import { accountRoutes } from '@/services/shared/accounts/routes'
import { restoreAddress, restoreAddressOf } from '@/services/shared/accounts/sign-in-address'
import { dataExportRoutes } from '@/services/shared/data-exports/routes'
import { dataExportJobs } from '@/services/shared/data-exports/service'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { jobRoutes } from '@/services/shared/jobs/routes'
import { JobRunner } from '@/services/shared/jobs/runner'
import { mailJobs } from '@/services/shared/mails/mail-jobs'
import { openApiOf } from '@/services/shared/openapi'
import { nullable } from '@/services/shared/schema'
import { createService, type ServiceApp, type ServiceDeps } from '@/services/shared/service'
import { companyClosed, noticeSettled } from '@/services/shared/service-events/catalogue'
import { deliver, type EventReceiver } from '@/services/shared/service-events/delivery'
import { eventRoutes } from '@/services/shared/service-events/routes'
import { sessionRoutes } from '@/services/shared/sessions/routes'
import { buffetRoutes } from './billing/buffets/routes'
import { companyOrders } from './billing/company-closing/company-orders'
import { grantStartingCredits } from './billing/credits/ledger'
import { creditRoutes } from './billing/credits/routes'
import { taxDocumentMails } from './billing/invoices/mails'
import { invoiceRoutes } from './billing/invoices/routes'
import { orderHistoryRoutes } from './billing/order-history/routes'
import { orderRetention } from './billing/orders/retention'
import { orderRoutes } from './billing/orders/routes'
import { packageRoutes } from './billing/packages/routes'
import { undeliveredCreditJobs } from './billing/payment-disputes/undelivered'
import { paymentEventRoutes } from './billing/payment-events/routes'
import { paymentEventJobs } from './billing/payment-events/service'
import type { PaymentProvider } from './billing/payments/provider'
import { paymentRoutes } from './billing/payments/routes'
import { profileUnlockRoutes } from './billing/profile-unlocks/routes'
import { unlockSubscription } from './billing/profile-unlocks/service'
import { reconciliationRoutes } from './billing/reconciliation/routes'
import { refundRoutes } from './billing/refunds/routes'
import { revenueRoutes } from './billing/revenue/routes'
import { savedCardRoutes } from './billing/saved-cards/routes'
import { taxRefundRoutes } from './billing/tax-refunds/routes'
import { topupRetention } from './billing/topups/retention'
import { topupRoutes } from './billing/topups/routes'
import { passCheck } from './billing/topups/service'
import { waitingMoneyMails } from './billing/waiting-money/mails'
import { scheduleTellingOfMoney } from './billing/waiting-money/telling'
import { reopenedDelivery } from './company/branches/reopening'
import { branchRetention } from './company/branches/retention'
import { branchRoutes } from './company/branches/routes'
import type { CompanyRegistry } from './company/companies/registry'
import { closedCompanyRetention } from './company/companies/retention'
import { companyRoutes } from './company/companies/routes'
import { companyDisputeRetention } from './company/company-disputes/retention'
import { companyDisputeRoutes } from './company/company-disputes/routes'
import { companyDocumentRoutes } from './company/company-documents/routes'
import { scheduleDecidedFileRemoval } from './company/company-documents/service'
import { companyNameRoutes } from './company/company-names/routes'
import { foundingRoutes } from './company/founding/routes'
import { invitedAddressJobs } from './company/invitations/invited-addresses'
import { memberMails } from './company/invitations/mails'
import { invitationRetention } from './company/invitations/retention'
import { invitationRoutes } from './company/invitations/routes'
import { joinRequestMails } from './company/join-requests/mails'
import { joinRequestRetention } from './company/join-requests/retention'
import { joinRequestRoutes } from './company/join-requests/routes'
import { leavingOf } from './company/leaving/leaving'
import { memberRoutes } from './company/members/routes'
import { loadMembership, Membership } from './company/members/service'
import { registryLookupRoutes } from './company/registry-lookups/routes'
import { representationLetterRoutes } from './company/representation-letters/routes'
import { scheduleRegistryChecks } from './company/verifications/registry-check'
import { verificationRoutes } from './company/verifications/routes'
import { actionItemRoutes } from './hiring/action-items/routes'
import { applicantDigest } from './hiring/applications/applicant-mails'
import { applicantDelivery } from './hiring/applications/applicants'
import { endedDelivery } from './hiring/applications/ended'
import { hiredDelivery } from './hiring/applications/hired'
import { applicationMails } from './hiring/applications/mails'
import { postNewsMails } from './hiring/applications/post-news'
import { applicationRetention, interviewStepRetention } from './hiring/applications/retention'
import { applicationRoutes } from './hiring/applications/routes'
import { applicationRoutines } from './hiring/applications/routines'
import { tellingJobs } from './hiring/applications/telling'
import { termAnswerJobs } from './hiring/applications/term-answers'
import { unopenedContactJobs } from './hiring/applications/unopened-contacts'
import { answerDigests } from './hiring/applications/worker-answers'
import { chosenJobPostRoutes } from './hiring/chosen-job-posts/routes'
import { dayRoutes } from './hiring/days/routes'
import { doubtfulValueRoutes } from './hiring/doubtful-values/routes'
import type { CompanyGroups } from './hiring/favourite-groups/company-groups'
import { favouriteGroupRoutes } from './hiring/favourite-groups/routes'
import { hiringChangeRoutes } from './hiring/hiring-changes/routes'
import { interviewSubscription } from './hiring/interview-news/subscription'
import { intervieweeRoutes } from './hiring/interviewees/routes'
import { inviteMails } from './hiring/job-post-invites/mails'
import { jobPostInviteRoutes } from './hiring/job-post-invites/routes'
import { blockedCompanySubscription } from './hiring/job-post-invites/subscription'
import { jobPostViewRoutes } from './hiring/job-post-views/routes'
import { messageSubscriptions } from './hiring/message-news/subscription'
import { ownApplicationRoutes } from './hiring/own-applications/routes'
import type { WorkerProfiles } from './hiring/own-applications/worker-profile'
import { rewordedPostJobs } from './hiring/posting/changed-words'
import { companyPostJobs, companyPosts } from './hiring/posting/company-posts'
import { jobPostRoutes } from './hiring/posting/routes'
import { publishWaiting } from './hiring/posting/waiting-posts'
import { publicJobPostChangeRoute } from './hiring/public-job-posts/changes'
import { publicJobPostRoutes } from './hiring/public-job-posts/routes'
import { reviewRoutes } from './hiring/reviews/routes'
import { savedSearchNewsRoutes } from './hiring/saved-search-news/routes'
import { talkRightDelivery } from './hiring/talk-rights/delivery'
import { trendRoutes } from './hiring/trends/routes'
import { employerParts } from './people/data-exports/parts'
import { workerFileRoutes } from './people/data-exports/routes'
import type { Departures } from './people/departures/departures-of-partim'
import { forgottenWorkerSubscription } from './people/departures/forgotten-workers'
import {
  leavingWorkerJobs,
  leavingWorkerSubscription,
  stayingWorkerSubscription,
} from './people/departures/leaving-workers'
import { scheduleForgettingDeparted } from './people/departures/routine'
import { kindReservationRetention } from './people/kind-reservations/retention'
import { kindReservationRoutes } from './people/kind-reservations/routes'
import { accountKinds } from './people/kind-reservations/service'
import type { SignInAddresses } from './people/sign-in-addresses/addresses-of-partim'
import { memberCheck } from './platform/access/access'
import { consentRetention } from './platform/consents/retention'
import { consentRoutes } from './platform/consents/routes'
import { mapLinkRoutes } from './platform/map-links/routes'
import { notificationChoiceRoutes } from './platform/notifications/choice-routes'
import { notificationMails } from './platform/notifications/mails'
import { notificationRetention } from './platform/notifications/retention'
import { notificationRoutes } from './platform/notifications/routes'
import { scheduleOldPhotoCleaning } from './platform/uploads/old-photos'
import { scheduleUnusedUploadRemoval } from './platform/uploads/service'
import type { WorkerNotifications } from './platform/worker-notifications/worker-notifications'

const kind = 'employer'

type JobPostDeps = ServiceDeps<Settings<'job-post'>> & {
  readonly registry: CompanyRegistry
  readonly profiles: WorkerProfiles
  readonly groups: CompanyGroups
  readonly departures: Departures
  readonly addresses: SignInAddresses
  readonly workerNotifications: WorkerNotifications
  readonly partim: EventReceiver
  readonly paymentProvider: PaymentProvider
}

/** The job-post service, ready for requests but not listening. */
export async function buildApp(deps: JobPostDeps): Promise<ServiceApp> {
  const {
    settings,
    database,
    identity,
    mail,
    limits,
    runsRoutines,
    storage,
    registry,
    profiles,
    groups,
    departures,
    addresses,
    workerNotifications,
    partim,
    paymentProvider: provider,
  } = deps
  const { db } = database
  const users = new UserDirectory(identity)
  const hasOwnAddress: AddressCheck = async ({ uid, kind: theirs }) =>
    !(await (theirs === 'worker' ? addresses.restore(uid) : restoreAddress(accounts, uid)))
  const findByAddress: FindByAddress = async (email) => {
    const found = await identity.findByEmail(email)
    if (found && (await hasOwnAddress(found))) return found
    await restoreAddressOf(accounts, email)
    await addresses.restoreOf(email)
    return identity.findByEmail(email)
  }
  const toWorkers = { db, identity, appUrl: settings.APP_URL, hasOwnAddress, workerNotifications }
  const composers = [
    ...accountMails({ db, identity, kind, appUrl: settings.APP_URL }),
    ...passwordResetMails({ db, appUrl: settings.APP_URL, findByAddress }),
    ...memberMails({ db, appUrl: settings.APP_URL }),
    ...joinRequestMails({ db, appUrl: settings.APP_URL }),
    ...notificationMails({
      db,
      appUrl: settings.APP_URL,
      digests: { applications_received: applicantDigest(db), ...answerDigests(db) },
    }),
    ...applicationMails(toWorkers),
    ...postNewsMails(toWorkers),
    ...inviteMails(toWorkers),
    ...taxDocumentMails({ db, storage, appUrl: settings.APP_URL }),
    ...waitingMoneyMails(db),
  ]
  const afterCredit = (companyId: string) => publishWaiting(db, companyId)
  const exports = { db, parts: employerParts }
  const jobs = new JobRunner({
    db,
    handlers: [
      ...mailJobs({ transport: mail, host: new URL(settings.APP_URL).hostname }, composers),
      ...identityTasks({ db, identity, users }),
      applicantDelivery(db, partim),
      talkRightDelivery(db, partim),
      endedDelivery(db, partim),
      hiredDelivery(db, partim),
      deliver(companyClosed, partim),
      reopenedDelivery(db, partim),
      deliver(noticeSettled, partim),
      paymentEventJobs({ db, provider, afterCredit }),
      undeliveredCreditJobs(db),
      rewordedPostJobs(db),
      ...companyPostJobs(db),
      ...tellingJobs(db),
      ...termAnswerJobs(db),
      unopenedContactJobs(db),
      invitedAddressJobs(db),
      ...leavingWorkerJobs(db),
      dataExportJobs(exports),
    ],
  })
  const accounts: AccountParts = {
    db,
    identity,
    users,
    jobs,
    kind,
    leaving: leavingOf({ posts: companyPosts, orders: companyOrders }),
    hasOwnAddress,
  }
  const { registered, verified } = accountChecks(db, kind)
  const app = await createService({
    name: 'job-post',
    settings,
    database,
    users,
    kind,
    jobs,
    limits,
    runsRoutines,
    companyOf: ({ member }) => member?.companyId ?? null,
    retention: [
      applicationRetention,
      branchRetention,
      consentRetention,
      interviewStepRetention,
      invitationRetention,
      kindReservationRetention,
      joinRequestRetention,
      companyDisputeRetention,
      notificationRetention,
      orderRetention,
      topupRetention,
      ...closedCompanyRetention,
    ],
    checks: {
      registered,
      verified,
      member: memberCheck(db, accountHolder(kind)),
      worker: workersOnly,
      ops: opsCheck,
    },
    passes: { topup: passCheck(db) },
    register(scope) {
      scope.decorateRequest('member', null)
      const extra = {
        schema: { member: nullable(Membership) },
        load: async (source: typeof db, { uid }: { uid: string }) => ({
          member: await loadMembership(source, uid),
        }),
      }
      const kinds = accountKinds(db)
      accountRoutes(scope, { ...accounts, kinds, extra })
      profilePhotoRoutes(scope, { db, identity, storage, settings })
      kindReservationRoutes(scope, kinds)
      passwordResetRoutes(scope, accounts)
      sessionRoutes(scope, accounts)
      dataExportRoutes(scope, exports)
      const parts = { db, settings, identity, storage, posts: companyPosts }
      foundingRoutes(scope, { ...parts, grantStartingCredits })
      companyRoutes(scope, parts)
      companyNameRoutes(scope, parts)
      memberRoutes(scope, parts)
      invitationRoutes(scope, { ...accounts, posts: companyPosts })
      joinRequestRoutes(scope, parts)
      companyDocumentRoutes(scope, parts)
      companyDisputeRoutes(scope, { ...parts, orders: companyOrders, grantStartingCredits })
      verificationRoutes(scope, parts)
      representationLetterRoutes(scope, { ...parts, registry })
      branchRoutes(scope, parts)
      jobPostRoutes(scope, { ...parts, groups })
      favouriteGroupRoutes(scope, parts)
      applicationRoutes(scope, parts)
      intervieweeRoutes(scope, parts)
      actionItemRoutes(scope, parts)
      dayRoutes(scope, parts)
      hiringChangeRoutes(scope, database)
      ownApplicationRoutes(scope, { db, profiles })
      reviewRoutes(scope, parts)
      doubtfulValueRoutes(scope, { db })
      jobPostInviteRoutes(scope, { db, profiles })
      workerFileRoutes(scope, { db, profiles })
      publicJobPostRoutes(scope, { db })
      publicJobPostChangeRoute(scope, database)
      chosenJobPostRoutes(scope, { db, profiles })
      jobPostViewRoutes(scope, { db, profiles })
      trendRoutes(scope, { db })
      savedSearchNewsRoutes(scope, { db })
      eventRoutes(scope, db, [
        interviewSubscription,
        ...messageSubscriptions,
        blockedCompanySubscription,
        unlockSubscription,
        leavingWorkerSubscription,
        stayingWorkerSubscription,
        forgottenWorkerSubscription,
      ])
      packageRoutes(scope, { db })
      orderRoutes(scope, { db })
      paymentRoutes(scope, { db, settings, provider, afterCredit })
      paymentEventRoutes(scope, { db, settings })
      refundRoutes(scope, { db, provider })
      reconciliationRoutes(scope, { db, provider })
      revenueRoutes(scope, { db })
      invoiceRoutes(scope, parts)
      savedCardRoutes(scope, { db, provider })
      buffetRoutes(scope, { db, settings, afterCredit })
      topupRoutes(scope, { db, settings })
      orderHistoryRoutes(scope, parts)
      taxRefundRoutes(scope, parts)
      consentRoutes(scope, parts)
      registryLookupRoutes(scope, parts)
      mapLinkRoutes(scope, parts)
      creditRoutes(scope, parts)
      profileUnlockRoutes(scope, { db })
      notificationRoutes(scope, parts)
      notificationChoiceRoutes(scope, parts)
      jobRoutes(scope, db)
    },
  })
  app.addHook('onClose', async () => mail.close())
  scheduleAccountRemoval(app, accounts)
  schedulePhotoRemoval(app, { db, storage })
  scheduleUnusedUploadRemoval(app, db, storage)
  scheduleOldPhotoCleaning(app, { db, storage, settings })
  scheduleDecidedFileRemoval(app, db)
  applicationRoutines(app, db)
  scheduleForgettingDeparted(app, { db, departures })
  scheduleRegistryChecks(app, db, registry)
  scheduleTellingOfMoney(app, db)
  return app
}

/** The service's OpenAPI document; needs neither database nor network. */
export const buildOpenApi = (): Promise<object> =>
  openApiOf((deps) =>
    buildApp({
      ...deps,
      registry: noRegistry,
      profiles: noProfiles,
      groups: noGroups,
      departures: noDepartures,
      addresses: { restore: noPartim, restoreOf: noPartim },
      workerNotifications: { tell: noPartim },
      partim: { receive: noPartim },
      paymentProvider: noProvider,
    }),
  )

const noRegistry: CompanyRegistry = { ask: async () => ({ kind: 'unavailable' }) }
const noPartim = () => Promise.reject(new Error('there is no partim service'))
const noGroups: CompanyGroups = { ask: noPartim }
const noDepartures: Departures = { after: noPartim }
const noProfiles: WorkerProfiles = { ask: noPartim, askFavouriteOf: noPartim, findableAmong: noPartim }
const noAnswer = () => Promise.reject(new Error('there is no payment provider'))
const noProvider: PaymentProvider = {
  charge: noAnswer,
  find: noAnswer,
  lookUp: noAnswer,
  expire: noAnswer,
  refund: noAnswer,
  refundsOf: noAnswer,
  chargesSince: noAnswer,
  findDispute: noAnswer,
  disputesSince: noAnswer,
  readEvent: noAnswer,
  picture: noAnswer,
  keepCard: noAnswer,
  findKeptCard: noAnswer,
  forgetCard: noAnswer,
}
