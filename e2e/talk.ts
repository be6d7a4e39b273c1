import { readFile } from 'node:fs/promises'
import { type Account, asPerson } from './account'
import { expect } from './fixtures'
import { publishedPost } from './job-posts'
import { stackAddresses } from './stack'
import { storeUpload, type Upload } from './stored-upload'
import { employerWithUnlocks, openWorker, unlocked } from './unlocks'

const { jobPost, partim } = stackAddresses

export type Side = 'company' | 'worker'

export const conversationsOf = (side: Side) =>
  `${partim}/v1/${side === 'company' ? 'company-conversations' : 'conversations'}`

/** How the worker of a conversation is named to the company, and the company to the worker. */
export const workerName = 'สมหญิง ใจดี'
/** How they are named where the company may not read their contact. */
export const maskedName = 'สมหญิง จ.'
export const companyName = 'ร้านครัวยายบัว'
const postTitle = 'พนักงานเสิร์ฟสุดสัปดาห์'

/** A company that unlocked a worker, with their conversation. */
export async function talkingPair() {
  const [employer, { account: worker, workerId }] = await Promise.all([employerWithUnlocks(1), openWorker()])
  await unlocked(employer, workerId)
  const begun = await asPerson<{ id: string }>(employer, conversationsOf('company'), { body: { workerId } })
  expect(begun.status).toBe(201)
  return { employer, worker, workerId, conversationId: begun.body.id }
}

type Pair = Awaited<ReturnType<typeof talkingPair>>

/** Invites the worker of a conversation to a post, which the two then talk about. */
export async function invited({ employer, workerId, conversationId }: Pair): Promise<void> {
  const postId = await publishedPost(employer, { branchId: employer.branchId, title: postTitle })
  const invite = `${jobPost}/v1/job-posts/${postId}/invites/${workerId}`
  expect((await asPerson(employer, invite, { method: 'PUT' })).status).toBe(200)
  await expectPost(employer, conversationId)
}

/** One service tells the other what the two talk about. */
async function expectPost(employer: Account, conversationId: string): Promise<void> {
  const path = `${conversationsOf('company')}/${conversationId}`
  const read = () => asPerson<{ post: { title: string } | null }>(employer, path, { method: 'GET' })
  await expect.poll(async () => (await read()).body.post?.title).toBe(postTitle)
}

/** Has the worker of a conversation apply for a post, so that the two may talk whatever becomes of the unlock. */
export async function applied({ employer, worker, conversationId }: Pair): Promise<void> {
  const jobPostId = await publishedPost(employer, { branchId: employer.branchId, title: postTitle })
  const body = { jobPostId, answers: [], birthDate: '1999-04-13' }
  expect((await asPerson(worker, `${jobPost}/v1/my/applications`, { body })).status).toBe(201)
  await expectPost(employer, conversationId)
}

/** Sends a message without the web, warned of or not. */
export async function say(account: Account, side: Side, conversationId: string, text: string): Promise<void> {
  const path = `${conversationsOf(side)}/${conversationId}/messages/${crypto.randomUUID()}`
  const { status } = await asPerson(account, path, { method: 'PUT', body: { text, isConfirmed: true } })
  expect(status).toBeLessThan(300)
}

/** Sends what a message may carry without the web. */
export async function carry(
  account: Account,
  side: Side,
  conversationId: string,
  attachment: object,
): Promise<void> {
  const path = `${conversationsOf(side)}/${conversationId}/messages/${crypto.randomUUID()}`
  const { status, body } = await asPerson(account, path, {
    method: 'PUT',
    body: { text: '', isConfirmed: false, attachment },
  })
  expect(status, JSON.stringify(body)).toBe(200)
}

type SentFile = { readonly fileType: string; readonly name?: string } & (
  | { readonly path: string }
  | { readonly bytes: Uint8Array }
)

/** Uploads a file without the web and sends it. */
export async function sendFile(
  account: Account,
  side: Side,
  conversationId: string,
  file: SentFile,
): Promise<void> {
  const { fileType, name } = file
  const bytes = 'path' in file ? await readFile(file.path) : file.bytes
  const permitted = await asPerson<Upload>(account, `${conversationsOf(side)}/${conversationId}/uploads`, {
    body: { fileType, size: bytes.length },
  })
  expect(permitted.status).toBe(200)
  await storeUpload(permitted.body, bytes, fileType)
  await carry(account, side, conversationId, {
    kind: 'file',
    fileName: permitted.body.fileName,
    ...(name && { name }),
  })
}

/** What has arrived in a conversation, in its order. */
export async function arrived(account: Account, side: Side, conversationId: string): Promise<string[]> {
  const path = `${conversationsOf(side)}/${conversationId}/messages?limit=50`
  const { body } = await asPerson<{ items: { text: string }[] }>(account, path, { method: 'GET' })
  return body.items.map(({ text }) => text)
}

/** Blocks a conversation without the web. */
export async function block(account: Account, side: Side, conversationId: string): Promise<void> {
  const path = `${conversationsOf(side)}/${conversationId}/block`
  expect((await asPerson(account, path, { method: 'PUT' })).status).toBe(200)
}
