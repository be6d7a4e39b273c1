/** Says for whom the stream was opened: browsers open one again by themselves, with any session. */
export const streamFor = 'for'

/** The id of the event after which a stream continues that another tab had: no header of an EventSource says it. */
const streamAfter = 'after'

/** The address at which a browser opens a stream. */
export function streamAddress(path: string, owner: string | undefined, lastEventId: string | null): string {
  const parameters = new URLSearchParams({
    ...(owner !== undefined && { [streamFor]: owner }),
    ...(lastEventId !== null && { [streamAfter]: lastEventId }),
  })
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** The event after which a browser continues: the one its own stream had last, else that of another tab. */
export const lastEventIdOf = ({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null =>
  headers.get('Last-Event-ID') ?? new URL(url).searchParams.get(streamAfter)
