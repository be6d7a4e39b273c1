import 'server-only'
import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

export type Namespace = keyof Messages

/** The messages of some namespaces, for the client components of one page; never pass all of them. */
export async function pickMessages(...namespaces: Namespace[]): Promise<Partial<Messages>> {
  const messages = await getMessages()
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]))
}

/** Parts of `jobPosts` that only the screens where a post is written show: half of it. */
const writingParts: readonly string[] = [
  'calendar',
  'form',
  'holidays',
  'labourLaw',
  'pending',
  'questions',
  'quickPost',
] satisfies (keyof Messages['jobPosts'])[]

let ofPosts: Messages['jobPosts'] | undefined

/** The messages of pages that show job posts and do not write them; always the same object, which is sent once. */
export async function pickPostMessages(...more: Namespace[]): Promise<Partial<Messages>> {
  const { jobPosts } = await getMessages()
  ofPosts ??= Object.fromEntries(
    Object.entries(jobPosts).filter(([part]) => !writingParts.includes(part)),
  ) as Messages['jobPosts']
  return { ...(await pickMessages(...more)), jobPosts: ofPosts }
}
