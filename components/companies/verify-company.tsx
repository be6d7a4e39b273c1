'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { askRegistry, type RegistryAnswer } from '@/lib/companies/registry'
import { CompanyDetailsForm } from './company-details-form'
import { CompanyNumberForm } from './company-number-form'
import { TakenNumber, type TypedCompany } from './taken-number'

type VerifyCompanyProps = {
  uid: string
  /** The fields of `address`, composed by the page. */
  addressFields: ReactNode
}

type Asked = {
  readonly juristicId: string
  readonly answer: RegistryAnswer
  readonly byHand: boolean
  /** What was to be confirmed, once its number turned out to be somebody's. */
  readonly taken: TypedCompany | null
  readonly forget: () => void
}

/** From the 13-digit number to a confirmed company; whatever the registry does, there is a way on. */
export function VerifyCompany({ uid, addressFields }: VerifyCompanyProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  if (!asked) {
    return (
      <CompanyNumberForm
        uid={uid}
        onAnswer={(juristicId, answer, forget) =>
          setAsked({ juristicId, answer, byHand: false, taken: null, forget })
        }
      />
    )
  }
  const { juristicId, answer, byHand, taken } = asked
  if (taken) {
    return (
      <TakenNumber
        uid={uid}
        company={taken}
        onBack={() => setAsked({ ...asked, taken: null })}
        onDone={() => {
          asked.forget()
          setAsked(null)
        }}
      />
    )
  }
  const found = answer.kind === 'found' && answer.company.active && !byHand ? answer : null
  if (found || byHand) {
    return (
      <div className="grid gap-5">
        {!found && <ByHandNotice juristicId={juristicId} onChangeNumber={() => setAsked(null)} />}
        <CompanyDetailsForm
          key={juristicId}
          uid={uid}
          juristicId={juristicId}
          registered={found}
          addressFields={addressFields}
          onChangeNumber={() => setAsked(null)}
          onConfirmed={asked.forget}
          onTaken={(company) => setAsked({ ...asked, taken: company })}
        />
      </div>
    )
  }
  return (
    <NoAnswer
      juristicId={juristicId}
      answer={answer}
      onRetry={async () => setAsked({ ...asked, answer: await askRegistry(juristicId) })}
      onByHand={() => setAsked({ ...asked, byHand: true })}
      onChangeNumber={() => setAsked(null)}
    />
  )
}

type Leave = { juristicId: string; onChangeNumber: () => void }

function ByHandNotice({ juristicId, onChangeNumber }: Leave) {
  const t = useTranslations('companies.byHand')
  return (
    <Alert
      tone="mango"
      title={t('title', { juristicId })}
      action={
        <Button variant="secondary" size="sm" onClick={onChangeNumber}>
          {t('changeNumber')}
        </Button>
      }
    >
      {t('explain')}
    </Alert>
  )
}

type NoAnswerProps = Leave & {
  answer: RegistryAnswer
  onRetry: () => Promise<void>
  onByHand: () => void
}

/** The registry does not know the number, says the company has ended, or does not answer. */
function NoAnswer({ juristicId, answer, onRetry, onByHand, onChangeNumber }: NoAnswerProps) {
  const t = useTranslations('companies')
  const [retrying, setRetrying] = useState(false)
  const reason =
    answer.kind === 'found' ? 'ended' : answer.kind === 'unknown' ? 'unknown' : ('unavailable' as const)
  const retry = async () => {
    setRetrying(true)
    await onRetry()
    setRetrying(false)
  }
  return (
    <Alert
      live
      tone={reason === 'ended' ? 'chilli' : 'mango'}
      title={t(`${reason}.title`, { juristicId })}
      action={
        <div className="flex flex-wrap gap-3">
          {reason === 'unavailable' ? (
            <Button size="sm" loading={retrying} onClick={retry}>
              {t('retry')}
            </Button>
          ) : (
            <Button size="sm" onClick={onChangeNumber}>
              {t('changeNumber')}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={onByHand}>
            {t('continueByHand')}
          </Button>
        </div>
      }
    >
      {answer.kind === 'found' && (
        <p>
          {answer.company.nameTh} · {answer.company.status}
        </p>
      )}
      {t(`${reason}.explain`)}
    </Alert>
  )
}
