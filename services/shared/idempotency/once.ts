import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../access'
import type { Database } from '../database'
import { isLockTimeout } from '../database-errors'
import { Problem } from '../problem'
import { entityTag } from '../version'
import { idempotencyKeys } from './table'

type Answer<T> = { readonly status: 200 | 201 | 202; readonly body: T }

function keyOf(request: FastifyRequest): string {
  const header = request.headers['idempotency-key']
  if (typeof header !== 'string' || !/^[\w-]{8,100}$/.test(header)) {
    throw new Problem(400, 'idempotency_key_missing')
  }
  return header
}

/** JSON with sorted keys, so that the same content in another order counts as the same request. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, canonical(part)]),
  )
}

/** Identifies the request: its body, and the path parameters if it has any. */
const hashOf = ({ body, params }: Pick<FastifyRequest, 'body' | 'params'>) =>
  createHash('sha256')
    .update(
      JSON.stringify(canonical(Object.keys(Object(params)).length === 0 ? body : { body, params })) ?? '',
    )
    .digest('base64url')

/**
 * Runs a creating request once per Idempotency-Key: the effect and the stored answer commit in one transaction, so a
 * crash leaves both or neither. Concurrent requests with the same key wait for the key's row and get the stored answer;
 * one that waits over 5 s gets 409 `request_in_progress`. Keys belong to the caller; public operations pass the owner
 * of the keys.
 */
export async function once<T>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (tx: Database) => Promise<Answer<T>>,
  uid = callerOf(request).uid,
): Promise<T> {
  const id = { uid, operation: `${request.method} ${request.routeOptions.url}`, key: keyOf(request) }
  const bodyHash = hashOf(request)
  const answer = await db.transaction(async (tx): Promise<Answer<T>> => {
    if (!(await claim(tx, { ...id, bodyHash }))) return storedAnswer<T>(tx, id, bodyHash)
    const done = await effect(tx)
    await tx.update(idempotencyKeys).set(done).where(isKey(id))
    return done
  })
  return send(reply, answer)
}

/** `once` for a request with a key; a request without one always runs. */
export async function onceIfKeyed<T>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (tx: Database) => Promise<Answer<T>>,
): Promise<T> {
  if (request.headers['idempotency-key'] !== undefined) return once(db, request, reply, effect)
  return send(reply, await db.transaction(effect))
}

function send<T>(reply: FastifyReply, answer: Answer<T>): T {
  const { version } = Object(answer.body) as { version?: unknown }
  if (typeof version === 'number') reply.header('etag', entityTag(version))
  reply.code(answer.status)
  return answer.body
}

type KeyId = { readonly uid: string; readonly operation: string; readonly key: string }

const isKey = (id: KeyId) =>
  and(
    eq(idempotencyKeys.uid, id.uid),
    eq(idempotencyKeys.operation, id.operation),
    eq(idempotencyKeys.key, id.key),
  )

/** Claims the key, waiting for a transaction that holds it; true when this request got it. */
async function claim(tx: Database, row: KeyId & { bodyHash: string }): Promise<boolean> {
  // Longer than for other locks: whoever waits here is to be answered like the first.
  await tx.execute(sql`set local lock_timeout = '5s'`)
  try {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    await tx.execute(sql`set local lock_timeout to default`)
    return claimed.length > 0
  } catch (error) {
    if (isLockTimeout(error)) throw new Problem(409, 'request_in_progress')
    throw error
  }
}

async function storedAnswer<T>(tx: Database, id: KeyId, bodyHash: string): Promise<Answer<T>> {
  const [stored] = await tx.select().from(idempotencyKeys).where(isKey(id))
  if (!stored?.status) throw new Problem(409, 'request_in_progress')
  if (stored.bodyHash !== bodyHash) throw new Problem(422, 'idempotency_key_reused')
  return { status: stored.status, body: stored.body } as Answer<T>
}
