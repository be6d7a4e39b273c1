import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { WholeWords } from '@/components/ui/whole-words'

/** The closing section before the footer. */
export function Closing() {
  const t = useTranslations('home')
  return (
    <section className="page-width pb-16">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel bg-[#14213d] px-6 py-10 text-white sm:px-10">
        <div>
          <h2 className="text-2xl font-bold sm:text-3xl">
            <WholeWords>{t('closing.title')}</WholeWords>
          </h2>
          <p className="mt-1 text-white/85">{t('closing.about')}</p>
        </div>
        <ButtonLink href="/register" variant="accent" size="lg">
          {t('start')}
        </ButtonLink>
      </div>
    </section>
  )
}
