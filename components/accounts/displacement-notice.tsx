'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Illustration } from '@/components/ui/illustration'
import { leaveTo } from '@/lib/accounts/leave-to'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { type Displacement, displacement } from '@/lib/auth/page-account'
import { SignInForm } from './sign-in-form'
import { useProviders } from './use-providers'

export type DisplacementNoticeProps = {
  displacement: Displacement
  /** The name of the page's owner, which is all that is told of them. */
  name: string | null
}

/** Says that a page is not its owner's any more, and offers the way back. */
export default function DisplacementNotice({ displacement: why, name }: DisplacementNoticeProps) {
  return why === 'company' ? <OtherCompany /> : <OtherAccount why={why} name={name} />
}

type OtherAccountProps = { why: Exclude<Displacement, 'company'>; name: string | null }

/** Covers the page, which is not to be seen by whoever is there, until its owner has signed in again on it. */
function OtherAccount({ why, name }: OtherAccountProps) {
  const t = useTranslations('displacement')
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  const providers = useProviders()

  useEffect(() => element.current?.showModal(), [])

  /** Signing in made the page its owner's again, unless it was yet another account. */
  const arrive = async () => {
    if (displacement() !== null) throw new ProblemError(localProblem('other_account'))
  }

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // Some browsers let nobody keep a dialog open for good.
      onClose={() => element.current?.showModal()}
      className="m-auto max-h-[100dvh] w-[calc(100%-2rem)] max-w-[416px] overflow-y-auto rounded-panel border border-line bg-card p-6 text-ink shadow-soft backdrop:bg-paper"
    >
      <Illustration name="account" className="mx-auto mb-4 h-24 w-32" />
      <h2 id={titleId} className="text-xl wrap-anywhere">
        {t(`${why}.title`)}
      </h2>
      <p className="mt-2 mb-5 text-ink-2 wrap-anywhere">
        {name === null ? t(`${why}.aboutUnnamed`) : t(`${why}.about`, { name })}
      </p>
      <SignInForm next="/" providers={providers} onSignedIn={arrive} />
      <Button variant="secondary" block className="mt-6" onClick={() => void leaveTo('/')}>
        {t(`${why}.leave`)}
      </Button>
      <p className="mt-2 text-center text-sm text-ink-3">{t('lost')}</p>
    </dialog>
  )
}

/** The same person has come to another company: they may still look at what they typed for the first one. */
function OtherCompany() {
  const t = useTranslations('displacement')
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('company.title')}
      size="confirm"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('company.stay')}
          </Button>
          <Button onClick={() => location.reload()}>{t('company.reload')}</Button>
        </>
      }
    >
      <p className="text-ink-2">{t('company.about')}</p>
    </Dialog>
  )
}
