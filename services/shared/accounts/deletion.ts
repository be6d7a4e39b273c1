import type { FastifyBaseLogger } from 'fastify'
import { retention } from '@/validators/retention'
import { requireFreshSignIn } from '../access'
import { deleteExportsOf } from '../data-exports/repository'
import { enqueue } from '../jobs/enqueue'
import { Problem } from '../problem'
import { addRoutine, type RoutineWork } from '../routine'
import type { ServiceApp } from '../service'
import { endAllSessions } from './ending'
import { enqueueIdentity } from './identity-tasks'
import { notices } from './mail-kinds'
import { type AccountParts, type Actor, asking, audit } from './parts'
import { releaseAllPhotos } from './photo-repository'
import { type Account, deleteAccount, findDueAccount, takeDueAccount, updateAccount } from './repository'

const dayMs = 86_400_000

/** When an account whose deletion is requested now will be removed. */
const endOfGrace = () => new Date(Date.now() + retention.deletedAccount.count * dayMs)

/**
 * Schedules the removal of an account: signs the user out everywhere and mails them how to cancel. An account that is
 * already scheduled keeps its date.
 */
export async function requestDeletion(
  parts: AccountParts,
  account: Account,
  { caller, requestId }: Actor,
): Promise<Date> {
  requireFreshSignIn(caller)
  if (account.deleteAfter) return account.deleteAfter
  const { db, leaving } = parts
  const { uid, email, displayName } = account
  await leaving.mayLeave(db, uid)
  const deleteAfter = endOfGrace()
  const settle = await db.transaction(async (tx) => {
    await updateAccount(tx, uid, { deleteAfter })
    await leaving.announce(tx, account)
    await audit(tx, 'account.deletion_requested', { uid, requestId, after: { deleteAfter } })
    await enqueue(tx, notices.deletion_requested, {
      to: email,
      name: displayName,
      day: deleteAfter.toISOString(),
    })
    return enqueueIdentity(tx, parts, [await endAllSessions(tx, uid)])
  })
  await settle()
  return deleteAfter
}

/** Cancels the removal of an account. */
export async function cancelDeletion(
  { db, leaving }: Pick<AccountParts, 'db' | 'leaving'>,
  account: Account,
  requestId: string,
): Promise<Account> {
  const { uid, email, displayName } = account
  if (!account.deleteAfter) return account
  return db.transaction(async (tx) => {
    const kept = await updateAccount(tx, uid, { deleteAfter: null })
    if (!kept) throw new Problem(404, 'not_registered')
    await leaving.retract(tx, account)
    await audit(tx, 'account.deletion_cancelled', { uid, requestId })
    await enqueue(tx, notices.deletion_cancelled, { to: email, name: displayName })
    return kept
  })
}

type Removal = Omit<AccountParts, 'hasOwnAddress'> & {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/**
 * Removes the accounts whose date has come, one transaction each; answers how many. The identity provider's user is
 * removed afterwards, by a task that survives a crash. A failure does not stop the others and is retried in the next
 * turn.
 */
export async function removeDueAccounts(parts: Removal, stopping: AbortSignal): Promise<number> {
  const { db, leaving, log } = parts
  const failed: string[] = []
  let removed = 0
  while (!stopping.aborted) {
    const due = await findDueAccount(db, failed)
    if (!due) break
    try {
      // No account is removed while its sign-in cannot be removed.
      await asking(parts.identity.lookup(due.uid))
      const settle = await db.transaction(async (tx) => {
        const taken = await takeDueAccount(tx, failed)
        if (!taken) return null
        const { uid, email, displayName } = taken
        await leaving.removeData(tx, taken)
        await deleteExportsOf(tx, uid)
        await releaseAllPhotos(tx, uid)
        await audit(tx, 'account.removed', { uid })
        await deleteAccount(tx, uid)
        await enqueue(tx, notices.account_removed, { to: email, name: displayName })
        const tasks = [await endAllSessions(tx, uid), { kind: 'identity_remove', uid } as const]
        return enqueueIdentity(tx, parts, tasks)
      })
      // Another instance is removing it.
      if (!settle) break
      await settle()
      removed += 1
    } catch (err) {
      log.error({ err, uid: due.uid }, 'an account could not be removed')
      failed.push(due.uid)
    }
  }
  return removed
}

/** Removes accounts whose day has come, every 15 minutes while the app listens. */
export function scheduleAccountRemoval(app: ServiceApp, parts: AccountParts): void {
  addRoutine(app, {
    name: 'account removal',
    everySeconds: 900,
    run: async ({ log, stopping }: RoutineWork) => {
      const removed = await removeDueAccounts({ ...parts, log }, stopping)
      if (removed > 0) log.info({ removed }, 'accounts removed')
    },
  })
}
