import { isOf } from './credentials'
import { GatewayError, notFound } from './gateway-error'
import { type Fields, textOf } from './input'
import type { Payments } from './payments'
import type { RecordStore } from './record-store'
import { type Charge, type Dispute, type DisputeStatus, newId } from './records'

const statuses: readonly DisputeStatus[] = ['open', 'pending', 'won', 'lost']
const isOpen = ({ status }: Dispute) => status === 'open' || status === 'pending'

/** The gateway's operations on disputes: what a buyer asked their card's issuer to take back. */
export class Disputes {
  readonly #store: RecordStore
  readonly #payments: Payments

  constructor(store: RecordStore, payments: Payments) {
    this.#store = store
    this.#payments = payments
  }

  /** A merchant's, newest last; of one status, or of those that are over, where asked for. */
  listOf(account: string, which?: string): Dispute[] {
    return this.#store.list('dispute').filter((dispute) => {
      if (!this.#isOf(account, dispute)) return false
      if (which === undefined) return true
      return which === 'closed' ? !isOpen(dispute) : dispute.status === which
    })
  }

  find(id: string): Dispute {
    const dispute = this.#store.find('dispute', id)
    if (!dispute) throw notFound('dispute', id)
    return dispute
  }

  /** The same for a merchant, to whom the disputes of others do not exist. */
  findOf(account: string, id: string): Dispute {
    const dispute = this.find(id)
    if (!this.#isOf(account, dispute)) throw notFound('dispute', id)
    return dispute
  }

  /** A buyer's bank opens a dispute about a paid charge. */
  open(charge: Charge, fields: Fields): Dispute {
    if (charge.status !== 'successful' || charge.disputeId) {
      throw new GatewayError(400, 'invalid_charge', 'charge cannot be disputed')
    }
    const dispute: Dispute = {
      kind: 'dispute',
      id: newId('dspt'),
      createdAt: new Date().toISOString(),
      chargeId: charge.id,
      amount: charge.amount,
      status: 'open',
      reasonCode: textOf(fields.reason_code) ?? 'goods_or_services_not_provided',
      message: null,
      closedAt: null,
    }
    this.#payments.putDispute(dispute, 'dispute.create', { ...charge, disputeId: dispute.id })
    return dispute
  }

  /** The merchant answers: the bank looks at it now. */
  answer(dispute: Dispute, fields: Fields): Dispute {
    return this.#change(dispute, 'dispute.update', {
      status: 'pending',
      message: textOf(fields.message) ?? dispute.message,
    })
  }

  /** The merchant gives in. */
  accept(dispute: Dispute): Dispute {
    return this.#change(dispute, 'dispute.accept', { status: 'lost', closedAt: new Date().toISOString() })
  }

  /** The bank decides. */
  decide(dispute: Dispute, status: unknown): Dispute {
    if (!statuses.includes(status as DisputeStatus) || status === 'open') {
      throw new GatewayError(400, 'bad_request', 'status must be pending, won or lost')
    }
    const closedAt = status === 'pending' ? null : new Date().toISOString()
    const key = closedAt ? 'dispute.close' : 'dispute.update'
    return this.#change(dispute, key, { status: status as DisputeStatus, closedAt })
  }

  #isOf(account: string, { chargeId }: Dispute): boolean {
    return isOf(account)(this.#payments.charge(chargeId))
  }

  #change(dispute: Dispute, key: string, change: Partial<Dispute>): Dispute {
    if (!isOpen(dispute)) throw new GatewayError(400, 'bad_request', `dispute is ${dispute.status}`)
    const changed = { ...dispute, ...change }
    this.#payments.putDispute(changed, key)
    return changed
  }
}
