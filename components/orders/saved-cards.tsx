'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { radioCardClass } from '@/components/forms/radio-card-class'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { asProblem, type Problem } from '@/lib/api/browser'
import type { SavedCard } from '@/lib/orders/order'
import { removeSavedCard } from '@/lib/orders/requests'
import { isExpired } from '@/validators/card-brand'
import { currentTime } from '@/validators/clock'

type SavedCardsProps = {
  cards: readonly SavedCard[]
  /** The id of a card; null for a new one. */
  chosen: string | null
  isRemovable: boolean
  onChoose: (id: string | null) => void
  onRemoved: () => Promise<unknown>
}

const rowClass = `${radioCardClass} min-w-0 flex-1 basis-44`

/** The cards that the company had remembered, each removable, and a new one. */
export function SavedCards({ cards, chosen, isRemovable, onChoose, onRemoved }: SavedCardsProps) {
  const t = useTranslations('orders.card')
  const [removing, setRemoving] = useState<SavedCard | null>(null)
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{t('saved')}</legend>
      {cards.map((card) => (
        <div key={card.id} className="flex flex-wrap items-center gap-2">
          <label className={rowClass}>
            <input
              type="radio"
              name="card"
              checked={chosen === card.id}
              onChange={() => onChoose(card.id)}
              className="size-5 shrink-0 accent-ink"
            />
            <CardLines card={card} />
          </label>
          {isRemovable && (
            <Button
              variant="ghost"
              aria-label={t('remove', { brand: card.brand, lastDigits: card.lastDigits })}
              onClick={() => setRemoving(card)}
            >
              <Icon name="trash" />
            </Button>
          )}
        </div>
      ))}
      <label className={radioCardClass}>
        <input
          type="radio"
          name="card"
          checked={chosen === null}
          onChange={() => onChoose(null)}
          className="size-5 shrink-0 accent-ink"
        />
        <span className="font-medium">{t('another')}</span>
      </label>
      <Removal
        card={removing}
        onClose={() => setRemoving(null)}
        onRemoved={async (id) => {
          await onRemoved()
          if (chosen === id) onChoose(cards.find((card) => card.id !== id)?.id ?? null)
          setRemoving(null)
        }}
      />
    </fieldset>
  )
}

function CardLines({ card }: { card: SavedCard }) {
  const t = useTranslations('orders.card')
  const { brand, lastDigits, expirationMonth: month, expirationYear: year } = card
  const expiry = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
  const isOver = isExpired({ month, year }, currentTime())
  return (
    <span className="grid min-w-0 wrap-anywhere">
      <span className="font-medium tabular-nums">{t('named', { brand, lastDigits })}</span>
      <span className={isOver ? 'text-sm text-chilli' : 'text-sm text-ink-2'}>
        {t(isOver ? 'expired' : 'until', { expiry })}
      </span>
      <span className="text-sm text-ink-2">{t('addedBy', { name: card.addedBy })}</span>
    </span>
  )
}

type RemovalProps = {
  card: SavedCard | null
  onClose: () => void
  onRemoved: (id: string) => Promise<void>
}

function Removal({ card, onClose, onRemoved }: RemovalProps) {
  const t = useTranslations('orders.card.removal')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const remove = async () => {
    if (!card) return
    setBusy(true)
    setProblem(null)
    const { error, response } = await removeSavedCard(card.id)
    // Somebody else may have removed it.
    if (response.ok || response.status === 404) await onRemoved(card.id)
    else setProblem(asProblem(error, response))
    setBusy(false)
  }
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      size="confirm"
      title={t('title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={busy} onClick={remove}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{card && t('about', { brand: card.brand, lastDigits: card.lastDigits })}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
