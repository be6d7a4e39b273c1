import { decodeJwt } from 'jose'
import { Problem } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import type { Cards, JobCard, JobGivenBack, Workplace } from '../talk/attachments/cards'

/** A job-post service that knows what a test says its users may read, by their account and an id. */
export function memoryCards() {
  const keyOf = ({ authorization }: ForwardedCaller, id: string) =>
    `${decodeJwt(authorization.replace('Bearer ', '')).sub} ${id}`
  const cards = {
    /** By `uid id`. */
    posts: new Map<string, JobCard>(),
    branches: new Map<string, Workplace>(),
    jobs: new Map<string, JobGivenBack>(),
    isDown: false,
    async companyPost(sender: ForwardedCaller, id: string) {
      return cards.found(cards.posts, sender, id)
    },
    async workerPost(sender: ForwardedCaller, id: string) {
      return cards.found(cards.posts, sender, id)
    },
    async branch(sender: ForwardedCaller, id: string) {
      return cards.found(cards.branches, sender, id)
    },
    async jobGivenBack(sender: ForwardedCaller, id: string) {
      return cards.found(cards.jobs, sender, id)
    },
    found<Card>(all: ReadonlyMap<string, Card>, sender: ForwardedCaller, id: string): Card | null {
      if (cards.isDown) throw new Problem(503, 'unavailable')
      return all.get(keyOf(sender, id)) ?? null
    },
  }
  return cards satisfies Cards
}
