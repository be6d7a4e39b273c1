import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { QuickPostMark } from '@/lib/job-posts/quick-post/line'

type MarkedLineProps = {
  text: string
  marks: readonly QuickPostMark[]
  /** The text area it lies on. */
  under: RefObject<HTMLTextAreaElement | null>
}

/**
 * Underlines in a text area what is understood of its text, and with dashes what can mean several things. It lies on the
 * area with the same letters, which cannot be seen; screen readers hear the facts below instead.
 */
export function MarkedLine({ text, marks, under }: MarkedLineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = under.current
    const follow = () => {
      if (line.current && area) line.current.scrollTop = area.scrollTop
    }
    follow()
    area?.addEventListener('scroll', follow, { passive: true })
    return () => area?.removeEventListener('scroll', follow)
  })
  const plainFrom = (index: number) => marks[index - 1]?.end ?? 0
  return (
    <div
      ref={line}
      aria-hidden
      className="control pointer-events-none absolute inset-x-0 inset-y-0 overflow-hidden border-transparent bg-transparent text-lg break-words whitespace-pre-wrap text-transparent"
    >
      {marks.map((mark, index) => (
        <Fragment key={mark.start}>
          <span>{text.slice(plainFrom(index), mark.start)}</span>
          <mark
            className={classNames(
              'border-b-2 bg-transparent text-transparent',
              mark.isClear ? 'border-mango' : 'border-dashed border-chilli',
            )}
          >
            {text.slice(mark.start, mark.end)}
          </mark>
        </Fragment>
      ))}
      <span>{text.slice(plainFrom(marks.length))}</span>
    </div>
  )
}
