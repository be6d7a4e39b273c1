import type { Messages } from 'next-intl'

const loaders = {
  accounts: () => import('@/messages/late/accounts.json', { with: { type: 'json' } }),
  addresses: () => import('@/messages/late/addresses.json', { with: { type: 'json' } }),
  applying: () => import('@/messages/late/applying.json', { with: { type: 'json' } }),
  dates: () => import('@/messages/late/dates.json', { with: { type: 'json' } }),
  displacement: () => import('@/messages/late/displacement.json', { with: { type: 'json' } }),
  editing: () => import('@/messages/late/editing.json', { with: { type: 'json' } }),
  forms: () => import('@/messages/late/forms.json', { with: { type: 'json' } }),
  inviting: () => import('@/messages/late/inviting.json', { with: { type: 'json' } }),
  maps: () => import('@/messages/late/maps.json', { with: { type: 'json' } }),
  notifications: () => import('@/messages/late/notifications.json', { with: { type: 'json' } }),
  problems: () => import('@/messages/late/problems.json', { with: { type: 'json' } }),
  savedSearches: () => import('@/messages/late/savedSearches.json', { with: { type: 'json' } }),
  shiftChoice: () => import('@/messages/late/shiftChoice.json', { with: { type: 'json' } }),
  unsent: () => import('@/messages/late/unsent.json', { with: { type: 'json' } }),
  validation: () => import('@/messages/late/validation.json', { with: { type: 'json' } }),
  workTypes: () => import('@/messages/late/workTypes.json', { with: { type: 'json' } }),
} as const

export type LateNamespace = keyof typeof loaders

/**
 * The messages of a namespace that is no part of pages, because only what is shown later uses it. They are files with
 * hashed names, which a browser keeps from page to page. Rejects when they cannot be loaded.
 */
export async function loadLateMessages<Namespace extends LateNamespace>(
  namespace: Namespace,
): Promise<Pick<Messages, Namespace>> {
  const { default: messages } = await loaders[namespace]()
  return { [namespace]: messages } as Pick<Messages, Namespace>
}
