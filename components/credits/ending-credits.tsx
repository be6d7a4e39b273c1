import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import type { CreditBalances } from '@/lib/credits/credit-balance'
import { daysUntil } from '@/lib/dates/format-thai'

type Balance = Pick<CreditBalances['jobPost'], 'available' | 'held'>

type EndingCreditsProps = {
  /** When it ends. */
  title: string
  balances: Pick<CreditBalances, 'buffetUntil'> & { jobPost: Balance; profileUnlock: Balance }
  /** Whom to write to for a refund. */
  billingEmail: string
}

/** Credits that are reserved come back as the company's posts end with it, and end then. */
const leftOf = ({ available, held }: Balance) => available + held

/** What a company loses with its last member, and what can be refunded before; nothing for one that has nothing left. */
export function EndingCredits({ title, balances, billingEmail }: EndingCreditsProps) {
  const [t, credits] = [useTranslations('account.deletion.credits'), useTranslations('credits')]
  const { buffetUntil } = balances
  const [jobPost, profileUnlock] = [leftOf(balances.jobPost), leftOf(balances.profileUnlock)]
  if (jobPost === 0 && profileUnlock === 0 && !buffetUntil) return null
  return (
    <Alert tone="chilli" className="mb-4" title={title}>
      <ul className="my-2 grid list-disc gap-1 pl-5">
        {jobPost > 0 && <li>{t('left', { kind: 'job_post', count: jobPost })}</li>}
        {profileUnlock > 0 && <li>{t('left', { kind: 'profile_unlock', count: profileUnlock })}</li>}
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
