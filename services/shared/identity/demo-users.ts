import { inArray } from 'drizzle-orm'
import { accounts } from '../accounts/table'
import type { Database } from '../database'
import type { AccountKind } from './provider'

/** The claims of an account: the kind it registered as, or that it belongs to operations staff. */
type DemoClaims = { readonly kind: AccountKind } | { readonly ops: true }

type IdentitySettings = { readonly FIREBASE_PROJECT_ID: string; readonly FIREBASE_AUTH_EMULATOR_HOST: string }
type DemoUser = { readonly uid: string; readonly email: string; readonly displayName: string }

/** The password of every demo account. */
export const demoPassword = 'Partim-demo-2569'

/** The demo accounts in a database: none if it already had other data, or if the demo was removed. */
export const demoUsersIn = (db: Database, uids: readonly string[]): Promise<DemoUser[]> =>
  db
    .select({ uid: accounts.uid, email: accounts.email, displayName: accounts.displayName })
    .from(accounts)
    .where(inArray(accounts.uid, [...uids]))

/** Creates the demo users' sign-ins, in the sandbox only: a known password must never reach a real provider. */
export async function addDemoUsers(
  settings: IdentitySettings,
  claims: DemoClaims,
  users: readonly DemoUser[],
): Promise<void> {
  if (!settings.FIREBASE_AUTH_EMULATOR_HOST) return
  // The admin SDK reads the emulator's address from the environment only.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = settings.FIREBASE_AUTH_EMULATOR_HOST
  const { getApps, initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  const existing = getApps().find(({ name }) => name === 'demo')
  const auth = getAuth(existing ?? initializeApp({ projectId: settings.FIREBASE_PROJECT_ID }, 'demo'))
  for (const user of users) {
    try {
      await auth.createUser({ ...user, password: demoPassword, emailVerified: true })
    } catch (error) {
      const { code } = error as { code?: string }
      // Another user has the address by now.
      if (code === 'auth/email-already-exists') continue
      if (code !== 'auth/uid-already-exists') throw error
    }
    const { customClaims } = await auth.getUser(user.uid)
    await auth.setCustomUserClaims(user.uid, { ...customClaims, ...claims })
  }
}
