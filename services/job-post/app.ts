import type { Settings } from '@/lib/config/settings'
import { opsCheck } from '@/services/shared/access'
import { accountChecks } from '@/services/shared/accounts/access'
import { accountMails } from '@/services/shared/accounts/mails'
import { accountRoutes, passwordResetRoutes } from '@/services/shared/accounts/routes'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { openApiOf } from '@/services/shared/openapi'
import { Outbox } from '@/services/shared/outbox/outbox'
import { nullable } from '@/services/shared/schema'
import { createService, type ServiceApp, type ServiceSurroundings } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { branchRetention } from './branches/retention'
import { branchRoutes } from './branches/routes'
import type { CompanyRegistry } from './companies/registry'
import { companyRoutes } from './companies/routes'
import { companyDocumentRoutes } from './company-documents/routes'
import { removeDecidedFilesAgain } from './company-documents/service'
import { consentRetention } from './consents/retention'
import { consentRoutes } from './consents/routes'
import { creditRoutes } from './credits/routes'
import { memberMails } from './invitations/mails'
import { invitationRetention } from './invitations/retention'
import { invitationRoutes } from './invitations/routes'
import { jobPostRoutes } from './job-posts/routes'
import { memberCheck } from './members/access'
import { memberRoutes } from './members/routes'
import { loadMembership, Membership } from './members/service'
import { notificationRetention } from './notifications/retention'
import { notificationRoutes } from './notifications/routes'
import { packageRoutes } from './packages/routes'
import { removeUnusedUploadsAgain } from './uploads/service'
import { checkUnverifiedAgain } from './verifications/registry-check'
import { verificationRoutes } from './verifications/routes'

const kind = 'employer'

type JobPostSurroundings = ServiceSurroundings<Settings<'job-post'>> & {
  readonly storage: FileStorage
  readonly registry: CompanyRegistry
}

/** The job-post service, ready for requests but not listening. */
export async function buildApp(surroundings: JobPostSurroundings): Promise<ServiceApp> {
  const { settings, database, identity, mail, limits, storage, registry } = surroundings
  const { db } = database
  const users = new UserDirectory(identity)
  const outbox = new Outbox({
    db,
    transport: mail,
    composers: {
      ...accountMails({ db, identity, kind, appUrl: settings.APP_URL }),
      ...memberMails({ db, appUrl: settings.APP_URL }),
    },
    host: new URL(settings.APP_URL).hostname,
  })
  const accounts = { db, identity, users, outbox, kind } as const
  const { registered, verified } = accountChecks(db, kind)
  const app = await createService({
    name: 'job-post',
    settings,
    database,
    users,
    limits,
    retention: [branchRetention, consentRetention, invitationRetention, notificationRetention],
    checks: { registered, verified, member: memberCheck(db, registered), ops: opsCheck },
    register(scope) {
      scope.decorateRequest('member', null)
      const extra = {
        schema: { member: nullable(Membership) },
        load: async (source: typeof db, { uid }: { uid: string }) => ({
          member: await loadMembership(source, uid),
        }),
      }
      accountRoutes(scope, { ...accounts, extra })
      passwordResetRoutes(scope, accounts)
      const parts = { db, settings, identity, storage }
      companyRoutes(scope, parts)
      memberRoutes(scope, { ...parts, outbox })
      invitationRoutes(scope, accounts)
      companyDocumentRoutes(scope, parts)
      verificationRoutes(scope, parts)
      branchRoutes(scope, parts)
      jobPostRoutes(scope, parts)
      packageRoutes(scope, { db })
      consentRoutes(scope, parts)
      creditRoutes(scope, parts)
      notificationRoutes(scope, parts)
    },
  })
  outbox.attach(app)
  removeUnusedUploadsAgain(app, db, storage)
  removeDecidedFilesAgain(app, db)
  checkUnverifiedAgain(app, db, registry)
  return app
}

/** The service's OpenAPI document; needs neither database nor network. */
export const buildOpenApi = (): Promise<object> =>
  openApiOf((surroundings) => buildApp({ ...surroundings, storage: noStorage, registry: noRegistry }))

const noStorage: FileStorage = { read: async () => null, write: async () => {}, remove: async () => {} }
const noRegistry: CompanyRegistry = { ask: async () => ({ kind: 'unavailable' }) }
