import type { Page } from '@playwright/test'
import { findStoredItem, type StoredItemKind } from '@/lib/consent/stored-items'

export type Stored = { readonly kind: StoredItemKind; readonly name: string }

/** Every cookie, storage entry and database that a page has left in its browser. */
export async function storedIn(page: Page): Promise<Stored[]> {
  const cookies = await page.context().cookies(page.url())
  const entries = await page.evaluate(async () => {
    const databases = (await indexedDB.databases?.()) ?? []
    return [
      ...Object.keys(localStorage).map((name) => ({ kind: 'local' as const, name })),
      ...Object.keys(sessionStorage).map((name) => ({ kind: 'session' as const, name })),
      ...databases.map(({ name = '' }) => ({ kind: 'database' as const, name })),
    ]
  })
  return [...cookies.map(({ name }) => ({ kind: 'cookie' as const, name })), ...entries]
}

/** The stored items of a page that are not on the product's list (lib/consent/stored-items). */
export async function unlistedIn(page: Page): Promise<Stored[]> {
  const stored = await storedIn(page)
  return stored.filter(({ kind, name }) => !findStoredItem(kind, name))
}
