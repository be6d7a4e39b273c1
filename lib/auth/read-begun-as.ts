import { markPattern } from './account-mark'
import type { BegunAs } from './begun-as'

const format = new RegExp(`^(${markPattern})(?:\\.(${markPattern}))?$`)

/** The value of the header `Begun-As`, read; null for one that is not ours. */
export function readBegunAs(text: string): BegunAs | null {
  const [, account, company = null] = format.exec(text) ?? []
  return account ? { account, company } : null
}
