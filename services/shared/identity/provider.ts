import type { EndedSession } from '../sessions/ended-sessions'

export type AccountKind = 'employer' | 'worker'

/** The ways of signing in this product offers. */
export const signInMethods = ['password', 'google', 'facebook', 'line'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** What the provider calls them; LINE is an OpenID Connect provider of our own making. */
export const providerIds: Readonly<Record<SignInMethod, string>> = {
  password: 'password',
  google: 'google.com',
  facebook: 'facebook.com',
  line: 'oidc.line',
}

/** The way of signing in that the provider calls so, or null where it is none of this product's. */
export const methodOfProvider = (id: string | null): SignInMethod | null =>
  signInMethods.find((method) => providerIds[method] === id) ?? null

/** What the identity provider knows about a user now (a token only says what was true when it was issued). */
export type UserRecord = {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly disabled: boolean
  /** Seconds since the epoch; sign-ins before this moment are revoked. */
  readonly validAfter: number
  readonly kind: AccountKind | null
  readonly ops: boolean
  readonly signInMethods: readonly SignInMethod[]
  /** Ways this product does not offer, as the provider names them: somebody may have linked one past our screens. */
  readonly otherProviders: readonly string[]
  /** The address each other provider knows the user by, in lower case, where it has said one. */
  readonly methodEmails: Readonly<Partial<Record<SignInMethod, string>>>
  /** Sessions ended one by one, as sessions/ended-sessions keeps them. */
  readonly endedSessions: string
}

type UserChanges = {
  readonly email?: string
  readonly emailVerified?: boolean
  readonly password?: string
}

/** Somebody whose address is known to be theirs, before they have ever signed in. */
export type NewUser = {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly displayName: string
  readonly kind: AccountKind
}

/** The identity provider as the services need it. Every call rejects when the provider does not answer. */
export interface IdentityProvider {
  /** The user, or null when there is none (deleted). */
  lookup(uid: string): Promise<UserRecord | null>
  /** The person who has an address, or null; the sign-in of an upload that took one is removed. */
  findByEmail(email: string): Promise<UserRecord | null>
  /** Adds a user with a verified address. Rejects with EmailTakenError when another one has it. */
  createUser(user: NewUser): Promise<void>
  /** Rejects with EmailTakenError when another user has the e-mail address. */
  updateUser(uid: string, changes: UserChanges): Promise<void>
  setKind(uid: string, kind: AccountKind): Promise<void>
  /**
   * A token that signs the storage client in for one thing: to create the object of this name. It speaks for the
   * owner of the file and for no person, and no gate of ours accepts it (lib/auth/token.ts).
   */
  uploadToken(owner: string, objectName: string): Promise<string>
  /** Signs the user out everywhere: earlier sign-ins stop counting. */
  revoke(uid: string): Promise<void>
  /** Ends single sessions; where there are too many to remember, the user is signed out everywhere. */
  endSessions(uid: string, ended: readonly EndedSession[]): Promise<void>
  /** Takes a way of signing in away from the user, the password included: by our name, or by the provider's where we have none. */
  unlink(uid: string, method: string): Promise<void>
  /** Removes the user for good; one who is gone already is as good as removed. */
  removeUser(uid: string): Promise<void>
}

/** Another user has this e-mail address already. */
export class EmailTakenError extends Error {
  override name = 'EmailTakenError'
}
