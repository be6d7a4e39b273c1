import type { Settings } from '@/lib/config/settings'
import { opsCheck, workersOnly } from '@/services/shared/access'
import { accountChecks, accountHolder } from '@/services/shared/accounts/access'
import type { AddressCheck, FindByAddress } from '@/services/shared/accounts/address-check'
import { scheduleAccountRemoval } from '@/services/shared/accounts/deletion'
import { identityTasks } from '@/services/shared/accounts/identity-tasks'
import { accountMails, passwordResetMails } from '@/services/shared/accounts/mails'
import type { AccountParts } from '@/services/shared/accounts/parts'
import { accountRoutes, passwordResetRoutes } from '@/services/shared/accounts/routes'
import { restoreAddress, restoreAddressOf } from '@/services/shared/accounts/sign-in-address'
import { dataExportRoutes } from '@/services/shared/data-exports/routes'
import { scheduleDataExports } from '@/services/shared/data-exports/service'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { openApiOf } from '@/services/shared/openapi'
import { Outbox } from '@/services/shared/outbox/outbox'
import { deadMailRoutes } from '@/services/shared/outbox/routes'
import { nullable } from '@/services/shared/schema'
import { createService, type ServiceApp, type ServiceDeps } from '@/services/shared/service'
import { sessionRoutes } from '@/services/shared/sessions/routes'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { applicationMails } from './applications/mails'
import { ownApplicationRoutes } from './applications/own-routes'
import { applicationRetention } from './applications/retention'
import { applicationRoutes } from './applications/routes'
import { applicationRoutines } from './applications/routines'
import type { WorkerProfiles } from './applications/worker-profile'
import { branchRetention } from './branches/retention'
import { branchRoutes } from './branches/routes'
import { chosenJobPostRoutes } from './chosen-job-posts/routes'
import type { CompanyRegistry } from './companies/registry'
import { closedCompanyRetention } from './companies/retention'
import { companyRoutes } from './companies/routes'
import { companyDisputeRetention } from './company-disputes/retention'
import { companyDisputeRoutes } from './company-disputes/routes'
import { companyDocumentRoutes } from './company-documents/routes'
import { scheduleDecidedFileRemoval } from './company-documents/service'
import { consentRetention } from './consents/retention'
import { consentRoutes } from './consents/routes'
import { creditRoutes } from './credits/routes'
import { employerParts } from './data-exports/parts'
import { workerFileRoutes } from './data-exports/routes'
import type { Departures } from './departures/departures-of-partim'
import { scheduleForgettingDeparted } from './departures/routine'
import type { CompanyGroups } from './favourite-groups/company-groups'
import { favouriteGroupRoutes } from './favourite-groups/routes'
import { memberMails } from './invitations/mails'
import { invitationRetention } from './invitations/retention'
import { invitationRoutes } from './invitations/routes'
import { jobPostInviteRoutes } from './job-post-invites/routes'
import { jobPostViewRoutes } from './job-post-views/routes'
import { jobPostRoutes } from './job-posts/routes'
import { joinRequestMails } from './join-requests/mails'
import { joinRequestRetention } from './join-requests/retention'
import { joinRequestRoutes } from './join-requests/routes'
import { kindReservationRetention } from './kind-reservations/retention'
import { kindReservationRoutes } from './kind-reservations/routes'
import { accountKinds } from './kind-reservations/service'
import { memberCheck } from './members/access'
import { leaving } from './members/leaving'
import { memberRoutes } from './members/routes'
import { loadMembership, Membership } from './members/service'
import { notificationChoiceRoutes } from './notifications/choice-routes'
import { notificationMails } from './notifications/mails'
import { notificationRetention } from './notifications/retention'
import { notificationRoutes } from './notifications/routes'
import { packageRoutes } from './packages/routes'
import { publicJobPostRoutes } from './public-job-posts/routes'
import { registryLookupRoutes } from './registry-lookups/routes'
import { representationLetterRoutes } from './representation-letters/routes'
import { reviewRoutes } from './reviews/routes'
import type { SignInAddresses } from './sign-in-addresses/addresses-of-partim'
import { trendRoutes } from './trends/routes'
import { scheduleOldPhotoCleaning } from './uploads/old-photos'
import { scheduleUnusedUploadRemoval } from './uploads/service'
import { scheduleRegistryChecks } from './verifications/registry-check'
import { verificationRoutes } from './verifications/routes'

const kind = 'employer'

type JobPostDeps = ServiceDeps<Settings<'job-post'>> & {
  readonly storage: FileStorage
  readonly registry: CompanyRegistry
  readonly profiles: WorkerProfiles
  readonly groups: CompanyGroups
  readonly departures: Departures
  readonly addresses: SignInAddresses
}

