import { decodeJwt } from 'jose'
import { uuidv7 } from 'uuidv7'
import { Problem } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import type { RegistryWord } from './company/companies/registry'
import type { FavouriteOf } from './hiring/own-applications/worker-profile'
import { mostOfTurn } from './people/departures/departures-of-partim'
import type { WorkerNews } from './platform/worker-notifications/worker-notifications'
import type { OwnWorker } from './shapes/applicant'

/** A registry with the answers that a test sets; about other numbers it gives no usable answer. */
export function memoryRegistry() {
  const words = new Map<string, RegistryWord>()
  const asked: string[] = []
  return {
    words,
    asked,
    async ask(juristicId: string) {
      asked.push(juristicId)
      return words.get(juristicId) ?? ({ kind: 'unavailable' } as const)
    },
  }
}

/**
 * A partim service that knows the workers a test adds, by the account in their token; everybody can be found except
 * those a test hides.
 */
export function memoryProfiles() {
  const profiles = {
    workers: new Map<string, OwnWorker>(),
    hidden: new Set<string>(),
    /** The companies that keep a worker as a favourite, by account. */
    favouriteOf: new Map<string, FavouriteOf>(),
    asked: 0,
    isDown: false,
    async findableAmong(workerIds: readonly string[], _member: ForwardedCaller) {
      profiles.asked += 1
      if (profiles.isDown) throw new Problem(503, 'unavailable')
      return workerIds.filter((id) => !profiles.hidden.has(id))
    },
    async ask({ authorization }: ForwardedCaller) {
      profiles.asked += 1
      if (profiles.isDown) throw new Problem(503, 'unavailable')
      const found = profiles.workers.get(decodeJwt(authorization.replace('Bearer ', '')).sub ?? '')
      if (!found) throw new Problem(403, 'not_registered')
      return found
    },
    async askFavouriteOf({ authorization }: ForwardedCaller) {
      if (profiles.isDown) throw new Problem(503, 'unavailable')
      return profiles.favouriteOf.get(decodeJwt(authorization.replace('Bearer ', '')).sub ?? '') ?? []
    },
  }
  return profiles
}

/** A partim service that knows which workers sign in with another address than their account's. */
export function memoryAddresses() {
  const addresses = {
    moved: new Set<string>(),
    async restore(uid: string) {
      return addresses.moved.delete(uid)
    },
    async restoreOf() {},
  }
  return addresses
}

/** A partim service that keeps what workers were told; everybody wants mails, except those a test adds to `noMail`. */
export function memoryWorkerNotifications(profiles: ReturnType<typeof memoryProfiles>) {
  const notifications = {
    told: new Map<string, WorkerNews>(),
    noMail: new Set<string>(),
    isDown: false,
    async tell(id: string, news: WorkerNews) {
      if (notifications.isDown) throw new Problem(503, 'unavailable')
      if (!notifications.told.has(id)) notifications.told.set(id, news)
      const known = [...profiles.workers].find(([, worker]) => worker.id === news.workerId)
      if (!known || notifications.noMail.has(news.workerId)) return null
      return { uid: known[0], displayName: known[1].displayName }
    },
  }
  return notifications
}

/** A partim service that knows the groups of a member's company, by the account in their token. */
export function memoryGroups() {
  const groups = {
    of: new Map<string, string[]>(),
    isDown: false,
    async ask({ authorization }: ForwardedCaller) {
      if (groups.isDown) throw new Problem(503, 'unavailable')
      return groups.of.get(decodeJwt(authorization.replace('Bearer ', '')).sub ?? '') ?? []
    },
  }
  return groups
}

/** A partim service that reports the removed accounts a test adds; the position is how many it has reported. */
export function memoryDepartures() {
  const departures = {
    uids: [] as string[],
    isDown: false,
    async after(cursor: string | null) {
      if (departures.isDown) throw new Problem(503, 'unavailable')
      const from = Number(cursor ?? 0)
      const items = departures.uids.slice(from, from + mostOfTurn).map((uid) => ({ uid }))
      return { items, cursor: items.length > 0 ? String(from + items.length) : cursor }
    },
  }
  return departures
}

/** Somebody with a resume, as the partim service knows them. */
export const ownWorker = (): OwnWorker => ({
  id: uuidv7(),
  displayName: 'สมชาย ใจดี',
  givenName: 'สมชาย',
  familyName: 'ใจดี',
  phone: '0898765432',
  emailVerified: true,
  birthDate: '2000-05-20',
  workTypes: ['waiter'],
  experienceYears: 2,
  languages: [{ code: 'th', level: 'fluent' }],
  headline: 'เสิร์ฟงานเลี้ยงได้',
  district: 'บางรัก',
  province: 'กรุงเทพมหานคร',
})
