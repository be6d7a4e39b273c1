import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Tabs } from '@/components/ui/tabs'
import type { pickMessages } from '@/lib/i18n/pick-messages'
import { DeferredForm } from './deferred-form'
import { RegisterStandIn, SignInStandIn } from './stand-in'

type AccountCardProps = { messages: Awaited<ReturnType<typeof pickMessages>> }

/** Registration and sign-in in place, one tab each. */
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
              <DeferredForm form="register" messages={messages}>
                <RegisterStandIn />
              </DeferredForm>
            ),
          },
          {
            id: 'sign-in',
            label: t('tabSignIn'),
            panel: (
              <DeferredForm form="sign-in" messages={messages}>
                <SignInStandIn />
              </DeferredForm>
            ),
          },
        ]}
      />
    </Card>
  )
}
