import { useTranslations } from 'next-intl'

/** Says which words of a sentence the search does without, so that nobody takes the people found for what they asked for. */
export function UnreadWords({ words }: { words: readonly string[] }) {
  const t = useTranslations('peopleSearch')
  if (words.length === 0) return null
  return (
    <p className="rounded-card bg-mango-soft p-3 text-sm wrap-anywhere">
      {t('unread', { words: words.map((each) => `“${each}”`).join(' ') })}
    </p>
  )
}
