import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, OpenDatabase } from '../database'
import { hasJustWritten, upsertWrite } from './repository'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The database for reads of this request that may be some seconds old: the replica while it is well, unless the caller has
     * just written. What decides about rights or money reads the primary.
     */
    readonly reads: () => Promise<Database>
  }
}

/** Adds `request.reads` to every operation of the app, and notes who writes where there is a replica. */
export function readFromReplica(app: FastifyInstance, { db, reads }: OpenDatabase): void {
  app.decorateRequest('reads', async function (this: FastifyRequest) {
    if (!reads.isReplica()) return db
    // Every instance asks the primary: the write may have been another one's.
    return this.caller && (await hasJustWritten(db, this.caller.uid)) ? db : reads.db
  })
  if (!reads.hasReplica) return
  reads.watch(({ isReplica, why }) => {
    if (isReplica) app.log.info('reads go to the replica')
    else app.log.warn({ why }, 'reads go to the primary: the replica is not well')
  })
  // Before the answer leaves, so that whoever has read it reads what they wrote.
  app.addHook('onSend', async (request) => {
    if (request.method === 'GET' || !request.caller) return
    await upsertWrite(db, request.caller.uid).catch((err: unknown) => {
      request.log.error(
        { err },
        'a write was not noted: for some seconds its account may read what was before',
      )
    })
  })
}
