import { wholeWords } from '@/lib/i18n/whole-words'

/** Whether a text has words that a browser would break at the end of a line. */
export const hasWholeWords = (text: string): boolean => wholeWords(text).some(({ isWhole }) => isWhole)

/**
 * A heading whose lines end between words that belong together. For the server alone: a browser's dictionary may be another, and
 * would draw it otherwise; what is drawn in the browser gets it from there.
 */
export function WholeWords({ children }: { children: string }) {
  return wholeWords(children).map(({ text, isWhole }, index) =>
    isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are those of one text and never reorder
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
