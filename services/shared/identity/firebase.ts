import { setTimeout as sleep } from 'node:timers/promises'
import type { Auth, UserRecord as FirebaseUser } from 'firebase-admin/auth'
import { uploadSubject } from '@/lib/auth/token'
import { within } from '../deadline'
import { withEnded } from '../sessions/ended-sessions'
import {
  EmailTakenError,
  type IdentityProvider,
  methodOfProvider,
  providerIds,
  type SignInMethod,
  type UserRecord,
} from './provider'

type FirebaseSettings = { readonly FIREBASE_PROJECT_ID: string; readonly FIREBASE_AUTH_EMULATOR_HOST: string }

/** By default the admin SDK waits and retries far longer than a request may take. */
const timeoutMs = 4_000

const withinTimeout = <T>(work: Promise<T>) =>
  within(timeoutMs, 'the identity provider does not answer', work)

const methodsOf = (user: FirebaseUser) =>
  (Object.keys(providerIds) as SignInMethod[]).filter((method) =>
    user.providerData.some(({ providerId }) => providerId === providerIds[method]),
  )

const methodEmailsOf = (user: FirebaseUser) =>
  Object.fromEntries(
    methodsOf(user).flatMap((method) => {
      const email = user.providerData.find(({ providerId }) => providerId === providerIds[method])?.email
      return email ? [[method, email.toLowerCase()]] : []
    }),
  )

const codeOf = (error: unknown) => (error as { code?: string }).code

async function orNull(work: Promise<FirebaseUser>): Promise<UserRecord | null> {
  try {
    return recordOf(await withinTimeout(work))
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return null
    throw error
  }
}

async function unlessEmailTaken(work: Promise<FirebaseUser>): Promise<void> {
  try {
    await withinTimeout(work)
  } catch (error) {
    if (codeOf(error) === 'auth/email-already-exists') throw new EmailTakenError('e-mail taken')
    throw error
  }
}

function recordOf(user: FirebaseUser): UserRecord {
  const kind: unknown = user.customClaims?.kind
  const endedSessions: unknown = user.customClaims?.endedSessions
  return {
    uid: user.uid,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    disabled: user.disabled,
    validAfter: user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) / 1000 : 0,
    kind: kind === 'employer' || kind === 'worker' ? kind : null,
    ops: user.customClaims?.ops === true,
    signInMethods: methodsOf(user),
    otherProviders: user.providerData
      .map(({ providerId }) => providerId)
      .filter((id) => methodOfProvider(id) === null),
    methodEmails: methodEmailsOf(user),
    endedSessions: typeof endedSessions === 'string' ? endedSessions : '',
  }
}

async function connect(settings: FirebaseSettings): Promise<Auth> {
  const { getApps, initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  // The admin SDK reads the emulator's address from the environment only.
  if (settings.FIREBASE_AUTH_EMULATOR_HOST) {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = settings.FIREBASE_AUTH_EMULATOR_HOST
  }
  const [existing] = getApps()
  return getAuth(existing ?? initializeApp({ projectId: settings.FIREBASE_PROJECT_ID }))
}

async function remove(auth: Auth, uid: string): Promise<void> {
  try {
    await withinTimeout(auth.deleteUser(uid))
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}

/**
 * Waits until the second `at` is over, because the provider counts in whole seconds and a sign-in in the second of
 * the revocation would stay valid.
 */
async function revoke(auth: Auth, uid: string, at: number): Promise<void> {
  await sleep(Math.max(0, (at + 1) * 1000 - Date.now()))
  const user = await orNull(auth.getUser(uid))
  if (user && user.validAfter <= at) await withinTimeout(auth.revokeRefreshTokens(uid))
}

/**
 * The person with an address. The technical user of an upload may have it too: that user is removed, which frees the
 * address.
 */
async function findPerson(auth: Auth, email: string): Promise<UserRecord | null> {
  const found = await orNull(auth.getUserByEmail(email))
  if (!found?.uid.startsWith(uploadSubject)) return found
  await remove(auth, found.uid)
  return null
}

/** Runs a change that needs an address, and again if only the technical user of an upload had the address. */
async function withAddress(
  auth: Auth,
  email: string | undefined,
  work: () => Promise<FirebaseUser>,
): Promise<void> {
  try {
    await unlessEmailTaken(work())
  } catch (error) {
    if (!(error instanceof EmailTakenError) || !email || (await findPerson(auth, email))) throw error
    await unlessEmailTaken(work())
  }
}

/** Firebase Authentication, or the sandbox's emulator when the settings name one. */
export async function firebaseIdentity(settings: FirebaseSettings): Promise<IdentityProvider> {
  const auth = await connect(settings)
  return {
    lookup: (uid) => orNull(auth.getUser(uid)),
    findByEmail: (email) => findPerson(auth, email),
    async createUser({ kind, ...user }) {
      await withAddress(auth, user.email, () => auth.createUser({ ...user, emailVerified: true }))
      await withinTimeout(auth.setCustomUserClaims(user.uid, { kind }))
    },
    updateUser: (uid, changes) => withAddress(auth, changes.email, () => auth.updateUser(uid, changes)),
    async setKind(uid, kind) {
      const { customClaims } = await withinTimeout(auth.getUser(uid))
      await withinTimeout(auth.setCustomUserClaims(uid, { ...customClaims, kind }))
    },
    uploadToken: (owner, objectName) =>
      withinTimeout(auth.createCustomToken(`${uploadSubject}${owner}`, { upload: objectName })),
    signInToken: (uid) => withinTimeout(auth.createCustomToken(uid)),
    revoke: (uid, at) => revoke(auth, uid, at),
    async endSessions(uid, ended) {
      const { customClaims } = await withinTimeout(auth.getUser(uid))
      const earlier: unknown = customClaims?.endedSessions
      const endedSessions = withEnded(typeof earlier === 'string' ? earlier : '', ended)
      if (endedSessions === null) await revoke(auth, uid, Math.floor(Date.now() / 1000))
      await withinTimeout(
        auth.setCustomUserClaims(uid, { ...customClaims, endedSessions: endedSessions ?? '' }),
      )
    },
    async unlink(uid, method) {
      const providersToUnlink = [providerIds[method as SignInMethod] ?? method]
      const { email, emailVerified } = await withinTimeout(auth.getUser(uid))
      const left = await withinTimeout(auth.updateUser(uid, { providersToUnlink }))
      // Removing the password removes the address too: the user could no longer be found by it, and anybody could sign
      // up with it.
      if (email && left.email !== email)
        await withAddress(auth, email, () => auth.updateUser(uid, { email, emailVerified }))
    },
    removeUser: (uid) => remove(auth, uid),
  }
}
