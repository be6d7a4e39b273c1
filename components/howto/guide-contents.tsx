import { useTranslations } from 'next-intl'
import type { guides } from '@/lib/howto/guides'

/** Links to each step of each guide. */
export function GuideContents({ of }: { of: typeof guides }) {
  const t = useTranslations('howto')
  return (
    <nav aria-label={t('contents')} className="mb-10 grid gap-4 sm:grid-cols-2 print:hidden">
      {of.map(([reader, steps]) => (
        <div key={reader} className="rounded-card border border-line bg-card p-5">
          <a href={`#${reader}`} className="text-lg font-semibold underline-offset-4 hover:underline">
            {t(`${reader}.title`)}
          </a>
          <ol className="mt-2 grid gap-x-4 lg:grid-cols-2">
            {steps.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-2.5 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                >
                  <span aria-hidden="true" className="text-ink-3">
                    {index + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  )
}
