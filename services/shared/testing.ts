import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Client } from 'pg'
import { uuidv7 } from 'uuidv7'
import { readSettings } from '@/lib/config/settings'
import { signVisitor, visitorHeader } from '@/lib/security/visitor-header'
import { type Database, type OpenDatabase, openDatabase, schemaOf } from './database'
import {
  type AccountKind,
  EmailTakenError,
  type IdentityProvider,
  type NewUser,
  type UserRecord,
} from './identity/provider'
import { migrate, readMigrations } from './migrations'
import type { Mail, MailTransport } from './outbox/transport'
import { type EndedSession, withEnded } from './sessions/ended-sessions'
import type { FileStorage, Handout } from './storage/file-storage'
import {
  noteProviderCall,
  requireNoCallsInTransactions,
  watchTransactions,
} from './testing/no-open-transaction'

/** An empty, migrated database: PGlite in memory, or one of its own on TEST_DATABASE_URL's server. */
export async function testDatabase(migrations: string): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const snapshot = await migratedSnapshot(migrations)
    return watched(await openDatabase({ url: '', folder: 'memory://', migrations, snapshot }))
  }
  const name = `test_${uuidv7().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${await migratedTemplate(server, migrations)}`)
  const database = await openDatabase({ url: addressOf(server, name), folder: '', migrations })
  return watched({
    ...database,
    close: async () => {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  })
}

/** Fails the test that ends with the database, where the identity provider was asked within one of its transactions. */
function watched(database: OpenDatabase): OpenDatabase {
  watchTransactions(database.db)
  return {
    ...database,
    close: async () => {
      await database.close()
      requireNoCallsInTransactions()
    },
  }
}

/** Does work that fills a database, however long a slow machine takes for a statement. */
export const withoutTimeLimit = (db: Database, work: (tx: Database) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute('set local statement_timeout = 0')
    await work(tx)
  })

/** How PostgreSQL would run a query, as `explain` says it, line by line. */
export async function planOf(db: Database, query: { getSQL: () => SQL }): Promise<string> {
  const { rows } = (await db.execute(sql`explain ${query.getSQL()}`)) as unknown as {
    rows: Record<string, string>[]
  }
  return rows.map((line) => line['QUERY PLAN']).join('\n')
}

const addressOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Any constant works; it keeps two files of tests from making the same template at once. */
const templateLock = 7_405_021

/** The name of an empty, migrated database of the server, made by the first who asks: copies take less than migrations. */
async function migratedTemplate(server: string, migrations: string): Promise<string> {
  const name = `migrated_${await digestOf(migrations)}`
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `unfinished_${uuidv7().replaceAll('-', '')}`
    await client.query(`create database ${unfinished}`)
    const database = await openDatabase({ url: addressOf(server, unfinished), folder: '', migrations })
    await database.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    // With the connection its lock ends.
    await client.end()
  }
}

const snapshots = '.build/test-databases'

/** An empty, migrated PGlite: to make one takes seconds, so it is kept for every other file of tests. */
async function migratedSnapshot(migrations: string): Promise<Blob> {
  const file = `${snapshots}/${await digestOf(migrations)}.tar`
  const kept = await readFile(file).catch(() => null)
  if (kept) return new Blob([kept])
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const client = await PGlite.create('memory://')
  await client.exec(`set search_path = ${schemaOf(migrations)}`)
  await migrate(drizzle({ client }), schemaOf(migrations), readMigrations(migrations))
  const snapshot = await client.dumpDataDir('none')
  await client.close()
  await mkdir(snapshots, { recursive: true })
  // Several files of tests may come here at once; none may read a half-written one.
  const unfinished = `${file}.${uuidv7()}`
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  await rename(unfinished, file)
  return snapshot
}

