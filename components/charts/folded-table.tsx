'use client'

import { useState } from 'react'

type FoldedTableProps = {
  summary: string
  caption: string
  columns: readonly string[]
  /** A line for each row, its cells divided by tabs. */
  rows: string
}

/**
 * A table that is drawn once somebody unfolds it: a month of days in several tables would be most of the page, sent
 * twice. As one text its cells cost nothing until then.
 */
export function FoldedTable({ summary, caption, columns, rows }: FoldedTableProps) {
  const [open, setOpen] = useState(false)
  // Unfolded before this script came, it has told nobody.
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open) setOpen(true)
  }
  return (
    <details ref={look} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-sm font-medium text-ink-2 underline underline-offset-4 hover:text-ink">
        {summary}
      </summary>
      {open && (
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
            {rows.split('\n').map((row) => (
              <Row key={row} cells={row.split('\t')} />
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

function Row({ cells: [name, ...figures] }: { cells: readonly string[] }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-3 py-2 text-left font-normal">
        {name}
      </th>
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={column} className="px-3 py-2 text-right">
          {figure}
        </td>
      ))}
    </tr>
  )
}
