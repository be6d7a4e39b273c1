import { drizzle } from 'drizzle-orm/node-postgres'
import { readSettings, type Settings } from '@/lib/config/settings'
import type { OpenDatabase } from './database'
import type { IdentityProvider } from './identity/provider'
import type { MailTransport } from './mails/transport'
import type { ServiceApp, ServiceDeps } from './service'
import type { FileStorage } from './storage/file-storage'

const offline = () => Promise.reject(new Error('the document is built without database or network'))

const noDatabase: OpenDatabase = {
  db: drizzle.mock(),
  reads: { db: drizzle.mock(), hasReplica: false, isReplica: () => false, watch: () => {} },
  ping: offline,
  listen: async () => async () => {},
  close: async () => {},
}
const noIdentity: IdentityProvider = {
  lookup: offline,
  findByEmail: offline,
  createUser: offline,
  updateUser: offline,
  setKind: offline,
  uploadToken: offline,
  signInToken: offline,
  revoke: offline,
  endSessions: offline,
  unlink: offline,
  removeUser: offline,
}
const noMail: MailTransport = { send: offline, close: () => {} }

const noStorage: FileStorage = {
  read: offline,
  write: offline,
  readInto: offline,
  writeFrom: offline,
  open: offline,
  remove: offline,
}

/** The OpenAPI document of a service, built only from its operations. */
export async function openApiOf(
  build: (deps: ServiceDeps<Settings<'job-post'>>) => Promise<ServiceApp>,
): Promise<object> {
  const settings = { ...readSettings('job-post', {}), LOG_LEVEL: 'silent' }
  const app = await build({
    settings,
    database: noDatabase,
    identity: noIdentity,
    mail: noMail,
    storage: noStorage,
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
