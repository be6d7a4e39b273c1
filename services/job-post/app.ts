import type { Settings } from '@/lib/config/settings'
import { accountChecks } from '@/services/shared/accounts/access'
import { accountMails } from '@/services/shared/accounts/mails'
import { accountRoutes, passwordResetRoutes } from '@/services/shared/accounts/routes'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { openApiOf } from '@/services/shared/openapi'
import { Outbox } from '@/services/shared/outbox/outbox'
import { nullable } from '@/services/shared/schema'
import { createService, type ServiceApp, type ServiceSurroundings } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { branchRoutes } from './branches/routes'
import { companyRoutes } from './companies/routes'
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

const kind = 'employer'

type JobPostSurroundings = ServiceSurroundings<Settings<'job-post'>> & { readonly storage: FileStorage }

/** The job-post service, ready for requests but not listening. */
export async function buildApp(surroundings: JobPostSurroundings): Promise<ServiceApp> {
  const { settings, database, identity, mail, limits, storage } = surroundings
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
    retention: [consentRetention, invitationRetention, notificationRetention],
    checks: { registered, verified, member: memberCheck(db, registered) },
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
      companyRoutes(scope, { db, settings, identity })
      memberRoutes(scope, { db, settings, identity, outbox })
      invitationRoutes(scope, accounts)
      branchRoutes(scope, { db, settings, identity })
      jobPostRoutes(scope, { db, settings, identity })
      packageRoutes(scope, { db })
      consentRoutes(scope, { db, settings, identity })
      creditRoutes(scope, { db, settings, identity })
      notificationRoutes(scope, { db, settings, identity })
    },
  })
  outbox.attach(app)
  removeUnusedUploadsAgain(app, db, storage)
  return app
}

/** The service's OpenAPI document; needs neither database nor network. */
export const buildOpenApi = (): Promise<object> =>
  openApiOf((surroundings) => buildApp({ ...surroundings, storage: { remove: async () => {} } }))
