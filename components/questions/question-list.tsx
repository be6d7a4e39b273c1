import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Question, QuestionGroup } from '@/lib/questions/question'

type QuestionListProps = { groups: readonly (readonly [QuestionGroup, readonly Question[]])[] }

/**
 * Questions that unfold into their answers without any script; question-search.tsx filters them. Search engines read
 * the markup itself (schema.org/FAQPage): repeating it as JSON-LD would double the page's size.
 */
export function QuestionList({ groups }: QuestionListProps) {
  const t = useTranslations('questions')
  const lists = groups.map(([group, questions]) => (
    <section key={group} aria-labelledby={group} data-questions="" className="mt-10 first:mt-0">
      <h2 id={group} className="scroll-mt-6 text-2xl">
        {t(`groups.${group}`)}
      </h2>
      <div className="mt-4 overflow-clip rounded-card border border-line bg-card shadow-soft">
        {questions.map((question) => (
          <Entry key={question.id} question={question} />
        ))}
      </div>
    </section>
  ))
  return (
    <div itemScope itemType="https://schema.org/FAQPage">
      {lists}
    </div>
  )
}

function Entry({ question: { id, question, answer, also, link } }: { question: Question }) {
  const t = useTranslations('questions')
  return (
    <details
      itemProp="mainEntity"
      itemScope
      itemType="https://schema.org/Question"
      data-also={also}
      className="border-b border-line last:border-b-0"
    >
      <summary className="unfolds flex min-h-14 list-none items-center gap-3 px-4 py-3 font-medium hover:bg-well focus-visible:-outline-offset-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h3 itemProp="name" className="min-w-0 flex-1 font-medium">
          {question}
        </h3>
      </summary>
      {/* The anchor is the answer, not the details around it: only then does a browser unfold it by itself. */}
      <div
        id={id}
        itemProp="acceptedAnswer"
        itemScope
        itemType="https://schema.org/Answer"
        className="scroll-mt-28 px-4 pb-5 sm:px-5"
      >
        <div itemProp="text" className="grid max-w-prose gap-3 text-ink-2">
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 text-sm print:hidden">
          {link && (
            <Link
              href={link.href}
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
            >
              {link.label}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          )}
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center text-ink-3 underline-offset-4 hover:underline"
          >
            {t('link')}
          </a>
        </p>
      </div>
    </details>
  )
}
