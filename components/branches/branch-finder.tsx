'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { lettersOver, longAria, TooLong } from '@/components/forms/too-long'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { ListFailure } from '@/components/ui/list-failure'
import { useLeaving } from '@/components/ui/use-dismissal'
import { usePages } from '@/components/ui/use-pages'
import type { BranchFilter, BranchPage } from '@/lib/branches/branch'
import { askBranches } from '@/lib/branches/requests'
import { longestSearch } from '@/validators/longest-search'

type BranchFinderProps = {
  open: boolean
  /** null for all branches. */
  chosenId: string | null
  onChoose: (branchId: string | null) => void
  onClose: () => void
}

const nothingYet: BranchPage & { filter: BranchFilter } = {
  items: [],
  nextCursor: null,
  filter: { state: 'active' },
}

/** Finds one of many branches by a part of its name, number or place. */
export default function BranchFinder({ open, chosenId, onChoose, onClose }: BranchFinderProps) {
  const t = useTranslations('branchSwitcher')
  const id = useId()
  useLeaving(open, onClose)
  const [typed, setTyped] = useState('')
  const pages = usePages(nothingYet, askBranches)
  const { shown, loading, error, search, more } = pages
  const find = (text: string) => {
    setTyped(text)
    if (!lettersOver(text, longestSearch)) search({ q: text.trim() || undefined, state: 'active' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first branches, loaded once
  useEffect(() => find(''), [])

  const choices = [{ id: null, name: t('all'), about: '' }, ...shown.items.map(choiceOf)]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('find')}
      actions={
        <Button variant="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <input
        type="search"
        value={typed}
        onChange={({ target }) => find(target.value)}
        aria-label={t('search')}
        placeholder={t('search')}
        {...longAria(id, { text: typed, limit: longestSearch })}
        enterKeyHint="search"
        className="control"
      />
      <TooLong id={id} text={typed} limit={longestSearch} />
      <ul aria-busy={loading === 'first'} className="mt-3">
        {choices
          .filter(({ id }) => id !== null || typed === '')
          .map(({ id, name, about }) => (
            <li key={id} className="border-line not-first:border-t">
              <button
                type="button"
                aria-pressed={id === chosenId}
                onClick={() => onChoose(id)}
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-well"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium break-words">{name}</span>
                  {about && <span className="block text-sm text-ink-3">{about}</span>}
                </span>
                {id === chosenId && <Icon name="check" className="size-5" />}
              </button>
            </li>
          ))}
      </ul>
      <p role="status" className="text-ink-2 not-empty:mt-2">
        {shown.items.length > 0 || loading === 'more'
          ? null
          : loading === 'first'
            ? t('loading')
            : error === null && t('nothing')}
      </p>
      <ListFailure list={pages} title={t('failed')} retryLabel={t('retry')} className="mt-3" />
      {shown.nextCursor && (
        <Button variant="secondary" block className="mt-3" loading={loading === 'more'} onClick={more}>
          {t('more')}
        </Button>
      )}
    </Dialog>
  )
}

const choiceOf = ({ id, name, address }: BranchPage['items'][number]) => ({
  id,
  name,
  about: `${address.district} ${address.province}`,
})
