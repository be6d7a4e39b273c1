/** Protocols that a browser opens itself; a phone app has none of these. */
const browsersOwn: readonly string[] = [
  'about:',
  'blob:',
  'chrome:',
  'content:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'http:',
  'intent:',
  'javascript:',
  'mailto:',
  'sms:',
  'tel:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
]

/** True for the address of a phone app: https, or `scheme://` of its own; without user, query and fragment. */
export function isAppAddress(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\/[\w.~:/-]+$/.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return !browsersOwn.includes(protocol) && username === '' && password === ''
}
