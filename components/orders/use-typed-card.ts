'use client'

import { useState } from 'react'
import type { CardFieldName, TypedCard } from '@/lib/orders/card-token'
import {
  cardBrandOf,
  cardDigits,
  codeLengthOf,
  expiryOf,
  isExpired,
  tidyExpiry,
} from '@/validators/card-brand'
import { hasCheckDigit, isCardNumber } from '@/validators/card-number'
import { currentTime } from '@/validators/clock'

export const cardFields = ['number', 'expiry', 'code', 'name'] as const satisfies readonly CardFieldName[]
/** `refused`: by the provider, or the card's bank. */
export type CardFault = 'required' | 'format' | 'check_digit' | 'past' | 'code_length' | 'refused'

type Values = Readonly<Record<CardFieldName, string>>
const empty: Values = { number: '', expiry: '', code: '', name: '' }

/** What is wrong with a field of a card; null for one that is right. */
export function cardFaultOf(name: CardFieldName, values: Values, now: Date): CardFault | null {
  const text = values[name].trim()
  if (text === '') return 'required'
  if (name === 'number') {
    if (!isCardNumber(cardDigits(text))) return 'format'
    return hasCheckDigit(cardDigits(text)) ? null : 'check_digit'
  }
  if (name === 'code') {
    const length = codeLengthOf(cardBrandOf(cardDigits(values.number)))
    return cardDigits(text).length === length ? null : 'code_length'
  }
  if (name === 'expiry') {
    const expiry = expiryOf(text)
    if (!expiry) return 'format'
    return isExpired(expiry, now) ? 'past' : null
  }
  return null
}

/**
 * A card while it is typed, with the faults of the fields that were left. It lives in memory alone: in no draft, no
 * storage and no form that could be sent.
 */
export function useTypedCard() {
  const [values, setValues] = useState(empty)
  const [left, setLeft] = useState<readonly CardFieldName[]>([])
  const [refused, setRefused] = useState<CardFieldName | null>(null)
  const now = currentTime()
  const faultOf = (name: CardFieldName) =>
    name === refused ? 'refused' : left.includes(name) ? cardFaultOf(name, values, now) : null
  const faults = Object.fromEntries(cardFields.map((name) => [name, faultOf(name)])) as Readonly<
    Record<CardFieldName, CardFault | null>
  >
  return {
    values,
    faults,
    brand: cardBrandOf(cardDigits(values.number)),
    set(name: CardFieldName, text: string) {
      setValues((before) => ({ ...before, [name]: text }))
      if (name === refused) setRefused(null)
    },
    leave(name: CardFieldName) {
      setLeft((before) => [...new Set([...before, name])])
      if (name === 'expiry') setValues((before) => ({ ...before, expiry: tidyExpiry(before.expiry) }))
    },
    /** Says that the provider does not take what is in a field, until it is changed. */
    refuse: setRefused,
    /** The card, or null after `onFault` was called with its first faulty field. */
    check(onFault: (name: CardFieldName) => void): TypedCard | null {
      setLeft(cardFields)
      const first = cardFields.find((name) => cardFaultOf(name, values, currentTime()))
      const expiry = expiryOf(values.expiry)
      if (first || !expiry) {
        onFault(first ?? 'expiry')
        return null
      }
      return {
        name: values.name.trim(),
        number: cardDigits(values.number),
        expirationMonth: expiry.month,
        expirationYear: expiry.year,
        securityCode: cardDigits(values.code),
      }
    },
  }
}

export type TypedCardState = ReturnType<typeof useTypedCard>
