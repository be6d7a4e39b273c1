'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '@/components/forms/use-draft'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { askRegistry, type RegistryAnswer } from '@/lib/companies/registry'
import { type CompanyKind, isPersonalKind } from '@/validators/company-kind'
import { CompanyDetailsForm } from './company-details-form'
import { CompanyNumberForm } from './company-number-form'
import { EmployerKind } from './employer-kind'
import { PersonForm } from './person-form'
import { TakenNumber, type TypedCompany } from './taken-number'

type VerifyCompanyProps = {
  uid: string
  /** The fields of `address`, supplied by the page. */
  addressFields: ReactNode
  /** What waits for the company; null leads to its first branch. */
  next: string | null
}

type Asked = {
  readonly juristicId: string
  readonly answer: RegistryAnswer
  readonly byHand: boolean
  /** The company that was to be confirmed, if its number turned out to be taken. */
  readonly taken: TypedCompany | null
  readonly forget: () => void
}

/** In whose name one hires, then either the look-up in the registry or the form of a person. */
export function VerifyCompany({ uid, addressFields, next }: VerifyCompanyProps) {
  const t = useTranslations('companies')
  const choice = useForm<{ kind: CompanyKind }>({ defaultValues: { kind: 'juristic_person' } })
  const { clear } = useDraft(choice, `company-kind:${uid}`)
  const kind = useWatch({ control: choice.control, name: 'kind' })
  const [asked, setAsked] = useState<Asked | null>(null)
  const isChoosing = asked === null
  return (
    <div className="grid gap-6">
      {isChoosing && <EmployerKind choice={choice} />}
      {isPersonalKind(kind) ? (
        <PersonForm
          key={kind}
          uid={uid}
          kind={kind}
          addressFields={addressFields}
          next={next}
          onConfirmed={clear}
        />
      ) : (
        <RegisteredCompany
          uid={uid}
          addressFields={addressFields}
          next={next}
          asked={asked}
          setAsked={setAsked}
        />
      )}
      {isChoosing && !isPersonalKind(kind) && <p className="text-sm text-ink-2">{t('standingAbout')}</p>}
    </div>
  )
}

type RegisteredCompanyProps = VerifyCompanyProps & {
  asked: Asked | null
  setAsked: (asked: Asked | null) => void
}

/** From the 13-digit number to a confirmed company; whatever the registry answers, there is a way to continue. */
function RegisteredCompany({ uid, addressFields, next, asked, setAsked }: RegisteredCompanyProps) {
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
          next={next}
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
      {answer.kind === 'found' && <p>{`${answer.company.nameTh} · ${answer.company.status}`}</p>}
      <p>{t(`${reason}.explain`)}</p>
    </Alert>
  )
}
