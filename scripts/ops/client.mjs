import { PlainFailure } from '../stack/terminal.mjs'

/** The service refused the request; the message says why, in Thai and English. */
export class OpsRefusal extends Error {}

/** The addresses of `npm start`, and the sandbox's staff account. */
const sandbox = {
  api: 'http://127.0.0.1:4001',
  partimApi: 'http://127.0.0.1:4002',
  identity: 'http://127.0.0.1:4100',
  email: 'ops@demo.partim.example',
  password: 'Partim-demo-2569',
}

/**
 * A client for the services' staff operations: the job-post service's, and under `partim` the partim service's.
 * @param {Record<string, string | undefined>} env OPS_API_URL, OPS_PARTIM_API_URL and OPS_TOKEN, which default to those
 *   of the sandbox; OPS_IDENTITY_URL is another address of the sandbox's identity provider.
 */
export async function opsClient(env) {
  const token = env.OPS_TOKEN || (await sandboxToken(env))
  const partim = env.OPS_PARTIM_API_URL || (env.OPS_API_URL ? null : sandbox.partimApi)
  return { ...clientOf(env.OPS_API_URL || sandbox.api, token), partim: partim && clientOf(partim, token) }
}

/** @param {string} address @param {string} token */
function clientOf(address, token) {
  const api = address.replace(/\/$/, '')
  const call = async (method, path, body, version) => {
    const response = await reach(`${api}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(version && { 'if-match': `"${version}"` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => ({})))
    return response
  }
  return {
    get: async (path) => (await call('GET', path)).json(),
    post: async (path, body, version) => (await call('POST', path, body, version)).json(),
    file: async (path) => Buffer.from(await (await call('GET', path)).arrayBuffer()),
  }
}

/** @param {string} url @param {RequestInit} init */
async function reach(url, init) {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) })
  } catch {
    throw new PlainFailure(
      `ติดต่อ ${new URL(url).origin} ไม่ได้ · it does not answer: is npm start running, or OPS_API_URL set?`,
    )
  }
}

async function sandboxToken(env) {
  if (env.OPS_API_URL && !env.OPS_IDENTITY_URL)
    throw new PlainFailure('ต้องมี OPS_TOKEN คู่กับ OPS_API_URL · OPS_API_URL needs OPS_TOKEN')
  const identity = env.OPS_IDENTITY_URL || sandbox.identity
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=sandbox'
  const response = await reach(`${identity}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: sandbox.email, password: sandbox.password, returnSecureToken: true }),
  })
  const { idToken } = await response.json()
  if (!idToken)
    throw new PlainFailure(
      'ไม่มีบัญชีทีมงานในข้อมูลตัวอย่าง · the sandbox has no staff account: it was seeded by an earlier version (delete .data)',
    )
  return idToken
}

const sentences = {
  unauthenticated: 'ยังไม่ได้เข้าสู่ระบบ · not signed in',
  token_expired: 'โทเคนหมดอายุ · the token has expired',
  session_revoked: 'บัญชีถูกปิดหรือออกจากระบบแล้ว · the account was disabled or signed out',
  forbidden: 'บัญชีนี้ไม่ใช่ทีมงาน · this account has no ops claim',
  not_found: 'ไม่พบรายการนี้ · no such company, document, post, order or payment',
  open_posts_until_represented:
    'บริษัทยังไม่ยืนยันผู้แทน และมีประกาศเปิดครบจำนวนแล้ว · not represented, and has as many open posts as it may',
  dispute_open: 'มีข้อโต้แย้งเรื่องเลขนี้ ตัดสินด้วยคำสั่ง disputes · decided by the disputes commands',
  answer_awaited: 'ผู้ถือเลขยังมีเวลาตอบ ยังตัดสินให้ผู้โต้แย้งไม่ได้ · the holder still has time to answer',
  stale: 'ประกาศเปลี่ยนไปหลังจากที่คุณเปิดดู กรุณาเปิดดูอีกครั้งก่อนตัดสิน · the post has changed: look again',
  already_decided: 'เรื่องนี้ตัดสินไปแล้ว · it is decided already',
  holder_changed:
    'ขั้นที่ผู้ถือเลขยืนยันเปลี่ยนไปแล้ว เปิดดูใหม่ก่อนตัดสิน · the holder is proven otherwise by now: look again',
  credits_changed:
    'จำนวนเครดิตที่ยังไม่ใช้เปลี่ยนไปแล้ว เปิดดูใหม่ก่อนยืนยัน · another number of credits is unspent by now: look again',
  beyond_unspent:
    'เกินมูลค่าเครดิตที่ยังไม่ใช้ ถ้าตั้งใจให้เพิ่ม --beyond-unspent · more than unspent credits were paid with: add --beyond-unspent if that is meant',
  refund_in_progress: 'การคืนเงินครั้งก่อนยังไม่มีคำตอบจากผู้ให้บริการ · an earlier refund has no answer yet',
  tax_refund_approved:
    'ภาษีหัก ณ ที่จ่ายของคำสั่งซื้อนี้อนุมัติแล้วแต่ยังไม่โอน โอนหรือให้แก้ไขก่อน · its withheld tax is approved and not paid: pay it, or have it corrected, first',
  tax_refund_changed:
    'ยอดของคำสั่งซื้อเปลี่ยนหลังส่งคำขอ ห้ามโอน ให้แก้ไขหรือไม่อนุมัติ · the order’s money changed since it was sent: do not transfer; have it corrected, or reject it',
  not_refused_yet:
    'ลองคืนผ่านผู้ให้บริการก่อน โอนเองได้เมื่อผู้ให้บริการไม่คืน · try refunds make first: a transfer is for what the provider has refused',
  payment_disputed: 'ธนาคารกำลังพิจารณาข้อพิพาทของคำสั่งซื้อนี้ · the buyer’s bank disputes this order',
  company_closed:
    'บริษัทปิดแล้ว ให้เครดิตหรือให้แก้คำขอไม่ได้ · the company has closed: it gets no credit, and nobody is there to correct a request',
  company_taken: 'มีบริษัทอื่นได้รับการยืนยันด้วยเลขนี้แล้ว · another company was confirmed to have this number',
}

function refusalOf(status, { code, errors = [], current }) {
  if (code === 'wrong_state')
    return new OpsRefusal(
      `ทำขั้นนี้ไม่ได้ในสถานะ ${current?.verification ?? current?.state} · not possible in state ${current?.verification ?? current?.state}`,
    )
  if (errors.length > 0)
    return new OpsRefusal(
      `ข้อมูลไม่ครบหรือไม่ถูกต้อง · invalid: ${errors.map(({ field, rule }) => `${field} (${rule})`).join(', ')}`,
    )
  return new OpsRefusal(sentences[code] ?? `ทำรายการไม่สำเร็จ · refused: ${status} ${code ?? ''}`)
}
