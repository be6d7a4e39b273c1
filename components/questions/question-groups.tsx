import { useTranslations } from 'next-intl'
import type { QuestionGroup } from '@/lib/questions/question'

/** Links to each group of questions: a row on phones, a column beside the questions on wide screens. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  const t = useTranslations('questions')
  return (
    <nav aria-label={t('groupsLabel')} className="mb-4 lg:sticky lg:top-6 lg:self-start print:hidden">
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
        {groups.map((group) => (
          <li key={group}>
            <a
              href={`#${group}`}
              className="inline-flex min-h-11 items-center rounded-control border border-line bg-card px-3.5 text-sm font-medium text-ink-2 hover:bg-well hover:text-ink lg:w-full lg:border-transparent lg:bg-transparent lg:text-base"
            >
              {t(`groups.${group}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
