/** An error as Omise answers it: HTTP status, code and message. */
export class GatewayError extends Error {
  override name = 'GatewayError'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  toJSON() {
    const location = `https://www.omise.co/api-errors#${this.code.replaceAll('_', '-')}`
    return { object: 'error', location, code: this.code, message: this.message }
  }
}

export function notFound(what: string, id: string): GatewayError {
  return new GatewayError(404, 'not_found', `${what} ${id} was not found`)
}
