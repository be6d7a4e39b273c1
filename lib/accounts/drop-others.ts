import 'client-only'
import { dropOthersInput } from '@/lib/drafts/kept-input'
import { forgetPosition } from '@/lib/geolocation/kept-position'
import { forgetOthersOutgoing } from '@/lib/talk/outbox'
import { forgetOthersFilms } from '@/lib/videos/kept-films'

/** Drops from this browser what other accounts than the one with a mark typed, wrote or recorded, and where they were. */
export async function dropOthers(account: string): Promise<void> {
  dropOthersInput(account)
  forgetPosition()
  await Promise.all([forgetOthersFilms(account), forgetOthersOutgoing(account)])
}
