'use client'

import { useTranslations } from 'next-intl'
import { OptionList } from '@/components/forms/option-list'
import { type SavedSearchNotice, savedSearchNotices } from '@/validators/saved-search-terms'

type NoticeSelectProps = {
  label: string
  value: SavedSearchNotice
  onChange: (notice: SavedSearchNotice) => void
}

/** How often a saved search tells of new people. */
export function NoticeSelect({ label, value, onChange }: NoticeSelectProps) {
  const t = useTranslations('savedSearches.notices')
  return (
    <label className="grid min-w-0 content-start gap-1.5 text-sm font-medium">
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const notice = savedSearchNotices.find((known) => known === target.value)
          if (notice) onChange(notice)
        }}
        className="control"
      >
        <OptionList options={savedSearchNotices.map((notice) => [notice, t(notice)])} />
      </select>
    </label>
  )
}
