'use client'

import { useTranslations } from 'next-intl'
import { radioCardClass } from '@/components/forms/radio-card-class'

type MethodChoiceProps = {
  wantsCard: boolean
  onChoose: (wantsCard: boolean) => void
}

/** PromptPay, or a card. */
export function MethodChoice({ wantsCard, onChoose }: MethodChoiceProps) {
  const t = useTranslations('orders.card')
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{t('method')}</legend>
      {[false, true].map((isCard) => (
        <label key={String(isCard)} className={radioCardClass}>
          <input
            type="radio"
            name="method"
            checked={wantsCard === isCard}
            onChange={() => onChoose(isCard)}
            className="size-5 shrink-0 accent-ink"
          />
          <span className="grid min-w-0">
            <span className="font-medium">{t(isCard ? 'byCard' : 'byPromptPay')}</span>
            <span className="text-sm text-ink-2">{t(isCard ? 'byCardAbout' : 'byPromptPayAbout')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
