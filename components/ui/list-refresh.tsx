'use client'

import { useId } from 'react'
import type { RefreshedList } from './list-watch'
import { useIdlePart } from './use-idle-part'

type ListRefreshProps<Page> = { list: RefreshedList<Page> }

const loadWatch = () => import('./list-watch')

/** Refreshes a list of `usePages` when the tab becomes visible or the network returns. It renders nothing. */
export function ListRefresh<Page>({ list }: ListRefreshProps<Page>) {
  const id = useId()
  const Watch = useIdlePart(loadWatch)
  return Watch && <Watch id={id} list={list as RefreshedList<unknown>} />
}
