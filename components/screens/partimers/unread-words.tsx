import { useTranslations } from 'next-intl'
import { searchRadius } from '@/validators/worker-search'

type UnreadWordsProps = {
  words: readonly string[]
  /** How old somebody is to be. */
  ages?: readonly string[]
  /** Whether people are asked for farther away than anybody is looked for. */
  isBeyond?: boolean
}

const quoted = (words: readonly string[]) => words.map((each) => `“${each}”`).join(' ')

/** Says which words of a sentence the search does without, so that nobody takes the people found for what they asked for. */
export function UnreadWords({ words, ages = [], isBeyond = false }: UnreadWordsProps) {
  const t = useTranslations('peopleSearch')
  if (words.length + ages.length === 0 && !isBeyond) return null
  return (
    <div className="rounded-card bg-mango-soft p-3 text-sm wrap-anywhere">
      {words.length > 0 && <p>{t('unread', { words: quoted(words) })}</p>}
      {ages.length > 0 && <p>{t('ages', { words: quoted(ages) })}</p>}
      {isBeyond && <p>{t('beyond', { farthest: searchRadius.most })}</p>}
    </div>
  )
}
