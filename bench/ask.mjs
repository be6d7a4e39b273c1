import { request } from 'node:http'

/**
 * Asks for an address and reads the answer to its end; resolves with its status. `fetch` would cost the measuring
 * process more than many of the pages cost the server.
 * @param {string} address
 * @param {import('node:http').RequestOptions} options
 * @returns {Promise<number>}
 */
export const ask = (address, options) =>
  new Promise((resolve, reject) => {
    const asked = request(address, options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
