import { describe, expect, test } from '@jest/globals'
import { hiddenContacts } from '@/validators/testing/hidden-contacts'
import { maskedProfile } from '../workers/masking'
import type { WorkerProfile } from '../workers/repository'
import { sampleProfile } from '../workers/testing'
import { wordKeys } from './keys'
import { shownText } from './shown-text'

const profile: WorkerProfile = { ...sampleProfile, workExperiences: [] }

/** A job as a resume lists it. */
const job = (title: string, workplace: string): Pick<WorkerProfile, 'workExperiences'> => ({
  workExperiences: [{ workType: 'barista', title, workplace, startedOn: '2023-01-01', endedOn: null }],
})

const placesOfWords: Readonly<Record<string, (text: string) => WorkerProfile>> = {
  'given name': (text) => ({ ...profile, givenName: text }),
  district: (text) => ({ ...profile, district: text }),
  headline: (text) => ({ ...profile, headline: text }),
  about: (text) => ({ ...profile, about: text }),
  'about of a limited one': (text) => ({ ...profile, about: text, visibility: 'limited' }),
  education: (text) => ({ ...profile, education: text }),
  title: (text) => ({ ...profile, ...job(text, 'ร้านกาแฟ') }),
  workplace: (text) => ({ ...profile, ...job('บาริสต้า', text) }),
}

/** The keys of what a worker's page says of them. */
function keysOfPage(worker: WorkerProfile): string[] {
  const page = maskedProfile(worker, '2026-11-20')
  const jobs = page.workExperiences.flatMap(({ title, workplace }) => [title, workplace])
  return wordKeys(
    [page.headline, page.district, page.province, page.about, page.education, ...jobs].join(' '),
  )
}

const keysOfIndex = (worker: WorkerProfile): string[] =>
  wordKeys(shownText({ ...worker, experiences: worker.workExperiences }))

describe.each(Object.entries(hiddenContacts))('a resume with %s', (_, spellings) => {
  test.each(spellings)('is found by the words of its page alone, wherever it stands: %j', (text) => {
    for (const [place, write] of Object.entries(placesOfWords)) {
      expect([place, keysOfIndex(write(text))]).toEqual([place, keysOfPage(write(text))])
    }
  })
})

test('a number that begins in the name and ends in the headline is in neither', () => {
  const halves = { ...profile, givenName: 'ซีโร่ เอท', headline: 'วัน ทู ทรี โฟร์ ไฟฟ์ ซิก เซเว่น เอท ชงกาแฟ' }
  expect(keysOfIndex(halves)).toEqual(keysOfPage(halves))
})
