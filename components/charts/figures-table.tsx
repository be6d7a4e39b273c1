import { useTranslations } from 'next-intl'

type FiguresTableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly { readonly name: string; readonly figures: readonly string[] }[]
}

/** The figures of a picture as a table, folded away beneath it. */
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
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className="px-3 py-2 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
