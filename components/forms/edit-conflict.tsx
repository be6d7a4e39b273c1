'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** One field as the person typed it and as somebody else saved it meanwhile. */
export type ConflictRow = { readonly label: string; readonly mine: string; readonly theirs: string }

type EditConflictProps = {
  open: boolean
  /** Every field; only those that differ are shown. */
  rows: readonly ConflictRow[]
  /** What else happened meanwhile, in a sentence. */
  news?: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** After a conflict: both versions side by side, and the person chooses. Closing it keeps what was typed. */
export function EditConflict({ open, rows, news, onKeepMine, onTakeTheirs, onClose }: EditConflictProps) {
  const t = useTranslations('editing.conflict')
  const different = rows.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('keepMine')}</Button>
        </>
      }
    >
      {news && <p className="mb-4 font-medium">{news}</p>}
      {different.length === 0 ? (
        <p>{t('same')}</p>
      ) : (
        <>
          <p className="mb-4 text-ink-2">{t('explain')}</p>
          <table className="w-full table-fixed text-left text-sm">
            <thead className="text-ink-3">
              <tr>
                <th scope="col" className="w-1/4 py-1 pr-2 font-medium">
                  {t('field')}
                </th>
                <th scope="col" className="py-1 pr-2 font-medium">
                  {t('mine')}
                </th>
                <th scope="col" className="py-1 font-medium">
                  {t('theirs')}
                </th>
              </tr>
            </thead>
            <tbody>
              {different.map(({ label, mine, theirs }) => (
                <tr key={label} className="border-t border-line align-top">
                  <th scope="row" className="py-2 pr-2 font-medium">
                    {label}
                  </th>
                  <td className="py-2 pr-2 whitespace-pre-line">{mine || t('empty')}</td>
                  <td className="py-2 whitespace-pre-line">{theirs || t('empty')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  )
}
