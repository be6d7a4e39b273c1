import 'client-only'
import type { UploadInput } from '@/validators/upload'
import type { UploadPlace } from '@/validators/upload-terms'
import { type AccountKind, send, services } from './account-requests'

/** Permit to upload the photo that the signed-in person shows of themselves. */
export const permitOwnPhoto = (kind: AccountKind) => (file: UploadInput) =>
  send<UploadPlace & { readonly token: string }>(`${services[kind]}/v1/me/photo-uploads`, {
    method: 'POST',
    body: file,
  })

/** Shows an uploaded photo by its download address; answers the address that others load it from. */
export const showOwnPhoto = (kind: AccountKind, photo: string) =>
  send<{ photoUrl: string }>(`${services[kind]}/v1/me/photo`, { method: 'PUT', body: { photo } })

/** Takes the photo away and removes its file. */
export const removeOwnPhoto = (kind: AccountKind) =>
  send<void>(`${services[kind]}/v1/me/photo`, { method: 'DELETE' })
