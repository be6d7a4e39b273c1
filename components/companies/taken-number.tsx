'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { CompanyInput } from '@/validators/company'
import { AskToJoin } from './ask-to-join'
import StatementForm from './statement-form'

/** The company as typed or as registered, with the registry's signed answer if there is one. */
export type TypedCompany = CompanyInput & { readonly attestation?: string }

type TakenNumberProps = {
  uid: string
  company: TypedCompany
  onBack: () => void
  /** A request or claim was made, which the page shows from now on. */
  onDone: () => void
}

/** Explains that this number is already registered, and offers the options; the input is kept. */
export function TakenNumber({ uid, company, onBack, onDone }: TakenNumberProps) {
  const t = useTranslations('companies.taken')
  const [way, setWay] = useState<'join' | 'claim' | null>(null)
  const { name, juristicId } = company
  return (
    <div className="grid gap-4">
      <Alert
        live
        tone="sky"
        title={t('title')}
        action={
          <Button variant="secondary" size="sm" onClick={onBack}>
            {t('back')}
          </Button>
        }
      >
        <p>{t('explain', { name, juristicId })}</p>
        <p>{t('kept')}</p>
      </Alert>
      <Way way="join" isOpen={way === 'join'} onOpen={() => setWay('join')}>
        <AskToJoin uid={uid} juristicId={juristicId} onDone={onDone} />
      </Way>
      <Way way="claim" isOpen={way === 'claim'} onOpen={() => setWay('claim')}>
        <Claim uid={uid} company={company} onDone={onDone} />
      </Way>
    </div>
  )
}

type WayProps = { way: 'join' | 'claim'; isOpen: boolean; onOpen: () => void; children: ReactNode }

function Way({ way, isOpen, onOpen, children }: WayProps) {
  const t = useTranslations('companies.taken')
  return (
    <Card className="p-4 sm:p-5">
      <section aria-label={t(`${way}.title`)}>
        <h2 className="text-lg">{t(`${way}.title`)}</h2>
        <p className="mt-1 mb-4 text-ink-2">{t(`${way}.about`)}</p>
        {isOpen ? (
          children
        ) : (
          <Button variant={way === 'join' ? 'primary' : 'secondary'} block onClick={onOpen}>
            {t(`${way}.open`)}
          </Button>
        )}
      </section>
    </Card>
  )
}

/** Claims the number: the company is created without it, and sending documents is the next step. */
function Claim({ uid, company, onDone }: Pick<TakenNumberProps, 'uid' | 'company' | 'onDone'>) {
  const router = useRouter()
  const draftKey = `claim:${uid}:${company.juristicId}`
  return (
    <StatementForm
      as="claim"
      draftKey={draftKey}
      send={async ({ claimCompany }, { statement }) => {
        const creation = await claimCompany({ ...company, statement }, draftKey)
        return 'problem' in creation && creation.problem.code !== 'already_member' ? creation.problem : null
      }}
      onSent={() => {
        onDone()
        router.push('/profile-document')
        router.refresh()
      }}
    />
  )
}
