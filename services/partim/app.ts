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
import { scheduleDataExports } from '@/services/shared/data-exports/service'
import { UserDirectory } from '@/services/shared/identity/user-directory'
import { openApiOf } from '@/services/shared/openapi'
import { Outbox } from '@/services/shared/outbox/outbox'
import { deadMailRoutes } from '@/services/shared/outbox/routes'
import { Uuid } from '@/services/shared/schema'
import { createService, type ServiceApp, type ServiceDeps } from '@/services/shared/service'
import { sessionRoutes } from '@/services/shared/sessions/routes'
import { workerParts } from './people/data-exports/parts'
import { signInAddressRoutes } from './people/sign-in-addresses/routes'
import { departureRetention } from './platform/departures/retention'
import { departureRoutes } from './platform/departures/routes'
import { memberCheck } from './platform/members/access'
import type { Memberships } from './platform/members/membership'
import { notificationRetention } from './platform/notifications/retention'
import { notificationRoutes } from './platform/notifications/routes'
import type { GroupPosts } from './workers/favourite-groups/group-posts'
import { favouriteGroupRoutes } from './workers/favourite-groups/routes'
import { favouriteRoutes } from './workers/favourites/routes'
import { matchRoutes } from './workers/matches/routes'
import { resumeRoutes } from './workers/resumes/routes'
import { addEmptyResume, resumeIdOf } from './workers/resumes/service'
import { shownWorkersRetention } from './workers/shown-workers/retention'
import { workerRoutes } from './workers/workers/routes'
import { addWorker, employersOnly, followName, leaving } from './workers/workers/service'

const kind = 'worker'

type PartimDeps = ServiceDeps & {
  readonly kinds: AccountKinds
  readonly memberships: Memberships
  readonly posts: GroupPosts
}

/** The partim service: workers and their resumes. It does not listen yet. */
export async function buildApp({ kinds, memberships, posts, ...deps }: PartimDeps): Promise<ServiceApp> {
  const { settings, database, identity, mail, storage } = deps
  const { db } = database
  const users = new UserDirectory(identity)
  const hasOwnAddress: AddressCheck = async ({ uid }) => !(await restoreAddress(accounts, uid))
  const tasks = identityTasks({ db, identity, users })
  const outbox = new Outbox({
    db,
    transport: mail,
    composers: {
      ...accountMails({ db, identity, kind, appUrl: settings.APP_URL }),
      ...tasks,
    },
    host: new URL(settings.APP_URL).hostname,
    first: Object.keys(tasks),
  })
  const accounts: AccountParts = {
    db,
    identity,
    users,
    outbox,
    kind,
    leaving,
    hasOwnAddress,
    onRegistered: async (tx, account) => addEmptyResume(tx, await addWorker(tx, account)),
    onChanged: followName,
  }
  const exports = { db, outbox, parts: workerParts }
  const app = await createService({
    name: 'partim',
    ...deps,
    users,
    kind,
    companyOf: ({ membership }) => membership?.companyId ?? null,
    retention: [shownWorkersRetention, departureRetention, notificationRetention],
    checks: {
      ...accountChecks(db, kind),
      ops: opsCheck,
      member: memberCheck(memberships, employersOnly),
    },
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
      resumeRoutes(scope, db)
      favouriteRoutes(scope, db)
      favouriteGroupRoutes(scope, { db, posts })
      departureRoutes(scope, db)
      notificationRoutes(scope, db)
      signInAddressRoutes(scope, accounts)
      deadMailRoutes(scope, db)
    },
  })
  outbox.attach(app)
  scheduleDataExports(app, exports)
  scheduleAccountRemoval(app, accounts)
  schedulePhotoRemoval(app, { db, storage })
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
    }),
  )

const noJobPost = () => Promise.reject(new Error('there is no job-post service'))
