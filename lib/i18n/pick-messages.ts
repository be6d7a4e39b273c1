import 'server-only'
import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

export type Namespace = keyof Messages

/** The messages of some namespaces, for the client components of one page; never hand over all of them. */
export async function pickMessages(...namespaces: Namespace[]): Promise<Partial<Messages>> {
  const messages = await getMessages()
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]))
}
