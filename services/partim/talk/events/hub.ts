import { talkSides } from '@/validators/talk-terms'
import type { Owner } from '../conversations/party'
import { marksFor, presentConversation } from '../conversations/present'
import { findOfPair, otherSide, type ShownConversation } from '../conversations/repository'
import type { TalkParts } from '../conversations/service'
import { noteMarks } from '../marks/service'
import { presentMessage } from '../messages/present'
import { findBySeq } from '../messages/repository'
import type { TalkNews } from '../news/news'
import { cursorOf } from './cursor'
import type { TalkStream } from './stream'

const resync = { event: 'resync', data: {} }

/** The news about one conversation. */
type Of<Kind extends TalkNews['of']> = Extract<TalkNews, { of: Kind }>

/** The streams of this instance, by whose they are, and what they are sent of what any instance tells. */
export class TalkHub {
  readonly #streams = new Map<string, Set<TalkStream>>()
  /** Work for each pair is done in its order, because it waits for the database. */
  readonly #underWay = new Map<string, Promise<void>>()

  constructor(private readonly parts: TalkParts) {}

  get streams(): TalkStream[] {
    return [...this.#streams.values()].flatMap((ones) => [...ones])
  }

  add(stream: TalkStream): void {
    const key = keyOf(stream.party)
    const known = this.#streams.get(key) ?? new Set()
    this.#streams.set(key, known.add(stream))
    stream.out.once('close', () => {
      known.delete(stream)
      if (known.size === 0 && this.#streams.get(key) === known) this.#streams.delete(key)
    })
  }

  /** Something may have been missed by all. */
  missed(): void {
    for (const stream of this.streams) stream.send(resync)
  }

  heard(payload: string): void {
    const news = JSON.parse(payload) as TalkNews
    if (talkSides.every((side) => this.#of(news, side).length === 0)) return
    const pair = `${news.companyId} ${news.workerId}`
    const work = (this.#underWay.get(pair) ?? Promise.resolve())
      .then(() => this.#tell(news))
      .catch(() => {
        for (const side of talkSides) for (const stream of this.#of(news, side)) stream.send(resync)
      })
    this.#underWay.set(pair, work)
    void work.then(() => {
      if (this.#underWay.get(pair) === work) this.#underWay.delete(pair)
    })
  }

  #of({ companyId, workerId }: TalkNews, side: TalkStream['party']['side']): TalkStream[] {
    const owner: Owner = side === 'company' ? { side, companyId } : { side, workerId }
    return [...(this.#streams.get(keyOf(owner)) ?? [])]
  }

  async #tell(news: TalkNews): Promise<void> {
    if (news.of === 'message') return this.#tellOfMessage(news)
    if (news.of === 'typing') return this.#tellOfTyping(news)
    if (news.of === 'conversation' || news.of === 'right') return this.#tellOfConversation(news)
    for (const side of talkSides) {
      const data = { conversationId: news.id, ...marksFor(side, news.marks) }
      for (const stream of this.#of(news, side)) stream.send({ event: 'marks', data })
    }
  }

  async #tellOfMessage(news: Of<'message'>): Promise<void> {
    const { db, colleagues } = this.parts
    const message = await findBySeq(db, news, news.seq)
    if (!message) return
    const id = cursorOf(message.changedAt)
    for (const side of talkSides) {
      for (const stream of this.#of(news, side)) {
        const names = await colleagues(stream.party, side === message.side ? [message.authorUid] : [])
        const data = { conversationId: news.id, message: presentMessage(stream.party, message, names) }
        stream.send({ event: 'message', data, id })
      }
    }
    const [receiver] = this.#of(news, otherSide(message.side))
    if (receiver) await noteMarks(db, receiver.party, news.id, { deliveredUpTo: message.seq })
  }

  async #tellOfTyping(news: Of<'typing'>): Promise<void> {
    for (const side of talkSides) {
      for (const stream of this.#of(news, side).filter(({ party }) => party.uid !== news.uid)) {
        const names = side === news.side ? await this.parts.colleagues(stream.party, [news.uid]) : null
        const authorName = names?.get(news.uid) ?? null
        stream.send({ event: 'typing', data: { conversationId: news.id, authorName } })
      }
    }
  }

  async #tellOfConversation(news: Of<'conversation'> | Of<'right'>): Promise<void> {
    const sides = news.of === 'conversation' && news.side ? [news.side] : talkSides
    for (const side of sides) {
      const streams = this.#of(news, side)
      const row = streams.length > 0 ? await findOfPair(this.parts.db, side, news) : null
      if (!row || (row.conversation.lastSeq === 0 && row.conversation.begunBy !== side)) continue
      for (const stream of streams) await this.#sendConversation(stream, row)
    }
  }

  async #sendConversation(stream: TalkStream, row: ShownConversation): Promise<void> {
    const authors = row.last?.side === 'company' ? [row.last.authorUid] : []
    const names = await this.parts.colleagues(stream.party, authors)
    const conversation = presentConversation(stream.party, row, names)
    stream.send({ event: 'conversation', data: { conversation } })
  }
}

const keyOf = (owner: Owner): string =>
  owner.side === 'company' ? `company ${owner.companyId}` : `worker ${owner.workerId}`
