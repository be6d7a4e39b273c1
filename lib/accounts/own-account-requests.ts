import 'client-only'
import { jobPost, partim } from '@/lib/api/browser'
import { changeResource, type Outcome } from '@/lib/api/store-resource'
import { type AccountKind, send, services } from './account-requests'
import type { Me } from './me'
import type { DataExport } from './own-account'

export type OwnData = { readonly displayName: string; readonly phone: string }

/** Changes name and phone number at the version they were read. */
export function changeOwnData({ kind, uid, version }: Me, body: OwnData): Promise<Outcome<Me>> {
  return changeResource<OwnData, Me>(
    { id: uid, version },
    {
      body,
      saysTheSame: (me, { displayName, phone }) => me.displayName === displayName && me.phone === phone,
      change: (_target, sent, headers) =>
        kind === 'worker'
          ? partim.PATCH('/v1/me', { body: sent, headers })
          : jobPost.PATCH('/v1/me', { body: sent, headers }),
    },
  )
}

/** Sets a new password and signs out everywhere; requires a fresh sign-in, like the next four functions. */
export const changePassword = (kind: AccountKind, password: string) =>
  send<void>(`${services[kind]}/v1/me/password`, { method: 'POST', body: { password } })

/** Mails a link to the new address. */
export const startEmailChange = (kind: AccountKind, email: string) =>
  send<{ sentTo: string }>(`${services[kind]}/v1/me/email-changes`, { method: 'POST', body: { email } })

/** Reports that a provider was added as a way of signing in, so that the person is notified. */
export const noteSignInMethod = (kind: AccountKind, method: 'google' | 'facebook' | 'line') =>
  send<void>(`${services[kind]}/v1/me/sign-in-methods/${method}`, { method: 'PUT' })

export const removeSignInMethod = (kind: AccountKind, method: 'google' | 'facebook' | 'line') =>
  send<void>(`${services[kind]}/v1/me/sign-in-methods/${method}`, { method: 'DELETE' })

export const requestDeletion = (kind: AccountKind, confirmation: string) =>
  send<{ deleteAfter: string }>(`${services[kind]}/v1/me/deletion`, {
    method: 'POST',
    body: { confirmation },
  })

export const cancelDeletion = (kind: AccountKind) =>
  send<Me>(`${services[kind]}/v1/me/deletion`, { method: 'DELETE' })

/** Ends the session of another browser, or of all others. */
export const endSession = (kind: AccountKind, id: string) =>
  send<void>(`${services[kind]}/v1/sessions/${id}`, { method: 'DELETE' })

export const endOtherSessions = (kind: AccountKind) =>
  send<{ ended: number }>(`${services[kind]}/v1/sessions`, { method: 'DELETE' })

export const requestExport = (kind: AccountKind) =>
  send<DataExport>(`${services[kind]}/v1/data-exports`, {
    method: 'POST',
    idempotencyKey: crypto.randomUUID(),
  })

/** The latest data export somebody asked for, in its current state. */
export const latestExport = async (kind: AccountKind): Promise<DataExport | null> => {
  const { items } = await send<{ items: DataExport[] }>(`${services[kind]}/v1/data-exports`, {
    method: 'GET',
  })
  return items[0] ?? null
}
