import type { CategoryName } from './categories'
import { matchesName, storedItems } from './stored-items'

/** Removes the cookies that third-party scripts set for a category, on whichever part of our domain. */
export function removeCookies(category: CategoryName): void {
  const theirs = storedItems.filter(
    (item) => item.kind === 'cookie' && item.setBy !== 'partim' && item.category === category,
  )
  for (const name of cookieNames()) {
    if (theirs.some((item) => matchesName(item.name, name))) expire(name)
  }
}

function cookieNames(): string[] {
  return document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(Boolean)
}

function expire(name: string): void {
  const labels = location.hostname.split('.')
  const parents = labels.map((_, index) => labels.slice(index).join('.'))
  for (const domain of ['', ...parents.map((parent) => `; domain=${parent}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
