'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { segmentClass } from './segment-class'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type TabsProps = {
  tabs: readonly Tab[]
  /** The name of the row of tabs for screen readers. */
  label: string
  first?: string
}

/**
 * Panels of which one is visible, selected by mouse, touch or arrow keys (WAI-ARIA tabs, automatic activation). Hidden
 * panels stay in the page, so that nothing typed in them is lost.
 */
export function Tabs({ tabs, label, first }: TabsProps) {
  const baseId = useId()
  const [active, setActive] = useState(first ?? tabs[0]?.id)
  const row = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === active)
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setActive(tabs[target]?.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="mb-6 flex gap-1 rounded-control bg-well p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}-tab`}
            aria-selected={tab.id === active}
            aria-controls={`${baseId}-${tab.id}`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => setActive(tab.id)}
            className={segmentClass(tab.id === active)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-${tab.id}`}
          aria-labelledby={`${baseId}-${tab.id}-tab`}
          hidden={tab.id !== active}
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}
