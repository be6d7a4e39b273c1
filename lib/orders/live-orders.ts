import 'server-only'
import { ProblemError } from '@/lib/api/problem'
import { isPaid } from '@/validators/states/order'
import { isOpen } from '@/validators/states/payment'
import type { Order } from './order'

/** The questions to the service behind the streams. */
export type OrderQuestions = {
  /** Marks of many orders, by number, in the web's own name: another mark means that something became of the order. */
  readonly marks: (numbers: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** How an order stands, in the name of a session; `provider`: has the payment provider asked as well. */
  readonly order: (session: string, orderId: string, how: 'state' | 'provider') => Promise<Order>
}

/** An event of the stream; `over`: nothing more will come. */
export type OrderMessage = {
  readonly event: 'order' | 'alive' | 'unheard' | 'over'
  readonly data: string
}

/** Somebody who looks at an order that waits for its payment. */
export type Watcher = {
  readonly uid: string
  readonly session: string
  readonly send: (message: OrderMessage) => void
  /** Ends the stream; called once. */
  readonly end: () => void
}

export type LiveLimits = {
  /** Milliseconds between two questions for the marks of all orders that are watched here. */
  readonly paceMs: number
  /** How long until the provider is asked about an order, whose event may be lost; its watchers' sessions are tried then. */
  readonly providerMs: number
  readonly heartbeatMs: number
  /** For how long one stream is kept; browsers open another one. */
  readonly lifeMs: number
  readonly perPerson: number
  readonly inAll: number
}

export const usualLimits: LiveLimits = {
  paceMs: 1_000,
  providerMs: 20_000,
  heartbeatMs: 10_000,
  lifeMs: 10 * 60_000,
  perPerson: 6,
  inAll: 2_000,
}

/** True where nothing more becomes of an order by waiting. */
const isOver = ({ state, payment }: Order): boolean =>
  isPaid(state) || !(state === 'pending' || (payment !== null && isOpen(payment.state)))

type Watched = {
  readonly id: string
  readonly number: string
  readonly watchers: Map<Watcher, NodeJS.Timeout>
  heartbeat?: NodeJS.Timeout
  latest: string
  /** The mark that `latest` belongs to; null before the first. */
  mark: string | null
  /** From when on the provider is asked again. */
  providerAt: number
  turn: number
  isUnheard: boolean
}

/** As many marks are asked for at once. */
const marksAtOnce = 200

/**
 * The orders that somebody watches through this instance of the web. One question a second asks for the marks of all of
 * them; an order whose mark has changed is read in the name of one of its watchers, in turn: a session that may not see
 * it any more loses its own stream alone. Instances need not know of each other, because the state is the service's.
 */
export class LiveOrders {
  readonly #ask: OrderQuestions
  readonly #limits: LiveLimits
  readonly #orders = new Map<string, Watched>()
  readonly #streams = new Map<string, number>()
  #count = 0
  #timer?: NodeJS.Timeout
  #isLooking = false

  constructor(ask: OrderQuestions, limits: LiveLimits = usualLimits) {
    this.#ask = ask
    this.#limits = limits
  }

  /** How many streams there are. */
  get count(): number {
    return this.#count
  }

  /** Whether a person may open another stream here. */
  hasRoomFor(uid: string): boolean {
    return this.#count < this.#limits.inAll && (this.#streams.get(uid) ?? 0) < this.#limits.perPerson
  }

  /** Sends an order as it stands, and then whatever becomes of it; answers how to stop. */
  watch(order: Order, watcher: Watcher): () => void {
    const { id, number } = order
    const data = JSON.stringify(order)
    const watched = this.#orders.get(id) ?? this.#begin({ id, number, latest: data })
    const life = setTimeout(() => this.#leave(id, watcher), this.#limits.lifeMs)
    life.unref()
    watched.watchers.set(watcher, life)
    this.#count += 1
    this.#streams.set(watcher.uid, (this.#streams.get(watcher.uid) ?? 0) + 1)
    watcher.send({ event: 'order', data })
    if (isOver(order)) this.#finish(id, watcher)
    return () => this.#leave(id, watcher)
  }

  #begin(order: Pick<Watched, 'id' | 'number' | 'latest'>): Watched {
    const providerAt = Date.now() + this.#limits.providerMs
    const watched: Watched = {
      ...order,
      watchers: new Map(),
      mark: null,
      providerAt,
      turn: 0,
      isUnheard: false,
    }
    watched.heartbeat = setInterval(
      () => this.#tell(watched, { event: 'alive', data: '' }),
      this.#limits.heartbeatMs,
    )
    watched.heartbeat.unref()
    this.#orders.set(order.id, watched)
    if (!this.#timer && !this.#isLooking) this.#plan()
    return watched
  }

  #plan(): void {
    this.#timer = setTimeout(() => void this.#look(), this.#limits.paceMs)
    this.#timer.unref()
  }

  async #look(): Promise<void> {
    this.#timer = undefined
    this.#isLooking = true
    const all = [...this.#orders.values()]
    const due = this.#due(all)
    const parts = Array.from({ length: Math.ceil(all.length / marksAtOnce) }, (_, part) =>
      all.slice(part * marksAtOnce, (part + 1) * marksAtOnce),
    )
    await Promise.all(parts.map((part) => this.#lookAt(part, due)))
    this.#isLooking = false
    if (this.#orders.size > 0) this.#plan()
  }

  /** The orders about which the provider is asked now: as many at a time as its turn takes, those that waited longest. */
  #due(all: readonly Watched[]): ReadonlySet<Watched> {
    const { paceMs, providerMs } = this.#limits
    const now = Date.now()
    const waiting = all.filter(({ providerAt }) => now >= providerAt)
    const atOnce = Math.ceil((all.length * paceMs) / providerMs)
    return new Set(waiting.sort((one, other) => one.providerAt - other.providerAt).slice(0, atOnce))
  }

  async #lookAt(part: readonly Watched[], due: ReadonlySet<Watched>): Promise<void> {
    const marks = await this.#ask.marks(part.map(({ number }) => number)).catch(() => null)
    await Promise.all(
      part.map((watched) => {
        if (this.#orders.get(watched.id) !== watched) return undefined
        if (!marks) return this.#miss(watched)
        const mark = marks.get(watched.number) ?? null
        if (due.has(watched)) {
          watched.providerAt = Date.now() + this.#limits.providerMs
          // Nobody waits for it: a provider that is slow about one order would hold up all others.
          void this.#read(watched, mark, 'provider')
          return undefined
        }
        const isKnown = mark !== null && mark === watched.mark && !watched.isUnheard
        return isKnown ? undefined : this.#read(watched, mark, 'state')
      }),
    )
  }

  /** Reads an order in the name of one of its watchers. */
  async #read(watched: Watched, mark: string | null, how: 'state' | 'provider'): Promise<void> {
    const names = [...watched.watchers.keys()]
    const asking = names[watched.turn % names.length]
    if (!asking) return
    watched.turn += 1
    try {
      const order = await this.#ask.order(asking.session, watched.id, how)
      watched.mark = mark
      this.#hear(watched, order)
    } catch (error) {
      if (isRefusal(error)) this.#finish(watched.id, asking)
      else this.#miss(watched)
    }
  }

  #hear(watched: Watched, order: Order): void {
    const data = JSON.stringify(order)
    if (data !== watched.latest || watched.isUnheard) this.#tell(watched, { event: 'order', data })
    watched.latest = data
    watched.isUnheard = false
    if (isOver(order)) for (const watcher of [...watched.watchers.keys()]) this.#finish(watched.id, watcher)
  }

  #miss(watched: Watched): void {
    if (!watched.isUnheard) this.#tell(watched, { event: 'unheard', data: '' })
    watched.isUnheard = true
  }

  #tell({ watchers }: Watched, message: OrderMessage): void {
    for (const watcher of [...watchers.keys()]) watcher.send(message)
  }

  #finish(id: string, watcher: Watcher): void {
    watcher.send({ event: 'over', data: '' })
    this.#leave(id, watcher)
  }

  #leave(id: string, watcher: Watcher): void {
    const watched = this.#orders.get(id)
    const life = watched?.watchers.get(watcher)
    if (!watched || !life) return
    clearTimeout(life)
    watched.watchers.delete(watcher)
    this.#count -= 1
    const left = (this.#streams.get(watcher.uid) ?? 1) - 1
    if (left > 0) this.#streams.set(watcher.uid, left)
    else this.#streams.delete(watcher.uid)
    watcher.end()
    if (watched.watchers.size > 0) return
    clearInterval(watched.heartbeat)
    this.#orders.delete(id)
    if (this.#orders.size > 0) return
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

/** True for an answer that this person may not see the order, or that there is none. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && [401, 403, 404].includes(error.problem.status)
