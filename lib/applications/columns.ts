import {
  type Application,
  type ApplicationEvent,
  type BoardStage,
  type Stage,
  stageAfter,
  stateAfter,
} from './application'

type Columns = readonly BoardStage[]

/** The application with an id, in any column. */
export function find(columns: Columns, id: string): Application | undefined {
  for (const { items } of columns) {
    const found = items.find((item) => item.id === id)
    if (found) return found
  }
  return undefined
}

/** Moves an application to its current column and keeps the counts; one that stays in its column keeps its position. */
export function place(columns: Columns, application: Application): BoardStage[] {
  const { id, stage: into } = application
  return columns.map((column) => {
    const stands = column.items.some((item) => item.id === id)
    if (column.stage !== into) {
      if (!stands) return column
      return { ...column, count: column.count - 1, items: column.items.filter((item) => item.id !== id) }
    }
    if (stands) return { ...column, items: column.items.map((item) => (item.id === id ? application : item)) }
    // Ids are ordered by time; newest first.
    const items = [...column.items, application].sort((a, b) => (a.id < b.id ? 1 : -1))
    return { ...column, count: column.count + 1, items }
  })
}

/** An application as it will be once the service agrees; until then only `view` allows further events. */
export const expected = (application: Application, event: ApplicationEvent): Application => ({
  ...application,
  state: stateAfter[event],
  stage: stageAfter[event],
  isKnown: false,
  isBeingTold: false,
  toldAt: null,
  events: event === 'view' ? application.events.filter((other) => other !== 'view') : [],
})

/** Whose own answer or withdrawal a newer board shows, among those whose names are known. */
export function answersSince(before: Columns, now: Columns): Application[] {
  return before.flatMap(({ items }) =>
    items.flatMap(({ id, state }) => {
      const application = find(now, id)
      if (!application?.worker || application.state === state) return []
      const accepted =
        state === 'offered' && application.state === 'hired' && application.confirmedAt !== null
      const gone = application.state === 'offer_declined' || application.state === 'withdrawn'
      return accepted || gone ? [application] : []
    }),
  )
}

/** Adds the next page of a stage; applications already on the board stay where they are. */
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

/** The number of people on a board, including those not loaded yet. */
export const peopleOf = (columns: Columns): number => columns.reduce((sum, { count }) => sum + count, 0)
