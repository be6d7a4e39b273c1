import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { registerPath } from '@/lib/auth/next-path'

/** Before the form of signing in, for who comes from a job: most of them have no account yet. */
export function RegisterFirst({ next }: { next: string }) {
  const t = useTranslations('accounts.signIn')
  return (
    <div className="mt-6">
      <h2 className="mb-3 text-xl">{t('withoutAccount')}</h2>
      <ButtonLink href={registerPath(next)} variant="accent" size="lg" block>
        {t('toRegister')}
      </ButtonLink>
      <p className="mt-2 text-center text-sm text-ink-2">{t('thenApply')}</p>
      <h2 className="mt-8 mb-4 text-xl">{t('withAccount')}</h2>
    </div>
  )
}
