import { describe, expect, test } from '@jest/globals'
import { pdfFault } from './inspect-pdf'
import { hidingPlaces } from './testing/hiding-places'

describe('something to run is found, or the file is not taken, in', () => {
  test.each(hidingPlaces.map((place) => [place.name, place] as const))('%s', (_name, { bytes }) => {
    expect(['pdf_active', 'pdf_unreadable']).toContain(pdfFault(bytes()))
  })
})
