import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Block } from '@/lib/documents/document'
import { DocumentTable } from './document-table'
import { DocumentText } from './document-text'

export type Slots = Readonly<Record<string, ReactNode>>

type DocumentBlocksProps = {
  blocks: readonly Block[]
  /** The number of each section, by its id. */
  numbers: ReadonlyMap<string, string>
  slots: Slots
}

/** The content of a document's section. */
export function DocumentBlocks({ blocks, numbers, slots }: DocumentBlocksProps) {
  const words = (text: string) => <DocumentText text={text} numbers={numbers} />
  return blocks.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block} className="mt-3 text-pretty">
          {words(block)}
        </p>
      )
    }
    if ('heading' in block) {
      return (
        <h3 key={block.id} id={block.id} className="mt-6 break-after-avoid text-lg">
          {words(block.heading)}
        </h3>
      )
    }
    if ('list' in block)
      return <List key={block.list[0]} items={block.list.map(words)} ordered={block.ordered} />
    if ('terms' in block) {
      return (
        <dl key={block.terms[0]?.[0]} className="mt-3 grid gap-x-6 sm:grid-cols-[minmax(9rem,auto)_1fr]">
          {block.terms.map(([term, meaning]) => (
            <div
              key={term}
              className="border-b border-line py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
            >
              <dt className="font-medium text-ink">{words(term)}</dt>
              <dd>{words(meaning)}</dd>
            </div>
          ))}
        </dl>
      )
    }
    if ('table' in block) {
      const { caption, head, rows } = block.table
      return (
        <DocumentTable
          key={caption}
          caption={words(caption)}
          head={head}
          rows={rows.map((cells) => ({ key: cells[0] ?? '', cells: cells.map(words) }))}
        />
      )
    }
    if ('note' in block) {
      return (
        <p
          key={block.note}
          className="mt-4 flex gap-3 rounded-card bg-mango-soft p-4 text-ink print:border print:border-line"
        >
          <Icon name="info" className="mt-1 size-5 text-mango-ink" />
          <span>{words(block.note)}</span>
        </p>
      )
    }
    return (
      <div key={block.slot} className="mt-4">
        {slots[block.slot]}
      </div>
    )
  })
}

function List({ items, ordered }: { items: readonly ReactNode[]; ordered?: true }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={`mt-3 grid gap-2 pl-6 ${ordered ? 'list-decimal' : 'list-disc'} marker:text-ink-3`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a fixed text never move
        <li key={index} className="pl-1 text-pretty">
          {item}
        </li>
      ))}
    </Tag>
  )
}
