import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pg from 'pg'

/** For whom the present work asks the database: a company, or a person without one. */
const party = new AsyncLocalStorage<string>()

/** Notes for whom the operations registered on `app` from now on work. */
export function noteParties(
  app: FastifyInstance,
  companyOf: (request: FastifyRequest) => string | null,
): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const of = companyOf(request) ?? request.caller?.uid
    if (of === undefined) done()
    else party.run(of, done)
  })
}

/** Turns at something of which each party may have a few at a time; further ones wait in their order. */
export class Turns {
  readonly #parties = new Map<string, { taken: number; readonly waiting: (() => void)[] }>()

  constructor(
    private readonly atOnce: number,
    private readonly waitMs: number,
  ) {}

  /** Takes a turn, and answers how to end it; rejects when none is free in time. */
  async take(of: string): Promise<() => void> {
    const known = this.#parties.get(of) ?? { taken: 0, waiting: [] }
    this.#parties.set(of, known)
    if (known.taken < this.atOnce) known.taken += 1
    else await this.#wait(known.waiting)
    return () => {
      const next = known.waiting.shift()
      // Whoever is next takes over this turn.
      if (next) return next()
      known.taken -= 1
      if (known.taken === 0) this.#parties.delete(of)
    }
  }

  #wait(waiting: (() => void)[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(
          new Error('timeout exceeded when trying to connect: others of the same party have its connections'),
        )
      }, this.waitMs)
      waiting.push(begin)
    })
  }
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * A pool of which no party gets more than half the connections: of people who all wait for one lock, the others in the
 * pool's queue would otherwise wait as well.
 */
export class SharedPool extends pg.Pool {
  readonly #turns: Turns

  constructor(config: pg.PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }) {
    super(config)
    this.#turns = new Turns(Math.ceil(config.max / 2), config.connectionTimeoutMillis)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const of = party.getStore()
    const connecting = of === undefined ? super.connect() : this.#connectInTurn(of)
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  async #connectInTurn(of: string): Promise<pg.PoolClient> {
    const end = await this.#turns.take(of)
    try {
      const client = await super.connect()
      const { release } = client
      client.release = (error) => {
        end()
        release(error)
      }
      return client
    } catch (error) {
      end()
      throw error
    }
  }
}
