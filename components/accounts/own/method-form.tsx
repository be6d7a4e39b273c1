'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import type { Me } from '@/lib/accounts/me'
import { noteSignInMethod, removeSignInMethod } from '@/lib/accounts/own-account-requests'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { User } from '@/lib/auth/identity-client'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { useAttempt } from '../use-attempt'
import { ProofField } from './proof-field'
import { provable } from './provable'
import { useProof } from './use-proof'

type MethodFormProps = {
  me: Me
  provider: SignInProvider
  onLinked: () => void
  onUnlinked: () => void
  onClose: () => void
}

/**
 * Adds a provider as a way of signing in, or removes it. Adding takes two steps, because a browser opens the provider's
 * window only in response to a press.
 */
function MethodForm({ me, provider, onLinked, onUnlinked, onClose }: MethodFormProps) {
  const t = useTranslations('account')
  const isLinked = me.signInMethods.includes(provider)
  const name = t(`providers.${provider}`)
  const { byPassword, prove } = useProof(me)
  const [user, setUser] = useState<User | null>(null)
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.proofSchema(byPassword)),
    { presentPassword: '' },
  )
  const { problem, attempt } = useAttempt(form)

  const submit = ({ presentPassword }: { presentPassword?: string }) =>
    attempt(async () => {
      if (isLinked) {
        await prove(presentPassword)
        await removeSignInMethod(me.kind, provider)
        return onUnlinked()
      }
      if (!user) return setUser(await prove(presentPassword))
      const client = await loadIdentityClient()
      await client.linkByPopup(user, provider)
      // The provider is already added; only the mail about it can fail here.
      await noteSignInMethod(me.kind, provider).catch(() => {})
      onLinked()
    })

  return (
    <Form id={`method-${provider}`} form={form} onSubmit={submit}>
      <ErrorSummary problem={problem} />
      {user ? <p role="status">{t('methods.ready', { provider: name })}</p> : <ProofField me={me} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>
          {isLinked
            ? t('methods.unlinkSubmit')
            : user
              ? t('methods.linkNow', { provider: name })
              : t('methods.proveFirst')}
        </SubmitButton>
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

export default provable(MethodForm)
