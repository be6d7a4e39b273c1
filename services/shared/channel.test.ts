import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { listenOnPostgres } from './channel'
import type { OpenDatabase } from './database'
import { onPostgres } from './testing/on-postgres'
import { testDatabase } from './testing/test-database'
import { until as whenever } from './testing/until'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/job-post/migrations')
})
afterAll(() => database.close())

/** Collects what is heard, and lets a test wait for it. */
function listener() {
  const heard: string[] = []
  const waiting = new Set<() => void>()
  const add = (word: string) => {
    heard.push(word)
    for (const look of waiting) look()
  }
  const until = (word: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (heard.includes(word)) resolve()
      }
      waiting.add(look)
      look()
    })
  return { heard, until, listener: { heard: add, missed: () => add('missed') } }
}

test('what a transaction notifies is heard once it is committed, and nothing of one that is not', async () => {
  const { heard, until, listener: hears } = listener()
  const stop = await database.listen('test_changes', hears)
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test_changes', 'undone')`)
      throw new Error('undone')
    })
    .catch(() => undefined)
  await database.db.execute(sql`select pg_notify('other_changes', 'of another channel')`)
  await database.db.execute(sql`select pg_notify('test_changes', 'done')`)
  await until('done')
  expect(heard).toEqual(['done'])
  await stop()
  await database.db.execute(sql`select pg_notify('test_changes', 'after the end')`)
  expect(heard).toEqual(['done'])
})

onPostgres(
  'a connection that was lost is replaced, and says that something may have been missed',
  async () => {
    const { heard, until, listener: hears } = listener()
    const stop = await database.listen('test_changes', hears)
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "test_changes"%'`,
    )
    await until('missed')
    await database.db.execute(sql`select pg_notify('test_changes', 'again')`)
    await until('again')
    expect(heard).toEqual(['missed', 'again'])
    await stop()
  },
)

/** A server that speaks as much of PostgreSQL's protocol as listening takes; it lets nobody in while it is `busy`. */
async function listenedServer() {
  const answer = (kind: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(content.length + 4)
    return Buffer.concat([Buffer.from(kind), length, content])
  }
  const ready = answer('Z', Buffer.from('I'))
  const welcome = Buffer.concat([answer('R', Buffer.alloc(4)), ready])
  const done = Buffer.concat([answer('C', Buffer.from('LISTEN\0')), ready])
  const state = { isBusy: false, failsToListen: false, waiting: [] as Socket[] }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    socket.once('data', () => {
      if (state.isBusy) state.waiting.push(socket)
      else socket.write(welcome)
      socket.on('data', (bytes) => {
        if (bytes.toString('latin1', 0, 1) !== 'Q') return
        socket.write(
          state.failsToListen ? Buffer.concat([answer('E', Buffer.from('C57P01\0\0')), ready]) : done,
        )
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `postgres://somebody@127.0.0.1:${port}/any`,
    state,
    sockets,
    letIn: () => {
      state.isBusy = false
      for (const socket of state.waiting.splice(0)) socket.write(welcome)
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a connection that is replaced while listening stops is not left open', async () => {
  const { url, state, sockets, letIn, close } = await listenedServer()
  const { heard, listener: hears } = listener()
  const stop = await listenOnPostgres(url, 'test_changes', hears)
  state.isBusy = true
  for (const socket of sockets) socket.destroy()
  await whenever(() => state.waiting.length === 1)
  await stop()
  letIn()
  await whenever(() => sockets.size === 0)
  expect(heard).toEqual([])
  close()
})

test('a connection on which listening fails is not left open', async () => {
  const { url, state, sockets, close } = await listenedServer()
  state.failsToListen = true
  await expect(listenOnPostgres(url, 'test_changes', listener().listener)).rejects.toThrow()
  await whenever(() => sockets.size === 0)
  close()
})
