import { decodeJwt } from 'jose'
import { uuidv7 } from 'uuidv7'
import type { AccountKinds } from '@/services/shared/accounts/kinds'
import { Problem } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import {
  MemoryIdentity,
  memoryMail,
  type TestIssuer,
  testClient,
  testDatabase,
  testIssuer,
  testSettings,
} from '@/services/shared/testing'
import type { CompanyStanding } from '@/validators/company-standing'
import { permissionsOf, type Role } from '@/validators/permissions'
import { kindsOfJobPost } from '../account-kinds/kinds-of-job-post'
import { buildApp } from '../app'
import type { GroupPost } from '../favourite-groups/group-posts'
import type { Membership } from '../members/membership'

/** What the service shares with a job-post service beside it, and that one's address. */
type Beside = { readonly identity: MemoryIdentity; readonly issuer: TestIssuer; readonly jobPost: string }

/** The whole partim service on a fresh database, listening; with an issuer of its own, or beside a job-post service. */
export async function testPartim(beside?: Beside) {
  const database = await testDatabase('services/partim/migrations')
  const issuer = beside?.issuer ?? (await testIssuer())
  const identity = beside?.identity ?? new MemoryIdentity()
  const mail = memoryMail()
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
    kinds,
    memberships,
    posts,
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = testClient(address, issuer)

  /** A worker who registers now. */
  function registerWorker(uid: string, displayName = 'สมชาย ใจดี') {
    identity.add(uid)
    const body = { displayName, phone: '0812345678', acceptTerms: true }
    return ask('POST /v1/registrations', { as: uid, body })
  }

  /** Somebody who hires for a company, a new one that is represented unless it is said otherwise. */
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

/** A job-post service that knows the members a test tells it of, by the account their token speaks for. */
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
