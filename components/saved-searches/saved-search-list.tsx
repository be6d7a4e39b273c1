'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import type { SavedSearch } from '@/lib/saved-searches/saved-search'
import { SavedSearchItem, type ShownSearch } from './saved-search-item'

/** The member's saved searches: what each looks for, how often it tells, and whom it found lately. */
export function SavedSearchList({ searches }: { searches: readonly ShownSearch[] }) {
  const t = useTranslations('savedSearches')
  // A search that was removed and had back has another id, and stays the same item.
  const [shown, setShown] = useState(searches.map((one) => ({ ...one, key: one.search.id })))
  const put = (id: string, search: SavedSearch) =>
    setShown((now) => now.map((one) => (one.search.id === id ? { ...one, search } : one)))
  return (
    <ul aria-label={t('list')} className="grid gap-4">
      {shown.map((one) => (
        <li key={one.key} id={`saved-${one.search.id}`} className="scroll-mt-20">
          <Card className="grid gap-3 p-4 sm:p-5">
            <SavedSearchItem shown={one} onChange={(search) => put(one.search.id, search)} />
          </Card>
        </li>
      ))}
    </ul>
  )
}
