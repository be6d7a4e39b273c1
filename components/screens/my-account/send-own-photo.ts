import { type Send, sendPhoto } from '@/components/uploads/use-uploads'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Me } from '@/lib/accounts/me'
import { permitOwnPhoto, showOwnPhoto } from '@/lib/accounts/own-photo'
import { profilePhotoSide, uploadTerms } from '@/validators/upload-terms'

/** Uploads a photo and shows it; a photo that could not be saved is a failed upload, which can be tried again. */
export function sendOwnPhoto(kind: Me['kind']): Send<string> {
  const send = sendPhoto({
    maxBytes: uploadTerms.profile_photo.maxBytes,
    longestSide: profilePhotoSide,
    askPermit: permitOwnPhoto(kind),
  })
  return async (source, options) => {
    const sent = await send(source, options)
    if (sent.problem) return sent
    try {
      const { photoUrl } = await showOwnPhoto(kind, sent.arrived)
      return { arrived: photoUrl, problem: null }
    } catch (error) {
      return { problem: problemFrom(error) }
    }
  }
}
