import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import type { Database } from '../database'
import type { IdentityProvider, SignInMethod, UserRecord } from '../identity/provider'
import type { UserDirectory } from '../identity/user-directory'
import { enqueueLeased } from '../jobs/enqueue'
import { handle, type JobHandler, jobKind } from '../jobs/kind'
import type { Job } from '../jobs/repository'
import type { JobRunner } from '../jobs/runner'
import { type Account, findAccount } from './repository'

/** Sign-in methods that can be removed. */
export type LinkedMethod = Exclude<SignInMethod, 'password'>

/** Every sign-in method of a user except the password: ours by our names, others by the provider's. */
export const linkedWays = ({
  signInMethods,
  otherProviders,
}: Pick<UserRecord, 'signInMethods' | 'otherProviders'>): string[] => [
  ...signInMethods.filter((method) => method !== 'password'),
  ...otherProviders,
]

const ofUser = { uid: Type.String() }

/** Changes to make at the identity provider after a change here is committed; each may be made twice. */
const kinds = {
  /** Sign-ins up to and including the second `at` (since the epoch) become invalid. */
  identity_revoke: jobKind('identity_revoke', { ...ofUser, at: Type.Number() }),
  identity_verified: jobKind('identity_verified', { ...ofUser, email: Type.String() }),
  identity_unlink: jobKind('identity_unlink', { ...ofUser, methods: Type.Array(Type.String()) }),
  identity_remove: jobKind('identity_remove', ofUser),
}

type Kinds = typeof kinds

/** A change to make at the identity provider. */
export type IdentityTask = {
  [Kind in keyof Kinds]: { readonly kind: Kind } & Readonly<Static<Kinds[Kind]['payload']>>
}[keyof Kinds]

type TaskParts = {
  readonly db: Database
  readonly identity: IdentityProvider
  readonly users: UserDirectory
}

/**
 * Marks the account's address as verified at the provider, which drops the address when a password is unlinked. An
 * address changed since then belongs to another link; one changed directly at the provider is restored by other code
 * (sign-in-address.ts).
 */
async function verifyAt(
  identity: IdentityProvider,
  user: UserRecord,
  email: string,
  account: Pick<Account, 'email'> | null,
): Promise<void> {
  const isLeft = user.email === null || (!user.emailVerified && user.email.toLowerCase() === email)
  if (isLeft && account?.email === email) await identity.updateUser(user.uid, { email, emailVerified: true })
}

async function carryOut({ db, identity, users }: TaskParts, task: IdentityTask): Promise<void> {
  const { uid } = task
  const user = await identity.lookup(uid)
  if (user) {
    if (task.kind === 'identity_revoke') await identity.revoke(uid, task.at)
    if (task.kind === 'identity_verified')
      await verifyAt(identity, user, task.email, await findAccount(db, uid))
    if (task.kind === 'identity_unlink')
      for (const method of linkedWays(user).filter((way) => task.methods.includes(way)))
        await identity.unlink(uid, method)
    // A user who has registered again keeps the sign-in.
    if (task.kind === 'identity_remove' && !(await findAccount(db, uid))) await identity.removeUser(uid)
  }
  users.forget(uid)
}

/**
 * Enqueues tasks for the identity provider in the transaction that causes them, and answers a function that makes their
 * first attempts; call it after the commit, never within a transaction. Tasks that fail then, or are lost in a crash, are
 * attempted again like any job (docs/decisions/0050).
 */
export async function enqueueIdentity(
  tx: Database,
  { jobs }: { readonly jobs: JobRunner },
  tasks: readonly IdentityTask[],
): Promise<() => Promise<void>> {
  const leased: Job[] = []
  for (const { kind, ...payload } of tasks)
    leased.push(await enqueueLeased<TSchema>(tx, kinds[kind], payload))
  return async () => {
    for (const job of leased) await jobs.attempt(job)
  }
}

/** The handlers of these tasks. */
export function identityTasks(parts: TaskParts): readonly JobHandler[] {
  const carry = <Kind extends keyof Kinds>(kind: Kind) =>
    handle<TSchema>(kinds[kind], (payload) => carryOut(parts, { kind, ...Object(payload) } as IdentityTask))
  return (['identity_revoke', 'identity_verified', 'identity_unlink', 'identity_remove'] as const).map(carry)
}
