import { decodeJwt } from 'jose'
import { uuidv7 } from 'uuidv7'
import type { AccountKinds } from '@/services/shared/accounts/kinds'
import { Problem } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { testClient } from '@/services/shared/testing/client'
import { type TestIssuer, testIssuer } from '@/services/shared/testing/issuer'
import { MemoryIdentity } from '@/services/shared/testing/memory-identity'
import { memoryMail } from '@/services/shared/testing/memory-mail'
import { memoryStorage } from '@/services/shared/testing/memory-storage'
import { testSettings } from '@/services/shared/testing/settings'
import { testDatabase } from '@/services/shared/testing/test-database'
import type { CompanyStanding } from '@/validators/company-standing'
import { permissionsOf, type Role } from '@/validators/permissions'
import { buildApp } from '../app'
import { kindsOfJobPost } from '../people/account-kinds/kinds-of-job-post'
import type { Membership } from '../platform/members/membership'
import type { GroupPost } from '../workers/favourite-groups/group-posts'

/** What the service shares with a running job-post service, and that service's address. */
type Beside = { readonly identity: MemoryIdentity; readonly issuer: TestIssuer; readonly jobPost: string }

/** The whole partim service on a new database, listening; with its own issuer, or connected to a job-post service. */
export async function testPartim(beside?: Beside) {
  const database = await testDatabase('services/partim/migrations')
  const issuer = beside?.issuer ?? (await testIssuer())
  const identity = beside?.identity ?? new MemoryIdentity()
  const mail = memoryMail()
  const storage = memoryStorage()
  const memberships = memoryMemberships()
  const posts = memoryPosts()
  const settings = testSettings(issuer)
  const kinds: AccountKinds = beside
    ? kindsOfJobPost({ JOB_POST_API_URL: beside.jobPost })
    : { reserve: async (_person, kind) => kind }
  const app = await buildApp({
    settings,
    database,
    identity,
    mail: mail.transport,
    storage,
    kinds,
    memberships,
    posts,
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = testClient(address, issuer)

  /** Registers a new worker. */
  function registerWorker(uid: string, displayName = 'สมชาย ใจดี') {
    identity.add(uid)
    const body = { displayName, phone: '0812345678', acceptTerms: true }
    return ask('POST /v1/registrations', { as: uid, body })
  }

  /** Adds an employer who is a member of a company; by default a new, represented one. */
  function addMember(
    uid: string,
    role: Role = 'owner',
    companyId: string = uuidv7(),
    standing: CompanyStanding = 'represented',
  ): Membership {
    identity.add(uid, { kind: 'employer' })
    const membership = { emailVerified: true, companyId, standing, can: permissionsOf(role) }
    memberships.members.set(uid, membership)
    return membership
  }

  async function stop(): Promise<void> {
    await app.close()
    await database.close()
    if (!beside) await issuer.close()
  }

  return {
    db: database.db,
    address,
    identity,
    mail,
    storage,
    memberships,
    posts,
    settings,
    ask,
    registerWorker,
    addMember,
    stop,
  }
}

export type TestPartim = Awaited<ReturnType<typeof testPartim>>

/** A job-post service that knows the members a test adds, by the account in their token. */
function memoryMemberships() {
  const memberships = {
    members: new Map<string, Membership>(),
    isDown: false,
    async ask({ authorization }: ForwardedCaller) {
      if (memberships.isDown) throw new Problem(503, 'unavailable')
      return memberships.members.get(decodeJwt(authorization.replace('Bearer ', '')).sub ?? '') ?? null
    },
  }
  return memberships
}

/** A job-post service that knows the posts a test says are shown to a group. */
function memoryPosts() {
  const posts = {
    of: new Map<string, GroupPost[]>(),
    isDown: false,
    async ask(_employer: ForwardedCaller, groupId: string) {
      if (posts.isDown) throw new Problem(503, 'unavailable')
      return posts.of.get(groupId) ?? []
    },
  }
  return posts
}
