import type { Database } from '../database'
import type { IdentityProvider, SignInMethod, UserRecord } from '../identity/provider'
import type { UserDirectory } from '../identity/user-directory'
import type { MailComposer, Outbox } from '../outbox/outbox'
import { type Account, findAccount } from './repository'

/** Ways of signing in that can be taken away. */
export type LinkedMethod = Exclude<SignInMethod, 'password'>

/** Every way into an account but its password: of this product by our names, others by the provider's. */
export const linkedWays = ({
  signInMethods,
  otherProviders,
}: Pick<UserRecord, 'signInMethods' | 'otherProviders'>): string[] => [
  ...signInMethods.filter((method) => method !== 'password'),
  ...otherProviders,
]

/** What the identity provider has to do after a change is committed here; idempotent. */
export type IdentityTask =
  /** Sign-ins from before `at` (seconds since the epoch) stop counting. */
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
 * Marks the account's address as verified at the provider, which loses the address when a password is unlinked. An
 * address that was changed since belongs to another link; one that was changed directly at the provider is restored
 * elsewhere, with everything that follows from it.
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
    if (task.kind === 'identity_revoke' && user.validAfter < task.at) await identity.revoke(uid)
    if (task.kind === 'identity_verified')
      await verifyAt(identity, user, task.email, await findAccount(db, uid))
    if (task.kind === 'identity_unlink')
      for (const method of linkedWays(user).filter((way) => task.methods.includes(way)))
        await identity.unlink(uid, method)
    // Whoever registered again meanwhile stays.
    if (task.kind === 'identity_remove' && !(await findAccount(db, uid))) await identity.removeUser(uid)
  }
  users.forget(uid)
}

const paramsOf = ({ kind: _, ...task }: IdentityTask): Record<string, string> => ({
  task: JSON.stringify(task),
})

/**
 * Stores what the identity provider has to do, in the transaction that causes it, and answers a function that does it
 * at once: call that after the commit, never within a transaction. What fails then, or is lost in a crash, the outbox
 * retries (docs/decisions/0050).
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

/** The outbox composers of these tasks: one kind each, which sends no mail. */
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
