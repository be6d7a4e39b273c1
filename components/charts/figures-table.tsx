import { useTranslations } from 'next-intl'
import { drawn } from '@/components/ui/drawn'
import { keepWords } from '@/lib/i18n/own-words'

type Row = { readonly name: string; readonly figures: readonly string[] }

type FiguresTableProps = { caption: string; columns: readonly string[]; rows: readonly Row[] }

/** As text: a month of days in several tables, folded away, would be most of the page's elements. */
const rowOf = ({ name, figures }: Row): string =>
  `<tr><th scope="row">${unbroken(name)}</th>${figures.map((figure) => `<td>${escaped(figure)}</td>`).join('')}</tr>`

/** Days and our own words stay whole, as in texts that are elements. */
const unbroken = (text: string): string =>
  (keepWords(text) ?? [text])
    .map((piece, index) =>
      index % 2 === 1 ? `<span class="whole">${escaped(piece)}</span>` : escaped(piece),
    )
    .join('')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? '')

/** The figures of a chart as a table, folded away below it. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  const t = useTranslations('charts')
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-sm font-medium text-ink-2 underline underline-offset-4 hover:text-ink">
        {t('asTable')}
      </summary>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-ink-3">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-medium ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figure-rows" {...drawn(rows.map(rowOf).join(''))} />
      </table>
    </details>
  )
}
