import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import type { CreditBalances } from '@/lib/credits/credit-balance'
import { daysUntil } from '@/lib/dates/format-thai'

type EndingCreditsProps = {
  balances: Pick<CreditBalances, 'buffetUntil'> & {
    jobPost: Pick<CreditBalances['jobPost'], 'available'>
    profileUnlock: Pick<CreditBalances['profileUnlock'], 'available'>
  }
  /** Whom to write to for a refund. */
  billingEmail: string
}

/** What a company loses with its last member, and what can be refunded before; nothing for one that has nothing left. */
export function EndingCredits({ balances, billingEmail }: EndingCreditsProps) {
  const [t, credits] = [useTranslations('account.deletion.credits'), useTranslations('credits')]
  const { jobPost, profileUnlock, buffetUntil } = balances
  if (jobPost.available === 0 && profileUnlock.available === 0 && !buffetUntil) return null
  return (
    <Alert tone="chilli" className="mb-4" title={t('title')}>
      <ul className="my-2 grid list-disc gap-1 pl-5">
        {jobPost.available > 0 && <li>{t('left', { kind: 'job_post', count: jobPost.available })}</li>}
        {profileUnlock.available > 0 && (
          <li>{t('left', { kind: 'profile_unlock', count: profileUnlock.available })}</li>
        )}
        {buffetUntil && (
          <li>{t('buffet', { left: credits('buffetDays', { days: daysUntil(new Date(buffetUntil)) }) })}</li>
        )}
      </ul>
      <p>{t('refund', { email: billingEmail })}</p>
      <p>
        <Link
          href="/business-policy#refunds"
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {t('policy')}
        </Link>
      </p>
    </Alert>
  )
}
