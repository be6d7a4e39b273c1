/** Replaces the part of the provider's browser script (cdn.omise.co/omise.js) that turns a card into a token. */
export function omiseScript(address: string): string {
  return `(() => {
  let publicKey = ''
  const create = (kind, body, callback) =>
    fetch(${JSON.stringify(address)} + '/' + kind + 's', {
      method: 'POST',
      headers: { authorization: 'Basic ' + btoa(publicKey + ':'), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      async (response) => callback(response.status, await response.json()),
      () => callback(0, { object: 'error', code: 'network_error', message: 'network error' }),
    )
  window.Omise = {
    setPublicKey: (key) => { publicKey = key },
    createToken: (type, data, callback) => create('token', { [type]: data }, callback),
    createSource: (type, data, callback) => create('source', { type, currency: 'THB', ...data }, callback),
  }
})()
`
}
