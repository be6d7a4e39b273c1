'use client'

import useSWR from 'swr'
import { keptFresh } from './kept-fresh'

export type RefreshedList<Page> = {
  /** Asks for everything that is shown. */
  readonly askShown: () => Promise<Page>
  /** Shows the answer, unless the list was changed or searched meanwhile. */
  readonly showAgain: (page: Page) => void
}

type ListWatchProps = {
  /** Tells the lists of a page apart. */
  id: string
  list: RefreshedList<unknown>
}

/** Asks for a list again as SWR does; the list itself came with the page. It renders nothing. */
export default function ListWatch({ id, list: { askShown, showAgain } }: ListWatchProps) {
  useSWR(['list', id], askShown, { ...keptFresh(), revalidateOnMount: false, onSuccess: showAgain })
  return null
}
