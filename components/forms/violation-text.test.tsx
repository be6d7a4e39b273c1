import { describe, expect, test } from '@jest/globals'
import messages from '@/messages/th.json' with { type: 'json' }
import { ruleNames } from '@/validators/violation'

describe('sentences of the rules', () => {
  test('every rule has one, and no sentence is without a rule', () => {
    expect(Object.keys(messages.validation).sort()).toEqual([...ruleNames].sort())
  })
})
