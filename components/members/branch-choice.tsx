'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldError, FieldHint } from '@/components/forms/field-frame'
import { lettersOver, longAria, TooLong } from '@/components/forms/too-long'
import { useField } from '@/components/forms/use-field'
import { Button } from '@/components/ui/button'
import type { BranchName } from '@/lib/members/member'
import { askBranches } from '@/lib/members/requests'
import { longestSearch } from '@/validators/longest-search'

/** From this number on there is a search; fewer branches are seen at a glance. */
const searchedFrom = 8

/** The branches of a branch manager: those chosen, and the results of a search. */
export function BranchChoice({ chosen }: { chosen: readonly BranchName[] }) {
  const t = useTranslations('members.branches')
  const { id, error, form, aria } = useField({ name: 'branchIds', label: t('label'), hint: t('hint') })
  const { field } = useController({ name: 'branchIds', control: form.control })
  const ids: readonly string[] = Array.isArray(field.value) ? field.value : []
  const [known, setKnown] = useState<readonly BranchName[]>(chosen)
  const [found, setFound] = useState<readonly BranchName[] | null>(null)
  const [isSearched, setIsSearched] = useState(false)
  const [failed, setFailed] = useState(false)
  const [q, setQ] = useState('')
  const asked = useRef('')

  const search = (text: string) => {
    asked.current = text
    setFailed(false)
    askBranches(text).then(
      (branches) => {
        if (asked.current !== text) return
        setFound(branches)
        setKnown((before) => [
          ...before,
          ...branches.filter((one) => !before.some(({ id }) => id === one.id)),
        ])
        if (branches.length >= searchedFrom) setIsSearched(true)
      },
      () => asked.current === text && setFailed(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first choices, loaded once
  useEffect(() => search(''), [])
  const find = (text: string) => {
    setQ(text)
    if (!lettersOver(text, longestSearch)) search(text)
  }
  const toggle = (branchId: string) => {
    field.onChange(ids.includes(branchId) ? ids.filter((other) => other !== branchId) : [...ids, branchId])
    void form.trigger('branchIds')
  }
  const shownIds = new Set([...ids, ...(found ?? []).map((branch) => branch.id)])
  const shown = known.filter((branch) => shownIds.has(branch.id))
  return (
    <fieldset className="min-w-0" aria-describedby={aria['aria-describedby']}>
      <legend className="mb-1 font-medium">{t('label')}</legend>
      <FieldHint id={id}>{t('hint')}</FieldHint>
      {isSearched && (
        <div className="mb-2">
          <input
            type="search"
            value={q}
            onChange={({ target }) => find(target.value)}
            aria-label={t('search')}
            placeholder={t('search')}
            {...longAria(`${id}-search`, { text: q, limit: longestSearch })}
            className="control"
          />
          <TooLong id={`${id}-search`} text={q} limit={longestSearch} />
        </div>
      )}
      <div className="grid max-h-64 overflow-y-auto rounded-control border border-line">
        {shown.map((branch, index) => (
          <label
            key={branch.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-line px-3 py-2 not-first:border-t hover:bg-well"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              checked={ids.includes(branch.id)}
              onChange={() => toggle(branch.id)}
              aria-invalid={aria['aria-invalid']}
              className="size-5.5 shrink-0 accent-primary"
            />
            <span className="min-w-0 break-words">{branch.name}</span>
          </label>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {failed ? t('failed') : found === null ? t('loading') : found.length === 0 ? t('nothing') : ''}
      </p>
      {failed && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => search(q)}>
          {t('retry')}
        </Button>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
