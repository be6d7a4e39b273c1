'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from '@/components/ui/link'
import type { BuyerChoice as Choice } from '@/lib/orders/order'
import { usePlace } from './place'

type BuyerChoiceProps = {
  buyers: readonly Choice[]
  chosen: string | null
  /** Whether the viewer may mend what is wrong. */
  canEdit: boolean
  /** Where mending it leads back to. */
  backTo: string
  onChoose: (branchId: string | null) => void
}

/** In whose name the order is: the company's head office, or one of its branches. */
export function BuyerChoice({ buyers, chosen, canEdit, backTo, onChoose }: BuyerChoiceProps) {
  const t = useTranslations('orders.buy')
  const id = useId()
  const { isBare } = usePlace()
  const current = buyers.find(({ branchId }) => branchId === chosen) ?? buyers[0]
  if (!current) return null
  const { name, taxId, branchNumber, address } = current.buyer
  const placeOf = ({ branchId, branchName, buyer }: Choice) =>
    branchId === null
      ? t('headOffice')
      : t('branchNamed', { number: buyer.branchNumber, name: branchName ?? '' })
  const edit = canEdit && (
    <Link
      href={`${chosen === null ? '/profile' : `/branch/edit/${chosen}`}?${new URLSearchParams({ next: backTo })}`}
      className="inline-flex min-h-11 items-center justify-self-start sm:min-h-8 rounded-control font-medium underline underline-offset-4"
    >
      {t('editCompany')}
    </Link>
  )
  return (
    <div className="grid gap-1.5 text-sm">
      {buyers.length > 1 ? (
        <>
          <label htmlFor={id} className="font-medium">
            {t('buyer')}
          </label>
          <select
            id={id}
            value={chosen ?? ''}
            onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
            className="min-h-11 w-full min-w-0 rounded-control border border-control bg-card px-3 text-base"
          >
            {buyers.map((choice) => (
              <option key={choice.branchId ?? ''} value={choice.branchId ?? ''}>
                {placeOf(choice)}
              </option>
            ))}
          </select>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-medium">{t('buyer')}</p>
          {edit}
        </div>
      )}
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        <span className="text-ink">{name}</span>{' '}
        {buyers.length === 1 && <span className="inline-block">{t('headOffice')}</span>}
        {buyers.length > 1 && branchNumber !== headOffice && (
          <span className="block">{t('branch', { number: branchNumber })}</span>
        )}
        <span className="block">{t('taxId', { number: taxId })}</span>
        <span className="block">
          {t(address.province === 'กรุงเทพมหานคร' ? 'addressInBangkok' : 'address', address)}
        </span>
      </p>
      {canEdit ? (
        buyers.length > 1 && edit
      ) : (
        <p className="text-ink-2">{t(isBare ? 'editElsewhere' : 'askToEdit')}</p>
      )}
    </div>
  )
}

const headOffice = '00000'
