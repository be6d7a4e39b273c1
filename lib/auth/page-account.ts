import 'client-only'
import { type BegunAs, begunAsText, isBegunBy } from './begun-as'
import { currentMark } from './sign-in-mark'

/**
 * Why a page is not its owner's any more: another account is signed in in this browser, nobody is, or the same person has
 * come to another company.
 */
export type Displacement = 'account' | 'nobody' | 'company'

/** Whom the server made this page for; null for a page that is the same for everybody. */
let owner: BegunAs | null = null

/** Whether another page, or a refusal, told that the owner is in another company. */
let isOtherCompany = false

/** Whether somebody signed out on purpose, here or on another page of this browser. */
let isLeft = false

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** For whom everything on this page is begun: who is signed in where the server did not say; null for a visitor. */
export function pageOwner(): BegunAs | null {
  if (owner) return owner
  const account = currentMark()
  return account === null ? null : { account, company: null }
}

/** The value of the header `Begun-As` for what this page sends; undefined for a visitor. */
export function begunAs(): string | undefined {
  const begun = pageOwner()
  return begun ? begunAsText(begun) : undefined
}

/** Why this page is not its owner's any more; null while it is, and for pages that are the same for everybody. */
export function displacement(): Displacement | null {
  if (!owner) return null
  const mark = currentMark()
  if (mark !== owner.account) return mark === null ? 'nobody' : 'account'
  return isOtherCompany ? 'company' : null
}

/**
 * Whether what is typed on this page may be kept in the browser: not beside another account, nor after signing out. A
 * session that ended by itself leaves its owner their drafts.
 */
export function mayKeepInput(): boolean {
  const now = displacement()
  return now !== 'account' && !(isLeft && currentMark() === null)
}

/** Calls a listener whenever `displacement` may have changed; returns how to stop. */
export function onDisplacement(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * The server made this page, or a part of it, for somebody. The first account stays the owner: what another one's session
 * brings into the page later is not theirs to write.
 */
export function ownPage(made: BegunAs): void {
  if (!owner || owner.account === made.account) {
    owner = made
    isOtherCompany = false
    opened()?.postMessage(made)
  }
  tell()
}

/** Tells this page and all others of this browser that somebody signed in or out here. */
export function tellOfSignIn(): void {
  isLeft = currentMark() === null
  opened()?.postMessage(null)
  tell()
}

/** Tells of an answer that refused what this page began for its owner. */
export function noteRefusal(code: string): void {
  if (code === 'company_changed') isOtherCompany = true
  if (code === 'company_changed' || code === 'account_changed') tell()
}

let channel: BroadcastChannel | undefined

/**
 * The channel between the pages of this browser. Where there is none, and for a page that slept, the mark is looked at
 * again once the page is visible, and with every request.
 */
function opened(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('partim-account')
  channel.addEventListener('message', ({ data }: MessageEvent<BegunAs | null>) => {
    if (data === null) isLeft = currentMark() === null
    if (owner && data?.account === owner.account && !isBegunBy(owner, data)) isOtherCompany = true
    tell()
  })
  return channel
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', tell)
  addEventListener('pageshow', tell)
}
