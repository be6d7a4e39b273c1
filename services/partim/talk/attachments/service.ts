import { Problem } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { roundedPosition } from '@/validators/talk-attachments'
import type { FileAttachment, MessageAttachment } from '../../shapes/message-attachment'
import type { Party } from '../conversations/party'
import type { TalkPair } from '../news/news'
import { findPost } from '../rights/repository'
import type { Cards } from './cards'
import type { SentAttachment } from './present'
import type { FileOwner } from './repository'
import { type FileParts, takeIn } from './take-in'

export type AttachmentParts = FileParts & { readonly cards: Cards }

/** What a message is going to carry, and the upload that is of no more use then. */
export type Prepared = { readonly attachment: MessageAttachment; readonly uploaded: string | null }

type Asking = {
  readonly party: Party
  readonly owner: FileOwner
  readonly pair: TalkPair
  readonly sender: ForwardedCaller
}

const noCard = () => new Problem(422, 'card_not_found')

/**
 * Makes what a message carries of what it was sent with; before any transaction, which must not wait for the storage or the
 * other service. 422 with the reason for what cannot be sent.
 */
export async function prepare(
  parts: AttachmentParts,
  asking: Asking,
  sent: SentAttachment,
): Promise<Prepared> {
  if (sent.kind === 'file') return takeIn(parts, asking.owner, sent)
  return { attachment: await cardOf(parts, asking, sent), uploaded: null }
}

type SentCard = Exclude<SentAttachment, { kind: 'file' }>

async function cardOf(
  { cards, db }: AttachmentParts,
  { party, pair, sender }: Asking,
  sent: SentCard,
): Promise<MessageAttachment> {
  switch (sent.kind) {
    case 'job': {
      // Which company a post is of, workers are not told but by their right to talk about it.
      const isTheirs = party.side === 'company' || (await findPost(db, pair, sent.jobPostId)) !== null
      const find = party.side === 'company' ? cards.companyPost : cards.workerPost
      const card = isTheirs ? await find(sender, sent.jobPostId) : null
      if (!card) throw new Problem(422, 'post_not_open')
      return { kind: 'job', ...card }
    }
    case 'branch': {
      const place = party.side === 'company' ? await cards.branch(sender, sent.branchId) : null
      if (!place) throw noCard()
      const { name, address, lat, lng } = place
      return { kind: 'location', ...rounded({ lat, lng }), branch: { name, address } }
    }
    case 'position':
      return { kind: 'location', ...rounded(sent), branch: null }
    case 'cannot_come': {
      const job = party.side === 'worker' ? await cards.jobGivenBack(sender, sent.jobPostId) : null
      if (!job || job.companyId !== pair.companyId) throw noCard()
      const meant = job.shifts.filter(({ id }) => sent.shiftIds.includes(id))
      if (meant.length < new Set(sent.shiftIds).size) throw noCard()
      return {
        kind: 'cannot_come',
        jobPostId: sent.jobPostId,
        title: job.title,
        shifts: meant.map(({ id: _, ...shift }) => shift),
        reason: sent.reason,
      }
    }
  }
}

const rounded = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({
  lat: roundedPosition(lat),
  lng: roundedPosition(lng),
})

/** The file of an attachment, if it has one. */
export const fileOf = (attachment: MessageAttachment | null): FileAttachment | null =>
  attachment && 'objectName' in attachment ? attachment : null
