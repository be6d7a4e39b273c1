'use client'

import { useTranslations } from 'next-intl'
import { EditConflict } from '@/components/forms/edit-conflict'
import type { TaxRefundFields } from '@/lib/tax-refunds/requests'
import type { BankCode } from '@/validators/banks'

type RefundConflictProps = {
  /** The refund as somebody else saved it. */
  current: TaxRefundFields
  mine: TaxRefundFields
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both versions of a refund after a conflict; the numbers of accounts are not compared, because not both are shown. */
export default function RefundConflict({ current, mine, ...actions }: RefundConflictProps) {
  const t = useTranslations('taxRefunds.form')
  const banks = useTranslations('taxRefunds.banks')
  const bankOf = ({ bank }: TaxRefundFields) => (bank ? banks(bank as BankCode) : '')
  const rows = [
    { label: t('number'), mine: mine.certificateNumber, theirs: current.certificateNumber },
    { label: t('date'), mine: mine.certificateDate, theirs: current.certificateDate },
    { label: t('bank'), mine: bankOf(mine), theirs: bankOf(current) },
    { label: t('accountName'), mine: mine.accountName, theirs: current.accountName },
  ]
  return <EditConflict open rows={rows} {...actions} />
}
