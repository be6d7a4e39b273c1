import type { Merchant } from '../../shapes/payment-terms'

/** A card that the provider keeps for us, as the only one of its customer. */
export type KeptCard = {
  readonly customerId: string
  readonly brand: string
  readonly lastDigits: string
  readonly expirationMonth: number
  readonly expirationYear: number
}

export type CardToKeep = {
  readonly merchant: Merchant
  readonly token: string
  readonly companyId: string
  readonly savedCardId: string
}

/** The payment provider as far as it keeps cards. Each call throws ProviderRefusal or ProviderSilence. */
export interface CardKeeper {
  /** Keeps a card, which uses up its token. A silence does not say whether it is kept. */
  keepCard(asked: CardToKeep): Promise<KeptCard>
  /** The card that was kept for a saved card, however long its answer took; null where there is none. */
  findKeptCard(merchant: Merchant, savedCardId: string, since: Date): Promise<KeptCard | null>
  /** Removes a kept card; one that is gone already is no failure. */
  forgetCard(merchant: Merchant, customerId: string): Promise<void>
}
