import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { LogoMark } from '@/components/ui/logo'

type FooterProps = {
  /** Ways in and out for visitors; members have their navigation. */
  links?: boolean
}

/** The foot of public and member pages. */
export function Footer({ links = true }: FooterProps) {
  const t = useTranslations('layout')
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-sm text-ink-2">
        <p className="flex items-center gap-2.5">
          <LogoMark className="size-7" />
          {t('tagline')}
        </p>
        {links && (
          <nav aria-label={t('footerNavigation')}>
            <ul className="flex flex-wrap gap-x-6">
              <li>
                <FooterLink href="/">{t('home')}</FooterLink>
              </li>
              <li>
                <FooterLink href="/register">{t('register')}</FooterLink>
              </li>
              <li>
                <FooterLink href="/login">{t('signIn')}</FooterLink>
              </li>
            </ul>
          </nav>
        )}
        <p className="w-full text-ink-3">{t('copyright')}</p>
      </div>
    </footer>
  )
}

function FooterLink({ href, children }: { href: '/' | '/register' | '/login'; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
    >
      {children}
    </Link>
  )
}