/** Of all that makes the snapshot: the migrations, how they are applied, and PGlite through the lockfile. */
async function digestOf(migrations: string): Promise<string> {
  const names = (await readdir(migrations, { recursive: true })).filter((name) => /\.(sql|json)$/.test(name))
  const own = ['package-lock.json', 'services/shared/migrations.ts']
  const files = [...own, ...names.sort().map((name) => `${migrations}/${name}`)]
  const digest = createHash('sha256')
  for (const file of files) digest.update(await readFile(file))
  return digest.digest('hex').slice(0, 16)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const projectId = 'demo-test'

type Claims = Record<string, unknown>

/** A token issuer of our own: real RS256 keys served as a JWK set over HTTP. */
export async function testIssuer() {
  const keys = await generateKeyPair('RS256', { extractable: true })
  const kid = 'test-key'
  const jwk = { ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`
  const now = () => Math.floor(Date.now() / 1000)

  const claimsOf = (uid: string, changes: Claims = {}): Claims => ({
    iss: `https://session.firebase.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    iat: now(),
    auth_time: now(),
    exp: now() + 3_600,
    firebase: { sign_in_provider: 'password' },
    ...changes,
  })

  return {
    keysUrl,
    publicJwk: jwk,
    claimsOf,
    /** A session cookie's value; `changes` and `header` let a test forge one. */
    token: (uid: string, changes: Claims = {}, header: Claims = {}) =>
      new SignJWT(claimsOf(uid, changes))
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(keys.privateKey),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type TestIssuer = Awaited<ReturnType<typeof testIssuer>>

type StoredUser = { -readonly [K in keyof UserRecord]: UserRecord[K] } & { password?: string }

/** Users in memory; the real provider is exercised in the end-to-end runs. */
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

  /** Somebody who signs in with a Google of that address: nothing of it is left to prove. */
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

  async revoke(uid: string): Promise<void> {
    this.#answering()
    this.#user(uid).validAfter = Math.floor(Date.now() / 1000) + 1
  }

  async endSessions(uid: string, ended: readonly EndedSession[]): Promise<void> {
    this.#answering()
    const user = this.#user(uid)
    const endedSessions = withEnded(user.endedSessions, ended)
    if (endedSessions === null) await this.revoke(uid)
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

/** A bucket in memory: what it holds, what was asked to go, and whether it answers. */
export function memoryStorage() {
  const storage = {
    objects: new Set<string>(),
    /** What an object holds, where a test says so. */
    contents: new Map<string, Uint8Array>(),
    /** How objects that have a download address are handed out. */
    handouts: new Map<string, Handout & { readonly contentType: string }>(),
    asked: [] as string[],
    isDown: false,
    async read(objectName: string, maxBytes: number) {
      if (storage.isDown) throw new Error('the storage is down')
      if (!storage.objects.has(objectName)) return null
      return (storage.contents.get(objectName) ?? new Uint8Array()).subarray(0, maxBytes + 1)
    },
    async write(objectName: string, bytes: Uint8Array, contentType = '', handout?: Handout) {
      if (storage.isDown) throw new Error('the storage is down')
      storage.objects.add(objectName)
      storage.contents.set(objectName, bytes)
      if (handout) storage.handouts.set(objectName, { ...handout, contentType })
    },
    async remove(objectName: string) {
      storage.asked.push(objectName)
      if (storage.isDown) throw new Error('the storage is down')
      storage.objects.delete(objectName)
      storage.contents.delete(objectName)
      storage.handouts.delete(objectName)
    },
  }
  return storage satisfies FileStorage
}

type SentMail = Mail & { readonly messageId: string }

/** Keeps sent mails for the test to read. */
export function memoryMail() {
  const sent: SentMail[] = []
  const waiting = new Set<() => void>()
  const transport: MailTransport = {
    send: async (mail, messageId) => {
      sent.push({ ...mail, messageId })
      for (const look of waiting) look()
    },
    close: () => {},
  }
  /** The `count`th mail to an address, as soon as it is sent. */
  const to = (address: string, count = 1) =>
    new Promise<SentMail>((resolve) => {
      const look = () => {
        const mail = sent.filter((candidate) => candidate.to === address)[count - 1]
        if (!mail) return
        waiting.delete(look)
        resolve(mail)
      }
      waiting.add(look)
      look()
    })
  return { sent, to, transport }
}

/** The link token a mail carries. */
export const tokenIn = ({ text }: Mail): string =>
  new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''

type Ask = { readonly as?: string; readonly body?: unknown; readonly headers?: Record<string, string> }

/** An answer that was read whole. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads, field by field
  readonly json: any
}

/** Asks a listening service over HTTP, as a user or as nobody; each request has a new Idempotency-Key. */
export function testClient(address: string, issuer: Pick<TestIssuer, 'token'>) {
  return async function ask(operation: string, { as, body, headers }: Ask = {}): Promise<Answer> {
    const [method = '', path = ''] = operation.split(' ')
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        'idempotency-key': uuidv7(),
        ...(as !== undefined && { authorization: `Bearer ${await issuer.token(as)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, headers: response.headers, text, json: isJson && JSON.parse(text) }
  }
}

/** What the web adds to an operation it asks for a visitor. */
export function headersFor(visitor: string, operation: string, secret: string): Record<string, string> {
  const [method = '', path = ''] = operation.split(' ')
  const requestId = uuidv7()
  return {
    'x-request-id': requestId,
    [visitorHeader]: signVisitor(visitor, { method, path, requestId }, secret),
  }
}

/** An OpenAPI document as far as access goes. */
type Documented = { readonly paths?: Record<string, Record<string, unknown> | undefined> }

/** Every operation of a service's OpenAPI document with its declared level: `{'GET /v1/me': 'identified'}`. */
export function declaredAccess({ paths = {} }: Documented): Record<string, string> {
  const declared = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      (operation as { 'x-access': string })['x-access'],
    ]),
  )
  return Object.fromEntries(declared)
}

type Walk = {
  readonly operations: readonly string[]
  readonly ask: (operation: string) => Promise<Pick<Answer, 'status' | 'json' | 'text'>>
  /** Words that stand in somebody's data only. */
  readonly canaries: readonly string[]
}

/**
 * What every operation answers one person, `ok` or status and code, and the canaries its answers hold: those
 * of successes apart from those of refusals, which must hold none.
 */
export async function walkOperations({ operations, ask, canaries }: Walk) {
  const outcomes: Record<string, string> = {}
  const seen = new Set<string>()
  const leaked: string[] = []
  for (const operation of operations) {
    const { status, json, text } = await ask(operation)
    const isRefused = status >= 400
    outcomes[operation] = isRefused ? `${status} ${json.code}` : 'ok'
    for (const canary of canaries.filter((word) => text.includes(word))) {
      if (isRefused) leaked.push(`${operation} ${canary}`)
      else seen.add(canary)
    }
  }
  return { outcomes, seen: [...seen].sort(), leaked }
}

/** Settings of a service under test, bound to the test's own issuer. */
export function testSettings(issuer: Pick<TestIssuer, 'keysUrl'>) {
  return readSettings('job-post', {
    FIREBASE_PROJECT_ID: projectId,
    SESSION_KEYS_URL: issuer.keysUrl,
    ID_TOKEN_KEYS_URL: issuer.keysUrl,
    LOG_LEVEL: 'silent',
    APP_URL: 'http://localhost:3000',
  })
}

/** What a turn of a routine works with, for a test that runs one itself; `failed` names the items that did. */
export function testTurn(name = 'test') {
  const turn = {
    name,
    failed: [] as string[],
    stopping: new AbortController().signal,
    cursor: null as string | null,
    log: {
      info: () => {},
      error: ({ item }: { item?: string }) => void turn.failed.push(item ?? ''),
    } as unknown as FastifyBaseLogger,
    moveOn: async (cursor: string) => {
      turn.cursor = cursor
    },
  }
  return turn
}
