import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Tabs } from '@/components/ui/tabs'
import type { pickMessages } from '@/lib/i18n/pick-messages'
import { LazyForm } from './lazy-form'
import { StaticRegisterForm, StaticSignInForm } from './static-forms'

type AccountCardProps = { messages: Awaited<ReturnType<typeof pickMessages>> }

/** Registration and sign-in on the page itself, one tab each. */
export function AccountCard({ messages }: AccountCardProps) {
  const t = useTranslations('home')
  return (
    <Card id="start" className="rounded-panel p-5 sm:p-7">
      <Tabs
        label={t('accountCard')}
        tabs={[
          {
            id: 'register',
            label: t('tabRegister'),
            panel: (
              <LazyForm form="register" messages={messages}>
                <StaticRegisterForm />
              </LazyForm>
            ),
          },
          {
            id: 'sign-in',
            label: t('tabSignIn'),
            panel: (
              <LazyForm form="sign-in" messages={messages}>
                <StaticSignInForm />
              </LazyForm>
            ),
          },
        ]}
      />
    </Card>
  )
}
