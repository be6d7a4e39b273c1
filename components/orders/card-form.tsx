'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { FormProblem } from '@/components/forms/form-problem'
import { useReady } from '@/components/forms/use-ready'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Problem } from '@/lib/api/browser'
import { unsentForm } from '@/lib/api/unsent-form'
import type { CardAccess } from '@/lib/config/card-access'
import { type CardFieldName, loadCardScript, type TokenFailure, tokenOf } from '@/lib/orders/card-token'
import type { Merchant, SavedCard } from '@/lib/orders/order'
import type { PaymentPlace } from '@/lib/orders/place'
import { type CardChoice, listSavedCards } from '@/lib/orders/requests'
import { isExpired } from '@/validators/card-brand'
import { currentTime } from '@/validators/clock'
import { CardLoading, type EarlyPress } from './card-loading'
import { NewCard } from './new-card'
import { usePlace } from './place'
import { SavedCards } from './saved-cards'
import { useTypedCard } from './use-typed-card'

export type CardPaymentProps = {
  access: CardAccess
  merchant: Merchant
  /** What is charged, as it is shown. */
  amount: string
  /** The remembered cards as the page came with them; null where it did not. */
  savedCards?: readonly SavedCard[] | null
  busy: boolean
  problem: Problem | null
  /** What the bank did not take of the card that was charged last, and the payment by it. */
  refused?: { readonly payment: string; readonly field: CardFieldName } | null
  onPay: (by: CardChoice) => Promise<void>
}

/** Chooses a remembered card or takes a new one, has the provider make a token of it, and pays. */
export default function CardForm({
  access,
  merchant,
  amount,
  savedCards = null,
  busy,
  problem,
  refused = null,
  onPay,
  early,
}: CardPaymentProps & { early: EarlyPress }) {
  const t = useTranslations('orders.card')
  const { name } = usePlace()
  const {
    data: saved,
    error,
    mutate,
  } = useSWR(['saved-cards', merchant], () => cardsOf(merchant, name), {
    revalidateOnFocus: false,
    ...(savedCards && { fallbackData: ofMerchant(savedCards, merchant) }),
  })
  const isReady = useReady()
  const [choice, setChoice] = useState<string | null>()
  // The first remembered card that is not over, until another one of them is chosen; null is a new card.
  const isAmong = choice === null || (choice !== undefined && saved?.some(({ id }) => id === choice))
  const chosen = isAmong ? (choice ?? null) : ((saved && usableOf(saved))?.id ?? null)
  const typed = useTypedCard()
  const [remember, setRemember] = useState(false)
  const [failure, setFailure] = useState<TokenFailure['failure'] | null>(null)
  const [isMaking, setMaking] = useState(false)
  const made = useRef<{ of: string; token: string }>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A failure is said when somebody pays.
    if (chosen === null) loadCardScript(access).catch(() => undefined)
  }, [access, chosen])

  const focus = (name: CardFieldName) =>
    form.current?.querySelector<HTMLElement>(`[data-field=${name}]`)?.focus()
  const refuse = (field: CardFieldName) => {
    typed.refuse(field)
    focus(field)
  }
  const hasSaved = saved && saved.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once of each payment
  useEffect(() => {
    if (!refused || !saved) return
    if (made.current) refuse(refused.field)
    // Somebody who has just come to the page reads first what became of the payment; it may have been a remembered card's.
    else if (!hasSaved) typed.refuse(refused.field)
    made.current = null
  }, [refused?.payment, !saved])
  const isThere = isReady && Boolean(saved || error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields come
  useEffect(() => {
    // Whoever went on to something else is not led back.
    if (isThere && early?.isPressed && document.activeElement === document.body) focus('number')
  }, [isThere])
  const payByNew = async () => {
    const card = typed.check(focus)
    if (!card) return
    setMaking(true)
    // A token is of one merchant, and another package may be another one's.
    const of = JSON.stringify([access.publicKey, card])
    const answer = made.current?.of === of ? { token: made.current.token } : await tokenOf(access, card)
    setMaking(false)
    if ('failure' in answer) {
      if (answer.failure === 'invalid_card' && answer.field) refuse(answer.field)
      else setFailure(answer.failure)
      return
    }
    // If the answer to the payment is lost, the same token asks for the same payment.
    made.current = { of, token: answer.token }
    await onPay({ token: answer.token, remember })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || isMaking) return
    setFailure(null)
    void (chosen === null ? payByNew() : onPay({ savedCardId: chosen }))
  }
  // Nothing can be typed before the script.
  if (!isThere) return <CardLoading amount={amount} early={null} />
  return (
    <form {...unsentForm} ref={form} noValidate autoComplete="on" onSubmit={submit} className="grid gap-4">
      {hasSaved && (
        <SavedCards
          cards={saved}
          chosen={chosen}
          // A phone app's pass pays by cards, and removes none.
          isRemovable={name === 'member'}
          onChoose={setChoice}
          onRemoved={() => mutate()}
        />
      )}
      {chosen === null && <NewCard typed={typed} remember={remember} onRemember={setRemember} />}
      {failure && <Alert live tone="chilli" title={t(`tokenFailures.${failure}`)} />}
      <FormProblem problem={problem} />
      <Button type="submit" variant="accent" size="lg" block loading={busy || isMaking}>
        {t('pay', { amount })}
      </Button>
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <Icon name="shield" className="mt-0.5 size-5 text-leaf" />
        {t('safe')}
      </p>
    </form>
  )
}

const usableOf = (cards: readonly SavedCard[]) =>
  cards.find(({ expirationMonth: month, expirationYear: year }) => !isExpired({ month, year }, currentTime()))

const cardsOf = async (merchant: Merchant, from: PaymentPlace['name']) =>
  ofMerchant(await listSavedCards(from), merchant)

const ofMerchant = (cards: readonly SavedCard[], merchant: Merchant) =>
  cards.filter((card) => card.merchant === merchant)
