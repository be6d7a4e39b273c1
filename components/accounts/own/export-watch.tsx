'use client'

import useSWR from 'swr'
import { keptFresh } from '@/components/ui/kept-fresh'
import type { AccountKind } from '@/lib/accounts/account-requests'
import type { DataExport } from '@/lib/accounts/own-account'
import { latestExport } from '@/lib/accounts/own-account-requests'

const lookEveryMs = 2_000

export type ExportWatchProps = { kind: AccountKind; onLook: (copy: DataExport | null) => void }

/** Reports how far a copy of somebody's data is, while it is being made and the tab is visible. It renders nothing. */
export default function ExportWatch({ kind, onLook }: ExportWatchProps) {
  useSWR(['data-export', kind], () => latestExport(kind), {
    ...keptFresh(lookEveryMs),
    // The person is waiting for it, so this runs on save-data as well.
    refreshInterval: lookEveryMs,
    shouldRetryOnError: true,
    onSuccess: onLook,
  })
  return null
}
