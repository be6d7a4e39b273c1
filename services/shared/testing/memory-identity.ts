import {
  type AccountKind,
  EmailTakenError,
  type IdentityProvider,
  type NewUser,
  type UserRecord,
} from '../identity/provider'
import { type EndedSession, withEnded } from '../sessions/ended-sessions'
import { noteProviderCall } from './no-open-transaction'

type StoredUser = { -readonly [K in keyof UserRecord]: UserRecord[K] } & { password?: string }

/** An identity provider in memory; the real one is tested in the end-to-end runs. */
export class MemoryIdentity implements IdentityProvider {
  readonly users = new Map<string, StoredUser>()
  /** Set to make every call fail, as when the provider is down. */
  isDown = false
  lookups = 0

  add(uid: string, changes: Partial<StoredUser> = {}): StoredUser {
    const user: StoredUser = {
      uid,
      email: `${uid}@example.com`,
      emailVerified: false,
      disabled: false,
      validAfter: 0,
      kind: null,
      ops: false,
      signInMethods: ['password'],
      otherProviders: [],
      methodEmails: {},
      endedSessions: '',
      ...changes,
    }
    this.users.set(uid, user)
    return user
  }

  /** Adds a user whose address is proven by signing in with Google. */
  addProven(uid: string, changes: Partial<StoredUser> = {}): StoredUser {
    const email = `${uid}@example.com`
    return this.add(uid, {
      email,
      emailVerified: true,
      signInMethods: ['google'],
      otherProviders: [],
      methodEmails: { google: email },
      ...changes,
    })
  }

  async lookup(uid: string): Promise<UserRecord | null> {
    this.lookups += 1
    const user = this.#answering().get(uid)
    return user ? { ...user } : null
  }

  async findByEmail(email: string): Promise<UserRecord | null> {
    const user = [...this.#answering().values()].find((candidate) => candidate.email === email)
    return user ? { ...user } : null
  }

  async createUser({ displayName: _, ...user }: NewUser): Promise<void> {
    if (await this.findByEmail(user.email)) throw new EmailTakenError('e-mail taken')
    this.add(user.uid, { ...user, emailVerified: true })
  }

  async updateUser(uid: string, changes: Partial<StoredUser>): Promise<void> {
    const users = [...this.#answering().values()]
    const isTaken = users.some((user) => user.uid !== uid && user.email === changes.email)
    if (changes.email && isTaken) throw new EmailTakenError('e-mail taken')
    Object.assign(this.#user(uid), changes)
  }

  async setKind(uid: string, kind: AccountKind): Promise<void> {
    this.#answering()
    this.#user(uid).kind = kind
  }

  async uploadToken(owner: string, objectName: string): Promise<string> {
    this.#answering()
    return `upload:${owner} ${objectName}`
  }

  async signInToken(uid: string): Promise<string> {
    this.#answering()
    return `sign in:${uid}`
  }

  async revoke(uid: string, at: number): Promise<void> {
    this.#answering()
    const user = this.#user(uid)
    user.validAfter = Math.max(user.validAfter, at + 1)
  }

  async endSessions(uid: string, ended: readonly EndedSession[]): Promise<void> {
    this.#answering()
    const user = this.#user(uid)
    const endedSessions = withEnded(user.endedSessions, ended)
    if (endedSessions === null) await this.revoke(uid, Math.floor(Date.now() / 1000))
    user.endedSessions = endedSessions ?? ''
  }

  async unlink(uid: string, method: string): Promise<void> {
    this.#answering()
    const user = this.#user(uid)
    user.signInMethods = user.signInMethods.filter((linked) => linked !== method)
    user.otherProviders = user.otherProviders.filter((linked) => linked !== method)
  }

  async removeUser(uid: string): Promise<void> {
    this.#answering().delete(uid)
  }

  #answering(): Map<string, StoredUser> {
    noteProviderCall()
    if (this.isDown) throw new Error('identity provider is down')
    return this.users
  }

  #user(uid: string): StoredUser {
    const user = this.users.get(uid)
    if (!user) throw new Error(`no user ${uid}`)
    return user
  }
}
