'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { type BuyerChoice, type OfferedPackage, purchasePath } from '@/lib/orders/order'

/** What is chosen where credit is bought. */
export type Choice = {
  readonly packageId: string
  readonly isByCard: boolean
  /** In whose name the order is; null for the head office. */
  readonly branchId: string | null
}

type ChoiceParts = {
  /** What is chosen at first, as the server read it from the address. */
  readonly served: () => Choice
  readonly packages: readonly OfferedPackage[]
  readonly buyers: readonly BuyerChoice[]
  readonly next: string | null
  /** Whether the address keeps what is chosen. */
  readonly isKept: boolean
}

/**
 * What somebody chose, kept in the address: a reload asks the server for it, and who comes back from another page finds
 * this one as the server made it before, so that it asks the address itself.
 */
export function useChoice({ served, packages, buyers, next, isKept }: ChoiceParts) {
  const [choice, setChoice] = useState(served)
  const [hasChosen, setChosen] = useState(false)
  const offer = packages.find(({ id }) => id === choice.packageId)
  const path = offer && purchasePath(next, offer, choice)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, of the address that the page was opened with
  useLayoutEffect(() => {
    const said = isKept ? choiceIn(location.search, packages, buyers) : null
    // What was pressed before the script counts more, and then the address is the one that the server read.
    if (said && JSON.stringify(said) !== JSON.stringify(served())) setChoice(said)
  }, [])
  useEffect(() => {
    // Not before something was chosen: the router learns of addresses only after the first effects of a page.
    if (isKept && hasChosen && path) history.replaceState(null, '', path + location.hash)
  }, [isKept, hasChosen, path])
  const choose = (change: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...change }))
    setChosen(true)
  }
  return { choice, choose }
}

/** The choice that an address names, or null for one that names no package that is offered. */
function choiceIn(
  search: string,
  packages: readonly OfferedPackage[],
  buyers: readonly BuyerChoice[],
): Choice | null {
  const said = new URLSearchParams(search)
  const offer = packages.find(({ kind, size }) => kind === said.get('kind') && `${size}` === said.get('size'))
  if (!offer) return null
  const branchId = said.get('branch')
  return {
    packageId: offer.id,
    isByCard: said.get('by') === 'card',
    branchId: buyers.some((buyer) => buyer.branchId === branchId) ? branchId : null,
  }
}
