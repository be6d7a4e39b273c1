import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

const free = ['register', 'applicants', 'drafts', 'workers'] as const

/** What is free of charge. */
export function FreeOfCharge() {
  const t = useTranslations('plans')
  return (
    <section aria-labelledby="free" className="mt-14">
      <h2 id="free" className="scroll-mt-6 text-2xl sm:text-3xl">
        {t('freeTitle')}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {free.map((key) => (
          <li key={key} className="flex gap-3">
            <Icon name="check-circle" className="mt-0.75 size-5 text-leaf" />
            {t(`free.${key}`)}
          </li>
        ))}
      </ul>
      <Link
        href="/question#payment"
        className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 print:hidden"
      >
        {t('toQuestions')}
        <Icon name="arrow-right" className="size-4" />
      </Link>
    </section>
  )
}
