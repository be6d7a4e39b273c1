import type { ReactNode } from 'react'

type DocumentTableProps = {
  caption: ReactNode
  head: readonly string[]
  /** As many cells as the head; the first one is the row's heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of a document; on phones each row is a block, with every cell under its column's name. */
export function DocumentTable({ caption, head, rows }: DocumentTableProps) {
  return (
    <table className="my-5 w-full border-collapse text-left text-sm max-sm:block">
      <caption className="mb-2 text-left font-medium text-ink max-sm:block">{caption}</caption>
      <thead className="bg-well max-sm:sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="border border-line px-3 py-2.5 align-bottom font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            className="break-inside-avoid max-sm:block max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-card max-sm:p-4"
          >
            {cells.map((cell, index) => {
              const name = head[index] ?? ''
              return index === 0 ? (
                <th
                  key={name}
                  scope="row"
                  className="align-top font-semibold text-ink max-sm:block max-sm:text-base sm:border sm:border-line sm:px-3 sm:py-2.5"
                >
                  {cell}
                </th>
              ) : (
                <td
                  key={name}
                  className="align-top max-sm:mt-2 max-sm:block sm:border sm:border-line sm:px-3 sm:py-2.5"
                >
                  <span aria-hidden className="block text-xs text-ink-3 sm:hidden">
                    {name}
                  </span>
                  {cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