/** The job-post service, ready for requests but not listening. */
export async function buildApp(deps: JobPostDeps): Promise<ServiceApp> {
  const {
    settings,
    database,
    identity,
    mail,
    limits,
    storage,
    registry,
    profiles,
    groups,
    departures,
    addresses,
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
  const tasks = identityTasks({ db, identity, users })
  const outbox = new Outbox({
    db,
    transport: mail,
    composers: {
      ...accountMails({ db, identity, kind, appUrl: settings.APP_URL }),
      ...passwordResetMails({ db, appUrl: settings.APP_URL, findByAddress }),
      ...tasks,
      ...memberMails({ db, appUrl: settings.APP_URL }),
      ...joinRequestMails({ db, appUrl: settings.APP_URL }),
      ...notificationMails({ db, appUrl: settings.APP_URL }),
      ...applicationMails({ db, identity, appUrl: settings.APP_URL, hasOwnAddress }),
    },
    host: new URL(settings.APP_URL).hostname,
    first: Object.keys(tasks),
  })
  const accounts: AccountParts = { db, identity, users, outbox, kind, leaving, hasOwnAddress }
  const exports = { db, outbox, parts: employerParts }
  const { registered, verified } = accountChecks(db, kind)
  const app = await createService({
    name: 'job-post',
    settings,
    database,
    users,
    kind,
    limits,
    companyOf: ({ member }) => member?.companyId ?? null,
    retention: [
      applicationRetention,
      branchRetention,
      consentRetention,
      invitationRetention,
      kindReservationRetention,
      joinRequestRetention,
      companyDisputeRetention,
      notificationRetention,
      ...closedCompanyRetention,
    ],
    checks: {
      registered,
      verified,
      member: memberCheck(db, accountHolder(kind)),
      worker: workersOnly,
      ops: opsCheck,
    },
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
      kindReservationRoutes(scope, kinds)
      passwordResetRoutes(scope, accounts)
      sessionRoutes(scope, accounts)
      dataExportRoutes(scope, exports)
      const parts = { db, settings, identity, storage }
      companyRoutes(scope, parts)
      memberRoutes(scope, { ...parts, outbox })
      invitationRoutes(scope, accounts)
      joinRequestRoutes(scope, accounts)
      companyDocumentRoutes(scope, parts)
      companyDisputeRoutes(scope, parts)
      verificationRoutes(scope, parts)
      representationLetterRoutes(scope, { ...parts, registry })
      branchRoutes(scope, parts)
      jobPostRoutes(scope, { ...parts, groups })
      favouriteGroupRoutes(scope, parts)
      applicationRoutes(scope, parts)
      ownApplicationRoutes(scope, { db, profiles })
      reviewRoutes(scope, parts)
      jobPostInviteRoutes(scope, { db, profiles })
      workerFileRoutes(scope, { db, profiles })
      publicJobPostRoutes(scope, { db })
      chosenJobPostRoutes(scope, { db, profiles })
      jobPostViewRoutes(scope, { db, profiles })
      trendRoutes(scope, { db })
      packageRoutes(scope, { db })
      consentRoutes(scope, parts)
      registryLookupRoutes(scope, parts)
      creditRoutes(scope, parts)
      notificationRoutes(scope, parts)
      notificationChoiceRoutes(scope, parts)
      deadMailRoutes(scope, db)
    },
  })
  outbox.attach(app)
  scheduleDataExports(app, exports)
  scheduleAccountRemoval(app, accounts)
  scheduleUnusedUploadRemoval(app, db, storage)
  scheduleOldPhotoCleaning(app, { db, storage, settings })
  scheduleDecidedFileRemoval(app, db)
  applicationRoutines(app, db)
  scheduleForgettingDeparted(app, { db, departures })
  scheduleRegistryChecks(app, db, registry)
  return app
}

/** The service's OpenAPI document; needs neither database nor network. */
export const buildOpenApi = (): Promise<object> =>
  openApiOf((deps) =>
    buildApp({
      ...deps,
      storage: noStorage,
      registry: noRegistry,
      profiles: noProfiles,
      groups: noGroups,
      departures: noDepartures,
      addresses: { restore: noPartim, restoreOf: noPartim },
    }),
  )

const noStorage: FileStorage = { read: async () => null, write: async () => {}, remove: async () => {} }
const noRegistry: CompanyRegistry = { ask: async () => ({ kind: 'unavailable' }) }
const noPartim = () => Promise.reject(new Error('there is no partim service'))
const noGroups: CompanyGroups = { ask: noPartim }
const noDepartures: Departures = { after: noPartim }
const noProfiles: WorkerProfiles = { ask: noPartim, askFavouriteOf: noPartim, isFindable: noPartim }
