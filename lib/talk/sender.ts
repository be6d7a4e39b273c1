import type { Problem } from '@/lib/api/problem'
import type { Message } from './talk'
import type { Outgoing, Sending } from './thread'

/** Where messages are kept until they are sent. */
export type Outbox = {
  readonly keep: (message: Outgoing) => Promise<boolean>
  readonly forget: (id: string) => Promise<void>
  /** Null where nothing can be kept. */
  readonly list: () => Promise<Outgoing[] | null>
}

type Underway = {
  readonly tell: (percent: number) => void
  readonly keep: (message: Outgoing) => Promise<void>
}

type SenderDeps = {
  readonly outbox: Outbox
  /**
   * Sends one message; rejects with the problem of a refusal. `tell` hears how much of its file is sent, in per cent, and
   * `keep` takes the message as it stands now: with its file uploaded, it is not uploaded again.
   */
  readonly send: (message: Outgoing, under: Underway) => Promise<Message>
  readonly problemOf: (error: unknown) => Problem
  /** Does work while no other tab does the same. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly later: (work: () => void, ms: number) => unknown
  readonly onChange: (sending: readonly Sending[]) => void
  readonly onSent: (conversationId: string, message: Message) => void
  /** Words that cannot be sent go back to the person. */
  readonly onReturned: (messages: readonly Outgoing[], problem: Problem) => void
  readonly onSignedOut: (problem: Problem) => void
}

/** After how many attempts a message is said to have failed; it is tried again all the same. */
const patience = 2
const longestWaitMs = 30_000

const isReturned = (code: string) => code === 'conversation_closed' || code === 'warning_unconfirmed'

/** Whether the same message may succeed later, without anybody doing anything. */
const mayPass = ({ status }: Problem) => status === 0 || status >= 500 || status === 408 || status === 429

/**
 * Sends messages in the order in which they were written, one at a time. One that is refused holds back those after it
 * in its conversation, and no other conversation.
 */
export class Sender {
  #waiting: Outgoing[] = []
  /** Kept somewhere: if it is gone from there, another tab has sent it. */
  readonly #kept = new Set<string>()
  readonly #failed = new Set<string>()
  /** Failed for good, until the person presses it, and why. */
  readonly #stuck = new Map<string, string>()
  #percent: { readonly id: string; readonly percent: number } | null = null
  #attempts = 0
  #isRunning = false
  #isAwaited = false
  #isStopped = false

  constructor(private readonly deps: SenderDeps) {}

  /** Takes over what is kept from before. */
  async load(): Promise<void> {
    await this.#reload()
    this.#tell()
    this.wake()
  }

  async add(message: Outgoing): Promise<void> {
    this.#waiting.push(message)
    this.#tell()
    if (await this.deps.outbox.keep(message)) this.#kept.add(message.id)
    this.wake()
  }

  /** Tries a failed message again at once. */
  resend(id: string): void {
    this.#stuck.delete(id)
    this.#failed.delete(id)
    this.#tell()
    this.wake()
  }

  async discard(id: string): Promise<void> {
    await this.#drop([id])
    this.wake()
  }

  /** Sends what waits: something was added, or the network is back. */
  wake(): void {
    if (this.#isRunning) {
      this.#isAwaited = true
      return
    }
    if (this.#isStopped || this.#waiting.length === 0) return
    this.#isRunning = true
    void this.deps
      .alone(() => this.#work())
      .finally(() => {
        this.#isRunning = false
        if (!this.#isAwaited) return
        this.#isAwaited = false
        this.wake()
      })
  }

  stop(): void {
    this.#isStopped = true
  }

  async #reload(): Promise<void> {
    const kept = await this.deps.outbox.list()
    if (!kept) return
    const ids = new Set(kept.map(({ id }) => id))
    const own = this.#waiting.filter(({ id }) => !this.#kept.has(id) && !ids.has(id))
    for (const id of ids) this.#kept.add(id)
    this.#waiting = [...kept, ...own].sort((one, other) => one.at - other.at)
  }

  async #work(): Promise<void> {
    if (this.#kept.size > 0) await this.#reload()
    for (let next = this.#next(); next && !this.#isStopped; next = this.#next()) {
      if (!(await this.#attempt(next))) return
    }
    this.#tell()
  }

  /** The first message that nothing holds back. */
  #next(): Outgoing | undefined {
    const held = new Set<string>()
    return this.#waiting.find(({ id, conversationId }) => {
      if (this.#stuck.has(id)) held.add(conversationId)
      return !held.has(conversationId)
    })
  }

  /** Answers whether to go on with the next one. */
  async #attempt(message: Outgoing): Promise<boolean> {
    try {
      const sent = await this.deps.send(message, {
        tell: (percent) => {
          this.#percent = { id: message.id, percent }
          this.#tell()
        },
        keep: (now) => this.#keep(now),
      })
      this.#attempts = 0
      this.deps.onSent(message.conversationId, sent)
      await this.#drop([message.id])
      return true
    } catch (error) {
      this.#percent = null
      return this.#refused(message, this.deps.problemOf(error))
    }
  }

  /** A message that waits is another by now. */
  async #keep(now: Outgoing): Promise<void> {
    this.#waiting = this.#waiting.map((one) => (one.id === now.id ? now : one))
    if (this.#kept.has(now.id)) await this.deps.outbox.keep(now)
  }

  async #refused(message: Outgoing, problem: Problem): Promise<boolean> {
    if (problem.status === 401) {
      this.#isStopped = true
      this.#failed.add(message.id)
      this.#tell()
      this.deps.onSignedOut(problem)
      return false
    }
    if (isReturned(problem.code)) {
      const returned = this.#waiting.filter((one) => one.conversationId === message.conversationId)
      this.deps.onReturned(returned, problem)
      await this.#drop(returned.map(({ id }) => id))
      return true
    }
    if (!mayPass(problem)) {
      this.#stuck.set(message.id, problem.code)
      this.#failed.add(message.id)
      this.#tell()
      return true
    }
    this.#attempts++
    if (this.#attempts >= patience) this.#failed.add(message.id)
    this.#tell()
    this.deps.later(() => this.wake(), Math.min(longestWaitMs, 1_000 * 2 ** this.#attempts))
    return false
  }

  async #drop(ids: readonly string[]): Promise<void> {
    this.#waiting = this.#waiting.filter(({ id }) => !ids.includes(id))
    for (const id of ids) {
      this.#stuck.delete(id)
      this.#failed.delete(id)
      await this.deps.outbox.forget(id)
      this.#kept.delete(id)
    }
    this.#tell()
  }

  #tell(): void {
    this.deps.onChange(
      this.#waiting.map((one) => ({
        ...one,
        isFailed: this.#failed.has(one.id),
        percent: this.#percent?.id === one.id ? this.#percent.percent : null,
        refusal: this.#stuck.get(one.id) ?? null,
      })),
    )
  }
}
