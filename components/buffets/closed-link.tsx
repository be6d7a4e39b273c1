import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { LinkOutcome } from '@/components/ui/link-outcome'
import type { BuffetLink } from '@/lib/buffets/buffet-link'
import { formatDay } from '@/lib/dates/format-thai'

/** A sales link that gives nothing any more, with the reason and the one next step. */
export function ClosedLink({ link }: { link: BuffetLink }) {
  const t = useTranslations('buffetLink.closed')
  const { state, isOurs, company, until, activateBy } = link
  if (state === 'valid') return null
  const key = state === 'used' && isOurs ? 'usedByUs' : state
  const day = formatDay(new Date(key === 'usedByUs' && until ? until : activateBy))
  const isSignedIn = link.standing !== 'signed_out'
  return (
    <LinkOutcome
      illustration={key === 'usedByUs' ? 'verified' : 'broken-link'}
      title={t(`${key}.title`)}
      action={
        <ButtonLink
          href={key === 'usedByUs' ? '/my-credit' : isSignedIn ? '/dashboard' : '/'}
          size="lg"
          block
        >
          {t(key === 'usedByUs' ? 'credit' : isSignedIn ? 'dashboard' : 'home')}
        </ButtonLink>
      }
    >
      {t(`${key}.about`, { company: company ?? '', day })}
    </LinkOutcome>
  )
}

/** For an address without a token, or with one that was never made. */
export function NoLink({ reason }: { reason: 'none' | 'invalid' }) {
  const t = useTranslations('buffetLink.closed')
  return (
    <LinkOutcome
      illustration="broken-link"
      title={t(`${reason}.title`)}
      action={
        <ButtonLink href={reason === 'none' ? '/credit-package?kind=buffet' : '/'} size="lg" block>
          {t(reason === 'none' ? 'buy' : 'home')}
        </ButtonLink>
      }
    >
      {t(`${reason}.about`)}
    </LinkOutcome>
  )
}
