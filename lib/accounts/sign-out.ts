import 'client-only'
import { forgetLeaving, noteLeaving } from '@/lib/auth/leaving-mark'
import { tellOfSignIn } from '@/lib/auth/page-account'
import { dropAllInput } from '@/lib/drafts/kept-input'
import { forgetPosition } from '@/lib/geolocation/kept-position'
import { forgetAllOutgoing } from '@/lib/talk/outbox'
import { forgetAllFilms } from '@/lib/videos/kept-films'
import { closeSession } from './account-requests'

/**
 * Signs out on purpose, here or everywhere: nothing that was typed, and no position, stays in
 * this browser, and its other pages hear of it.
 * Rejects with ProblemError, and leaves everything as it is.
 */
export async function signOut(options: { everywhere?: boolean } = {}): Promise<void> {
  noteLeaving()
  try {
    await closeSession(options)
  } catch (error) {
    forgetLeaving()
    throw error
  }
  dropAllInput()
  forgetPosition()
  tellOfSignIn()
  await Promise.all([forgetAllFilms(), forgetAllOutgoing()])
}
