import 'client-only'
import { dropOthersInput } from '@/lib/drafts/kept-input'
import { forgetOthersOutgoing } from '@/lib/talk/outbox'
import { forgetOthersFilms } from '@/lib/videos/kept-films'

/** Drops from this browser what other accounts typed, wrote or recorded than the one with a mark. */
export async function dropOthers(account: string): Promise<void> {
  dropOthersInput(account)
  await Promise.all([forgetOthersFilms(account), forgetOthersOutgoing(account)])
}
