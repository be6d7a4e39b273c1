import type { Database } from '../database'
import type { IdentityProvider, SignInMethod, UserRecord } from '../identity/provider'
import type { UserDirectory } from '../identity/user-directory'
import type { MailComposer, Outbox } from '../outbox/outbox'
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

/** A change to make at the identity provider after a change here is committed; idempotent. */
export type IdentityTask =
  /** Sign-ins up to and including the second `at` (since the epoch) become invalid. */
  | { readonly kind: 'identity_revoke'; readonly uid: string; readonly at: number }
  | { readonly kind: 'identity_verified'; readonly uid: string; readonly email: string }
  | { readonly kind: 'identity_unlink'; readonly uid: string; readonly methods: readonly string[] }
  | { readonly kind: 'identity_remove'; readonly uid: string }

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

const paramsOf = ({ kind: _, ...task }: IdentityTask): Record<string, string> => ({
  task: JSON.stringify(task),
})

/**
 * Stores tasks for the identity provider in the transaction that causes them, and answers a function that carries them
 * out at once; call it after the commit, never within a transaction. The outbox retries tasks that fail or are lost in
 * a crash (docs/decisions/0050).
 */
export async function promiseIdentity(
  tx: Database,
  parts: TaskParts & { readonly outbox: Outbox },
  tasks: readonly IdentityTask[],
): Promise<() => Promise<void>> {
  for (const task of tasks) await parts.outbox.promise(tx, task.kind, paramsOf(task))
  return async () => {
    for (const task of tasks)
      await carryOut(parts, task).catch((error: unknown) => parts.outbox.logPostponed(task.kind, error))
  }
}

/** The outbox composers that carry out these tasks, one per kind; they send no mail. */
export function identityTasks(parts: TaskParts): Record<IdentityTask['kind'], MailComposer> {
  const carry =
    (kind: IdentityTask['kind']): MailComposer =>
    async ({ task = '' }) => {
      await carryOut(parts, { ...JSON.parse(task), kind } as IdentityTask)
      return null
    }
  return {
    identity_revoke: carry('identity_revoke'),
    identity_verified: carry('identity_verified'),
    identity_unlink: carry('identity_unlink'),
    identity_remove: carry('identity_remove'),
  }
}
