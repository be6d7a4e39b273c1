import type { EventStreams } from '@/services/shared/event-streams/event-streams'
import { talkSides } from '@/validators/talk-terms'
import type { Owner, Party } from '../conversations/party'
import { marksFor, presentConversation } from '../conversations/present'
import { findOfPair, otherSide, type ShownConversation } from '../conversations/repository'
import type { TalkParts } from '../conversations/service'
import { noteMarks } from '../marks/service'
import { presentMessage } from '../messages/present'
import { findBySeq } from '../messages/repository'
import type { TalkNews } from '../news/news'
import { cursorOf } from './cursor'
import { type TalkStream, talkEvent } from './event'

const resync = talkEvent('resync', {})

/** The news about one conversation. */
type Of<Kind extends TalkNews['of']> = Extract<TalkNews, { of: Kind }>

/** What the streams of this instance are sent of what any instance tells. */
export class TalkHub {
  /** Work for each pair is done in its order, because it waits for the database. */
  readonly #underWay = new Map<string, Promise<void>>()

  constructor(
    private readonly parts: TalkParts,
    private readonly streams: EventStreams<Party>,
  ) {}

  /** Something may have been missed by all. */
  missed(): void {
    for (const stream of this.streams.all) stream.send(resync)
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

  #of({ companyId, workerId }: TalkNews, side: Party['side']): TalkStream[] {
    return this.streams.of(keyOf(side === 'company' ? { side, companyId } : { side, workerId }))
  }

  async #tell(news: TalkNews): Promise<void> {
    if (news.of === 'message') return this.#tellOfMessage(news)
    if (news.of === 'typing') return this.#tellOfTyping(news)
    if (news.of === 'conversation' || news.of === 'right') return this.#tellOfConversation(news)
    for (const side of talkSides) {
      const data = { conversationId: news.id, ...marksFor(side, news.marks) }
      for (const stream of this.#of(news, side)) stream.send(talkEvent('marks', data))
    }
  }

  async #tellOfMessage(news: Of<'message'>): Promise<void> {
    const { db, colleagues } = this.parts
    const message = await findBySeq(db, news, news.seq)
    if (!message) return
    const id = cursorOf(message.changedAt)
    for (const side of talkSides) {
      for (const stream of this.#of(news, side)) {
        const names = await colleagues(stream.reader, side === message.side ? [message.authorUid] : [])
        const data = { conversationId: news.id, message: presentMessage(stream.reader, message, names) }
        stream.send(talkEvent('message', data, id))
      }
    }
    const [receiver] = this.#of(news, otherSide(message.side))
    if (receiver) await noteMarks(db, receiver.reader, news.id, { deliveredUpTo: message.seq })
  }

  async #tellOfTyping(news: Of<'typing'>): Promise<void> {
    for (const side of talkSides) {
      for (const stream of this.#of(news, side).filter(({ reader }) => reader.uid !== news.uid)) {
        const names = side === news.side ? await this.parts.colleagues(stream.reader, [news.uid]) : null
        const authorName = names?.get(news.uid) ?? null
        stream.send(talkEvent('typing', { conversationId: news.id, authorName }))
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
    const names = await this.parts.colleagues(stream.reader, authors)
    const conversation = presentConversation(stream.reader, row, names)
    stream.send(talkEvent('conversation', { conversation }))
  }
}

/** What all streams of a company, or of a worker, have in common. */
export const keyOf = (owner: Owner): string =>
  owner.side === 'company' ? `company ${owner.companyId}` : `worker ${owner.workerId}`
