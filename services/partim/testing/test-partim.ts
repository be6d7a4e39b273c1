import {
  MemoryIdentity,
  memoryMail,
  testClient,
  testDatabase,
  testIssuer,
  testSettings,
} from '@/services/shared/testing'
import { buildApp } from '../app'

/** The whole partim service on a fresh database, listening, with an issuer of its own. */
export async function testPartim() {
  const [database, issuer] = await Promise.all([testDatabase('services/partim/migrations'), testIssuer()])
  const identity = new MemoryIdentity()
  const mail = memoryMail()
  const app = await buildApp({ settings: testSettings(issuer), database, identity, mail: mail.transport })
  const ask = testClient(await app.listen({ host: '127.0.0.1', port: 0 }), issuer)

  /** A worker who registers now. */
  function registerWorker(uid: string, displayName = 'สมชาย ใจดี') {
    identity.add(uid)
    const body = { displayName, phone: '0812345678', acceptTerms: true }
    return ask('POST /v1/registrations', { as: uid, body })
  }

  async function stop(): Promise<void> {
    await app.close()
    await database.close()
    await issuer.close()
  }

  return { db: database.db, identity, mail, ask, registerWorker, stop }
}

export type TestPartim = Awaited<ReturnType<typeof testPartim>>
