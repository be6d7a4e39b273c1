import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import { harmlessPdf, pngOf } from '@/services/shared/uploads/testing/sample-files'
import { type Account, type Addresses, asPerson } from './account'
import type { Hand } from './fixtures'
import { stackAddresses } from './stack'
import { storeUpload, type Upload } from './stored-upload'
import { thai } from './thai'

const run = promisify(execFile)

/** Runs `npm run ops` against a test stack and returns its output. */
export async function ops(
  args: readonly string[],
  { jobPost, identity }: Pick<Addresses, 'jobPost' | 'identity'> = stackAddresses,
): Promise<string> {
  const script = fileURLToPath(new URL('../scripts/ops.mjs', import.meta.url))
  const env = { ...process.env, OPS_API_URL: jobPost, OPS_IDENTITY_URL: identity }
  const { stdout } = await run(process.execPath, [script, ...args], { env })
  return stdout
}

/** The section of the page for one kind of document. */
export const kindSection = (page: Page, kind: 'company_certificate' | 'director_id_card' | 'other') =>
  page.getByRole('region', { name: thai(`companyDocuments.kinds.${kind}.title`) })

/** Chooses files of one kind, as soon as the page's script accepts them. */
export async function choose(
  page: Page,
  kind: Parameters<typeof kindSection>[1],
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const input = kindSection(page, kind).locator('input[type="file"][multiple]')
  await expect(input).toBeEnabled()
  await input.setInputFiles(files)
}

export const certificate = { name: 'หนังสือรับรอง.pdf', mimeType: 'application/pdf', buffer: harmlessPdf() }
export const idCard = { name: 'บัตรกรรมการ.png', mimeType: 'image/png', buffer: pngOf(60, 40) }

type NewDocument = { kind: string; name: string; file: { mimeType: string; buffer: Buffer } }

/** Uploads and adds a document without the web, with the same requests that a browser sends. */
export async function addDocument(account: Account, { kind, name, file }: NewDocument): Promise<void> {
  const { jobPost } = stackAddresses
  const size = { fileType: file.mimeType, size: file.buffer.length }
  const asked = await asPerson<Upload>(account, `${jobPost}/v1/company/document-uploads`, { body: size })
  await storeUpload(asked.body, file.buffer, file.mimeType)
  const { fileName } = asked.body
  const document = { kind, name, fileName }
  const added = await asPerson(account, `${jobPost}/v1/company/documents`, { body: document })
  expect(added.status, JSON.stringify(added.body)).toBe(201)
}

/** Adds the documents every company needs, and sends them to staff. */
export async function sendDocuments(page: Page, hand: Hand) {
  await page.goto('/profile-document')
  for (const [kind, file] of [
    ['company_certificate', certificate],
    ['director_id_card', idCard],
  ] as const) {
    const section = kindSection(page, kind)
    await choose(page, kind, file)
    await expect(section.getByRole('link', { name: new RegExp(file.name) })).toBeVisible()
  }
  await hand.press(page.getByRole('button', { name: thai('companyDocuments.submit') }))
  await expect(page.getByText(thai('companies.notice.documents_submitted.title'))).toBeVisible()
}

/** Finds the id of a waiting company in the list that staff see. */
export async function waitingCompany(juristicId: string): Promise<string> {
  const list = await ops(['list'])
  const id = list
    .split('\n')
    .find((line) => line.includes(juristicId))
    ?.split(' ')[0]
  if (!id) throw new Error(`no company with ${juristicId} waits:\n${list}`)
  return id
}
