import type { EndedSession } from '../sessions/ended-sessions'

export type AccountKind = 'employer' | 'worker'

/** The sign-in methods this product offers. */
export const signInMethods = ['password', 'google', 'facebook', 'line'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** The provider's names for them; LINE is an OpenID Connect provider that we configured. */
export const providerIds: Readonly<Record<SignInMethod, string>> = {
  password: 'password',
  google: 'google.com',
  facebook: 'facebook.com',
  line: 'oidc.line',
}

/** The sign-in method with this provider id, or null when this product does not offer it. */
export const methodOfProvider = (id: string | null): SignInMethod | null =>
  signInMethods.find((method) => providerIds[method] === id) ?? null

/** The identity provider's current record of a user (a token only says what was true when it was issued). */
export type UserRecord = {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly disabled: boolean
  /** Seconds since the epoch; earlier sign-ins are revoked. */
  readonly validAfter: number
  readonly kind: AccountKind | null
  readonly ops: boolean
  readonly signInMethods: readonly SignInMethod[]
  /** Provider ids of methods this product does not offer: a user may have linked one without using our screens. */
  readonly otherProviders: readonly string[]
  /** The address each other provider reports for the user, in lower case. */
  readonly methodEmails: Readonly<Partial<Record<SignInMethod, string>>>
  /** Sessions that were ended one by one, encoded as in sessions/ended-sessions. */
  readonly endedSessions: string
}

type UserChanges = {
  readonly email?: string
  readonly emailVerified?: boolean
  readonly password?: string
}

/** A user with a proven address who has never signed in. */
export type NewUser = {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly displayName: string
  readonly kind: AccountKind
}

/** The identity provider's functions that the services need. Every call rejects when the provider does not answer. */
export interface IdentityProvider {
  /** The user, or null when it does not exist (deleted). */
  lookup(uid: string): Promise<UserRecord | null>
  /** The person with an address, or null; an upload's technical user with that address is removed. */
  findByEmail(email: string): Promise<UserRecord | null>
  /** Adds a user with a verified address. Rejects with EmailTakenError when another one has it. */
  createUser(user: NewUser): Promise<void>
  /** Rejects with EmailTakenError when another user has the e-mail address. */
  updateUser(uid: string, changes: UserChanges): Promise<void>
  setKind(uid: string, kind: AccountKind): Promise<void>
  /**
   * A token that signs a storage client in to create the one object with this name. It stands for the owner of the file
   * and not for a person, and our own token checks refuse it (lib/auth/token.ts).
   */
  uploadToken(owner: string, objectName: string): Promise<string>
  /** A token with which the user signs in anew, good for an hour: for who was signed out by what they themselves did. */
  signInToken(uid: string): Promise<string>
  /**
   * Signs the user out everywhere: all sign-ins up to and including the second `at` (since the epoch) become invalid. A
   * user signed out since then is left alone, so that a repeated call spares the sign-ins made meanwhile.
   */
  revoke(uid: string, at: number): Promise<void>
  /** Ends single sessions; when there are too many to store, the user is signed out everywhere. */
  endSessions(uid: string, ended: readonly EndedSession[]): Promise<void>
  /**
   * Removes a sign-in method of the user, including the password: by our name, or by the provider's if we have none.
   */
  unlink(uid: string, method: string): Promise<void>
  /** Removes the user for good; succeeds when it does not exist any more. */
  removeUser(uid: string): Promise<void>
}

/** Another user already has this e-mail address. */
export class EmailTakenError extends Error {
  override name = 'EmailTakenError'
}
