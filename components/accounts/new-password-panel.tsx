'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { LinkOutcome } from '@/components/ui/link-outcome'
import { Spinner } from '@/components/ui/spinner'
import { applyPasswordReset, checkPasswordReset } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { type LinkState, linkStateOf } from './link-state'
import { NewPasswordForm } from './new-password-form'

type Stage =
  | { at: 'checking' }
  | { at: 'form'; email: string }
  | { at: 'done' }
  | { at: 'refused'; state: LinkState }

/** Sets a new password through a mailed link: checks the link first, then shows the form. */
export function NewPasswordPanel({ token }: { token: string }) {
  const t = useTranslations('newPassword')
  const [stage, setStage] = useState<Stage>({ at: 'checking' })

  const check = useCallback(async (): Promise<Stage> => {
    try {
      return { at: 'form', email: (await checkPasswordReset(token)).email }
    } catch (error) {
      return { at: 'refused', state: linkStateOf(problemFrom(error)) }
    }
  }, [token])

  useEffect(() => {
    let current = true
    void check().then((found) => {
      if (current) setStage(found)
    })
    return () => {
      current = false
    }
  }, [check])

  if (stage.at === 'checking') {
    return (
      <div role="status" className="flex flex-col items-center gap-4 py-8 text-center">
        <Spinner className="size-8 text-ink-3" />
        <h1 className="text-xl">{t('checking')}</h1>
      </div>
    )
  }
  if (stage.at === 'form') {
    return (
      <NewPasswordForm
        id="new-password"
        title={t('title')}
        about={t('forEmail', { email: stage.email })}
        onPassword={async (password) => {
          await applyPasswordReset(token, password)
          setStage({ at: 'done' })
        }}
      />
    )
  }
  if (stage.at === 'done') {
    return (
      <LinkOutcome
        illustration="verified"
        title={t('done.title')}
        action={
          <ButtonLink href="/login" size="lg" block>
            {t('toLogin')}
          </ButtonLink>
        }
      >
        {t('done.about')}
      </LinkOutcome>
    )
  }
  const unreachable = stage.state === 'offline' || stage.state === 'failed'
  const key = stage.state === 'verified' ? 'invalid' : stage.state
  return (
    <LinkOutcome
      illustration={unreachable ? 'offline' : 'broken-link'}
      title={t(`${key}.title`)}
      action={
        unreachable ? (
          <Button
            size="lg"
            block
            onClick={() => {
              setStage({ at: 'checking' })
              void check().then(setStage)
            }}
          >
            {t('tryAgain')}
          </Button>
        ) : (
          <ButtonLink href="/login" size="lg" block>
            {t('askAgain')}
          </ButtonLink>
        )
      }
    >
      {t(`${key}.about`)}
    </LinkOutcome>
  )
}
