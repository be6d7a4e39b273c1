import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Section } from '@/lib/documents/document'

/** The list of a document's sections: beside it on wide screens, folded away above it on phones. */
export function DocumentContents({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations('documents')
  return (
    <nav aria-label={t('contents')} className="print:hidden">
      <details className="group rounded-card border border-line bg-card lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-card px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <Entries sections={sections} className="px-4 pb-3" />
      </details>
      <div className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto lg:block">
        <p aria-hidden className="font-semibold">
          {t('contents')}
        </p>
        <Entries sections={sections} className="mt-2 border-l border-line pl-4 text-sm" />
      </div>
    </nav>
  )
}

function Entries({ sections, className }: { sections: readonly Section[]; className: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-2 py-1 text-ink-2 underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
          >
            <span className="w-6 shrink-0 whitespace-nowrap text-ink-3">{`${index + 1}.`}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
