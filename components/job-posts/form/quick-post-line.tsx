import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { QuickPostMark } from '@/lib/job-posts/quick-post/line'

/** A line with its understood parts marked and labelled; ambiguous parts are marked as questions. */
export function QuickPostLine({ text, marks }: { text: string; marks: readonly QuickPostMark[] }) {
  const t = useTranslations('jobPosts.quickPost')
  const plainFrom = (index: number) => marks[index - 1]?.end ?? 0
  return (
    <p className="leading-relaxed break-words">
      {marks.map((mark, index) => (
        <Fragment key={mark.start}>
          <span>{text.slice(plainFrom(index), mark.start)}</span>
          <mark
            className={classNames(
              'rounded-control border box-decoration-clone px-1.5 py-0.5',
              mark.isClear
                ? 'border-transparent bg-mango-soft text-mango-ink'
                : 'border-dashed border-control bg-transparent text-ink',
            )}
          >
            <span>{text.slice(mark.start, mark.end)}</span>{' '}
            <span className="text-xs font-semibold">
              {t(mark.isClear ? 'named' : 'namedUnclear', { topic: t(`topics.${mark.topic}`) })}
            </span>
          </mark>
        </Fragment>
      ))}
      <span>{text.slice(plainFrom(marks.length))}</span>
    </p>
  )
}
