import { get } from 'node:http'

/**
 * Reads server-sent events as a browser does (html.spec.whatwg.org, section 9.2): it connects again when a stream ends,
 * to the next of its addresses, with the id of the last event.
 * @param {{
 *   addresses: readonly string[],
 *   headers: Record<string, string>,
 *   heard: (event: { type: string, data: string }) => void,
 * }} options
 */
export function readEvents({ addresses, headers, heard }) {
  let turn = 0
  let lastId
  let isClosed = false
  let asked
  let refusals = 0
  let opened
  const openedOnce = new Promise((done) => {
    opened = done
  })

  const again = (after) => {
    if (isClosed) return
    turn += 1
    setTimeout(connect, after)
  }

  function connect() {
    if (isClosed) return
    let isOver = false
    const over = (after) => {
      if (isOver) return
      isOver = true
      again(after)
    }
    asked = get(
      addresses[turn % addresses.length],
      {
        agent: false,
        headers: {
          ...headers,
          accept: 'text/event-stream',
          ...(lastId !== undefined && { 'last-event-id': lastId }),
        },
      },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume()
          refusals += 1
          return over(500)
        }
        opened()
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          text += part
          for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
            take(text.slice(0, at))
            text = text.slice(at + 2)
          }
        })
        response.on('end', () => over(200))
        response.on('error', () => over(200))
        response.on('close', () => over(200))
      },
    )
    asked.on('error', () => over(200))
  }

  function take(block) {
    let type = 'message'
    const data = []
    for (const line of block.split('\n')) {
      const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
      if (field === 'event') type = value
      if (field === 'data') data.push(value)
      if (field === 'id') lastId = value
    }
    if (data.length > 0) heard({ type, data: data.join('\n') })
  }

  connect()
  return {
    opened: openedOnce,
    refusals: () => refusals,
    close: () => {
      isClosed = true
      asked?.destroy()
    },
  }
}
