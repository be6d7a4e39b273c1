import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/forms/problem-text'
import { useSignInAgain } from '@/components/forms/use-sign-in-again'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { Problem } from '@/lib/api/browser'

/** That the page hears nothing of its order until somebody signs in again, and where. */
export function SignedOut({ problem }: { problem: Problem }) {
  const t = useTranslations('orders.pay')
  const problemText = useProblemText()
  const signIn = useSignInAgain(problem)
  return (
    <Alert
      live
      tone="mango"
      title={problemText(problem)}
      action={signIn && <ButtonLink {...signIn} className="max-sm:w-full" />}
    >
      {t('signedOut')}
    </Alert>
  )
}
