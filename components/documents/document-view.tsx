import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { siteUrl } from '@/lib/config/site'
import { formatLongDay } from '@/lib/dates/format-long'
import type { PublishedDocument } from '@/lib/documents/document'
import { documentVersions } from '@/validators/document-versions'
import { DocumentBlocks, type Slots } from './document-blocks'
import { DocumentContents } from './document-contents'
import { PageHead } from './page-head'

type DocumentViewProps = {
  path: ComponentProps<typeof PageHead>['path']
  document: PublishedDocument
  /** What the page puts into the document's slots. */
  slots?: Slots
}

/** A published document for reading, for links to its sections, and for printing on A4. */
export function DocumentView({ path, document, slots = {} }: DocumentViewProps) {
  const t = useTranslations('documents')
  const { name, summary, sections } = document
  const version = documentVersions[name]
  const numbers = new Map(sections.map(({ id }, index) => [id, t('section', { number: index + 1 })]))
  return (
    <article>
      <PageHead path={path}>
        <p className="mt-3 text-sm text-ink-3">
          {t('effective', { day: formatLongDay(version) })}
          <span aria-hidden> · </span>
          <span className="whitespace-nowrap">{t('version', { version })}</span>
        </p>
        <p className="mt-1 hidden text-sm print:block">{t('printedFrom', { address: siteUrl(path) })}</p>
      </PageHead>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,25%)_minmax(0,1fr)] print:block">
        <DocumentContents sections={sections} />
        <div className="max-w-[44rem] text-ink-2 print:max-w-none">
          <section
            aria-labelledby="summary"
            className="rounded-panel bg-well p-5 sm:p-6 print:bg-transparent print:p-0"
          >
            <h2 id="summary" className="text-xl text-ink">
              {t('summary')}
            </h2>
            <DocumentBlocks blocks={[{ list: summary }]} numbers={numbers} slots={slots} />
          </section>
          {sections.map(({ id, title, blocks }, index) => (
            <section key={id} aria-labelledby={id} className="mt-10">
              <h2 id={id} className="break-after-avoid text-2xl text-ink">
                {`${index + 1}. ${title}`}
              </h2>
              <DocumentBlocks blocks={blocks} numbers={numbers} slots={slots} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
