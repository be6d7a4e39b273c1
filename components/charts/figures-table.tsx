import { useTranslations } from 'next-intl'
import { FoldedTable } from './folded-table'

type Row = { readonly name: string; readonly figures: readonly string[] }

type FiguresTableProps = { caption: string; columns: readonly string[]; rows: readonly Row[] }

/** The figures of a chart as a table, folded away below it. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  const t = useTranslations('charts')
  return (
    <FoldedTable
      summary={t('asTable')}
      caption={caption}
      columns={columns}
      rows={rows.map(({ name, figures }) => [name, ...figures].join('\t')).join('\n')}
    />
  )
}
