'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

export type Chip = {
  readonly value: string
  readonly text: string
  readonly isChosen?: boolean
  readonly icon?: IconName
  /** What is read aloud after the text. */
  readonly spoken?: string
  /** The name it is sent by, where that is not the group's. */
  readonly name?: string
}

type ChipBoxesProps = {
  legend: string
  name?: string
  chips: readonly Chip[]
  /** What stands there besides. */
  children?: ReactNode
}

/**
 * Choices of a form as chips that are pressed or not; any number of them. It gets them as data, which is a third of what
 * their elements would weigh in a page.
 */
export function ChipBoxes({ legend, name: ofAll, chips, children }: ChipBoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {children}
        {chips.map(({ value, text, isChosen, icon, spoken, name = ofAll }) => (
          <label key={`${name} ${value}`} className="chip-box">
            <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
            {icon && <Icon name={icon} className="size-4.5" />}
            <span>{text}</span>
            {spoken && <span className="sr-only"> {spoken}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
