'use client'

import { useState } from 'react'
import type { TypedCard } from '@/lib/orders/card-token'
import { cardBrandOf, codeLengthOf, expiryOf, isExpired } from '@/validators/card-brand'
import { isCardNumber } from '@/validators/card-number'

export const cardFields = ['number', 'expiry', 'code', 'name'] as const
export type CardFieldName = (typeof cardFields)[number]
export type CardFault = 'required' | 'format' | 'past' | 'code_length'

type Values = Readonly<Record<CardFieldName, string>>
const empty: Values = { number: '', expiry: '', code: '', name: '' }

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What is wrong with a field of a card; null for one that is right. */
export function cardFaultOf(name: CardFieldName, values: Values, now: Date): CardFault | null {
  const text = values[name].trim()
  if (text === '') return 'required'
  if (name === 'number') return isCardNumber(digitsOf(text)) ? null : 'format'
  if (name === 'code') {
    const length = codeLengthOf(cardBrandOf(digitsOf(values.number)))
    return digitsOf(text).length === length ? null : 'code_length'
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
  const now = new Date()
  const faults = Object.fromEntries(
    cardFields.map((name) => [name, left.includes(name) ? cardFaultOf(name, values, now) : null]),
  ) as Readonly<Record<CardFieldName, CardFault | null>>
  return {
    values,
    faults,
    brand: cardBrandOf(digitsOf(values.number)),
    set: (name: CardFieldName, text: string) => setValues((before) => ({ ...before, [name]: text })),
    leave: (name: CardFieldName) => setLeft((before) => [...new Set([...before, name])]),
    /** The card, or null after `onFault` was called with its first faulty field. */
    check(onFault: (name: CardFieldName) => void): TypedCard | null {
      setLeft(cardFields)
      const first = cardFields.find((name) => cardFaultOf(name, values, new Date()))
      const expiry = expiryOf(values.expiry)
      if (first || !expiry) {
        onFault(first ?? 'expiry')
        return null
      }
      return {
        name: values.name.trim(),
        number: digitsOf(values.number),
        expirationMonth: expiry.month,
        expirationYear: expiry.year,
        securityCode: digitsOf(values.code),
      }
    },
  }
}

export type TypedCardState = ReturnType<typeof useTypedCard>
