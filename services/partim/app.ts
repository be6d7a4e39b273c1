import { accountChecks } from '@/services/shared/accounts/access'
import { accountMails } from '@/services/shared/accounts/mails'
import { accountRoutes } from '@/services/shared/accounts/routes'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { openApiOf } from '@/services/shared/openapi'
import { Outbox } from '@/services/shared/outbox/outbox'
import { Uuid } from '@/services/shared/schema'
import { createService, type ServiceApp, type ServiceSurroundings } from '@/services/shared/service'
import { resumeRoutes } from './resumes/routes'
import { addEmptyResume, resumeIdOf } from './resumes/service'
import { workerRoutes } from './workers/routes'
import { addWorker, employersOnly } from './workers/service'

/** The partim service: workers and their resumes. It does not listen yet. */
export async function buildApp(surroundings: ServiceSurroundings): Promise<ServiceApp> {
  const { settings, database, identity, mail } = surroundings
  const { db } = database
  const kind = 'worker'
  const users = new UserDirectory(identity)
  const outbox = new Outbox({
    db,
    transport: mail,
    composers: accountMails({ db, identity, kind, appUrl: settings.APP_URL }),
    host: new URL(settings.APP_URL).hostname,
  })
  const app = await createService({
    name: 'partim',
    ...surroundings,
    users,
    checks: { ...accountChecks(db, kind), employer: employersOnly },
    register: (scope) => {
      accountRoutes(scope, {
        db,
        identity,
        users,
        outbox,
        kind,
        onRegistered: async (tx, account) => addEmptyResume(tx, await addWorker(tx, account)),
        extra: {
          schema: { resumeId: Uuid },
          load: async (source, account) => ({ resumeId: await resumeIdOf(source, account) }),
        },
      })
      workerRoutes(scope, db)
      resumeRoutes(scope, db)
    },
  })
  outbox.attach(app)
  return app
}

/** The service's OpenAPI document; needs no database and no network. */
export const buildOpenApi = () => openApiOf(buildApp)
