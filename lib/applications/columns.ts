import {
  type Application,
  type ApplicationEvent,
  type BoardStage,
  type Stage,
  stageAfter,
  stateAfter,
} from './application'

type Columns = readonly BoardStage[]

/** The application of an id, wherever it stands. */
export function find(columns: Columns, id: string): Application | undefined {
  for (const { items } of columns) {
    const found = items.find((item) => item.id === id)
    if (found) return found
  }
  return undefined
}

/** Puts an application where it belongs now, and keeps the counts; one that stays in its column keeps its place. */
export function place(columns: Columns, application: Application): BoardStage[] {
  const { id, stage: into } = application
  return columns.map((column) => {
    const stands = column.items.some((item) => item.id === id)
    if (column.stage !== into) {
      if (!stands) return column
      return { ...column, count: column.count - 1, items: column.items.filter((item) => item.id !== id) }
    }
    if (stands) return { ...column, items: column.items.map((item) => (item.id === id ? application : item)) }
    // Ids are time-ordered, newest first.
    const items = [...column.items, application].sort((a, b) => (a.id < b.id ? 1 : -1))
    return { ...column, count: column.count + 1, items }
  })
}

/** An application as it will be once the service has agreed; until then only who was looked at can be asked more of. */
export const expected = (application: Application, event: ApplicationEvent): Application => ({
  ...application,
  state: stateAfter[event],
  stage: stageAfter[event],
  events: event === 'view' ? application.events.filter((other) => other !== 'view') : [],
})

/** Adds the next page of a stage; what stands on the board already is left where it is. */
export function append(
  columns: Columns,
  stage: Stage,
  page: { readonly items: readonly Application[]; readonly nextCursor: string | null },
): BoardStage[] {
  return columns.map((column) => {
    if (column.stage !== stage) return column
    const more = page.items.filter(({ id }) => !find(columns, id))
    return { ...column, items: [...column.items, ...more], nextCursor: page.nextCursor }
  })
}

/** The people of a board, whether they are shown yet or not. */
export const peopleOf = (columns: Columns): number => columns.reduce((sum, { count }) => sum + count, 0)
